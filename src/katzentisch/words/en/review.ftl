# A finished game looked at again.
cli-review = Where a seat gave most away in a recorded game, and what the deal was worth.
cli-review-record = A .jsonl file with one record a line; - is standard input.
cli-review-seat = Whose decisions; seats are counted from 0.
cli-review-worlds = How many imagined deals for each decision; more take longer and tell more.
review-looking = Looking at it again
review-unreadable = This record can’t be reviewed: { $error }
review-going-on = This game isn’t over yet. Only finished games are reviewed.
review-worlds-range = --worlds goes from { $least } to { $most }.
review-title = { $game }: { $name } in review
review-no-choice = { $game } leaves nothing to decide, so there was nothing to give away. The cards did it all.
review-nothing = No decision gave anything away that could be told from chance. Well played.
review-decision = Entry { $at }: { $played } ({ $move }) Better: { $better } ({ $best }) Given away: { $given } of a win, ± { $within }.
review-more = { $count ->
    [one] One more decision gave away { $given }.
   *[other] { $count } more decisions gave away { $given } together.
  }
review-given = { $count ->
    [one] One decision gave away about { $given } of a win (± { $within }).
   *[other] Added up, { $count } decisions gave away about { $given } of a win (± { $within }).
  }
review-given-much = Added up, { $count } decisions gave away more than a whole win: each is judged as if the rest had been played well.
review-how = Judged from what the seat could know each time: imagined cards, played to the end by bots after every possible move. What the others’ moves tell is not weighed.
review-deal = The deal alone was worth { $luck } (± { $within }): among equal players these cards win { $deal } from this seat.
review-result = It became { $won } of a win where { $fair } were fair. The rest, { $rest }, is play, everybody’s, and chance after the deal.
