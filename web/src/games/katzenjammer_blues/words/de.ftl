# Der Tisch von Katzenjammer Blues.
katzenjammer_blues-board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
katzenjammer_blues-board-mice = { $count ->
    [one] eine Maus
   *[other] { $count } Mäuse
}
katzenjammer_blues-board-jokers = { $count ->
    [0] keine offenen Joker
    [one] ein offener Joker
   *[other] { $count } offene Joker
}
katzenjammer_blues-board-bandleader = Bandleader
katzenjammer_blues-board-look = { $name }: was hier steht
katzenjammer_blues-board-passed = passt
katzenjammer_blues-board-you = du
katzenjammer_blues-board-open-hand = Hand:
katzenjammer_blues-board-deck = { $count ->
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
katzenjammer_blues-board-row = { $count ->
    [0] Es liegt keine Reihe aus
    [one] Die Reihe: eine Karte
   *[other] Die Reihe: { $count } Karten
}
katzenjammer_blues-board-pool = { $count ->
    [one] noch eine Maus
   *[other] noch { $count } Mäuse
}
katzenjammer_blues-board-discard = Ablage: { $count }
katzenjammer_blues-board-discard-title = In der Ablage
katzenjammer_blues-board-bids = Gebote
katzenjammer_blues-board-no-bid = Noch kein Gebot
katzenjammer_blues-board-pile = { $chosen ->
    [0] { $card }, { $count } auf der Hand
   *[other] { $card }, { $count } auf der Hand, { $chosen } gewählt
}
katzenjammer_blues-board-offers = Mögliche Gebote, das niedrigste zuerst
katzenjammer_blues-board-with-jokers = { $count ->
    [one] braucht einen Joker
   *[other] braucht { $count } Joker
}
katzenjammer_blues-board-different = versch.
katzenjammer_blues-board-short-different = { $count } versch.
katzenjammer_blues-board-bid = Bieten: { $bid }
katzenjammer_blues-board-choose-bid = Gebot wählen
katzenjammer_blues-board-pass = Passen
katzenjammer_blues-board-order-choose = Automatisch bieten bis …
katzenjammer_blues-board-order-up-to = Automatisch bieten bis { $bid }
katzenjammer_blues-board-order-pass = Vorab passen
katzenjammer_blues-board-order-is-pass = Du passt, sobald du dran bist.
katzenjammer_blues-board-order-is-up-to = Für dich wird automatisch bis { $bid } geboten.
katzenjammer_blues-board-payments = So kannst du zahlen
katzenjammer_blues-board-pay = Zahlen: { $cards }
katzenjammer_blues-board-foursomes = Quartette
katzenjammer_blues-board-foursome = { $jokers ->
    [0] Vier { $value }er: { katzenjammer_blues-board-won-mice }
    [one] Vier { $value }er mit einem Joker: { katzenjammer_blues-board-won-mice }
    [4] Vier Joker als { $value }er: { katzenjammer_blues-board-won-mice }
   *[other] Vier { $value }er mit { $jokers } Jokern: { katzenjammer_blues-board-won-mice }
}
katzenjammer_blues-board-won-mice = { $mice ->
    [0] keine Maus
    [one] eine Maus
   *[other] { $mice } Mäuse
}
katzenjammer_blues-board-jokers-as = { $value ->
    [0] ablegen
   *[other] als { $value }er
}
katzenjammer_blues-board-four-jokers = Vier Joker ablegen: { katzenjammer_blues-board-won-mice }
katzenjammer_blues-board-show = { $mice ->
    [one] Vier { $value }er zeigen: eine Maus
   *[other] Vier { $value }er zeigen: { $mice } Mäuse
}
katzenjammer_blues-board-shed = Vier Joker ablegen
katzenjammer_blues-board-done = Fertig
katzenjammer_blues-board-over = Das Spiel ist aus: { $end }.
katzenjammer_blues-board-do-bid = Was ist dir die Reihe wert?
katzenjammer_blues-board-do-bid-last = Alle anderen haben gepasst: Die Reihe wartet auf dich.
katzenjammer_blues-board-do-outbid = Überbiete { $bid } oder passe.
katzenjammer_blues-board-do-pass = { $bid } kannst du nicht überbieten: Du kannst nur passen.
katzenjammer_blues-board-do-pay = Die Reihe gehört dir. Zahle { $bid }.
katzenjammer_blues-board-do-show = Quartett zeigen oder aufheben?
katzenjammer_blues-board-do-continue = Kein Quartett dabei. Weiter geht’s.
katzenjammer_blues-board-they-bid = { $passed ->
    [0] { $name } überlegt …
   *[other] Du bist raus, { $name } überlegt …
}
katzenjammer_blues-board-they-pay = { $name } hat die Reihe ersteigert und zahlt { $bid }.
katzenjammer_blues-board-they-show = { $name } sucht nach Quartetten.

# Untertitel der Szenen.
katzenjammer_blues-caption-foursome = { $you ->
    [1] Du
   *[other] { $name }
}: vier { $value ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
   *[5] Fünfer
}, { $mice ->
    [one] +1 Maus
   *[other] +{ $mice } Mäuse
}
katzenjammer_blues-caption-jokers = { $you ->
    [1] Du legst
   *[other] { $name } legt
} vier Joker ab: keine Mäuse
katzenjammer_blues-caption-won = { $you ->
    [1] Du bekommst
   *[other] { $name } bekommt
} die Reihe für { $bid }.
katzenjammer_blues-caption-paid = { $you ->
    [1] Du zahlst { $cards } und nimmst
   *[other] { $name } zahlt { $cards } und nimmt
} die Reihe.
katzenjammer_blues-caption-unwanted = Niemand hat geboten: Die Reihe kommt auf die Ablage.
katzenjammer_blues-caption-joker = { $count ->
    [0] Ein Joker in der Reihe, aber der Stapel ist leer.
   *[other] Ein Joker in der Reihe: Alle ziehen!
}

# Auf der Startseite.
katzenjammer_blues-line = Reihen ersteigern und Quartette zeigen.

# Züge in Worten.
katzenjammer_blues-move-bid = { $bid } bieten
katzenjammer_blues-move-pass = passen
katzenjammer_blues-move-pay = mit { $cards } bezahlen
katzenjammer_blues-move-show = { $cards } zeigen
katzenjammer_blues-move-show-as = { $cards } als { $value } zeigen
katzenjammer_blues-move-done = aufhören

# Nach der Partie.
katzenjammer_blues-head-mice = Mäuse
katzenjammer_blues-head-jokers = Joker
katzenjammer_blues-head-loss = Abzug
katzenjammer_blues-head-result = Ergebnis
katzenjammer_blues-story-jokers = { $count ->
    [one] { $names } hat die meisten Joker ({ $jokers }) und verliert fünf Mäuse.
   *[other] { $names } haben die meisten Joker (je { $jokers }) und verlieren je fünf Mäuse.
}
katzenjammer_blues-story-no-jokers = Niemand hat einen Joker, also verliert niemand Mäuse.
katzenjammer_blues-tie-shared = { $names } teilen sich Platz { $rank }: gleich viele Mäuse und gleich viele Joker.
katzenjammer_blues-tie-broken = Gleich viele Mäuse, aber weniger Joker: { $names } vor { $others }.

# Was mehrere Plätze zugleich oder nacheinander tun, in einem Satz
katzenjammer_blues-joined-drew = { $who ->
    [all] Alle ziehen eine Karte.
    [others] Alle anderen ziehen eine Karte.
   *[some] { $names } ziehen je eine Karte.
}
katzenjammer_blues-joined-passed = { $who ->
    [all] Alle passen.
    [others] Alle anderen passen.
   *[some] { $names } passen.
}

# Tastenkürzel
katzenjammer_blues-key-piles = Karten des Werts wählen, J für Joker; noch einmal: eine mehr
katzenjammer_blues-key-pass = passen; beim Zeigen: fertig
katzenjammer_blues-key-order = vorab bieten auf- und zuklappen
