# The table of Mau Mau.
mau_mau-board-middle = Middle of the table
mau_mau-board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
mau_mau-board-dealer = dealer
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
mau_mau-board-unnamed = Which colour?

mau_mau-board-play-one = Your turn: play a card that fits.
mau_mau-board-play-or-draw = Your turn: play a card that fits, or draw.
mau_mau-board-play-chosen = Play { $card }?
mau_mau-board-name-colour = Pick a colour.
mau_mau-board-name-first = You start: pick a colour.
mau_mau-board-draw-one = Nothing to play: draw a card.
mau_mau-board-pass-on = Nothing to play, and nothing to draw.
mau_mau-board-draw-stacked = No way out: draw { $count } cards.
mau_mau-board-draw-or-take = Draw { $count } cards, or play a Draw 2 yourself?
mau_mau-board-leaving = You play { $card }.
mau_mau-board-sending = Sending …
mau_mau-board-shuffling = The discard pile is being shuffled.
mau_mau-board-waiting-stacked = { $name } must draw { $count } cards or play a Draw 2.
mau_mau-board-waiting-naming = { $name } picks a colour first.
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
mau_mau-board-table-unnamed = A colour is still to be picked.
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

# Captions of the scenes.
mau_mau-caption-facing = { $count ->
    [2] Draw 2: { mau_mau-caption-faces } draw two cards or play a Draw 2.
   *[other] Up to { $count }: { mau_mau-caption-faces } draw { $count } cards or play a Draw 2.
}
mau_mau-caption-faces = { $you ->
    [1] you must
   *[other] { $name } must
}
mau_mau-caption-direction = { $way ->
    [clockwise] Reverse: play now goes clockwise.
   *[counterclockwise] Reverse: play now goes counterclockwise.
}
mau_mau-caption-colour = { $you ->
    [1] You name
   *[other] { $name } names
} { $colour }.
mau_mau-caption-four = Draw 4 for { $you ->
    [1] you
   *[other] { $name }
}!
mau_mau-caption-left-out = { $you ->
    [1] You are
   *[other] { $name } is
} skipped.
mau_mau-caption-drew = { $you ->
    [1] You draw
   *[other] { $name } draws
} { $count } cards{ $out ->
    [1] {" "}and { $you ->
        [1] are
       *[other] is
    } skipped.
   *[0] .
}
mau_mau-caption-forgot = { $you ->
    [1] You forgot
   *[other] { $name } forgot
} to say “Mau”: { $count ->
    [one] one penalty card.
   *[other] { $count } penalty cards.
}
mau_mau-caption-out = { $you ->
    [1] You have
   *[other] { $name } has
} no cards left: Mau Mau!

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
mau_mau-tie-shared = { $names } share place { $rank }: the same points left in hand.

# In a replay.
mau_mau-replay-before = Previous event
mau_mau-replay-next = Next event

mau_mau-series = The printed rules suggest 3 or 5 games. The points of all games are added up, and the fewest win.

# What several seats do at once or one after another, in one sentence
mau_mau-joined-drew = { $who ->
    [all] Everyone draws a card.
    [others] Everyone else draws a card.
   *[some] { $names } draw a card each.
}

# Keyboard shortcuts
mau_mau-key-cards = lift the card in that place, again to play it; after a Wild: the colour in that place
mau_mau-key-draw = draw
mau_mau-key-sort = sort your hand differently
