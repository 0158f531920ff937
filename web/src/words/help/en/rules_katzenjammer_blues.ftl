# The rules of Katzenjammer Blues.
katzenjammer_blues-rules-short-title = In short
katzenjammer_blues-rules-short =
    - A row of cards lies in the middle, and everybody bids for it: with cards from their own hand.
    - The highest bidder pays and takes the row into the hand.
    - Then you may show foursomes: four cards of the same value earn as many mice as the value says.
    - Jokers stand in for anything but stay open in front of you, and whoever has most of them at the end loses 5 mice.
    - Most mice win.

katzenjammer_blues-rules-cards-title = Cards and mice
katzenjammer_blues-rules-cards =
    There are 90 cards: the values 1 to 5 and the joker, 15 of each.
    @all The band: five values and the joker.
    There are 20 mice to win with two to four players, and all 24 with five or six.
    ! Whether the 20 are meant for two to four, the printed editions don’t agree. So you may choose; with five or six it is always 24.
    Somebody is the first bandleader. Everybody gets 6 cards, and the rest is the face-down deck.
    Only what is in your hand is secret. How many cards that is, the mice, the jokers on show, the discard pile and all bids are open to everybody.

katzenjammer_blues-rules-row-title = The row
katzenjammer_blues-rules-row =
    First, cards from the deck are turned up side by side until a value lies there for the second time or a joker comes. That card is the last of the row.
    @pair The second 3 ends the row.
    @joker The joker ends the row, and everybody draws a card from the deck into the hand.
    ! They draw clockwise, left of the bandleader first and the bandleader last. Print says nothing about it, and it only matters when the deck runs out.

katzenjammer_blues-rules-bids-title = Bidding
katzenjammer_blues-rules-bids =
    The whole row is auctioned. It begins left of the bandleader and goes clockwise, and the bandleader bids too. On your turn you bid more than the highest bid, or you pass. Whoever passes is out until the next row.
    - Equal: as many cards of one value as you like. 3 × 2 means three 2s.
    - Different: two to five cards, all of different values.
    More cards beat fewer. With as many cards, the higher value beats the lower one, and “different” is below every value.
    @ladder This is how it climbs: 1 × 5, then 2 different, then 2 × 1, then 2 × 2.
    Jokers stand for any value, and you may use any number of them; in a “different” bid each stands for a value that is still missing. Bid only what your hand can pay; the page offers you nothing else.
    ! A single card is never “different”: that begins with two. The printed rules leave it open.
    ! If everybody else has passed without a bid, you as the last one may still bid, or pass as well. Print doesn’t settle this either.
    If all pass, the row goes to the discard pile, and the same bandleader reveals a new one.

katzenjammer_blues-rules-paying-title = Paying
katzenjammer_blues-rules-paying =
    If you have won the row, you first lay the cards of your bid from your hand. Now you decide which of them are jokers, and for “different” which values they shall be.
    @pay 3 × 2, paid with two 2s and a joker: the 2s go to the discard pile, the joker stays open in front of you.
    Then you take the row into your hand. Jokers that once lie in front of you stay there to the end.

katzenjammer_blues-rules-foursomes-title = Foursomes
katzenjammer_blues-rules-foursomes =
    Whoever has just taken the row, and nobody else, may now show foursomes: as many as wanted, or none. A foursome is four cards of one value from the hand; the new ones from the row count.
    @foursome Four 5s, one of them a joker: five mice. Four 1s would earn only one.
    Jokers from your hand may stand in and then stay open in front of you; the rest goes to the discard pile. Jokers that are on show already don’t count again.
    @jokers Four jokers at once leave you the choice:
    - You name a value from 1 to 5 and get its mice. The four jokers stay in front of you.
    - You discard them and get nothing. It is the only way to be rid of jokers without having them on show.
    If there aren’t enough mice left, you get the rest. Then you are the next bandleader.

katzenjammer_blues-rules-end-title = End and score
katzenjammer_blues-rules-end =
    The game ends at once when the last card of the deck is taken, by revealing or by drawing, and likewise with the last mouse. There are no further foursomes then.
    ! When the deck is empty there is no more bidding: nobody gets the row, and whoever had yet to draw draws nothing. That way “at once” really is at once.
    Now the jokers in hand join those on show. Whoever has most loses 5 mice; if several have most, they all do. You can slip below zero by it.
    ! If nobody has a joker, nobody loses mice. The printed rules don’t think of that case.
    Most mice win. Of equals the one with fewer jokers is ahead, and otherwise you share the place.

katzenjammer_blues-rules-series-title = Several games
katzenjammer_blues-rules-series =
    You may agree on several games. Then the results are added up, and the highest total wins.
    ! The first bandleader is each time whoever sits left of the one of the game before, so that it goes round. Equal totals share the place.
