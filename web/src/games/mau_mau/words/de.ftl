# Der Tisch von Mau Mau.
mau_mau-board-middle = Tischmitte
mau_mau-board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
mau_mau-board-dealer = Geber
mau_mau-board-mau-mark = Mau
mau_mau-board-next = als Nächstes dran
mau_mau-board-deck = { $count ->
    [0] Stapel: leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
mau_mau-board-draw-from = Ziehen. { $deck }
mau_mau-board-counts = ist gefragt
mau_mau-board-colour-named = gewünscht
mau_mau-board-any = Alles passt
mau_mau-board-unnamed = Welche Farbe?

mau_mau-board-play-one = Du bist dran: Spiel eine Karte, die passt.
mau_mau-board-play-or-draw = Du bist dran: Spiel eine Karte, die passt, oder zieh.
mau_mau-board-play-chosen = Spielst du { $card }?
mau_mau-board-name-colour = Welche Farbe wünschst du dir?
mau_mau-board-name-first = Du beginnst: Welche Farbe wünschst du dir?
mau_mau-board-draw-one = Nichts passt: Zieh eine Karte.
mau_mau-board-pass-on = Nichts passt, und es gibt nichts zu ziehen.
mau_mau-board-draw-stacked = Dagegen hast du nichts: Zieh { $count } Karten.
mau_mau-board-draw-or-take = { $count } Karten ziehen oder selbst ein Nimm 2 spielen?
mau_mau-board-leaving = Du legst { $card }.
mau_mau-board-sending = Wird gesendet …
mau_mau-board-shuffling = Die Ablage wird neu gemischt.
mau_mau-board-waiting-stacked = { $name } muss { $count } Karten ziehen oder ein Nimm 2 spielen.
mau_mau-board-waiting-naming = { $name } wünscht sich zuerst eine Farbe.
mau_mau-board-over = Das Spiel ist aus.

mau_mau-board-play = Spielen: { $card }
mau_mau-board-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten ziehen
}
mau_mau-board-pass = Aussetzen
mau_mau-board-undo = Abbrechen
mau_mau-board-mau = Mau!
mau_mau-board-sort-colour = Nach Farbe sortieren
mau_mau-board-sort-face = Nach Zahl sortieren

mau_mau-board-table-top = Oben liegt: { $card }.
mau_mau-board-table-colour = { $colour } ist gefragt.
mau_mau-board-table-any = Alles passt.
mau_mau-board-table-unnamed = Eine Farbe wird noch gewünscht.
mau_mau-board-table-clockwise = Es geht im Uhrzeigersinn.
mau_mau-board-table-counterclockwise = Es geht gegen den Uhrzeigersinn.
mau_mau-board-table-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist eine Karte.
   *[other] Im Stapel sind { $count } Karten.
}
mau_mau-board-table-facing = { $name } muss { $count } Karten ziehen.
mau_mau-board-table-facing-you = Du musst { $count } Karten ziehen.

mau_mau-board-shout-mau = Mau!
mau_mau-board-shout-mau-mau = Mau Mau!
mau_mau-board-shout-forgot = Mau vergessen
mau_mau-board-shout-left-out = setzt aus
mau_mau-board-shout-drew = zieht { $count }

# Untertitel der Szenen.
mau_mau-caption-facing = { $count ->
    [2] Nimm 2: { mau_mau-caption-faces } zwei Karten ziehen oder ein Nimm 2 spielen.
   *[other] Jetzt schon { $count }: { mau_mau-caption-faces } { $count } Karten ziehen oder ein Nimm 2 spielen.
}
mau_mau-caption-faces = { $you ->
    [1] Du musst
   *[other] { $name } muss
}
mau_mau-caption-direction = { $way ->
    [clockwise] Richtungswechsel: Jetzt geht es im Uhrzeigersinn.
   *[counterclockwise] Richtungswechsel: Jetzt geht es gegen den Uhrzeigersinn.
}
mau_mau-caption-colour = { $you ->
    [1] Du wünschst dir
   *[other] { $name } wünscht sich
} { $colour }.
mau_mau-caption-four = Nimm 4 für { $you ->
    [1] dich
   *[other] { $name }
}!
mau_mau-caption-left-out = { $you ->
    [1] Du setzt
   *[other] { $name } setzt
} aus.
mau_mau-caption-drew = { $you ->
    [1] Du ziehst
   *[other] { $name } zieht
} { $count } Karten{ $out ->
    [1] {" "}und setzt aus.
   *[0] .
}
mau_mau-caption-forgot = { $you ->
    [1] Du hast
   *[other] { $name } hat
} vergessen, „Mau“ zu sagen: { $count ->
    [one] eine Strafkarte.
   *[other] { $count } Strafkarten.
}
mau_mau-caption-out = { $you ->
    [1] Du hast
   *[other] { $name } hat
} keine Karten mehr: Mau Mau!

# Auf der Startseite.
mau_mau-line = Karten loswerden und das Mau nicht vergessen.

# Züge in Worten.
mau_mau-move-play = { $card } spielen
mau_mau-move-named = { $colour } wünschen
mau_mau-move-mau = Mau sagen
mau_mau-move-draw = ziehen

# Nach der Partie.
mau_mau-head-left = Rest­karten
mau_mau-head-points = Punkte
mau_mau-story-out = { $points ->
    [one] { $name } ist alle Karten los; die anderen haben noch einen Punkt auf der Hand.
   *[other] { $name } ist alle Karten los; die anderen haben noch { $points } Punkte auf der Hand.
}
mau_mau-story-nobody-out = Niemand ist alle Karten losgeworden; auf den Händen bleiben { $points } Punkte.
mau_mau-tie-shared = { $names } teilen sich Platz { $rank }: gleich viele Punkte auf der Hand.

# In der Wiederholung.
mau_mau-replay-before = Voriges Ereignis
mau_mau-replay-next = Nächstes Ereignis

mau_mau-series = Die gedruckten Regeln nennen als Beispiel 3 oder 5 Spiele. Die Minuspunkte aller Partien werden zusammengezählt, und die wenigsten gewinnen.

# Was mehrere Plätze zugleich oder nacheinander tun, in einem Satz
mau_mau-joined-drew = { $who ->
    [all] Alle ziehen eine Karte.
    [others] Alle anderen ziehen eine Karte.
   *[some] { $names } ziehen je eine Karte.
}

# Tastenkürzel
mau_mau-key-cards = die so vielte Karte wählen, noch einmal: spielen; nach einem Farbwechsel: die so vielte Farbe
mau_mau-key-draw = Karte ziehen
mau_mau-key-sort = Hand anders sortieren
