# Minka explains Maus, pass auf!
maus_pass_auf-guide-welcome = Hello, I’m Minka. You have { $cards } cards, and nobody knows what’s on them. At the end, the most cards win.
maus_pass_auf-guide-turn = It’s your turn. Tap the big button to flip your top card.
maus_pass_auf-guide-cheese = Cheese! Nothing happens. It’s the next player’s turn.
maus_pass_auf-guide-lone-cat = A cat, but no mouse. The cat yawns, and the game goes on.
maus_pass_auf-guide-first-mouse = There’s a mouse right at the start. It belongs to nobody, so we let it run.
maus_pass_auf-guide-hunt = Watch out, mouse, here comes the cat! You’re hunting it. It has { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, and you can flip { $tries ->
    [one] one more card
   *[other] up to { $tries } more cards
}. Hope for a cat.
maus_pass_auf-guide-own-mouse = Your mouse is on the run! { $name } is hunting it and can flip { $paws ->
    [one] one card
   *[other] { $paws } cards
}. If it gets away, all the cards are yours.
maus_pass_auf-guide-other-hunt = { $name } is hunting a mouse and can flip { $paws ->
    [one] one card
   *[other] up to { $paws } cards
}. Will there be a cat?
maus_pass_auf-guide-second-mouse = Another mouse! The first hunt is over. Now { $name } hunts the new mouse.
maus_pass_auf-guide-caught-own = Caught! You get { $cards } cards and a chip. And it’s your turn again.
maus_pass_auf-guide-caught = Caught! { $name } gets { $cards } cards and a chip.
maus_pass_auf-guide-escaped = Only cheese: the mouse got away. { $name } laid it and gets { $cards } cards, but no chip.
maus_pass_auf-guide-few-chips = { $chips ->
    [one] Only one chip is left.
   *[other] Only { $chips } chips are left.
} When the last one is gone, the game is over.
maus_pass_auf-guide-few-cards = Watch out, { $name } is running low on cards: { $cards } left. When someone has none, the game is over.
maus_pass_auf-guide-over = The game is over, and you finished { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
}. The most cards win. Another game?
