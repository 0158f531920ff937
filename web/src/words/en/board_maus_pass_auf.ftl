# The table of Maus, pass auf!
maus_pass_auf-board-middle = Middle of the table
maus_pass_auf-board-turn = Turn up
maus_pass_auf-board-turn-of = { $cards ->
    [one] Turn up: { $name }, the last card
   *[other] Turn up: { $name }, { $cards } cards
}
maus_pass_auf-board-holds = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
}
maus_pass_auf-board-turn-you = Your turn: turn up a card.
maus_pass_auf-board-turn-name = It is { $name }’s turn.
maus_pass_auf-board-hunt-you = { $count ->
    [one] Catch the mouse: one card left.
   *[other] Catch the mouse: { $count } cards left.
}
maus_pass_auf-board-hunt-name = { $count ->
    [one] { $name } hunts the mouse: one card left.
   *[other] { $name } hunts the mouse: { $count } cards left.
}
maus_pass_auf-board-over = The game is over.
maus_pass_auf-board-told-top = { $count ->
    [one] In the middle lies: { $card }.
   *[other] On top: { $card }, { $count } cards in all.
}
maus_pass_auf-board-told-empty = Nothing lies in the middle.
maus_pass_auf-board-told-chips = { $count ->
    [0] No chip left.
    [one] One chip left.
   *[other] { $count } chips left.
}
maus_pass_auf-board-told-hunt = { $count ->
    [one] { $hunter } hunts { $owner }’s mouse: one card left.
   *[other] { $hunter } hunts { $owner }’s mouse: { $count } cards left.
}
maus_pass_auf-board-animal-0 = Rabbit
maus_pass_auf-board-animal-1 = Turtle
maus_pass_auf-board-animal-2 = Bird
maus_pass_auf-board-animal-3 = Snail
maus_pass_auf-board-animal-4 = Fish
maus_pass_auf-board-animal-5 = Squirrel
