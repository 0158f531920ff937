# The table of Mau Mau.
mau_mau-board-middle = Middle of the table
mau_mau-board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
mau_mau-board-mau-mark = Mau
mau_mau-board-next = next
mau_mau-board-deck = { $count ->
    [0] deck: empty
    [one] deck: one card
   *[other] deck: { $count } cards
}
mau_mau-board-draw-from = Draw. { $deck }
mau_mau-board-counts = counts
mau_mau-board-wished = named
mau_mau-board-any = Anything fits

mau_mau-board-play-one = Your turn: play a card that fits.
mau_mau-board-play-or-draw = Your turn: play a card that fits, or draw.
mau_mau-board-play-chosen = Play { $card }?
mau_mau-board-name-colour = Which colour shall count?
mau_mau-board-draw-one = Nothing fits: draw a card.
mau_mau-board-pass-on = Nothing fits, and there is nothing to draw.
mau_mau-board-draw-stacked = Nothing helps: draw { $count } cards.
mau_mau-board-draw-or-take = Draw { $count }, or play a take 2 yourself?
mau_mau-board-leaving = Onto the pile: { $card }.
mau_mau-board-sending = On its way …
mau_mau-board-shuffling = The pile is being shuffled.
mau_mau-board-waiting-stacked = { $name } has to draw { $count } unless a take 2 helps.
mau_mau-board-over = The game is over.

mau_mau-board-play = Play { $card }
mau_mau-board-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
mau_mau-board-pass = Pass on
mau_mau-board-undo = Rather not
mau_mau-board-mau = Mau!
mau_mau-board-sort-colour = Sort by colour
mau_mau-board-sort-face = Sort by number

mau_mau-board-told-top = On top: { $card }.
mau_mau-board-told-colour = { $colour } counts.
mau_mau-board-told-any = Anything fits.
mau_mau-board-told-clockwise = Play goes clockwise.
mau_mau-board-told-counterclockwise = Play goes counterclockwise.
mau_mau-board-told-deck = { $count ->
    [0] The deck is empty.
    [one] There is one card in the deck.
   *[other] There are { $count } cards in the deck.
}
mau_mau-board-told-facing = { $name } has to draw { $count } cards.
mau_mau-board-told-facing-you = You have to draw { $count } cards.

mau_mau-board-shout-mau = Mau!
mau_mau-board-shout-mau-mau = Mau Mau!
mau_mau-board-shout-forgot = forgot mau
mau_mau-board-shout-left-out = sits out
mau_mau-board-shout-drew = draws { $count }
