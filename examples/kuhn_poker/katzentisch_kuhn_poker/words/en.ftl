kuhn_poker-name = Kuhn poker
kuhn_poker-about = Two players, three cards, one bet: the smallest poker that is worth a bluff.
kuhn_poker-forms = Moves are written “check”, “bet”, “call” and “fold”.

kuhn_poker-card-J = jack
kuhn_poker-card-Q = queen
kuhn_poker-card-K = king
kuhn_poker-zone-hand = Card
kuhn_poker-zone-rest = Left over
kuhn_poker-move-check = Check
kuhn_poker-move-bet = Bet one chip
kuhn_poker-move-call = Call for one chip
kuhn_poker-move-fold = Fold

kuhn_poker-event-anted = Both players put one chip into the pot.
kuhn_poker-event-dealt = { $you ->
    [1] You get { kuhn_poker-card-the }.
   *[other] { $seat } gets { kuhn_poker-card-the }.
}
kuhn_poker-event-checked = { $you ->
    [1] You check.
   *[other] { $seat } checks.
}
kuhn_poker-event-bet = { $you ->
    [1] You bet one chip.
   *[other] { $seat } bets one chip.
}
kuhn_poker-event-called = { $you ->
    [1] You call.
   *[other] { $seat } calls.
}
kuhn_poker-event-folded = { $you ->
    [1] You fold.
   *[other] { $seat } folds.
}
kuhn_poker-event-showed = { $you ->
    [1] You show { kuhn_poker-card-the }.
   *[other] { $seat } shows { kuhn_poker-card-the }.
}
kuhn_poker-card-the = { $card ->
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] a card
}
kuhn_poker-event-over = { $end ->
    [fold] Nobody needs to show a card. Chips: { $scores }.
   *[showdown] The higher card wins the pot. Chips: { $scores }.
}

kuhn_poker-not-with-bet = There is a bet: call or fold.
kuhn_poker-not-without-bet = Nobody has bet yet: check or bet.

kuhn_poker-phase-betting = No bet yet
kuhn_poker-phase-answering = Call or fold
kuhn_poker-phase-over = Game over
kuhn_poker-help-betting =
    Check, or bet one chip. If you check and the other player bets, you can still call or fold.
    If both players check, the higher card wins the two chips in the pot.
kuhn_poker-help-answering =
    The other player has bet. Call for one chip, and the higher card wins the pot of four.
    Or fold: you lose the chip you have paid, and nobody shows a card.
kuhn_poker-help-over =
    The scores are the chips that each player has won or lost.
kuhn_poker-end-fold = someone folded
kuhn_poker-end-showdown = the cards were shown

kuhn_poker-rules =
    There are three cards: jack, queen and king. The king is the highest. Both players put one chip into the pot and get one card; nobody sees the third.

    The first player checks or bets one chip. After a check, the second player checks or bets one chip.

    Once a player has bet, the other one calls for one chip or folds.

    If a player folds, the other one wins the pot, and nobody shows a card. Otherwise both players show their cards, and the higher one wins the pot.
