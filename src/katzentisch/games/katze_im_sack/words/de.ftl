katze_im_sack-name = Katze im Sack
katze_im_sack-about = Alle verstecken eine Karte in der Reihe, dann wird sie Karte für Karte aufgedeckt und versteigert; wer früh aussteigt, wird dafür bezahlt.
katze_im_sack-forms = Züge schreibt man „lay 15“, „lay -8“, „lay d“ (kleiner Hund), „lay D“ (großer Hund), „bid 7“, „pass“.

katze_im_sack-card-short = { $kind ->
    [rabbit] Hase
    [small-dog] kleiner Hund
    [big-dog] großer Hund
   *[cat] { $value }
}
katze_im_sack-card-the = { $kind ->
    [rabbit] der Hase
    [small-dog] der kleine Hund
    [big-dog] der große Hund
   *[cat] die { $value }
}
katze_im_sack-card-the-acc = { $kind ->
    [rabbit] den Hasen
    [small-dog] den kleinen Hund
    [big-dog] den großen Hund
   *[cat] die { $value }
}

katze_im_sack-event-round = { $you ->
    [1] Runde { $round } beginnt. Du fängst an.
   *[other] Runde { $round } beginnt. { $seat } fängt an.
}
katze_im_sack-event-filled = Die Mäusekarten sind gefüllt: { $mice }.
katze_im_sack-event-unfilled = { $reason ->
    [row] Die letzte Reihe wollte niemand, also bleiben die Mäusekarten in dieser Runde leer.
   *[bank] Der Bank fehlen Mäuse, also bleiben die Mäusekarten in dieser Runde leer.
}
katze_im_sack-event-dummy = Die oberste Karte des Strohmanns liegt als erste in der Reihe.
katze_im_sack-event-laid = { $you ->
    [1] { $known ->
        [0] Du legst eine Karte verdeckt in die Reihe.
       *[other] Du legst { katze_im_sack-card-the-acc } verdeckt in die Reihe.
    }
   *[other] { $known ->
        [0] { $seat } legt eine Karte verdeckt in die Reihe.
       *[other] { $seat } legt { katze_im_sack-card-the-acc } verdeckt in die Reihe.
    }
}
katze_im_sack-event-turned = Aufgedeckt: { $cards }.
katze_im_sack-event-bid = { $you ->
    [1] Du bietest { $bid }.
   *[other] { $seat } bietet { $bid }.
}
katze_im_sack-event-passed = { $you ->
    [1] { $mice ->
        [0] Du passt und gehst leer aus.
        [one] Du passt und nimmst eine Maus.
       *[other] Du passt und nimmst { $mice } Mäuse.
    }
   *[other] { $mice ->
        [0] { $seat } passt und geht leer aus.
        [one] { $seat } passt und nimmt eine Maus.
       *[other] { $seat } passt und nimmt { $mice } Mäuse.
    }
}
katze_im_sack-event-offered = { $you ->
    [1] Niemand hat geboten. Du hast das letzte Wort: die Reihe für eine Maus oder gar nicht.
   *[other] Niemand hat geboten. { $seat } hat das letzte Wort: die Reihe für eine Maus oder gar nicht.
}
katze_im_sack-event-discarded = Niemand will die Reihe, sie kommt aus dem Spiel: { $cards }.
katze_im_sack-event-won = { $you ->
    [1] { $price ->
        [one] Du ersteigerst die Reihe für eine Maus: { $cards }.
       *[other] Du ersteigerst die Reihe für { $price } Mäuse: { $cards }.
    }
   *[other] { $price ->
        [one] { $seat } ersteigert die Reihe für eine Maus: { $cards }.
       *[other] { $seat } ersteigert die Reihe für { $price } Mäuse: { $cards }.
    }
}
katze_im_sack-event-chased = { $dog ->
    [D] Der große Hund
   *[d] Der kleine Hund
} verjagt { katze_im_sack-card-the-acc } aus { $you ->
    [1] deiner Reihe
   *[other] der Reihe von { $seat }
} und trollt sich.
katze_im_sack-event-idle = { $dog ->
    [D] Der große Hund findet nichts zu jagen und trollt sich.
   *[d] Der kleine Hund findet nichts zu jagen und trollt sich.
}
katze_im_sack-event-dogs = Die Hunde haben miteinander genug zu tun und ziehen gemeinsam ab.
katze_im_sack-event-kept = { $count ->
    [0] { $you ->
        [1] Von der Reihe bleibt dir nichts übrig.
       *[other] Von der Reihe bleibt für { $seat } nichts übrig.
    }
   *[other] { $you ->
        [1] Du bekommst { katze_im_sack-points }: { $cards }.
       *[other] { $seat } bekommt { katze_im_sack-points }: { $cards }.
    }
}
katze_im_sack-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
katze_im_sack-event-over = Alle neun Runden sind gespielt, das Spiel ist aus. Punkte: { $scores }.

katze_im_sack-not-nothing = Ein Gebot ist mindestens eine Maus. Wenn du nicht bieten willst, passe.
katze_im_sack-not-in-the-game = { $bid } kann niemand bieten: Im Spiel sind nie mehr als { $most } Mäuse.
katze_im_sack-not-laying = Die Reihe ist vollständig, { $card } kann jetzt nicht hinein: Biete oder passe.
katze_im_sack-not-yet = „{ $move }“ kommt zu früh: Erst legen alle eine Karte.
katze_im_sack-not-in-hand = { $card } ist nicht auf der Hand. Dort sind: { $hand }.
katze_im_sack-not-that-many = { $mice ->
    [0] { $bid } kannst du nicht bieten: Du hast keine Maus mehr, du kannst nur passen.
    [one] { $bid } kannst du nicht bieten: Du hast nur eine Maus.
   *[other] { $bid } kannst du nicht bieten: Du hast nur { $mice } Mäuse.
}
katze_im_sack-not-more-than-one = { $bid } zu bieten wäre Verschwendung: Alle anderen haben gepasst, die Reihe kostet eine Maus. Biete 1 oder passe.
katze_im_sack-not-higher = { $bid } ist nicht mehr als { $high }, das höchste Gebot.

katze_im_sack-setup-twice = Der Strohmann hat { $card } zweimal; seine neun Karten müssen alle verschieden sein.

katze_im_sack-option-mice = Wer deine Mäuse sieht
katze_im_sack-option-mice-secret = Geheim: Du siehst nur deine eigenen Mäuse. Gebote und Preise sind offen, ein gutes Gedächtnis weiß es also trotzdem.
katze_im_sack-option-mice-open = Offen: Alle sehen die Mäuse von allen.
katze_im_sack-option-rabbit = Was Hunde mit dem Hasen machen
katze_im_sack-option-rabbit-counts = Der Hase gilt als Karte mit dem Wert 0 und kann verjagt werden, so wie gedruckt.
katze_im_sack-option-rabbit-spared = Hunde übersehen den Hasen (Hausregel).

katze_im_sack-phase-laying = Legen
katze_im_sack-phase-auction = Versteigerung
katze_im_sack-phase-offer = Letztes Wort
katze_im_sack-phase-over = Vorbei
katze_im_sack-help-laying =
    Leg eine Karte aus deiner Hand verdeckt ans rechte Ende der Reihe.
    Wer die Reihe ersteigert, bekommt für Katzen so viele Punkte, wie auf ihnen steht; die zwei übellaunigen kosten Punkte, der Hase zählt null.
    Ein einzelner großer Hund verjagt die höchste Karte der Reihe, ein einzelner kleiner die niedrigste. Mehrere Hunde stören nur einander. { $option_rabbit ->
        [spared] Den Hasen verschonen sie.
       *[counts] Auch der Hase kann verjagt werden.
    }
    Eine Karte deines Satzes kam vor dem Spiel weg; welche, weißt nur du.
    Was du gelegt hast, darfst du dir wieder ansehen, und welche Karten gewonnen und gespielt sind, sehen alle (Festlegungen).
katze_im_sack-help-auction =
    Biete mehr Mäuse als das höchste Gebot, höchstens alle, die du hast, oder passe. { $option_mice ->
        [open] Wie viele Mäuse jemand hat, sehen alle.
       *[secret] Wie viele du hast, siehst nur du.
    }
    Wenn du passt, zahlst du nichts und nimmst die niedrigste Mäusekarte, die noch da ist; dann wird die nächste Karte der Reihe aufgedeckt.
    Wer früh geht, bekommt also wenig, und wer bleibt, sieht mehr.
    Wer übrig bleibt, zahlt sein Gebot an die Bank, nimmt die Reihe und beginnt die nächste Runde.
    Leere Mäusekarten bringen nichts: So ist es, wenn der Bank Mäuse fehlen oder niemand die letzte Reihe wollte.
katze_im_sack-help-offer =
    Alle anderen haben ohne Gebot gepasst, und die ganze Reihe liegt offen.
    Nimm sie für eine Maus oder passe: Fürs Passen bekommst du jetzt nichts, und die Reihe kommt aus dem Spiel.
    Dann bleibt der Startspieler derselbe, und die Mäusekarten bleiben in der nächsten Runde leer.
katze_im_sack-help-over =
    Nach neun Runden zählt, was deine ersteigerten Karten wert sind, und ein Punkt für jede Maus.
    Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Rang (Festlegung).
katze_im_sack-end-played = alle neun Runden sind gespielt

katze_im_sack-card--8 = −8, das Wrack
katze_im_sack-card--5 = −5, der Griesgram
katze_im_sack-card-0 = 0, der Hase
katze_im_sack-card-3 = 3, das Sorgenkind
katze_im_sack-card-5 = 5, die Schlafmütze
katze_im_sack-card-8 = 8, die gute Seele
katze_im_sack-card-11 = 11, der Charmeur
katze_im_sack-card-15 = 15, Ihre Majestät
katze_im_sack-card-d = kleiner Hund
katze_im_sack-card-D = großer Hund

# Why a move can’t be made, for people who don’t write the notation
why-katze_im_sack-not-laying = Die Reihe ist vollständig, { $card } kann jetzt nicht mehr hinein: Biete oder passe.
why-katze_im_sack-not-yet = Erst legen alle eine Karte; geboten wird danach.
why-katze_im_sack-not-in-hand = { $card } ist nicht auf deiner Hand.

# The board in the terminal
cli-katze-start = beginnt
cli-katze-removed = ({ $card } ist aus dem Spiel)
cli-katze-seen = gezeigt: { $cards }
cli-katze-pays = Passen
cli-katze-empty = bringt nichts
cli-katze-round = Runde { $round } von { $rounds }
cli-katze-bank = { $mice ->
    [one] 1 Maus in der Bank
   *[other] { $mice } Mäuse in der Bank
}
cli-katze-dummy = Dummy
