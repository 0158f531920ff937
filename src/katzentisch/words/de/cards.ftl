card-back = verdeckte Karte

event-score = { $you ->
    [1] du ({ $score })
   *[other] { $name } ({ $score })
}
begins = { $you ->
    [1] Du beginnst.
   *[other] { $name } beginnt.
}
begins-lot = Ausgelost: { $begins }
