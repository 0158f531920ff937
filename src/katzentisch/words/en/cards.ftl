card-back = face-down card

event-score = { $you ->
    [1] you ({ $score })
   *[other] { $name } ({ $score })
}
begins = { $you ->
    [1] You begin.
   *[other] { $name } begins.
}
begins-lot = Drawn by lot: { $begins }
