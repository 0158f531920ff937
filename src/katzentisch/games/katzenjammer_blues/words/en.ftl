katzenjammer_blues-name = Katzenjammer Blues
katzenjammer_blues-about = Bid cards for rows of cards, show foursomes, collect mice – and don’t lean on the jokers too hard.
katzenjammer_blues-forms = Moves are written “bid 3x2”, “bid 4d”, “pass”, “pay 22J”, “show 555J”, “show JJJJ 5”, “show JJJJ”, “done”.

katzenjammer_blues-joker = joker
katzenjammer_blues-bid = { $value ->
    [0] { $cards } different
   *[other] { $cards } × { $value }
}
katzenjammer_blues-cards-as = { $cards } as { $value }s
katzenjammer_blues-event-revealed = { $you ->
    [1] You reveal a row: { $cards }.
   *[other] { $seat } reveals a row: { $cards }.
}
katzenjammer_blues-event-drew = { $you ->
    [1] You draw { $known ->
        [0] a card.
       *[other] { $card ->
            [J] a joker.
           *[other] a { $card }.
        }
    }
   *[other] { $seat } draws { $known ->
        [0] a card.
       *[other] { $card ->
            [J] a joker.
           *[other] a { $card }.
        }
    }
}
katzenjammer_blues-event-bid = { $you ->
    [1] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
katzenjammer_blues-event-passed = { $you ->
    [1] You pass.
   *[other] { $seat } passes.
}
katzenjammer_blues-event-won = { $you ->
    [1] You win the row for { $bid }.
   *[other] { $seat } wins the row for { $bid }.
}
katzenjammer_blues-event-discarded = Nobody wants the row, so it is discarded: { $cards }.
katzenjammer_blues-event-paid = { $you ->
    [1] You pay with { $cards }.
   *[other] { $seat } pays with { $cards }.
}
katzenjammer_blues-event-took = { $you ->
    [1] You pick up the row: { $cards }.
   *[other] { $seat } picks up the row: { $cards }.
}
katzenjammer_blues-event-showed = { $you ->
    [1] { $mice ->
        [0] You discard four jokers.
        [one] You show a foursome for one mouse: { $cards }.
       *[other] You show a foursome for { $mice } mice: { $cards }.
    }
   *[other] { $mice ->
        [0] { $seat } discards four jokers.
        [one] { $seat } shows a foursome for one mouse: { $cards }.
       *[other] { $seat } shows a foursome for { $mice } mice: { $cards }.
    }
}
katzenjammer_blues-event-over = { $end ->
    [deck] The deck has run out, so the game is over. Mice: { $scores }.
   *[mice] The last mouse is gone, so the game is over. Mice: { $scores }.
}

katzenjammer_blues-not-different = “{ $cards } different” is not a valid bid; use two to five different cards.
katzenjammer_blues-not-so-many = There aren’t enough cards in the game for { $bid }; the limit is { $most } of a kind.
katzenjammer_blues-not-the-bid = { $cards } doesn’t pay for { $bid }: lay exactly the cards you bid, lowest value first, jokers last.
katzenjammer_blues-not-in-hand = The hand doesn’t hold all of { $cards }.
katzenjammer_blues-not-higher = { $bid } is not higher than { $high }. More cards beat fewer; with equally many, the higher value wins, and “different” ranks below every value.
katzenjammer_blues-not-payable = The hand { $hand } can’t pay { $bid }, even with its jokers.
katzenjammer_blues-not-now-auction = The auction is still running: bid or pass.
katzenjammer_blues-not-now-paying = The row has been won: pay for it first.
katzenjammer_blues-not-now-showing = The row is yours: show foursomes or enter “done”.

katzenjammer_blues-option-mice = Number of mice to win
katzenjammer_blues-option-mice-20 = 20 mice: a shorter game, the default for two to four players (ruling: the German edition leaves it open, the English one requires it).
katzenjammer_blues-option-mice-24 = 24 mice: all of them, always used with five or six players.

katzenjammer_blues-phase-auction = Auction
katzenjammer_blues-phase-paying = Paying
katzenjammer_blues-phase-showing = Foursomes
katzenjammer_blues-phase-over = Game over
katzenjammer_blues-help-auction =
    The whole row goes to the highest bidder, who pays with cards from their hand.
    Bid cards of one value (“3x2” is three 2s) or all different values (“4d” is four different cards; two to five are possible).
    More cards beat fewer. With equally many, the higher value wins, and “different” ranks below every value.
    Jokers stand for anything. You can only bid what your hand can pay. If you pass, you are out until the next row.
    If nobody bids, the row is discarded. If everyone else has passed, you can still bid or pass.
katzenjammer_blues-help-paying =
    You won. Lay the cards you bid: now you choose which of them are jokers and, for “different”, which values they are.
    Jokers stay in front of you for the rest of the game, and the player with the most jokers at the end loses 5 mice. The other cards are discarded.
    Then you pick up the row.
katzenjammer_blues-help-showing =
    Four cards of one value earn that many mice: four 5s earn five, four 1s earn one.
    Jokers from your hand can stand in for any of them, but then they stay in front of you.
    Four jokers alone either count as a value (you get its mice, and they stay in front of you) or are discarded for nothing, which is the only way to get rid of them.
    Show as many foursomes as you like, then enter “done”. The last mouse ends the game at once.
katzenjammer_blues-help-over =
    Jokers in hand are added to those on the table. The player with the most jokers loses 5 mice; if several tie, each of them does.
    The most mice win; if players tie, the one with fewer jokers is ahead.
katzenjammer_blues-end-deck = the deck has run out
katzenjammer_blues-end-mice = the last mouse is taken

katzenjammer_blues-card-1 = 1, the drummer
katzenjammer_blues-card-2 = 2, the saxophonist
katzenjammer_blues-card-3 = 3, the kitten with the triangle
katzenjammer_blues-card-4 = 4, the bassist
katzenjammer_blues-card-5 = 5, the diva
katzenjammer_blues-card-J = Joker

# Why a move can’t be made, for people who don’t write the notation
why-katzenjammer_blues-not-so-many = There aren’t enough cards in the game for “{ $bid }”; the limit is { $most } of a kind.
why-katzenjammer_blues-not-the-bid = { $cards }: that doesn’t pay for “{ $bid }”. Lay exactly the cards you bid; jokers can stand for any of them.
why-katzenjammer_blues-not-in-hand = You don’t have all of these cards: { $cards }.
why-katzenjammer_blues-not-higher = “{ $bid }” is not higher than “{ $high }”. More cards beat fewer; with equally many, the higher value wins, and “different” ranks below every value.
why-katzenjammer_blues-not-payable = Your hand can’t pay “{ $bid }”, even with its jokers.
why-katzenjammer_blues-not-now-showing = The row is yours: show foursomes, or press “Done”.
why-katzenjammer_blues-bid = { $value ->
    [0] { why-count } different
   *[other] { why-count } { $cards ->
        [one] { $value }
       *[other] { $value }s
    }
}
why-count = { $cards ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $cards }
}

# The board in the terminal
cli-blues-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
cli-blues-bandleader = bandleader
cli-blues-mice-left = { $count ->
    [one] 1 mouse to win
   *[other] { $count } mice to win
}
katzenjammer_blues-begins = { $you ->
    [1] You begin as the bandleader.
   *[other] { $name } begins as the bandleader.
}
