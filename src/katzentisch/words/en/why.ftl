# Why a move can’t be made, for people who don’t write the notation: where there is a sentence “why-…”, it stands for the one without “why-”.
why-not-your-turn = It is { $name }’s turn.

why-katzenjammer_blues-not-so-many = There are not enough cards in the game for “{ $bid }”; { $most } alike is the most.
why-katzenjammer_blues-not-the-bid = { $cards }: that doesn’t pay “{ $bid }”. Lay exactly the cards of the bid; jokers stand for any of them.
why-katzenjammer_blues-not-in-hand = Not all of these cards are in your hand: { $cards }.
why-katzenjammer_blues-not-higher = “{ $bid }” is not higher than “{ $high }”. More cards beat fewer, then a higher value; “different” is below every value.
why-katzenjammer_blues-not-payable = Your hand can’t pay “{ $bid }”, even with its jokers.
why-katzenjammer_blues-not-now-showing = The row is yours: show foursomes, or say that you are done.
why-katzenjammer_blues-joker = joker
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

why-katze_im_sack-not-laying = The row is complete, so { $card } can’t be laid now: bid or pass.
why-katze_im_sack-not-yet = First everybody lays a card; bidding comes after that.
why-katze_im_sack-not-in-hand = { $card } is not in your hand.
why-katze_im_sack-card = { $kind ->
    [rabbit] the rabbit
    [small-dog] the small dog
    [big-dog] the big dog
   *[cat] the cat worth { $value }
}

why-mau_mau-not-draw = Something fits: { $cards }. Here you draw only when nothing fits.
why-mau_mau-not-draw-nothing = There is nothing left to draw, and something fits: { $cards }.
why-mau_mau-not-in-hand = { $card } is not in your hand.
why-mau_mau-not-on-take-two = { $card } doesn’t help against a take 2: play another take 2, or draw { $count } cards.
why-mau_mau-not-fitting = { $card } doesn’t fit: { $top } lies there, and { $colour } counts. Same colour, same kind or a colour changer fits.
why-mau_mau-colour = { $colour ->
    [g] green
    [b] blue
    [r] red
   *[y] yellow
}
why-mau_mau-card-digit = the { why-mau_mau-colour } { $digit }
why-mau_mau-card-rev = the { why-mau_mau-colour } change of direction
why-mau_mau-card-take-2 = the { why-mau_mau-colour } take 2
why-mau_mau-card-take-4 = the { why-mau_mau-colour } take 4
why-mau_mau-card-stop = the { why-mau_mau-colour } stop
why-mau_mau-card-wild = the colour changer
