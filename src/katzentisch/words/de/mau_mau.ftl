mau_mau-name = Mau Mau
mau_mau-about = Farbe auf Farbe, Gleiches auf Gleiches, die anderen ziehen lassen, als Erster alle Karten los sein – und das Mau nicht vergessen.
mau_mau-forms = Züge schreibt man „play r8“, „play r+2“, „play wild b“, „draw“ und mit der vorletzten Karte „play r8 mau“.

mau_mau-event-turned-up = { $card } wird aufgedeckt.
mau_mau-event-played = { $seat } spielt { $card }{ $colour ->
    [g] {" "}und wünscht sich Grün
    [b] {" "}und wünscht sich Blau
    [r] {" "}und wünscht sich Rot
    [y] {" "}und wünscht sich Gelb
   *[other] {""}
}{ $word ->
    [mau] : Mau!
    [mau-mau] : Mau Mau!
   *[other] .
}
mau_mau-event-direction-changed = { $way ->
    [clockwise] Es geht wieder im Uhrzeigersinn.
   *[counterclockwise] Jetzt geht es andersherum.
}
mau_mau-event-forgot = { $seat } hat das Mau vergessen und zieht dafür.
mau_mau-event-facing = { $seat } soll { $count } ziehen, wenn kein weiteres Nimm 2 hilft.
mau_mau-event-drew = { $count ->
    [0] { $seat } würde ziehen, aber es ist nichts mehr da.
    [one] { $seat } zieht eine Karte{ $known ->
        [0] .
       *[other] : { $cards }.
    }
   *[other] { $seat } zieht { $count } Karten{ $known ->
        [0] .
       *[other] : { $cards }.
    }
}
mau_mau-event-left-out = { $seat } setzt aus.
mau_mau-event-shuffled = { $count ->
    [one] Der Stapel ist aufgebraucht; eine einzige Karte vom Stoß ist der neue.
   *[other] Der Stapel ist aufgebraucht; { $count } Karten vom Stoß werden gemischt.
}
mau_mau-event-out = { $seat } ist alle Karten los!
mau_mau-event-over = { $end ->
    [out] Das Spiel ist aus. Punkte: { $scores }.
   *[limit] Nach 10.000 Zügen endet das Spiel, wie es steht. Punkte: { $scores }.
}

mau_mau-not-draw = Es passt etwas ({ $cards }), also wird gespielt: Gezogen wird hier nur, wenn nichts passt.
mau_mau-not-draw-nothing = Es ist nichts mehr zum Ziehen da, und es passt etwas: { $cards }.
mau_mau-not-mau = Mau sagt man mit der vorletzten Karte, nicht früher und nicht später.
mau_mau-not-mau-automatic = An diesem Tisch sagt sich das Mau von selbst: Spiele einfach die Karte.
mau_mau-not-in-hand = { $card } ist nicht auf der Hand: { $hand }.
mau_mau-not-on-take-two = { $card } hilft nicht gegen ein Nimm 2: Spiele selbst eines oder zieh { $count } Karten.
mau_mau-not-fitting = { $card } passt nicht: Oben liegt { $top }, und es zählt { $colour }. Gleiche Farbe, gleiche Sorte oder ein Farbwechsel passt.
mau_mau-not-the-pile = Der neue Stapel muss der Stoß ohne seine oberste Karte sein: { $pile }.
mau_mau-setup-no-digit = „top“ ist { $card }, aber an diesem Tisch beginnt es mit einer Ziffer.

mau_mau-option-mau = Mau sagen
mau_mau-option-mau-called = Sag es mit deiner vorletzten Karte, sonst ziehst du eine fürs Vergessen.
mau_mau-option-mau-automatic = Das Mau sagt sich von selbst.
mau_mau-option-drawing = Wann du ziehen darfst
mau_mau-option-drawing-forced = Nur, wenn nichts passt (Festlegung: Gedruckt steht, dass man spielen „darf“).
mau_mau-option-drawing-free = Solange es etwas zu ziehen gibt, auch wenn etwas passt.
mau_mau-option-first_card = Die Karte, die zuerst aufgedeckt wird
mau_mau-option-first_card-quiet = Eine Sonderkarte wirkt nicht, aber ihre Farbe und Sorte zählen (Festlegung).
mau_mau-option-first_card-digit = Sonderkarten kommen unter den Stapel, bis eine Ziffer liegt.
mau_mau-option-last_card = Nimm 2 oder Nimm 4 als letzte Karte
mau_mau-option-last_card-quiet = Wirkt nicht mehr (Festlegung).
mau_mau-option-last_card-draws = Wer als Nächstes dran wäre, zieht noch, bevor gezählt wird.
mau_mau-option-reverse_for_two = Richtungswechsel zu zweit
mau_mau-option-reverse_for_two-plain = Ändert nichts: Der andere ist dran (Festlegung).
mau_mau-option-reverse_for_two-stop = Wirkt wie ein Stop.

mau_mau-phase-playing = Spielen
mau_mau-phase-shuffling = Mischen
mau_mau-phase-over = Vorbei
mau_mau-help-playing =
    Spiele eine Karte, die in Farbe, Ziffer oder Sorte zur obersten passt, oder zieh eine und gib weiter.
    Richtungswechsel dreht die Reihenfolge um. Stop lässt den Nächsten aussetzen; Nimm 4 auch, und er zieht vier Karten, da hilft nichts.
    Bei Nimm 2 zieht der Nächste zwei, außer er legt selbst eines: Dann sind es vier für den Übernächsten, und so weiter. Sonst hilft nichts, auch kein Farbwechsel.
    Ein Farbwechsel passt auf alles andere, und du wünschst dir die Farbe, die nun zählt, auch die alte (Festlegung).
    Mit der vorletzten Karte sag Mau, sonst ziehst du sofort eine. Jede Karte darf die letzte sein.
mau_mau-help-shuffling =
    Jemand soll ziehen, und der Stapel ist leer: Der Stoß ohne seine oberste Karte wird gemischt und ist der neue Stapel.
    Ist der Stoß nur noch seine oberste Karte, zieht niemand mehr, und es geht weiter (Festlegung).
mau_mau-help-over =
    Wer alle Karten los ist, hat null Punkte. Die anderen zählen ihre Hand: Ziffern nach Wert, Sonderkarten und Farbwechsel 10.
    Die wenigsten Punkte gewinnen; wer gleich viele hat, teilt sich den Rang. Nach 10.000 Zügen endet das Spiel, wie es steht (Festlegung).
mau_mau-end-out = jemand ist alle Karten los
mau_mau-end-limit = 10.000 Züge sind gespielt

mau_mau-colour-g = Grün
mau_mau-colour-b = Blau
mau_mau-colour-r = Rot
mau_mau-colour-y = Gelb
mau_mau-card-digit = { $digit } in { $colour }
mau_mau-card-rev = Richtungswechsel in { $colour }
mau_mau-card-take-2 = Nimm 2 in { $colour }
mau_mau-card-take-4 = Nimm 4 in { $colour }
mau_mau-card-stop = Stop in { $colour }
mau_mau-card-wild = Farbwechsel
