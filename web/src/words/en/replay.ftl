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
