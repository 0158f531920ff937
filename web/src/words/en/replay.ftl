# Replaying a finished game.
replay-title = Replay
replay-loading = Loading the game…
replay-none = This game can’t be shown
replay-eyes = Point of view
replay-eyes-spectator = Spectator
replay-eyes-open = All cards face up
replay-word-log = Log
replay-word-review = Review
replay-word-more = Share
replay-log = Log
replay-earlier = Show earlier moves
replay-more = Share and check
replay-controls = Playback controls
replay-slider = Position in the game
replay-place = { $at ->
    [0] Start, of { $last } steps
   *[other] Step { $at } of { $last }
}
replay-play = Play
replay-pause = Pause
replay-back = Previous step
replay-forward = Next step
replay-before = Previous round
replay-next = Next round
replay-speed = Speed
replay-review = Review
replay-review-seat = Player
replay-review-thinking = Reviewing every decision…
replay-review-where = Costliest decisions
replay-review-all = Show all { $count }
replay-review-line = “{ $move }” instead of “{ $best }”: −{ $given }% chance of winning (± { $within })
replay-review-nothing = No decision cost a measurable chance of winning. Well played!
replay-review-no-choice = There are no decisions in this game, so there is nothing to review. It’s all in the cards.
replay-review-given = { $count ->
    [one] This decision cost about { $given }% of a win (± { $within }).
   *[other] These { $count } decisions together cost about { $given }% of a win (± { $within }).
}
replay-review-given-much = These { $count } decisions together cost more than a whole win, because each is rated as if the rest had been played well.
replay-review-luck = Luck
replay-review-deal = Among equally good players, these cards win { $deal } of 100 games from this seat (± { $within }). The average is { $fair }, so the deal was worth { $luck }%.
replay-review-result = { $won ->
    [0] The game was lost.
    [100] The game was won.
   *[other] The win was shared.
} Everyone’s play and luck after the deal made the difference ({ $rest }%).
replay-review-how = Based only on what { $name } could know at each point: possible deals, played out by bots after every legal move. What the other players’ moves reveal is not taken into account.
