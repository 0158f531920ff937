# The table of Maus, pass auf!
maus_pass_auf-board-middle = Middle of the table
maus_pass_auf-board-turn = Flip
maus_pass_auf-board-turn-of = { $cards ->
    [one] Flip { $name }’s last card
   *[other] Flip { $name }’s top card ({ $cards } cards)
}
maus_pass_auf-board-holds = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}
maus_pass_auf-board-turn-you = Your turn: flip a card.
maus_pass_auf-board-turn-name = It’s { $name }’s turn.
maus_pass_auf-board-hunt-you = { $count ->
    [one] Catch the mouse: one card to go.
   *[other] Catch the mouse: { $count } cards to go.
}
maus_pass_auf-board-hunt-name = { $count ->
    [one] { $name } is hunting the mouse: one card to go.
   *[other] { $name } is hunting the mouse: { $count } cards to go.
}
maus_pass_auf-board-over = The game is over.
maus_pass_auf-board-table-top = { $count ->
    [one] In the middle: { $card }.
   *[other] On top: { $card }, { $count } cards in the pile.
}
maus_pass_auf-board-table-empty = The middle is empty.
maus_pass_auf-board-table-chips = { $count ->
    [0] No chips left.
    [one] One chip left.
   *[other] { $count } chips left.
}
maus_pass_auf-board-table-hunt = { $count ->
    [one] { $hunter } is hunting { $owner }’s mouse: one card to go.
   *[other] { $hunter } is hunting { $owner }’s mouse: { $count } cards to go.
}
maus_pass_auf-board-table-hunt-dealt = { $count ->
    [one] { $hunter } is hunting the mouse from the deal: one card to go.
   *[other] { $hunter } is hunting the mouse from the deal: { $count } cards to go.
}
maus_pass_auf-board-animal-0 = Rabbit
maus_pass_auf-board-animal-1 = Turtle
maus_pass_auf-board-animal-2 = Bird
maus_pass_auf-board-animal-3 = Snail
maus_pass_auf-board-animal-4 = Fish
maus_pass_auf-board-animal-5 = Squirrel

# Captions of the scenes.
maus_pass_auf-caption-hunted = Watch out, mouse, here comes the cat!
maus_pass_auf-caption-stayed = Cheese! The mouse got away, and the cards stay in the middle.
maus_pass_auf-caption-cat = The cat! It gets the mouse.
maus_pass_auf-caption-home = Cheese! The mouse has got away.
maus_pass_auf-caption-caught = { $you ->
    [1] You have
   *[other] { $name } has
} the mouse: { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
} and a chip
maus_pass_auf-caption-escaped = { $you ->
    [1] Your mouse
   *[other] { $name }’s mouse
} is safe: { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}

# On the start page.
maus_pass_auf-line = Flip cards and hope for the cat. For little ones too.

# Moves in words.
maus_pass_auf-move-turn = flip a card

# After the game.
maus_pass_auf-head-chips = Chips
maus_pass_auf-head-cards = Cards
maus_pass_auf-tie-shared = { $names } share place { $rank }: as many cards and as many chips.
maus_pass_auf-tie-broken = As many cards, but more chips: { $names } ahead of { $others }.

# In a replay.
maus_pass_auf-replay-before = Previous hunt
maus_pass_auf-replay-next = Next hunt

maus_pass_auf-who-begins = Who is the youngest?

# What several seats do at once or one after another, in one sentence
maus_pass_auf-joined-turned = { $who ->
    [all] Everyone flips cheese.
    [others] Everyone else flips cheese.
   *[some] { $names } flip cheese.
}
