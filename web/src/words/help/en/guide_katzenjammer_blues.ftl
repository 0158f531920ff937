# Minka explains Katzenjammer Blues.
katzenjammer_blues-guide-welcome = Hello, I’m Minka. Your { $cards } cards are below. We’re collecting mice, { $mice } in all: you win them with foursomes, that is, four cards of the same value.
katzenjammer_blues-guide-row = The row is in the middle: { $cards } cards, ended by the second { $value }. It is auctioned as a whole. Is there anything in it you can use?
katzenjammer_blues-guide-joker = A joker ended the row, so everyone got a card from the deck. Jokers can stand in for any value, but they come at a price.
katzenjammer_blues-guide-bid = Nobody has bid yet. You bid cards from your hand: cards of one value, say 2 × 1, or all different ones. Start small if you like, or pass. A tip: bid your low cards, keep the high ones for foursomes.
katzenjammer_blues-guide-outbid = { $name } leads with { $bid }. More cards beat fewer; with equally many, the higher value wins. Bid more, or pass and keep your cards.
katzenjammer_blues-guide-too-high = Your hand can’t beat { $bid }, so pass; it costs you nothing.
katzenjammer_blues-guide-last = Everyone else has passed without a bid. The row is almost a gift: a single card is enough. But you can pass, too.
katzenjammer_blues-guide-passed = You’re out until the next row. Watch what the others collect.
katzenjammer_blues-guide-discarded = Nobody wanted the row, so it was discarded. There’s already a new one.
katzenjammer_blues-guide-pay = The row is yours. Pay { $bid } from your hand, and the cards are yours.
katzenjammer_blues-guide-pay-choice = The row is yours. Pay { $bid }; you choose the cards. Jokers you pay with stay in front of you, and the player with the most jokers at the end loses 5 mice.
katzenjammer_blues-guide-foursome = You can show a foursome: four 5s earn five mice, four 1s earn one. Or save it for later? You can only show foursomes right after winning a row.
katzenjammer_blues-guide-no-foursome = Not enough for a foursome yet. The cards stay in your hand until you win another row.
katzenjammer_blues-guide-others-foursome = { $name } has shown a foursome and won { $mice ->
    [one] one mouse
   *[other] { $mice } mice
}. Your time will come. Mice go faster than you think!
katzenjammer_blues-guide-jokers = { $jokers ->
    [one] There’s a joker in front of you,
   *[other] There are { $jokers } jokers in front of you,
} and nobody has more. That costs 5 mice at the end. Four jokers in your hand can also be discarded.
katzenjammer_blues-guide-ending = The end is near. Cards in the deck: { $deck }. Mice left: { $mice }. When either runs out, the game is over at once, so show what you have.
katzenjammer_blues-guide-over = That’s it: you finished { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
}. The jokers are counted and the mice handed out. Another game, this time without me?
