katze_im_sack-name = The Cat in the Sack
katze_im_sack-about = Everybody hides a card in the row, then the row is auctioned while it is turned up; whoever drops out early is paid for it.
katze_im_sack-forms = Moves are written “lay 15”, “lay -8”, “lay d” (small dog), “lay D” (big dog), “bid 7”, “pass”.

katze_im_sack-card--8 = cat worth −8
katze_im_sack-card--5 = cat worth −5
katze_im_sack-card-0 = rabbit
katze_im_sack-card-3 = cat worth 3
katze_im_sack-card-5 = cat worth 5
katze_im_sack-card-8 = cat worth 8
katze_im_sack-card-11 = cat worth 11
katze_im_sack-card-15 = cat worth 15
katze_im_sack-card-d = small dog
katze_im_sack-card-D = big dog

katze_im_sack-event-round = Round { $round } begins. { $seat } is the start player.
katze_im_sack-event-filled = The mouse cards are filled: { $mice }.
katze_im_sack-event-unfilled = { $reason ->
    [row] Nobody took the last row, so the mouse cards stay empty in this round.
   *[bank] The bank is short of mice, so the mouse cards stay empty in this round.
}
katze_im_sack-event-dummy = The dummy’s top card lies first in the row.
katze_im_sack-event-laid = { $known ->
    [0] { $seat } lays a card face down.
   *[other] { $seat } lays { $card } face down.
}
katze_im_sack-event-turned = Turned up: { $cards }.
katze_im_sack-event-bid = { $seat } bids { $bid }.
katze_im_sack-event-passed = { $mice ->
    [0] { $seat } passes and gets nothing.
    [one] { $seat } passes and takes one mouse.
   *[other] { $seat } passes and takes { $mice } mice.
}
katze_im_sack-event-offered = Nobody has bid. The last word is { $seat }’s: take the row for one mouse, or leave it.
katze_im_sack-event-discarded = Nobody wants { $cards }: the row leaves the game.
katze_im_sack-event-won = { $price ->
    [one] { $seat } wins the row for one mouse: { $cards }.
   *[other] { $seat } wins the row for { $price } mice: { $cards }.
}
katze_im_sack-event-chased = { $dog ->
    [D] The big dog chases { $card } away and leaves.
   *[d] The small dog chases { $card } away and leaves.
}
katze_im_sack-event-idle = { $dog ->
    [D] The big dog finds nothing to chase and leaves.
   *[d] The small dog finds nothing to chase and leaves.
}
katze_im_sack-event-dogs = The dogs are busy with each other and leave together.
katze_im_sack-event-kept = { $count ->
    [0] Nothing is left of the row for { $seat }.
   *[other] { $seat } puts { $cards } aside: { $points } { $points ->
        [one] point
       *[other] points
    }.
}
katze_im_sack-event-over = All nine rounds are played: the game is over. Points: { $scores }.

katze_im_sack-not-nothing = A bid is at least one mouse. To bid nothing is to pass.
katze_im_sack-not-in-the-game = Nobody can bid { $bid }: there are never more than { $most } mice in the game.
katze_im_sack-not-laying = The row is complete, so { $card } can’t be laid now: bid or pass.
katze_im_sack-not-yet = “{ $move }” comes too early: first everybody lays a card.
katze_im_sack-not-in-hand = { $card } is not in the hand. There are: { $hand }.
katze_im_sack-not-that-many = { $mice ->
    [0] A bid of { $bid } needs mice, and there are none left: only passing remains.
    [one] A bid of { $bid } is too much for one mouse.
   *[other] A bid of { $bid } is too much for { $mice } mice.
}
katze_im_sack-not-more-than-one = A bid of { $bid } is a waste: nobody else is left, so the row costs one mouse. Bid 1 or pass.
katze_im_sack-not-higher = { $bid } is not more than { $high }, the highest bid.

katze_im_sack-setup-twice = The dummy has { $card } twice; its nine cards are all different.

katze_im_sack-option-mice = Who sees your mice
katze_im_sack-option-mice-secret = Secret: you see only your own mice. Bids and prices are open, so a good memory still knows.
katze_im_sack-option-mice-open = Open: everybody sees everybody’s mice.
katze_im_sack-option-rabbit = What dogs do about the rabbit
katze_im_sack-option-rabbit-counts = The rabbit counts as a card worth 0 and can be chased away (ruling).
katze_im_sack-option-rabbit-spared = Dogs pass over the rabbit (ruling).

katze_im_sack-phase-laying = Laying
katze_im_sack-phase-auction = Auction
katze_im_sack-phase-offer = Last word
katze_im_sack-phase-over = Over
katze_im_sack-help-laying =
    Put one card from your hand face down at the right end of the row.
    Cats count what is printed on them for whoever wins the row, the two ill-tempered ones below zero; the rabbit counts nothing.
    A single big dog chases the highest card out of the row, a single small dog the lowest. Several dogs only bother each other.
    One card of your set was removed before the game; only you know which.
    You may look again at what you laid.
katze_im_sack-help-auction =
    Bid more mice than the highest bid, as many as you own at most, or pass.
    If you pass you pay nothing, take the lowest mouse card that is left, and the next card of the row is turned up.
    So whoever leaves early is paid little, and whoever stays sees more.
    The last one left pays the bid to the bank, takes the row and starts the next round.
    Empty mouse cards pay nothing: that happens when the bank runs short or nobody wanted the last row.
katze_im_sack-help-offer =
    Everybody else has passed without a bid, and the whole row is face up.
    Take it for one mouse, or pass: you get nothing for passing now, and the row leaves the game.
    If it leaves, the start player stays and the mouse cards stay empty in the next round.
katze_im_sack-help-over =
    After nine rounds your score is the value of the cards you won, plus one point for each mouse.
    Most points win; equals share the rank (ruling).
katze_im_sack-end-played = all nine rounds are played
