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
mau_mau-board-counts = colour
mau_mau-board-colour-named = picked
mau_mau-board-any = Any card goes

mau_mau-board-play-one = Your turn: play a card that fits.
mau_mau-board-play-or-draw = Your turn: play a card that fits, or draw.
mau_mau-board-play-chosen = Play { $card }?
mau_mau-board-name-colour = Pick a colour.
mau_mau-board-draw-one = Nothing to play: draw a card.
mau_mau-board-pass-on = Nothing to play, and nothing to draw.
mau_mau-board-draw-stacked = No way out: draw { $count } cards.
mau_mau-board-draw-or-take = Draw { $count } cards, or play a Draw 2 yourself?
mau_mau-board-leaving = You play { $card }.
mau_mau-board-sending = Sending …
mau_mau-board-shuffling = The discard pile is being shuffled.
mau_mau-board-waiting-stacked = { $name } must draw { $count } cards or play a Draw 2.
mau_mau-board-over = The game is over.

mau_mau-board-play = Play { $card }
mau_mau-board-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
mau_mau-board-pass = Pass
mau_mau-board-undo = Cancel
mau_mau-board-mau = Mau!
mau_mau-board-sort-colour = Sort by colour
mau_mau-board-sort-face = Sort by number

mau_mau-board-table-top = On top: { $card }.
mau_mau-board-table-colour = Colour: { $colour }.
mau_mau-board-table-any = Any card goes.
mau_mau-board-table-clockwise = Play goes clockwise.
mau_mau-board-table-counterclockwise = Play goes counterclockwise.
mau_mau-board-table-deck = { $count ->
    [0] The deck is empty.
    [one] There is one card in the deck.
   *[other] There are { $count } cards in the deck.
}
mau_mau-board-table-facing = { $name } must draw { $count } cards.
mau_mau-board-table-facing-you = You must draw { $count } cards.

mau_mau-board-shout-mau = Mau!
mau_mau-board-shout-mau-mau = Mau Mau!
mau_mau-board-shout-forgot = forgot mau
mau_mau-board-shout-left-out = skipped
mau_mau-board-shout-drew = draws { $count }

# On the start page.
mau_mau-line = Get rid of your cards, and don’t forget to say “mau”.

# Moves in words.
mau_mau-move-play = play { $card }
mau_mau-move-named = name { $colour }
mau_mau-move-mau = say mau
mau_mau-move-draw = draw

# After the game.
mau_mau-head-left = Cards left
mau_mau-head-points = Points
mau_mau-story-out = { $points ->
    [one] { $name } has no cards left; the others hold one point.
   *[other] { $name } has no cards left; the others hold { $points } points.
}
mau_mau-story-nobody-out = Nobody got rid of all their cards; { $points } points are left in hand.

# In a replay.
mau_mau-replay-before = Previous event
mau_mau-replay-next = Next event
