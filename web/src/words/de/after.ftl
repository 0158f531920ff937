# Nach der Partie.
after-won-me = { $what ->
    [series] Du gewinnst die Serie!
   *[game] Du gewinnst!
}
after-won-one = { $what ->
    [series] { $name } gewinnt die Serie
   *[game] { $name } gewinnt
}
after-won-shared = { $what ->
    [series] { $names } teilen sich den Seriensieg
   *[game] { $names } teilen sich den Sieg
}
after-won-shared-me = { $what ->
    [series] Du teilst dir den Seriensieg mit { $names }
   *[game] Du teilst dir den Sieg mit { $names }
}
after-my-place = Du bist auf Platz { $rank } gelandet.{ $place ->
    [last] {" "}Auch Katzen fallen mal vom Tisch.
   *[middle] {""}
}
after-game-of = Partie { $number } von { $games }

after-standing = Ergebnis
after-head-rank = Platz
after-head-name = Name
after-head-sum = Summe

after-story-end = Die Partie ist vorbei – { $end }.

after-tie-shared = { $names } teilen sich Platz { $rank }: Sie liegen gleichauf.
after-tie-broken = Gleichauf, aber { $names } vor { $others }: So wollen es die Regeln.
after-tie-series = { $names } teilen sich Platz { $rank }: In der Summe liegen sie gleichauf.
after-aside = Tisch ansehen
after-open = Ergebnis zeigen

after-last-game = Letzte Partie
after-series = { $played ->
    [one] Serie: 1 von { $games } Partien
   *[other] Serie: { $played } von { $games } Partien
}
after-series-table = Stand der Serie
after-replay-of = Wiederholung von Partie { $number } ansehen
after-next = Partie { $number } starten
after-rematch = Revanche
after-wait = Sobald jemand am Tisch die nächste Partie startet, geht es hier weiter.
after-replay = Wiederholung ansehen
after-review = Analyse: Zeig mir die Momente
after-share = Link teilen
after-share-more = Wer diesen Link hat, kann die ganze Partie ansehen, mit allen Karten.
after-record = Partie herunterladen
after-lesson = Das war das Probespiel. Es zählt nicht, und seine Karten sind immer dieselben.
after-lesson-play = Jetzt richtig spielen
