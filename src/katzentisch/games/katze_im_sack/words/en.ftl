katze_im_sack-name = Katze im Sack
katze_im_sack-about = Everyone hides a card in the row; then the row is auctioned while it is turned up card by card. If you drop out early, you get paid for it.
katze_im_sack-forms = Moves are written “lay 15”, “lay -8”, “lay d” (small dog), “lay D” (big dog), “bid 7”, “pass”.

katze_im_sack-card-short = { $kind ->
    [rabbit] rabbit
    [small-dog] small dog
    [big-dog] big dog
   *[cat] { $value }
}
katze_im_sack-card-the = { $kind ->
    [rabbit] the rabbit
    [small-dog] the small dog
    [big-dog] the big dog
   *[cat] the { $value }
}
katze_im_sack-card-the-acc = { $kind ->
    [rabbit] the rabbit
    [small-dog] the small dog
    [big-dog] the big dog
   *[cat] the { $value }
}

katze_im_sack-event-round = { $you ->
    [1] Round { $round } begins. You are the start player.
   *[other] Round { $round } begins. { $seat } is the start player.
}
katze_im_sack-event-filled = The mouse cards are filled: { $mice }.
katze_im_sack-event-unfilled = { $reason ->
    [row] Nobody took the last row, so the mouse cards stay empty this round.
   *[bank] The bank is short of mice, so the mouse cards stay empty this round.
}
katze_im_sack-event-dummy = The dummy’s top card goes first in the row.
katze_im_sack-event-laid = { $you ->
    [1] { $known ->
        [0] You lay a card face down.
       *[other] You lay { katze_im_sack-card-the-acc } face down.
    }
   *[other] { $known ->
        [0] { $seat } lays a card face down.
       *[other] { $seat } lays { katze_im_sack-card-the-acc } face down.
    }
}
katze_im_sack-event-turned = Turned up: { $cards }.
katze_im_sack-event-bid = { $you ->
    [1] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
katze_im_sack-event-passed = { $you ->
    [1] { $mice ->
        [0] You pass and get nothing.
        [one] You pass and take one mouse.
       *[other] You pass and take { $mice } mice.
    }
   *[other] { $mice ->
        [0] { $seat } passes and gets nothing.
        [one] { $seat } passes and takes one mouse.
       *[other] { $seat } passes and takes { $mice } mice.
    }
}
katze_im_sack-event-offered = { $you ->
    [1] Nobody has bid. You have the last word: take the row for one mouse, or leave it.
   *[other] Nobody has bid. { $seat } has the last word: take the row for one mouse, or leave it.
}
katze_im_sack-event-discarded = Nobody wants the row, so it leaves the game: { $cards }.
katze_im_sack-event-won = { $you ->
    [1] { $price ->
        [one] You win the row for one mouse: { $cards }.
       *[other] You win the row for { $price } mice: { $cards }.
    }
   *[other] { $price ->
        [one] { $seat } wins the row for one mouse: { $cards }.
       *[other] { $seat } wins the row for { $price } mice: { $cards }.
    }
}
katze_im_sack-event-chased = { $dog ->
    [D] The big dog
   *[d] The small dog
} chases { katze_im_sack-card-the-acc } out of { $you ->
    [1] your row
   *[other] { $seat }’s row
} and trots off.
katze_im_sack-event-idle = { $dog ->
    [D] The big dog finds nothing to chase and trots off.
   *[d] The small dog finds nothing to chase and trots off.
}
katze_im_sack-event-dogs = The dogs are too busy with each other and leave together.
katze_im_sack-event-kept = { $count ->
    [0] { $you ->
        [1] Nothing is left of the row for you.
       *[other] Nothing is left of the row for { $seat }.
    }
   *[other] { $you ->
        [1] You score { katze_im_sack-points }: { $cards }.
       *[other] { $seat } scores { katze_im_sack-points }: { $cards }.
    }
}
katze_im_sack-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
katze_im_sack-event-over = All nine rounds have been played, so the game is over. Points: { $scores }.

katze_im_sack-not-nothing = A bid is at least one mouse. If you don’t want to bid, pass.
katze_im_sack-not-in-the-game = Nobody can bid { $bid }: there are never more than { $most } mice in the game.
katze_im_sack-not-laying = The row is complete, so { $card } can’t be laid now: bid or pass.
katze_im_sack-not-yet = “{ $move }” comes too early: everyone lays a card first.
katze_im_sack-not-in-hand = { $card } is not in the hand, which holds: { $hand }.
katze_im_sack-not-that-many = { $mice ->
    [0] You can’t bid { $bid }: you have no mice left, so you can only pass.
    [one] You can’t bid { $bid }: you have only one mouse.
   *[other] You can’t bid { $bid }: you have only { $mice } mice.
}
katze_im_sack-not-more-than-one = You don’t need to bid { $bid }: everyone else has passed, so the row costs one mouse. Bid 1 or pass.
katze_im_sack-not-higher = { $bid } is not more than { $high }, the highest bid.

katze_im_sack-setup-twice = The dummy has { $card } twice; its nine cards must all be different.

katze_im_sack-option-mice = Who sees your mice
katze_im_sack-option-mice-secret = Secret: you see only your own mice. Bids and prices are public, so a good memory still knows.
katze_im_sack-option-mice-open = Open: everyone sees everyone’s mice.
katze_im_sack-option-rabbit = What dogs do about the rabbit
katze_im_sack-option-rabbit-counts = The rabbit counts as a card worth 0 and can be chased away, as printed.
katze_im_sack-option-rabbit-spared = Dogs ignore the rabbit (house rule).

katze_im_sack-phase-laying = Laying cards
katze_im_sack-phase-auction = Auction
katze_im_sack-phase-offer = Last word
katze_im_sack-phase-over = Game over
katze_im_sack-help-laying =
    Put one card from your hand face down at the right end of the row.
    Cats are worth what is printed on them to the player who wins the row; the two grumpy ones are worth less than nothing, and the rabbit is worth 0.
    A single big dog chases the highest card out of the row, a single small dog the lowest. Several dogs only bother each other. { $option_rabbit ->
        [spared] They ignore the rabbit.
       *[counts] The rabbit can be chased, too.
    }
    One card of your set was removed before the game; only you know which.
    You can look again at the card you laid, and everyone can see which cards have been won and played (rulings).
katze_im_sack-help-auction =
    Bid more mice than the highest bid, up to all the mice you have, or pass. { $option_mice ->
        [open] Everyone sees everyone’s mice.
       *[secret] Only you see how many you have.
    }
    If you pass, you pay nothing, take the lowest mouse card that is left, and the next card of the row is turned up.
    So if you leave early you are paid little, and if you stay you see more.
    The last player left pays their bid to the bank, takes the row and starts the next round.
    Empty mouse cards pay nothing: that happens when the bank runs short or nobody wanted the last row.
katze_im_sack-help-offer =
    Everyone else has passed without a bid, and the whole row is face up.
    Take it for one mouse, or pass: you get nothing for passing now, and the row leaves the game.
    In that case the start player stays the same and the mouse cards stay empty in the next round.
katze_im_sack-help-over =
    After nine rounds your score is the value of the cards you won, plus one point for each mouse.
    The most points win; ties share the rank (ruling).
katze_im_sack-end-played = all nine rounds have been played

katze_im_sack-card--8 = −8, the wreck
katze_im_sack-card--5 = −5, the grouch
katze_im_sack-card-0 = 0, the rabbit
katze_im_sack-card-3 = 3, the worrier
katze_im_sack-card-5 = 5, the sleepyhead
katze_im_sack-card-8 = 8, the good sort
katze_im_sack-card-11 = 11, the charmer
katze_im_sack-card-15 = 15, Her Majesty
katze_im_sack-card-d = small dog
katze_im_sack-card-D = big dog

# Why a move can’t be made, for people who don’t write the notation
why-katze_im_sack-not-laying = The row is complete, so you can’t lay { $card } now: bid or pass.
why-katze_im_sack-not-yet = Everyone lays a card first; the bidding comes after that.
why-katze_im_sack-not-in-hand = You don’t have { $card }.

# The board in the terminal
cli-katze-start = starts
cli-katze-removed = ({ $card } has been removed)
cli-katze-seen = seen: { $cards }
cli-katze-pays = Passing
cli-katze-empty = pays nothing
cli-katze-round = round { $round } of { $rounds }
cli-katze-bank = { $mice ->
    [one] 1 mouse in the bank
   *[other] { $mice } mice in the bank
}
cli-katze-dummy = dummy
