katzenjammer_blues-name = Katzenjammer Blues
katzenjammer_blues-about = Karten bieten, Reihen ersteigern, Quartette zeigen, Mäuse sammeln – und sich nicht zu sehr auf die Joker verlassen.
katzenjammer_blues-forms = Züge schreibt man „bid 3x2“, „bid 4d“, „pass“, „pay 22J“, „show 555J“, „show JJJJ 5“, „show JJJJ“, „done“.

katzenjammer_blues-joker = Joker
katzenjammer_blues-bid = { $value ->
    [0] { $cards } verschiedene
   *[other] { $cards } × { $value }
}
katzenjammer_blues-cards-as = { $cards } als { $value }er
katzenjammer_blues-event-revealed = { $you ->
    [1] Du deckst eine Reihe auf: { $cards }.
   *[other] { $seat } deckt eine Reihe auf: { $cards }.
}
katzenjammer_blues-event-drew = { $you ->
    [1] Du ziehst { $known ->
        [0] eine Karte.
       *[other] { $card ->
            [J] einen Joker.
           *[other] eine { $card }.
        }
    }
   *[other] { $seat } zieht { $known ->
        [0] eine Karte.
       *[other] { $card ->
            [J] einen Joker.
           *[other] eine { $card }.
        }
    }
}
katzenjammer_blues-event-bid = { $you ->
    [1] Du bietest { $bid }.
   *[other] { $seat } bietet { $bid }.
}
katzenjammer_blues-event-passed = { $you ->
    [1] Du passt.
   *[other] { $seat } passt.
}
katzenjammer_blues-event-won = { $you ->
    [1] Du ersteigerst die Reihe für { $bid }.
   *[other] { $seat } ersteigert die Reihe für { $bid }.
}
katzenjammer_blues-event-discarded = Niemand will die Reihe, sie kommt auf die Ablage: { $cards }.
katzenjammer_blues-event-paid = { $you ->
    [1] Du zahlst mit { $cards }.
   *[other] { $seat } zahlt mit { $cards }.
}
katzenjammer_blues-event-took = { $you ->
    [1] Du nimmst die Reihe auf die Hand: { $cards }.
   *[other] { $seat } nimmt die Reihe auf die Hand: { $cards }.
}
katzenjammer_blues-event-showed = { $you ->
    [1] { $mice ->
        [0] Du legst vier Joker ab.
        [one] Du zeigst ein Quartett und bekommst eine Maus: { $cards }.
       *[other] Du zeigst ein Quartett und bekommst { $mice } Mäuse: { $cards }.
    }
   *[other] { $mice ->
        [0] { $seat } legt vier Joker ab.
        [one] { $seat } zeigt ein Quartett und bekommt eine Maus: { $cards }.
       *[other] { $seat } zeigt ein Quartett und bekommt { $mice } Mäuse: { $cards }.
    }
}
katzenjammer_blues-event-over = { $end ->
    [deck] Der Stapel ist aufgebraucht, das Spiel ist aus. Mäuse: { $scores }.
   *[mice] Die letzte Maus ist weg, das Spiel ist aus. Mäuse: { $scores }.
}

katzenjammer_blues-not-different = „{ $cards } verschiedene“ ist kein gültiges Gebot: Es müssen zwei bis fünf verschiedene Karten sein.
katzenjammer_blues-not-so-many = Für { $bid } gibt es nicht genug Karten im Spiel; mehr als { $most } gleiche gehen nicht.
katzenjammer_blues-not-the-bid = Mit { $cards } ist { $bid } nicht bezahlt: Lege genau die Karten deines Gebots, den kleinsten Wert zuerst, Joker zuletzt.
katzenjammer_blues-not-in-hand = Nicht alle Karten von { $cards } sind auf der Hand.
katzenjammer_blues-not-higher = { $bid } ist nicht höher als { $high }. Mehr Karten schlagen weniger; bei gleich vielen gewinnt der höhere Wert, und „verschiedene“ zählen weniger als jeder Wert.
katzenjammer_blues-not-payable = Die Hand { $hand } kann { $bid } nicht bezahlen, auch nicht mit Jokern.
katzenjammer_blues-not-now-auction = Die Versteigerung läuft noch: Biete oder passe.
katzenjammer_blues-not-now-paying = Die Reihe ist ersteigert: Erst wird bezahlt.
katzenjammer_blues-not-now-showing = Die Reihe gehört dir: Zeige Quartette oder gib „done“ ein.

katzenjammer_blues-option-mice = Wie viele Mäuse es zu gewinnen gibt
katzenjammer_blues-option-mice-20 = 20 Mäuse: ein kürzeres Spiel, üblich zu zweit bis zu viert (Festlegung: Die deutsche Ausgabe lässt es frei, die englische schreibt es vor).
katzenjammer_blues-option-mice-24 = 24 Mäuse: alle, wie immer zu fünft und zu sechst.

katzenjammer_blues-phase-auction = Versteigerung
katzenjammer_blues-phase-paying = Bezahlen
katzenjammer_blues-phase-showing = Quartette
katzenjammer_blues-phase-over = Vorbei
katzenjammer_blues-help-auction =
    Die ganze Reihe geht an das höchste Gebot, bezahlt wird mit Handkarten.
    Biete Karten eines Werts („3x2“ sind drei Zweier) oder lauter verschiedene („4d“ sind vier verschiedene, zwei bis fünf gehen).
    Mehr Karten schlagen weniger. Bei gleich vielen gewinnt der höhere Wert, und „verschiedene“ zählen weniger als jeder Wert.
    Joker gelten als alles. Du darfst nur bieten, was deine Hand bezahlen kann. Wenn du passt, bist du bis zur nächsten Reihe draußen.
    Bietet niemand, kommt die Reihe auf die Ablage. Haben alle anderen gepasst, darfst du noch bieten oder passen.
katzenjammer_blues-help-paying =
    Gewonnen! Lege die Karten deines Gebots: Jetzt wählst du, welche davon Joker sind, und bei „verschiedene“, welche Werte.
    Joker bleiben bis zum Ende vor dir liegen, und wer dann die meisten hat, verliert 5 Mäuse. Die anderen Karten kommen auf die Ablage.
    Danach nimmst du die Reihe auf die Hand.
katzenjammer_blues-help-showing =
    Vier Karten eines Werts bringen so viele Mäuse: vier Fünfer fünf Mäuse, vier Einser eine.
    Joker aus der Hand dürfen einspringen, bleiben dann aber vor dir liegen.
    Vier Joker allein gelten entweder als ein Wert (du bekommst dessen Mäuse, und sie bleiben vor dir liegen) oder kommen ohne Gewinn auf die Ablage: Nur so wirst du sie los.
    Zeige so viele Quartette, wie du magst, und gib dann „done“ ein. Die letzte Maus beendet das Spiel sofort.
katzenjammer_blues-help-over =
    Joker auf der Hand kommen zu den offenen dazu. Wer die meisten Joker hat, verliert 5 Mäuse, bei Gleichstand alle mit den meisten.
    Die meisten Mäuse gewinnen; bei Gleichstand liegt vorn, wer weniger Joker hat.
katzenjammer_blues-end-deck = der Stapel ist aufgebraucht
katzenjammer_blues-end-mice = die letzte Maus ist weg

katzenjammer_blues-card-1 = 1, der Trommler
katzenjammer_blues-card-2 = 2, der Saxofonist
katzenjammer_blues-card-3 = 3, das Kätzchen mit der Triangel
katzenjammer_blues-card-4 = 4, der Bassist
katzenjammer_blues-card-5 = 5, die Diva
katzenjammer_blues-card-J = Joker

# Why a move can’t be made, for people who don’t write the notation
why-katzenjammer_blues-not-so-many = Für „{ $bid }“ gibt es nicht genug Karten im Spiel; mehr als { $most } gleiche gehen nicht.
why-katzenjammer_blues-not-the-bid = { $cards }: Damit ist „{ $bid }“ nicht bezahlt. Lege genau die Karten deines Gebots; Joker dürfen für jede davon einspringen.
why-katzenjammer_blues-not-in-hand = Du hast nicht alle diese Karten: { $cards }.
why-katzenjammer_blues-not-higher = „{ $bid }“ ist nicht höher als „{ $high }“. Mehr Karten schlagen weniger; bei gleich vielen gewinnt der höhere Wert, und „verschiedene“ zählen weniger als jeder Wert.
why-katzenjammer_blues-not-payable = Deine Hand kann „{ $bid }“ nicht bezahlen, auch nicht mit Jokern.
why-katzenjammer_blues-not-now-showing = Die Reihe gehört dir: Zeige Quartette oder tippe auf „Fertig“.
why-katzenjammer_blues-bid = { $value ->
    [0] { why-count } verschiedene
   *[other] { why-count } { $cards ->
        [one] { $value ->
            [1] Eins
            [2] Zwei
            [3] Drei
            [4] Vier
           *[5] Fünf
        }
       *[other] { $value ->
            [1] Einsen
            [2] Zweien
            [3] Dreien
            [4] Vieren
           *[5] Fünfen
        }
    }
}
why-count = { $cards ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $cards }
}

# The board in the terminal
cli-blues-jokers = { $count } Joker
cli-blues-bandleader = Bandleader
cli-blues-mice-left = { $count ->
    [one] noch 1 Maus zu holen
   *[other] noch { $count } Mäuse zu holen
}
katzenjammer_blues-begins = { $you ->
    [1] Du beginnst als Bandleader.
   *[other] { $name } beginnt als Bandleader.
}
