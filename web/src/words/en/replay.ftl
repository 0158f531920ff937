# Watching a game once more.
replay-title = Watch again
replay-loading = The record is coming …
replay-none = This game can’t be shown
replay-eyes = Through whose eyes
replay-eyes-spectator = Spectator
replay-eyes-open = All open
replay-log = Log
replay-earlier = Earlier lines
replay-more = Share and check
replay-controls = Controls
replay-slider = Place in the game
replay-place = { $at ->
    [0] The beginning, of { $last }
   *[other] { $at } of { $last }
}
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-before = { $game ->
    [maus_pass_auf] To the hunt before
    [mau_mau] To the event before
   *[other] To the round before
}
replay-next = { $game ->
    [maus_pass_auf] To the next hunt
    [mau_mau] To the next event
   *[other] To the next round
}
replay-speed = Speed
replay-review = Review
replay-review-seat = Whose game
replay-review-thinking = Looking at every decision again …
replay-review-where = Where it went
replay-review-all = Show all { $count }
replay-review-line = “{ $move }” instead of “{ $best }”: { $given }% of a win (± { $within })
replay-review-nothing = No decision gave anything away that could be told from chance. Well played.
replay-review-no-choice = There was nothing to decide here, so there was nothing to give away. The cards did it all.
replay-review-given = { $count ->
    [one] One decision gave away about { $given }% of a win (± { $within }).
   *[other] Added up, { $count } decisions gave away about { $given }% of a win (± { $within }).
}
replay-review-given-much = Added up, { $count } decisions gave away more than a whole win: each is judged as if the rest had been played well.
replay-review-luck = Luck
replay-review-deal = The deal alone was worth { $luck }% (± { $within }): among equal players these cards win { $deal }% from this seat, fair would be { $fair }%.
replay-review-result = It became { $won }% of a win. The rest, { $rest }%, is play, everybody’s, and chance after the deal.
replay-review-how = From what { $name } could know each time: imagined cards, played to the end by bots after every possible move. What the others’ moves give away is not weighed.
