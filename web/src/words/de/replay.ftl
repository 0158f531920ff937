# Die Wiederholung einer beendeten Partie.
replay-title = Wiederholung
replay-loading = Die Partie wird geladen …
replay-none = Diese Partie lässt sich nicht zeigen
replay-eyes = Blickwinkel
replay-eyes-spectator = Zuschauer
replay-eyes-open = Alle Karten offen
replay-word-log = Verlauf
replay-word-review = Analyse
replay-word-more = Teilen
replay-log = Verlauf
replay-earlier = Frühere Züge anzeigen
replay-more = Teilen und prüfen
replay-controls = Steuerung
replay-slider = Stelle in der Partie
replay-place = { $at ->
    [0] Beginn, von { $last } Schritten
   *[other] Schritt { $at } von { $last }
}
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-before = Vorige Runde
replay-next = Nächste Runde
replay-speed = Tempo
replay-review = Analyse
replay-review-seat = Spieler
replay-review-thinking = Jede Entscheidung wird analysiert …
replay-review-where = Verschenkte Chancen
replay-review-all = Alle { $count } anzeigen
replay-review-line = „{ $move }“ statt „{ $best }“: −{ $given } % Gewinnchance (± { $within })
replay-review-nothing = Keine Entscheidung hat messbar Chancen gekostet. Gut gespielt!
replay-review-no-choice = In diesem Spiel gibt es nichts zu entscheiden, also auch nichts zu analysieren. Es waren ganz allein die Karten.
replay-review-given = { $count ->
    [one] Diese Entscheidung hat etwa { $given } % eines Siegs gekostet (± { $within }).
   *[other] Diese { $count } Entscheidungen haben zusammen etwa { $given } % eines Siegs gekostet (± { $within }).
}
replay-review-given-much = Diese { $count } Entscheidungen haben zusammen mehr als einen ganzen Sieg gekostet, denn jede wird so bewertet, als wäre sonst gut gespielt worden.
replay-review-luck = Glück
replay-review-deal = Bei gleich guten Spielern gewinnt man mit diesen Karten auf diesem Platz { $deal } von 100 Partien (± { $within }). Der Schnitt ist { $fair }; die Karten waren also { $luck } % wert.
replay-review-result = { $won ->
    [0] Die Partie ging verloren.
    [100] Die Partie wurde gewonnen.
   *[other] Der Sieg wurde geteilt.
} Den Unterschied ({ $rest } %) machten die Züge aller und das Glück nach dem Geben.
replay-review-how = Grundlage ist nur, was { $name } jeweils wissen konnte: mögliche Kartenverteilungen, nach jedem erlaubten Zug von Bots zu Ende gespielt. Was die Züge der anderen verraten, bleibt unberücksichtigt.
