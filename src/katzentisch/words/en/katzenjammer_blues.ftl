katzenjammer_blues-name = Katzenjammer Blues
katzenjammer_blues-about = Bid cards for rows of cards, show foursomes, collect mice, and don't lean on the jokers too much.
katzenjammer_blues-forms = Moves are written “bid 3x2”, “bid 4d”, “pass”, “pay 22J”, “show 555J”, “show JJJJ 5”, “show JJJJ”, “done”.

katzenjammer_blues-event-revealed = { $seat } reveals { $cards }.
katzenjammer_blues-event-drew = { $known ->
    [0] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
katzenjammer_blues-event-bid = { $seat } bids { $bid }.
katzenjammer_blues-event-passed = { $seat } passes.
katzenjammer_blues-event-won = { $seat } wins the row for { $bid }.
katzenjammer_blues-event-discarded = Nobody wants { $cards }: discarded.
katzenjammer_blues-event-paid = { $seat } pays { $cards }.
katzenjammer_blues-event-took = { $seat } takes { $cards }.
katzenjammer_blues-event-showed = { $mice ->
    [0] { $seat } gets rid of four jokers.
    [one] { $seat } shows { $cards } for one mouse.
   *[other] { $seat } shows { $cards } for { $mice } mice.
}
katzenjammer_blues-event-over = { $end ->
    [deck] The deck is used up: the game is over. Mice: { $scores }.
   *[mice] The last mouse is gone: the game is over. Mice: { $scores }.
}

katzenjammer_blues-not-different = “{ $cards } different” is no bid: two to five different cards are possible.
katzenjammer_blues-not-so-many = There are not enough cards in the game for { $bid }; { $most } alike is the most.
katzenjammer_blues-not-the-bid = { $cards } doesn't pay { $bid }: lay exactly the cards of the bid, values ascending, jokers last.
katzenjammer_blues-not-in-hand = Not all of { $cards } are in the hand.
katzenjammer_blues-not-higher = { $bid } is not higher than { $high }. More cards beat fewer, then a higher value; “different” is below every value.
katzenjammer_blues-not-payable = The hand { $hand } can't pay { $bid }, even with its jokers.
katzenjammer_blues-not-now-auction = There is an auction: bid or pass.
katzenjammer_blues-not-now-paying = The row is won: pay the bid first.
katzenjammer_blues-not-now-showing = The row is yours: show foursomes or say done.

katzenjammer_blues-option-mice = How many mice there are to win
katzenjammer_blues-option-mice-20 = 20 mice: a shorter game, usual with two to four players (ruling: the printed editions differ).
katzenjammer_blues-option-mice-24 = 24 mice: all of them, as always with five or six players.

katzenjammer_blues-phase-auction = Auction
katzenjammer_blues-phase-paying = Paying
katzenjammer_blues-phase-showing = Foursomes
katzenjammer_blues-phase-over = Over
katzenjammer_blues-help-auction =
    The whole row goes to the highest bidder, who pays with cards from the hand.
    Bid cards of one value (“3x2” is three 2s) or different ones (“4d” is four different cards, two to five of them).
    More cards beat fewer; with as many cards a higher value wins, and “different” is below every value.
    Jokers stand for anything. You may only bid what your hand can pay. Who passes is out until the next row.
    If nobody bids, the row is discarded. If everybody else has passed, you may still bid or pass.
katzenjammer_blues-help-paying =
    You won. Lay the cards of your bid: now you choose which of them are jokers, and which values for “different”.
    Jokers stay in front of you for good, and whoever has most at the end loses 5 mice. The other cards are discarded.
    Then you take the row into your hand.
katzenjammer_blues-help-showing =
    Four cards of one value earn that many mice: four 5s five mice, four 1s one.
    Jokers from your hand may stand in for any of them, but then they stay in front of you.
    Four jokers alone are either declared as a value (mice, and they stay in front of you) or discarded for nothing: the only way to be rid of them.
    Show as many foursomes as you like, then say done. The last mouse ends the game at once.
katzenjammer_blues-help-over =
    Jokers in hand join those on show. Whoever has most jokers loses 5 mice, all who tie for most do.
    Most mice win; of equals the one with fewer jokers.
katzenjammer_blues-end-deck = the deck is used up
katzenjammer_blues-end-mice = the last mouse is taken
