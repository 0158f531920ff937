maus_pass_auf-name = Maus, pass auf!
maus_pass_auf-about = Flip cards and hope for a cat when a mouse runs by: nothing to decide, plenty to hope for.
maus_pass_auf-forms = The only move is “turn”: flip your top card.

maus_pass_auf-card-K = cheese
maus_pass_auf-card-C = cat
maus_pass_auf-card-1 = mouse with one paw
maus_pass_auf-card-2 = mouse with two paws
maus_pass_auf-card-3 = mouse with three paws

maus_pass_auf-event-opened = { $card ->
    [K] The game starts with cheese in the middle.
    [C] The game starts with a cat in the middle.
   *[other] { $fate ->
        [hunted] The game starts with a mouse in the middle.
       *[other] The game starts with a mouse in the middle. It came with the deal, so nobody hunts it.
    }
}
maus_pass_auf-event-turned = { $you ->
    [1] You flip { maus_pass_auf-card-a }.
   *[other] { $seat } flips { maus_pass_auf-card-a }.
}
maus_pass_auf-card-a = { $card ->
    [K] cheese
    [C] a cat
    [1] a mouse with one paw
    [2] a mouse with two paws
   *[3] a mouse with three paws
}
maus_pass_auf-event-hunted = { $you ->
    [1] { $paws ->
        [one] Watch out, mouse, here comes the cat! You hunt it and can flip one card.
       *[other] Watch out, mouse, here comes the cat! You hunt it and can flip { $paws } cards.
    }
   *[other] { $paws ->
        [one] Watch out, mouse, here comes the cat! { $seat } hunts it and can flip one card.
       *[other] Watch out, mouse, here comes the cat! { $seat } hunts it and can flip { $paws } cards.
    }
}
maus_pass_auf-event-caught = { $you ->
    [1] Caught! You win the pile of { $cards } cards and a chip.
   *[other] Caught! { $seat } wins the pile of { $cards } cards and a chip.
}
maus_pass_auf-event-escaped = { $you ->
    [1] The mouse gets away, and you win the pile of { $cards } cards.
   *[other] The mouse gets away, and { $seat } wins the pile of { $cards } cards.
}
maus_pass_auf-event-stayed = The mouse gets away. Nobody laid it, so the { $cards } cards stay in the middle.
maus_pass_auf-event-left = { $cards ->
    [one] Nobody gets the card in the middle.
   *[other] Nobody gets the { $cards } cards in the middle.
}
maus_pass_auf-event-over = { $end ->
    [chips] The last chip is gone, so the game is over. Cards: { $scores }.
    [limit] 10,000 cards have been flipped, and that is enough: the game is over. Cards: { $scores }.
   *[empty] Someone has run out of cards, so the game is over. Cards: { $scores }.
}

maus_pass_auf-setup-sizes = The stacks have { $sizes } cards. { $dealt } cards are dealt: each stack must have { $fewest }, and { $longer } of them one more.

maus_pass_auf-option-pack = Number of cards
maus_pass_auf-option-pack-small = 45 cards and 5 chips, the default for two or three players (ruling: half of every kind; the printed rules give no numbers).
maus_pass_auf-option-pack-full = 90 cards and 9 chips, the default for four or more players (ruling: 6 mice of each kind).
maus_pass_auf-option-under = How a pile you win goes under your stack
maus_pass_auf-option-dealt_mouse = A mouse from the deal, right at the start
maus_pass_auf-option-dealt_mouse-waits = Nobody hunts it (ruling).
maus_pass_auf-option-dealt_mouse-hunted = Whoever starts hunts it. If only cheese comes up, the pile stays, since nobody laid the mouse.
maus_pass_auf-option-under-unflipped = As it lies, face up: the card played last comes up first.
maus_pass_auf-option-under-flipped = Turned over, face down: the card played first comes up first.

maus_pass_auf-phase-turning = Flipping cards
maus_pass_auf-phase-hunting = The hunt
maus_pass_auf-phase-over = Game over
maus_pass_auf-help-turning =
    Flip the top card of your stack onto the pile in the middle.
    Cheese: nothing happens. A cat: nothing happens either, as there is no mouse to catch.
    A mouse: the next player hunts it and can flip as many cards as the mouse has paws.
    If the mouse gets away, the whole pile is yours. { $option_dealt_mouse ->
        [hunted] Whoever starts hunts a mouse that came with the deal.
       *[waits] Nobody hunts a mouse that came with the deal (ruling).
    }
maus_pass_auf-help-hunting =
    A mouse is on the run. Flip cards one by one, at most as many as it has paws.
    A cat catches it: you win the whole pile and a chip, and you start a new pile.
    Another mouse: your hunt is over, and the next player hunts the new one.
    Only cheese: it gets away, and the pile goes to the player who laid the mouse, but without a chip.{ $option_dealt_mouse ->
        [hunted] {" "}If it came with the deal, the pile stays.
       *[waits] {""}
    }
    The cards you win go under your stack{ $option_under ->
        [flipped] , turned over: what was played first comes up first.
       *[unflipped] {" "}as they lie: what was played last comes up first.
    }
maus_pass_auf-help-over =
    The game ends with the last chip, when a player has no cards left after their card has taken effect (ruling), or after 10,000 cards (ruling).
    If nobody has won the pile by then, nobody gets it (ruling).
    The most cards win; if players tie, the one with more chips is ahead; if the chips are equal too, they share the place (ruling).
    In a series, the cards are added up; if totals are equal, so are the chips, and after that the place is shared. The next player on the left starts the next game (ruling).
maus_pass_auf-end-chips = the last chip is gone
maus_pass_auf-end-empty = someone has run out of cards
maus_pass_auf-end-limit = 10,000 cards have been flipped

# The board in the terminal
cli-maus-top = Pile
cli-maus-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
cli-maus-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
cli-maus-chips-left = { $count ->
    [one] 1 chip to win
   *[other] { $count } chips to win
}
cli-maus-hunter = { $tries ->
    [one] hunts, one card left
   *[other] hunts, { $tries } cards left
}
cli-maus-owner = laid the mouse
