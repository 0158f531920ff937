# Ein Spiel noch einmal ansehen.
replay-title = Noch mal ansehen
replay-loading = Die Aufzeichnung kommt …
replay-none = Dieses Spiel lässt sich nicht zeigen
replay-eyes = Mit wessen Augen
replay-eyes-spectator = Zuschauer
replay-eyes-open = Alles offen
replay-log = Verlauf
replay-earlier = Frühere Zeilen
replay-more = Teilen und prüfen
replay-controls = Steuerung
replay-slider = Stelle im Spiel
replay-place = { $at ->
    [0] Beginn, von { $last }
   *[other] { $at } von { $last }
}
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-before = { $game ->
    [maus_pass_auf] Zur Jagd davor
    [mau_mau] Zum Ereignis davor
   *[other] Zur Runde davor
}
replay-next = { $game ->
    [maus_pass_auf] Zur nächsten Jagd
    [mau_mau] Zum nächsten Ereignis
   *[other] Zur nächsten Runde
}
replay-speed = Tempo
replay-review = Rückblick
replay-review-seat = Wessen Spiel
replay-review-thinking = Ich sehe mir jede Entscheidung noch einmal an …
replay-review-where = Wo es geblieben ist
replay-review-all = Alle { $count } zeigen
replay-review-line = „{ $move }“ statt „{ $best }“: { $given } % eines Siegs (± { $within })
replay-review-nothing = Keine Entscheidung hat etwas verschenkt, das sich vom Zufall unterscheiden ließe. Gut gespielt.
replay-review-no-choice = Hier gab es nichts zu entscheiden, also auch nichts zu verschenken. Das waren ganz allein die Karten.
replay-review-given = { $count ->
    [one] Eine Entscheidung hat etwa { $given } % eines Siegs verschenkt (± { $within }).
   *[other] Zusammengezählt haben { $count } Entscheidungen etwa { $given } % eines Siegs verschenkt (± { $within }).
}
replay-review-given-much = Zusammengezählt haben { $count } Entscheidungen mehr als einen ganzen Sieg verschenkt: Jede wird beurteilt, als wäre sonst gut gespielt worden.
replay-review-luck = Glück
replay-review-deal = Die Karten allein waren { $luck } % wert (± { $within }): Unter Gleichen gewinnen sie auf diesem Platz { $deal } %, gerecht wären { $fair } %.
replay-review-result = Geworden sind es { $won } % eines Siegs. Der Rest, { $rest } %, ist Spiel, das eigene und das der anderen, und Zufall danach.
replay-review-how = Gerechnet aus dem, was { $name } jeweils wissen konnte: vorgestellte Karten, nach jedem möglichen Zug von Bots zu Ende gespielt. Was die Züge der anderen verraten, zählt dabei nicht.
