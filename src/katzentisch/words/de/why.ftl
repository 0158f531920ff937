# Warum ein Zug nicht geht, für Leute, die keine Notation schreiben: Wo es einen Satz „why-…“ gibt, steht er für den ohne „why-“.
why-not-your-turn = { $name } ist dran.

why-katzenjammer_blues-not-so-many = Für „{ $bid }“ gibt es nicht genug Karten im Spiel; { $most } gleiche sind das Höchste.
why-katzenjammer_blues-not-the-bid = { $cards }: Damit ist „{ $bid }“ nicht bezahlt. Lege genau die Karten des Gebots; Joker stehen für jede davon.
why-katzenjammer_blues-not-in-hand = Nicht alle diese Karten sind auf deiner Hand: { $cards }.
why-katzenjammer_blues-not-higher = „{ $bid }“ ist nicht höher als „{ $high }“. Mehr Karten schlagen weniger, dann zählt der höhere Wert; „verschiedene“ stehen unter jedem Wert.
why-katzenjammer_blues-not-payable = Deine Hand kann „{ $bid }“ nicht bezahlen, auch nicht mit Jokern.
why-katzenjammer_blues-not-now-showing = Die Reihe gehört dir: Zeige Quartette, oder sag, dass du fertig bist.
why-katzenjammer_blues-joker = Joker
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

why-katze_im_sack-not-laying = Die Reihe ist vollständig, { $card } kann jetzt nicht hinein: Biete oder passe.
why-katze_im_sack-not-yet = Erst legen alle eine Karte; geboten wird danach.
why-katze_im_sack-not-in-hand = { $card } ist nicht auf deiner Hand.
why-katze_im_sack-card = { $kind ->
    [rabbit] der Hase
    [small-dog] der kleine Hund
    [big-dog] der große Hund
   *[cat] die Katze mit { $value }
}

why-mau_mau-not-draw = Es passt etwas: { $cards }. Gezogen wird hier nur, wenn nichts passt.
why-mau_mau-not-draw-nothing = Es ist nichts mehr zum Ziehen da, und es passt etwas: { $cards }.
why-mau_mau-not-in-hand = { $card } ist nicht auf deiner Hand.
why-mau_mau-not-on-take-two = { $card } hilft nicht gegen ein Nimm 2: Spiele selbst eines oder zieh { $count } Karten.
why-mau_mau-not-fitting = { $card } passt nicht: Oben liegt { $top }, und es zählt { $colour }. Gleiche Farbe, gleiche Sorte oder ein Farbwechsel passt.
why-mau_mau-colour = { $colour ->
    [g] grüne
    [b] blaue
    [r] rote
   *[y] gelbe
}
why-mau_mau-card-digit = die { why-mau_mau-colour } { $digit }
why-mau_mau-card-rev = der { why-mau_mau-colour } Richtungswechsel
why-mau_mau-card-take-2 = das { why-mau_mau-colour } Nimm 2
why-mau_mau-card-take-4 = das { why-mau_mau-colour } Nimm 4
why-mau_mau-card-stop = der { why-mau_mau-colour } Stop
why-mau_mau-card-wild = der Farbwechsel
