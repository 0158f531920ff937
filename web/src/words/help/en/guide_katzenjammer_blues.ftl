# Minka explains Katzenjammer Blues.
katzenjammer_blues-guide-welcome = Hello, I’m Minka. Below are your { $cards } cards. We collect mice, { $mice } are to be had: with foursomes, that is four equal cards.
katzenjammer_blues-guide-row = The row lies in the middle: { $cards } cards, the second { $value } ended it. It is auctioned as a whole. What of it can you use?
katzenjammer_blues-guide-joker = A joker ended the row, so everybody got a card from the deck. Jokers stand in for any value, but they have their price.
katzenjammer_blues-guide-bid = Nobody has bid yet. You bid cards from your hand: equal ones, say 2 × 1, or all different. Start small if you like, or pass.
katzenjammer_blues-guide-outbid = { $name } leads with { $bid }. More cards beat fewer, with as many the higher value does. Bid more, or pass and keep your cards.
katzenjammer_blues-guide-too-high = Your hand can’t beat { $bid }. So pass; it costs nothing.
katzenjammer_blues-guide-last = Everybody else has passed without a bid. The row is almost a gift: a single card is enough. But you may pass as well.
katzenjammer_blues-guide-passed = You are out until the next row. Watch what the others collect.
katzenjammer_blues-guide-discarded = Nobody wanted the row, so it went to the discard pile. A new one lies there already.
katzenjammer_blues-guide-pay = The row is yours. Now you pay { $bid } from your hand, then the cards belong to you.
katzenjammer_blues-guide-pay-choice = The row is yours, now pay { $bid }. You may choose with what. Jokers stay open in front of you then, and whoever has most at the end loses 5 mice.
katzenjammer_blues-guide-foursome = You can show a foursome: four 5s bring five mice, four 1s one. Or do you keep it? Only who has just taken a row may show.
katzenjammer_blues-guide-no-foursome = Not enough for a foursome yet. The cards stay in your hand until you take another row.
katzenjammer_blues-guide-others-foursome = { $name } has shown a foursome: { $mice ->
    [one] one mouse
   *[other] { $mice } mice
} for it. Your time will come.
katzenjammer_blues-guide-jokers = { $jokers ->
    [one] A joker lies in front of you,
   *[other] { $jokers } jokers lie in front of you,
} and nobody has more. That costs 5 mice at the end. Four jokers in the hand can also be discarded.
katzenjammer_blues-guide-ending = The end is near: cards in the deck: { $deck }, mice to win: { $mice }. When either runs out, it is over at once. Show what you have.
katzenjammer_blues-guide-over = That’s it: place { $rank } for you. The jokers are counted, the mice are handed out. Another game, this time without me?
