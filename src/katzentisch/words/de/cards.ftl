card-back = verdeckte Karte

event-score = { $you ->
    [1] du ({ $score })
   *[other] { $name } ({ $score })
}
