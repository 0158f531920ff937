# Warum ein Zug nicht geht, für Leute, die keine Notation schreiben: Wo es einen Satz „why-…“ gibt, steht er für den ohne „why-“.
why-not-your-turn = { $name } ist dran.

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

why-katze_im_sack-not-laying = Die Reihe ist vollständig, { $card } kann jetzt nicht mehr hinein: Biete oder passe.
why-katze_im_sack-not-yet = Erst legen alle eine Karte; geboten wird danach.
why-katze_im_sack-not-in-hand = { $card } ist nicht auf deiner Hand.

why-mau_mau-not-draw = Es passt etwas: { $cards }. An diesem Tisch ziehst du nur, wenn nichts passt.
why-mau_mau-not-draw-nothing = Es sind keine Karten mehr zum Ziehen da, und es passt etwas: { $cards }.
why-mau_mau-not-in-hand = { $card } ist nicht auf deiner Hand.
why-mau_mau-not-on-take-two = { $card } hilft nicht gegen ein Nimm 2: Spiel selbst eines oder zieh { $count } Karten.
why-mau_mau-not-fitting = { $card } passt nicht: Oben liegt { $top }, gefragt ist { $colour }. Spiel die gleiche Farbe, die gleiche Sorte oder einen Farbwechsel.
