# The rules of Katzenjammer Blues.
katzenjammer_blues-rules-short-title = In short
katzenjammer_blues-rules-short =
    - There is a row of cards in the middle. Everyone bids for it with cards from their own hand.
    - The highest bidder pays and picks up the row.
    - Then they can show foursomes: four cards of one value earn that many mice.
    - Jokers can stand in for anything but stay in front of you, and the player with the most jokers at the end loses 5 mice.
    - The most mice win.

katzenjammer_blues-rules-cards-title = Cards and mice
katzenjammer_blues-rules-cards =
    Katzenjammer Blues is for two to six players aged { $age } and up and takes about { $minutes } minutes.
    There are 90 cards: the values 1 to 5 and the joker, 15 of each.
    @all The band: five values and the joker.
    { $option_mice ->
        [20] There are 20 mice to win here.
        [24] There are 24 mice to win here.
       *[unsettled] There are 20 mice to win with two to four players, and all 24 with five or six.
    }
    ! With up to four players, the German edition leaves the 20 mice to you, the English one requires them. So you can choose; with five or six it is always 24.
    One player is the first bandleader. Everyone gets 6 cards, and the rest form the face-down deck.
    Only your hand is secret. Everyone can see the mice, the open jokers, the bids and the top of the discard pile.
    ! Everyone also sees the whole discard pile and the size of each hand. Printed is only that the pile lies face up.

katzenjammer_blues-rules-row-title = The row
katzenjammer_blues-rules-row =
    First the bandleader reveals cards from the deck until a value appears for the second time or a joker comes up. That card ends the row.
    @pair The second 3 ends the row.
    @joker The joker ends the row, and everyone draws a card from the deck.
    ! Players draw clockwise, the bandleader last. The printed rules don’t say, and it only matters when the deck runs out.

katzenjammer_blues-rules-bids-title = Bidding
katzenjammer_blues-rules-bids =
    The whole row is auctioned. The bandleader’s left neighbour starts, then clockwise; the bandleader bids too. On your turn, bid more than the highest bid, or pass and be out until the next row.
    - Equal: any number of cards of one value. 3 × 2 means three 2s.
    - Different: two to five cards, all of different values.
    More cards beat fewer. With equally many cards, the higher value beats the lower, and “different” ranks below every value.
    @ladder From low to high: 1 × 5, then 2 different, then 2 × 1, then 2 × 2.
    Jokers stand for any value, and you can use as many as you like; in a “different” bid, each stands for a value that is still missing. You can only bid what your hand can pay.
    ! A single card is never “different”: that takes at least two. The printed rules leave it open.
    ! If everyone else has passed without a bid, the last player can still bid, or pass too. This is open, too.
    If everyone passes, the row is discarded, and the same bandleader reveals a new one.

katzenjammer_blues-rules-paying-title = Paying
katzenjammer_blues-rules-paying =
    If you win the row, you first lay the cards of your bid from your hand. Now you decide which are jokers and, for “different”, which values.
    @pay 3 × 2, paid with two 2s and a joker: the 2s are discarded, the joker stays in front of you.
    Then you pick up the row. Jokers in front of you stay there until the end.

katzenjammer_blues-rules-foursomes-title = Foursomes
katzenjammer_blues-rules-foursomes =
    Having won the row, you (and nobody else) can show foursomes, as many as you like, or none. A foursome is four cards of one value from your hand, new ones included.
    @foursome Four 5s, one of them a joker: five mice. Four 1s would earn only one.
    Jokers from your hand can stand in and then stay in front of you; the other cards are discarded. Jokers that are already in front of you don’t count again.
    @jokers Four jokers at once give you a choice:
    - Name a value from 1 to 5 and get its mice. The four jokers stay in front of you.
    - Discard them and get nothing. It is the only way to get rid of jokers for good.
    If there aren’t enough mice left, you get the rest. Then you are the next bandleader.
    The printed advice: use new cards at once, keep them, or bid with them. Low cards are often good for bidding, high ones for foursomes. And mice go faster than you think.

katzenjammer_blues-rules-end-title = End and score
katzenjammer_blues-rules-end =
    The game ends at once when the last card of the deck is revealed or drawn, or when the last mouse is taken. No more foursomes can be shown.
    ! When the deck is empty there is no more bidding: nobody gets the row, and players who had yet to draw draw nothing. That is how we read “at once”.
    Now the jokers in hand are added to the ones on the table. The player with the most jokers loses 5 mice; if several tie for the most, each of them does. You can end up below zero.
    ! If nobody has a joker, nobody loses mice. The printed rules don’t mention this case.
    The most mice win. If players tie, the one with fewer jokers is ahead; otherwise they share the place.

katzenjammer_blues-rules-series-title = Several games
katzenjammer_blues-rules-series =
    You can agree on several games. The results are added up, and the highest total wins.
    ! The first bandleader is always the left neighbour of the previous game’s first bandleader, so everyone gets a turn. Equal totals share the place.

# Minka explains Katzenjammer Blues.
katzenjammer_blues-guide-welcome = Hello, I’m Minka. These are your { $cards } cards. We’re collecting mice, { $mice } in all: you win them with foursomes, four cards of the same value. High values earn more.
katzenjammer_blues-guide-row = The row is in the middle: { $cards } cards, ended by the second { $value }. It is auctioned as a whole. Is there anything in it you can use?
katzenjammer_blues-guide-plan = Look: you have { $held ->
    [2] two
   *[3] three
} { $value }s, and the row has what you need for a foursome. If you win it, that’s { $value } mice.
katzenjammer_blues-guide-compare = How bids compare: more cards beat fewer. With equally many, the higher value wins, and “different” counts least. Right now { $name } leads with { $bid }.
katzenjammer_blues-guide-joker = A joker ended the row, so everyone got a card from the deck. Jokers can stand in for any value, but they come at a price.
katzenjammer_blues-guide-bid = Nobody has bid yet. You bid cards from your hand: cards of one value, say 2 × 1, or all different ones. Start small if you like, or pass. A tip: bid your low cards, keep the high ones for foursomes.
katzenjammer_blues-guide-outbid = It’s your turn, and { $name } leads with { $bid }. { $tip ->
    [1] Bid { $cheap }: you don’t need those cards. Low cards are for bidding, high ones for foursomes!
   *[other] Bid more, or pass and keep your cards.
}
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

# By keyboard.
katzenjammer_blues-keys = choose a bid from the list or build one from your cards, then press “Bid” or “Pass”.
