# Review of a finished game.
cli-review = Show a seat’s costliest decisions in a recorded game, and how lucky its deal was.
cli-review-record = A .jsonl file with one record per line; - reads standard input.
cli-review-seat = The seat to review; seats are numbered from 0.
cli-review-worlds = Number of possible deals to play out for each decision. More take longer and are more accurate.
review-looking = Reviewing every decision
review-unreadable = This record can’t be reviewed: { $error }
review-going-on = This game isn’t over yet. Only finished games can be reviewed.
review-worlds-range = --worlds must be between { $least } and { $most }.
review-title = { $game }: review of { $name }
review-no-choice = There are no decisions in { $game }, so there is nothing to review. It’s all in the cards.
review-nothing = No decision cost a measurable chance of winning. Well played!
review-decision = Entry { $at }: { $played } ({ $move }) Better: { $better } ({ $best }) Cost: { $given } of a win, ± { $within }.
review-more = { $count ->
    [one] One more decision cost { $given }.
   *[other] { $count } more decisions cost { $given } together.
  }
review-given = { $count ->
    [one] The only decision cost about { $given } of a win (± { $within }).
   *[other] All { $count } decisions together cost about { $given } of a win (± { $within }).
  }
review-given-much = All { $count } decisions together cost more than a whole win, because each is rated as if the rest had been played well.
review-how = Based only on what the seat could know at each point: possible deals, played out by bots after every legal move. What the other players’ moves reveal is not taken into account.
review-deal = The deal was worth { $luck } (± { $within }): among equally good players, these cards win { $deal } of games from this seat.
review-result = The result was { $won } of a win, where { $fair } is average. The remaining { $rest } comes from everyone’s play and from luck after the deal.
