# Nach dem Spiel.
after-won-me = { $what ->
    [series] Du gewinnst die Serie
   *[game] Du gewinnst
}
after-won-one = { $what ->
    [series] { $name } gewinnt die Serie
   *[game] { $name } gewinnt
}
after-won-shared = { $what ->
    [series] { $names } teilen sich die Serie
   *[game] { $names } teilen sich den Sieg
}
after-won-shared-me = { $what ->
    [series] { $names } und du teilt euch die Serie
   *[game] { $names } und du teilt euch den Sieg
}
after-my-place = { $place ->
    [last] Platz { $rank } für dich. Auch Katzen fallen mal vom Tisch.
   *[middle] Platz { $rank } für dich.
}
after-game-of = Spiel { $number } von { $games }

after-standing = Ergebnis
after-head-rank = Platz
after-head-name = Name
after-head-mice = Mäuse
after-head-jokers = Joker
after-head-loss = Abzug
after-head-result = Ergebnis
after-head-cards-points = Karten
after-head-sum = Summe
after-head-chips = Chips
after-head-cards = Karten
after-head-left = Rest­karten
after-head-points = Punkte

after-story-end = Schluss: { $end }.
after-story-jokers = { $count ->
    [one] Die meisten Joker ({ $jokers }) hat { $names } und verliert fünf Mäuse.
   *[other] Die meisten Joker (je { $jokers }) haben { $names } und verlieren je fünf Mäuse.
}
after-story-no-jokers = Niemand hat einen Joker, also verliert niemand Mäuse.
after-story-fewer-jokers = Gleich viele Mäuse: Da zählen die wenigeren Joker.
after-story-saved-mice = { $count ->
    [one] Die besten Karten gingen an { $others }, aber { $names } hat die Mäuse zusammengehalten.
   *[other] Die besten Karten gingen an { $others }, aber { $names } haben die Mäuse zusammengehalten.
}
after-story-chips = Gleich viele Karten: Da entscheiden die Chips.
after-story-out = { $points ->
    [one] { $name } hat keine Karte mehr; auf den anderen Händen bleibt ein Punkt.
   *[other] { $name } hat keine Karte mehr; auf den anderen Händen bleiben { $points } Punkte.
}
after-story-nobody-out = Niemand wurde fertig; auf den Händen bleiben { $points } Punkte.

after-last-game = Das letzte Spiel
after-series = { $played ->
    [one] Serie: ein Spiel von { $games }
   *[other] Serie: { $played } Spiele von { $games }
}
after-series-table = Stand der Serie
after-replay-of = Spiel { $number } ansehen
after-next = Spiel { $number } beginnen
after-rematch = Revanche
after-wait = Sobald jemand am Tisch weiterspielt, geht es hier weiter.
after-replay = Noch mal ansehen
after-share = Link teilen
after-share-more = Wer diesen Link hat, kann das ganze Spiel ansehen, mit allen Karten.
after-record = Aufzeichnung
