maus_pass_auf-name = Maus, pass auf!
maus_pass_auf-about = Turn up cards, hope for a cat when a mouse runs by: nothing to decide, all the more to hope for.
maus_pass_auf-forms = The only move is “turn”: turn up your top card.

maus_pass_auf-card-K = cheese
maus_pass_auf-card-C = cat
maus_pass_auf-card-1 = mouse with 1 paw
maus_pass_auf-card-2 = mouse with 2 paws
maus_pass_auf-card-3 = mouse with 3 paws

maus_pass_auf-event-opened = { $card ->
    [K] Cheese lies in the middle.
    [C] A cat lies in the middle.
   *[other] A mouse lies in the middle. It came with the deal, so nobody hunts it.
}
maus_pass_auf-event-turned = { $card ->
    [K] { $seat } turns up cheese.
    [C] { $seat } turns up a cat.
   *[other] { $seat } turns up a { $card }-paw mouse.
}
maus_pass_auf-event-hunted = { $paws ->
    [one] { $seat } hunts it and may turn up one card.
   *[other] { $seat } hunts it and may turn up { $paws } cards.
}
maus_pass_auf-event-caught = Caught! { $seat } wins the pile of { $cards } cards and a chip.
maus_pass_auf-event-escaped = The mouse gets away, and { $seat } wins the pile of { $cards } cards.
maus_pass_auf-event-left = { $cards ->
    [one] The card in the middle goes to nobody.
   *[other] The { $cards } cards in the middle go to nobody.
}
maus_pass_auf-event-over = { $end ->
    [chips] The last chip is handed out: the game is over. Cards: { $scores }.
    [limit] 10,000 cards were turned up, that is enough: the game is over. Cards: { $scores }.
   *[empty] Somebody has no card left: the game is over. Cards: { $scores }.
}

maus_pass_auf-setup-sizes = The stacks have { $sizes } cards. { $dealt } cards are dealt: each stack gets { $fewest }, and { $longer } of them one more.

maus_pass_auf-option-pack = How many cards are in the game
maus_pass_auf-option-pack-small = 45 cards and 5 chips, usual with two or three players (ruling: half of every kind; the printed rules give no numbers).
maus_pass_auf-option-pack-full = 90 cards and 9 chips, usual with four or more players (ruling: 6 mice of each kind).
maus_pass_auf-option-under = How a won pile goes under the stack
maus_pass_auf-option-under-unflipped = As it lies, face up: the card played last comes up first.
maus_pass_auf-option-under-flipped = Turned over, face down: the card played first comes up first.

maus_pass_auf-phase-turning = Turning up
maus_pass_auf-phase-hunting = The hunt
maus_pass_auf-phase-over = Over
maus_pass_auf-help-turning =
    Turn up the top card of your stack and lay it on the pile in the middle.
    Cheese: nothing happens. A cat: nothing happens either, there is no mouse to catch.
    A mouse: the next player hunts it and may turn up as many cards as the mouse has paws.
    If the mouse gets away, the whole pile is yours. A mouse that came with the deal is hunted by nobody (ruling).
maus_pass_auf-help-hunting =
    A mouse runs. Turn up cards, one after the other, at most as many as it has paws.
    A cat catches it: you win the whole pile and a chip, and begin a new pile.
    Another mouse: your hunt is over, the next player hunts the new one.
    Only cheese: it gets away, and the pile goes to whoever laid the mouse, without a chip.
    Won cards go under the stack.
maus_pass_auf-help-over =
    The game ends with the last chip, or when somebody has no card left once a card is dealt with, or after 10,000 cards (ruling).
    A pile that nobody has won by then goes to nobody (ruling).
    Most cards win; of equals the one with more chips; still equal, they share the place (ruling).
maus_pass_auf-end-chips = the last chip is handed out
maus_pass_auf-end-empty = somebody has no card left
maus_pass_auf-end-limit = 10,000 cards were turned up
