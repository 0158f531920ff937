# Der Tisch von Katze im Sack.
katze_im_sack-board-you = du
katze_im_sack-board-dummy = Strohmann
katze_im_sack-board-round = Runde { $round } von { $rounds }
katze_im_sack-board-bank = Bank
katze_im_sack-board-high = Höchstes Gebot:
katze_im_sack-board-no-bid = Noch kein Gebot
katze_im_sack-board-mice = { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
}
katze_im_sack-board-mice-secret = Mäuse geheim
katze_im_sack-board-points = { $points } P.
katze_im_sack-board-starts = fängt an
katze_im_sack-board-bids = bietet { $bid }
katze_im_sack-board-passed = raus
katze_im_sack-board-removed = fehlende Karte:
katze_im_sack-board-look = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Karten von { $name } ansehen

katze_im_sack-board-row = Reihe
katze_im_sack-board-up = { $card } ({ $owner })
katze_im_sack-board-down = verdeckte Karte ({ $owner })
katze_im_sack-board-free = noch frei ({ $owner })
katze_im_sack-board-peek = verdeckte Karte ({ $owner }); ansehen
katze_im_sack-board-peeked = verdeckt: { $card } ({ $owner }); wieder zudecken
katze_im_sack-board-undo = { $card } liegt bereit; zurücknehmen
katze_im_sack-board-mouse-cards = Mäusekarten fürs Passen
katze_im_sack-board-mouse-card-next = , fürs nächste Passen
katze_im_sack-board-mouse-card-taken = , vergeben
katze_im_sack-board-mouse-card-empty = leere Mäusekarte

katze_im_sack-board-lay = Verdeckt legen
katze_im_sack-board-amount = Dein Gebot
katze_im_sack-board-less = Eine weniger
katze_im_sack-board-more = { $count ->
    [one] Eine mehr
   *[other] { $count } mehr
}
katze_im_sack-board-all = Alle { $mice }
katze_im_sack-board-all-short = Alle
katze_im_sack-board-hint = Tipp: { $bid }
katze_im_sack-board-bid = { $bid ->
    [one] 1 Maus bieten
   *[other] { $bid } Mäuse bieten
}
katze_im_sack-board-take = Für { $bid ->
    [one] 1 Maus
   *[other] { $bid } Mäuse
} nehmen
katze_im_sack-board-pass = { $mice ->
    [0] Passen
    [one] Passen: +1 Maus
   *[other] Passen: +{ $mice } Mäuse
}

katze_im_sack-board-order-limit = Höchstgebot
katze_im_sack-board-order-up-to = { $limit ->
    [one] Bis 1 Maus bieten, dann passen
   *[other] Bis { $limit } Mäuse bieten, dann passen
}
katze_im_sack-board-order-pass = Vorab passen
katze_im_sack-board-ordered = { $limit ->
    [0] Du passt vorab
   *[other] Automatisch bis { $limit }
}

katze_im_sack-board-last-won = { $price ->
    [one] { katze_im_sack-board-last-winner } die Reihe für 1 Maus ersteigert:
   *[other] { katze_im_sack-board-last-winner } die Reihe für { $price } Mäuse ersteigert:
}
katze_im_sack-board-last-winner = { $you ->
    [1] Du hast
   *[other] { $name } hat
}
katze_im_sack-board-last-unwanted = Die letzte Reihe wollte niemand:
katze_im_sack-board-last-points = = { $points } P.
katze_im_sack-board-fate-kept = { $card }
katze_im_sack-board-fate-chased = { $card }, verjagt
katze_im_sack-board-fate-dog = { $card }, weg
katze_im_sack-board-fate-unwanted = { $card }, aus dem Spiel

katze_im_sack-board-cards-of = Karten von { $name }
katze_im_sack-board-won = Ersteigert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
katze_im_sack-board-won-nothing = Noch nichts.
katze_im_sack-board-sets = Wer hat was gespielt
katze_im_sack-board-sets-about = ✕ gespielt. Was leer ist, kann noch kommen, bis auf eine Karte je Satz, die fehlt.
katze_im_sack-board-sets-about-own = ✕ gespielt, ● auf deiner Hand, ◐ verdeckt in der Reihe, – fehlt. Was leer ist, kann noch kommen, bis auf eine Karte je Satz.
katze_im_sack-board-mark-played = gespielt
katze_im_sack-board-mark-hand = auf deiner Hand
katze_im_sack-board-mark-laid = verdeckt in der Reihe
katze_im_sack-board-mark-removed = fehlt
katze_im_sack-board-mark-open = kann noch kommen

katze_im_sack-board-prompt-lay = Steck eine Karte in den Sack.
katze_im_sack-board-prompt-open = Du eröffnest: Biete oder passe.
katze_im_sack-board-prompt-bid = { $name } bietet { $bid }. Biete mehr oder passe.
katze_im_sack-board-prompt-broke = Deine Mäuse reichen nicht: Du kannst nur passen.
katze_im_sack-board-prompt-offer = Niemand hat geboten. Für 1 Maus gehört die Reihe dir.
katze_im_sack-board-prompt-offer-broke = Niemand hat geboten, aber du hast keine Maus: Du kannst nur passen.
katze_im_sack-board-prompt-out = Du bist raus. { $name } überlegt …
katze_im_sack-board-prompt-wait-laying = { $name } sucht eine Karte aus …
katze_im_sack-board-prompt-wait-auction = { $name } überlegt: bieten oder passen?
katze_im_sack-board-prompt-wait-offer = { $name } hat das letzte Wort: Reihe nehmen oder nicht?
katze_im_sack-board-prompt-over = Alle Säcke sind leer. Das Spiel ist aus.

# Untertitel der Szenen.
katze_im_sack-caption-sack = { $count ->
    [one] Der letzte Sack geht auf: { $cards }
   *[other] Die letzten Säcke gehen auf: { $cards }
}
katze_im_sack-caption-chased = { $dog ->
    [D] Der große Hund verjagt { katze_im_sack-card-the-acc }!
   *[other] Der kleine Hund verjagt { katze_im_sack-card-the-acc }!
}
katze_im_sack-caption-dogs = Die Hunde verjagen sich gegenseitig.
katze_im_sack-caption-idle = { $dog ->
    [D] Der große Hund findet nichts zu verjagen.
   *[other] Der kleine Hund findet nichts zu verjagen.
}
katze_im_sack-caption-kept = { $you ->
    [1] Du zahlst
   *[other] { $name } zahlt
} { $price ->
    [one] 1 Maus
   *[other] { $price } Mäuse
}{ $left ->
    [0] , und nichts bleibt übrig.
   *[other] : { $points } P.
}
katze_im_sack-caption-unwanted = Niemand will die Reihe: Sie kommt aus dem Spiel.

# Auf der Startseite.
katze_im_sack-line = Bieten, ohne zu wissen, was im Sack ist.

# Züge in Worten.
katze_im_sack-move-lay = { $card } legen
katze_im_sack-move-bid = { $bid } bieten
katze_im_sack-move-pass = passen

# Nach der Partie.
katze_im_sack-head-points = Karten
katze_im_sack-head-mice = Mäuse
katze_im_sack-head-sum = Summe
katze_im_sack-story-saved-mice = { $count ->
    [one] Die besten Karten gingen an { $others }, aber { $names } hat mehr Mäuse gespart.
   *[other] Die besten Karten gingen an { $others }, aber { $names } haben mehr Mäuse gespart.
}
katze_im_sack-tie-shared = { $names } teilen sich Platz { $rank }: gleich viele Punkte.

# Was mehrere Plätze zugleich oder nacheinander tun, in einem Satz
katze_im_sack-joined-laid = { $who ->
    [all] Alle legen eine Karte verdeckt in die Reihe.
    [others] Alle anderen legen eine Karte verdeckt in die Reihe.
   *[some] { $names } legen je eine Karte verdeckt in die Reihe.
}
katze_im_sack-joined-passed = { $who ->
    [all] Alle passen.
    [others] Alle anderen passen.
   *[some] { $names } passen.
}

# Tastenkürzel
katze_im_sack-key-cards = die so vielte Karte wählen; beim Bieten: so viele Mäuse
katze_im_sack-key-bid = eine Maus mehr oder weniger
katze_im_sack-key-pass = passen
katze_im_sack-key-order = vorab bieten auf- und zuklappen
