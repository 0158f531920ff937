# Der Tisch von Maus, pass auf!
maus_pass_auf-board-middle = Tischmitte
maus_pass_auf-board-turn = Aufdecken
maus_pass_auf-board-turn-of = { $cards ->
    [one] Letzte Karte von { $name } aufdecken
   *[other] Oberste Karte von { $name } aufdecken ({ $cards } Karten)
}
maus_pass_auf-board-holds = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $chips ->
    [0] kein Chip
    [one] ein Chip
   *[other] { $chips } Chips
}
maus_pass_auf-board-turn-you = Du bist dran: Deck eine Karte auf.
maus_pass_auf-board-turn-name = { $name } ist dran.
maus_pass_auf-board-hunt-you = { $count ->
    [one] Fang die Maus: noch eine Karte.
   *[other] Fang die Maus: noch { $count } Karten.
}
maus_pass_auf-board-hunt-name = { $count ->
    [one] { $name } jagt die Maus: noch eine Karte.
   *[other] { $name } jagt die Maus: noch { $count } Karten.
}
maus_pass_auf-board-over = Das Spiel ist aus.
maus_pass_auf-board-table-top = { $count ->
    [one] In der Mitte liegt: { $card }.
   *[other] Oben liegt: { $card }, { $count } Karten im Stapel.
}
maus_pass_auf-board-table-empty = Die Mitte ist leer.
maus_pass_auf-board-table-chips = { $count ->
    [0] Kein Chip mehr.
    [one] Noch ein Chip.
   *[other] Noch { $count } Chips.
}
maus_pass_auf-board-table-hunt = { $count ->
    [one] { $hunter } jagt die Maus von { $owner }: noch eine Karte.
   *[other] { $hunter } jagt die Maus von { $owner }: noch { $count } Karten.
}
maus_pass_auf-board-table-hunt-dealt = { $count ->
    [one] { $hunter } jagt die Maus aus der Mitte: noch eine Karte.
   *[other] { $hunter } jagt die Maus aus der Mitte: noch { $count } Karten.
}
maus_pass_auf-board-animal-0 = Hase
maus_pass_auf-board-animal-1 = Schildkröte
maus_pass_auf-board-animal-2 = Vogel
maus_pass_auf-board-animal-3 = Schnecke
maus_pass_auf-board-animal-4 = Fisch
maus_pass_auf-board-animal-5 = Eichhörnchen

# Untertitel der Szenen.
maus_pass_auf-caption-hunted = Maus, pass auf, die Katze kommt!
maus_pass_auf-caption-stayed = Käse! Die Maus ist entwischt, und die Karten bleiben liegen.
maus_pass_auf-caption-cat = Die Katze! Sie erwischt die Maus.
maus_pass_auf-caption-home = Käse! Die Maus ist entwischt.
maus_pass_auf-caption-caught = { $you ->
    [1] Du hast
   *[other] { $name } hat
} die Maus: { $cards ->
    [one] +1 Karte
   *[other] +{ $cards } Karten
} und ein Chip
maus_pass_auf-caption-escaped = { $you ->
    [1] Deine Maus ist in Sicherheit
   *[other] Die Maus von { $name } ist in Sicherheit
}: { $cards ->
    [one] +1 Karte
   *[other] +{ $cards } Karten
}

# Auf der Startseite.
maus_pass_auf-line = Aufdecken und auf die Katze hoffen. Auch für die Kleinen.

# Züge in Worten.
maus_pass_auf-move-turn = eine Karte aufdecken

# Nach der Partie.
maus_pass_auf-head-chips = Chips
maus_pass_auf-head-cards = Karten
maus_pass_auf-tie-shared = { $names } teilen sich Platz { $rank }: gleich viele Karten und gleich viele Chips.
maus_pass_auf-tie-broken = Gleich viele Karten, aber mehr Chips: { $names } vor { $others }.

# In der Wiederholung.
maus_pass_auf-replay-before = Vorige Jagd
maus_pass_auf-replay-next = Nächste Jagd

maus_pass_auf-who-begins = Wer ist am jüngsten?

# Was mehrere Plätze zugleich oder nacheinander tun, in einem Satz
maus_pass_auf-joined-turned = { $who ->
    [all] Alle decken Käse auf.
    [others] Alle anderen decken Käse auf.
   *[some] { $names } decken Käse auf.
}
