kuhn_poker-name = Kuhn-Poker
kuhn_poker-about = Zwei Spieler, drei Karten, ein Einsatz: das kleinste Poker, bei dem sich ein Bluff lohnt.
kuhn_poker-forms = Die Züge heißen „check“, „bet“, „call“ und „fold“.

kuhn_poker-card-J = Bube
kuhn_poker-card-Q = Dame
kuhn_poker-card-K = König
kuhn_poker-zone-hand = Karte
kuhn_poker-zone-rest = Übrig
kuhn_poker-move-check = Schieben
kuhn_poker-move-bet = Einen Chip setzen
kuhn_poker-move-call = Für einen Chip mitgehen
kuhn_poker-move-fold = Aussteigen

kuhn_poker-event-anted = Beide legen einen Chip in den Pot.
kuhn_poker-event-dealt = { $you ->
    [1] Du bekommst { kuhn_poker-card-the }.
   *[other] { $seat } bekommt { kuhn_poker-card-the }.
}
kuhn_poker-event-checked = { $you ->
    [1] Du schiebst.
   *[other] { $seat } schiebt.
}
kuhn_poker-event-bet = { $you ->
    [1] Du setzt einen Chip.
   *[other] { $seat } setzt einen Chip.
}
kuhn_poker-event-called = { $you ->
    [1] Du gehst mit.
   *[other] { $seat } geht mit.
}
kuhn_poker-event-folded = { $you ->
    [1] Du steigst aus.
   *[other] { $seat } steigt aus.
}
kuhn_poker-event-showed = { $you ->
    [1] Du zeigst { kuhn_poker-card-the }.
   *[other] { $seat } zeigt { kuhn_poker-card-the }.
}
kuhn_poker-card-the = { $card ->
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] eine Karte
}
kuhn_poker-event-over = { $end ->
    [fold] Niemand muss seine Karte zeigen. Chips: { $scores }.
   *[showdown] Die höhere Karte gewinnt den Pot. Chips: { $scores }.
}

kuhn_poker-not-with-bet = Es wurde gesetzt: Geh mit oder steig aus.
kuhn_poker-not-without-bet = Noch hat niemand gesetzt: Schieb oder setz einen Chip.

kuhn_poker-phase-betting = Noch kein Einsatz
kuhn_poker-phase-answering = Mitgehen oder aussteigen
kuhn_poker-phase-over = Vorbei
kuhn_poker-help-betting =
    Schieb, oder setz einen Chip. Wenn du schiebst und der andere setzt, kannst du immer noch mitgehen oder aussteigen.
    Schieben beide, gewinnt die höhere Karte die zwei Chips im Pot.
kuhn_poker-help-answering =
    Der andere hat gesetzt. Geh für einen Chip mit, dann gewinnt die höhere Karte den Pot mit vier Chips.
    Oder steig aus: Du verlierst den Chip, den du gezahlt hast, und niemand zeigt seine Karte.
kuhn_poker-help-over =
    Gezählt werden die Chips, die jeder gewonnen oder verloren hat.
kuhn_poker-end-fold = jemand ist ausgestiegen
kuhn_poker-end-showdown = die Karten wurden gezeigt

kuhn_poker-rules =
    Es gibt drei Karten: Bube, Dame und König. Der König ist die höchste. Beide zahlen einen Chip in den Pot und bekommen eine Karte; die dritte sieht niemand.

    Wer anfängt, schiebt oder setzt einen Chip. Nach dem Schieben kann der andere ebenfalls schieben oder einen Chip setzen.

    Hat jemand gesetzt, geht der andere für einen Chip mit oder steigt aus.

    Steigt jemand aus, gewinnt der andere den Pot, und niemand zeigt seine Karte. Sonst zeigen beide ihre Karten, und die höhere gewinnt den Pot.
