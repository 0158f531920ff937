# Minka explains Maus, pass auf!
maus_pass_auf-guide-welcome = Hello, I’m Minka. You have { $cards } cards, and nobody knows what is on them. At the end, most cards win.
maus_pass_auf-guide-turn = It’s your turn. Tap the big button and turn up your top card.
maus_pass_auf-guide-cheese = Cheese! Nothing happens. The next one is on.
maus_pass_auf-guide-lone-cat = A cat, but no mouse. The cat yawns, and on we go.
maus_pass_auf-guide-first-mouse = There is a mouse right at the beginning. It belongs to nobody, so we let it run.
maus_pass_auf-guide-hunt = A mouse! You may hunt it. It has { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, and you may turn up { $tries ->
    [one] one more card
   *[other] at most { $tries } cards
}. Hope for a cat.
maus_pass_auf-guide-own-mouse = Your mouse is running! { $name } hunts it and may turn up { $paws ->
    [one] one card
   *[other] { $paws } cards
}. If it slips away, all the cards are yours.
maus_pass_auf-guide-other-hunt = { $name } hunts a mouse and turns up { $paws ->
    [one] one card
   *[other] at most { $paws } cards
}. Will there be a cat?
maus_pass_auf-guide-second-mouse = Another mouse! The first hunt is over. Now { $name } hunts the new mouse.
maus_pass_auf-guide-caught-own = Caught! You get { $cards } cards and a chip. And it’s your turn again.
maus_pass_auf-guide-caught = Caught! { $name } gets { $cards } cards and a chip.
maus_pass_auf-guide-escaped = Only cheese, the mouse slipped away. { $name } laid it and gets { $cards } cards, but no chip.
maus_pass_auf-guide-few-chips = { $chips ->
    [one] Only one chip is left.
   *[other] Only { $chips } chips are left.
} When the last one is gone, the game is over.
maus_pass_auf-guide-few-cards = Watch out, { $name } has only few cards left: { $cards }. When somebody has none, the game is over.
maus_pass_auf-guide-over = The game is over, and you are in place { $rank }. Most cards have won. Once more?
