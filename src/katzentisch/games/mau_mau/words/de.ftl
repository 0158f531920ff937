mau_mau-name = Mau Mau
mau_mau-about = Farbe auf Farbe, Gleiches auf Gleiches, die anderen ziehen lassen, als Erster alle Karten los sein – und das Mau nicht vergessen.
mau_mau-forms = Züge schreibt man „play r8“, „play r+2“, „play wild b“, „draw“, mit der vorletzten Karte „play r8 mau“, wo man das Mau selbst sagt, und „name b“ für die Farbe eines Farbwechsels, der zuerst aufgedeckt wurde.

mau_mau-event-turned-up = { mau_mau-card-the } wird aufgedeckt.
mau_mau-event-played = { $you ->
    [1] Du spielst { mau_mau-card-the-acc }{ $colour ->
        [g] {" "}und wünschst dir Grün
        [b] {" "}und wünschst dir Blau
        [r] {" "}und wünschst dir Rot
        [y] {" "}und wünschst dir Gelb
       *[other] {""}
    }
   *[other] { $seat } spielt { mau_mau-card-the-acc }{ $colour ->
        [g] {" "}und wünscht sich Grün
        [b] {" "}und wünscht sich Blau
        [r] {" "}und wünscht sich Rot
        [y] {" "}und wünscht sich Gelb
       *[other] {""}
    }
}{ $word ->
    [mau] : Mau!
    [mau-mau] : Mau Mau!
   *[other] .
}
mau_mau-event-named = { $you ->
    [1] Du wünschst dir { mau_mau-named }.
   *[other] { $seat } wünscht sich { mau_mau-named }.
}
mau_mau-named = { $colour ->
    [g] Grün
    [b] Blau
    [r] Rot
   *[y] Gelb
}
mau_mau-event-direction-changed = { $way ->
    [clockwise] Es geht wieder im Uhrzeigersinn.
   *[counterclockwise] Jetzt geht es andersherum.
}
mau_mau-event-forgot = { $you ->
    [1] Du hast das Mau vergessen und ziehst dafür eine Karte.
   *[other] { $seat } hat das Mau vergessen und zieht dafür eine Karte.
}
mau_mau-event-facing = { $you ->
    [1] Du musst { $count } Karten ziehen oder selbst ein Nimm 2 spielen.
   *[other] { $seat } muss { $count } Karten ziehen oder selbst ein Nimm 2 spielen.
}
mau_mau-event-drew = { $you ->
    [1] { $count ->
        [0] Du müsstest ziehen, aber es sind keine Karten mehr da.
        [one] Du ziehst eine Karte{ mau_mau-drawn }
       *[other] Du ziehst { $count } Karten{ mau_mau-drawn }
    }
   *[other] { $count ->
        [0] { $seat } müsste ziehen, aber es sind keine Karten mehr da.
        [one] { $seat } zieht eine Karte{ mau_mau-drawn }
       *[other] { $seat } zieht { $count } Karten{ mau_mau-drawn }
    }
}
mau_mau-drawn = { $known ->
    [0] .
   *[other] : { $cards }.
}
mau_mau-event-left-out = { $you ->
    [1] Du setzt aus.
   *[other] { $seat } setzt aus.
}
mau_mau-event-shuffled = { $count ->
    [one] Der Stapel ist aufgebraucht; eine einzige Karte von der Ablage ist der neue.
   *[other] Der Stapel ist aufgebraucht; { $count } Karten von der Ablage werden neu gemischt.
}
mau_mau-event-out = { $you ->
    [1] Du bist alle Karten los!
   *[other] { $seat } ist alle Karten los!
}
mau_mau-event-over = { $end ->
    [out] Das Spiel ist aus. Punkte: { $scores }.
   *[limit] Nach 10.000 Zügen ist das Spiel aus. Punkte: { $scores }.
}

mau_mau-not-draw = Es passt etwas ({ $cards }), und an diesem Tisch ziehst du nur, wenn nichts passt.
mau_mau-not-draw-nothing = Es sind keine Karten mehr zum Ziehen da, und es passt etwas: { $cards }.
mau_mau-not-mau = Mau sagt man mit der vorletzten Karte, nicht früher und nicht später.
mau_mau-not-mau-automatic = An diesem Tisch kommt das Mau von selbst: Spiel einfach die Karte.
mau_mau-not-in-hand = { $card } ist nicht auf der Hand: { $hand }.
mau_mau-not-on-take-two = { $card } hilft nicht gegen ein Nimm 2: Spiel selbst eines oder zieh { $count } Karten.
mau_mau-not-fitting = { $card } passt nicht: Oben liegt { $top }, gefragt ist { $colour }. Spiel die gleiche Farbe, die gleiche Sorte oder einen Farbwechsel.
mau_mau-not-new = { $colour } ist schon gefragt, und an diesem Tisch muss es mit einem Farbwechsel eine neue Farbe sein: { $colours }.
mau_mau-not-before-naming = Zuerst wurde ein Farbwechsel aufgedeckt: Nenne seine Farbe, bevor du spielst, zum Beispiel „name b“.
mau_mau-not-naming = Eine Farbe allein nennt man nur, wenn zuerst ein Farbwechsel aufgedeckt wurde. Zu einem gespielten gehört sie dazu: „play wild b“.
mau_mau-not-the-pile = Der neue Stapel muss die Ablage ohne ihre oberste Karte sein: { $pile }.
mau_mau-setup-no-digit = „top“ ist { $card }, aber an diesem Tisch beginnt das Spiel mit einer Zahl.

mau_mau-option-mau = Mau sagen
mau_mau-option-mau-called = Sag es mit deiner vorletzten Karte, sonst ziehst du eine fürs Vergessen.
mau_mau-option-mau-automatic = Das Mau kommt von selbst.
mau_mau-option-drawing = Wann du ziehen darfst
mau_mau-option-drawing-forced = Nur, wenn nichts passt (Festlegung: Gedruckt steht, dass man spielen „darf“).
mau_mau-option-drawing-free = Solange es etwas zu ziehen gibt, auch wenn etwas passt.
mau_mau-option-first_card = Die Karte, die zuerst aufgedeckt wird
mau_mau-option-first_card-quiet = Eine Sonderkarte wirkt nicht, aber ihre Farbe und Sorte zählen (Festlegung).
mau_mau-option-first_card-digit = Sonderkarten kommen unter den Stapel, bis eine Zahl liegt.
mau_mau-option-first_card-acts = Eine Sonderkarte wirkt, als hätte der Geber sie gespielt. Bei einem Farbwechsel wünscht sich die Farbe, wer beginnt.
mau_mau-option-last_card = Nimm 2 oder Nimm 4 als letzte Karte
mau_mau-option-last_card-quiet = Wirkt nicht mehr (Festlegung).
mau_mau-option-last_card-draws = Wer als Nächstes dran wäre, zieht noch, bevor gezählt wird.
mau_mau-option-reverse_for_two = Richtungswechsel zu zweit
mau_mau-option-reverse_for_two-plain = Ändert nichts: Der andere ist dran (Festlegung).
mau_mau-option-reverse_for_two-stop = Wirkt wie ein Stopp.
mau_mau-option-wish = Welche Farbe du dir mit einem Farbwechsel wünschen darfst
mau_mau-option-wish-any = Jede, auch die schon gefragte (Festlegung: Gedruckt ist von einer „neuen Farbe“ die Rede).
mau_mau-option-wish-new = Nur eine neue, nicht die schon gefragte.

mau_mau-phase-playing = Spielen
mau_mau-phase-shuffling = Mischen
mau_mau-phase-naming = Farbe wünschen
mau_mau-phase-over = Vorbei
mau_mau-help-playing =
    Spiel eine Karte, die in Farbe, Zahl oder Sorte zur obersten passt. { $option_drawing ->
        [free] Oder zieh eine, auch wenn etwas passt; dann ist dein Zug vorbei.
       *[forced] Wenn nichts passt, zieh eine; dann ist dein Zug vorbei.
    }
    Ein Richtungswechsel dreht die Reihenfolge um{ $option_reverse_for_two ->
        [stop] ; zu zweit wirkt er wie ein Stopp.
       *[plain] ; zu zweit ändert er nichts (Festlegung).
    } Bei einem Stopp setzt der Nächste aus; bei einem Nimm 4 auch, und er zieht vier Karten, dagegen hilft nichts.
    Bei einem Nimm 2 zieht der Nächste zwei, außer er legt selbst eines: Dann sind es vier für den Übernächsten, und so weiter. Sonst hilft nichts, auch kein Farbwechsel.
    Ein Farbwechsel passt auf alles andere, und du wünschst dir die Farbe, die jetzt gefragt ist{ $option_wish ->
        [new] : eine neue, nicht die alte.
       *[any] , auch die alte (Festlegung).
    }
    { $option_mau ->
        [automatic] Das Mau zur vorletzten Karte kommt von selbst.
       *[called] Sag mit der vorletzten Karte Mau, sonst ziehst du sofort eine.
    } Jede Karte darf die letzte sein{ $option_last_card ->
        [draws] ; nach einem Nimm 2 oder Nimm 4 zieht der Nächste noch.
       *[quiet] ; ein Nimm 2 oder Nimm 4 wirkt dann nicht mehr (Festlegung).
    }
mau_mau-help-shuffling =
    Jemand muss ziehen, und der Stapel ist leer: Die Ablage ohne ihre oberste Karte wird gemischt und ist der neue Stapel.
    Ist von der Ablage nur noch die oberste Karte da, zieht niemand mehr, und es geht weiter (Festlegung).
mau_mau-help-naming =
    Zuerst wurde ein Farbwechsel aufgedeckt, und an diesem Tisch wirkt die erste Karte: Wer beginnt, wünscht sich eine beliebige Farbe und spielt dann.
mau_mau-help-over =
    Wer alle Karten los ist, hat null Punkte. Die anderen zählen ihre Hand: Zahlen nach Wert, Sonderkarten und Farbwechsel je 10.
    Die wenigsten Punkte gewinnen; wer gleich viele hat, teilt sich den Rang (Festlegung). Nach 10.000 Zügen endet das Spiel, wie es steht (Festlegung).
mau_mau-end-out = jemand ist alle Karten los
mau_mau-end-limit = 10.000 Züge sind gespielt

mau_mau-colour-g = Grün
mau_mau-colour-b = Blau
mau_mau-colour-r = Rot
mau_mau-colour-y = Gelb
# Der Stamm des Farbworts: „rot“ für rote, roter, rotes, roten.
mau_mau-suit = { $suit ->
    [g] grün
    [b] blau
    [r] rot
   *[y] gelb
}
mau_mau-card = { $face ->
    [rev] { mau_mau-suit }er Richtungswechsel
    [draw-2] { mau_mau-suit }es Nimm 2
    [draw-4] { mau_mau-suit }es Nimm 4
    [stop] { mau_mau-suit }er Stopp
    [wild] Farbwechsel
   *[digit] { mau_mau-suit }e { $digit }
}
mau_mau-card-the = { $face ->
    [rev] der { mau_mau-suit }e Richtungswechsel
    [draw-2] das { mau_mau-suit }e Nimm 2
    [draw-4] das { mau_mau-suit }e Nimm 4
    [stop] der { mau_mau-suit }e Stopp
    [wild] ein Farbwechsel
   *[digit] die { mau_mau-suit }e { $digit }
}
mau_mau-card-the-acc = { $face ->
    [rev] den { mau_mau-suit }en Richtungswechsel
    [draw-2] das { mau_mau-suit }e Nimm 2
    [draw-4] das { mau_mau-suit }e Nimm 4
    [stop] den { mau_mau-suit }en Stopp
    [wild] einen Farbwechsel
   *[digit] die { mau_mau-suit }e { $digit }
}

# Why a move can’t be made, for people who don’t write the notation
why-mau_mau-not-draw = Es passt etwas: { $cards }. An diesem Tisch ziehst du nur, wenn nichts passt.
why-mau_mau-not-draw-nothing = Es sind keine Karten mehr zum Ziehen da, und es passt etwas: { $cards }.
why-mau_mau-not-in-hand = { $card } ist nicht auf deiner Hand.
why-mau_mau-not-on-take-two = { $card } hilft nicht gegen ein Nimm 2: Spiel selbst eines oder zieh { $count } Karten.
why-mau_mau-not-new = { $colour } ist schon gefragt. An diesem Tisch muss es mit einem Farbwechsel eine neue Farbe sein.
why-mau_mau-not-before-naming = Zuerst wurde ein Farbwechsel aufgedeckt: Wünsch dir eine Farbe, bevor du spielst.
why-mau_mau-not-fitting = { $card } passt nicht: Oben liegt { $top }, gefragt ist { $colour }. Spiel die gleiche Farbe, die gleiche Sorte oder einen Farbwechsel.

# The board in the terminal
cli-mau-top = Ablage
cli-mau-colour-g = Grün ist gefragt (g)
cli-mau-colour-b = Blau ist gefragt (b)
cli-mau-colour-r = Rot ist gefragt (r)
cli-mau-colour-y = Gelb ist gefragt (y)
cli-mau-colour-any = jede Karte passt
cli-mau-colour-unnamed = eine Farbe wird noch gewünscht
cli-mau-to-draw = { $count } ziehen oder ein Nimm 2 spielen
cli-mau-clockwise = im Uhrzeigersinn
cli-mau-counterclockwise = gegen den Uhrzeigersinn
cli-mau-one-left = mau
