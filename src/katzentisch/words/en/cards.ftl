card-back = face-down card

event-score = { $you ->
    [1] you ({ $score })
   *[other] { $name } ({ $score })
}
