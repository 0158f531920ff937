# Why a move can’t be made, for people who don’t write the notation: where there is a sentence “why-…”, it stands for the one without “why-”.
why-not-your-turn = It’s { $name }’s turn.

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

why-katze_im_sack-not-laying = The row is complete, so you can’t lay { $card } now: bid or pass.
why-katze_im_sack-not-yet = Everyone lays a card first; the bidding comes after that.
why-katze_im_sack-not-in-hand = You don’t have { $card }.

why-mau_mau-not-draw = You have something to play: { $cards }. At this table you can only draw if nothing fits.
why-mau_mau-not-draw-nothing = There are no cards left to draw, and you have something to play: { $cards }.
why-mau_mau-not-in-hand = You don’t have { $card }.
why-mau_mau-not-on-take-two = { $card } doesn’t help against a Draw 2: play another Draw 2, or draw { $count } cards.
why-mau_mau-not-fitting = { $card } doesn’t fit on { $top }; the colour is { $colour }. Play the same colour, the same kind or a Wild.
