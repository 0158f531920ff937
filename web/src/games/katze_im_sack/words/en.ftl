# The table of Katze im Sack.
katze_im_sack-board-you = you
katze_im_sack-board-dummy = Dummy
katze_im_sack-board-round = Round { $round } of { $rounds }
katze_im_sack-board-bank = Bank
katze_im_sack-board-high = Highest bid:
katze_im_sack-board-no-bid = No bid yet
katze_im_sack-board-mice = { $mice ->
    [one] one mouse
   *[other] { $mice } mice
}
katze_im_sack-board-mice-secret = secret mice
katze_im_sack-board-points = { $points } pts
katze_im_sack-board-starts = start player
katze_im_sack-board-bids = bids { $bid }
katze_im_sack-board-passed = out
katze_im_sack-board-removed = missing card:
katze_im_sack-board-look = { $points ->
    [one] 1 point
   *[other] { $points } points
}; show { $name }’s cards

katze_im_sack-board-row = Row
katze_im_sack-board-up = { $card } ({ $owner })
katze_im_sack-board-down = face-down card ({ $owner })
katze_im_sack-board-free = still empty ({ $owner })
katze_im_sack-board-peek = face-down card ({ $owner }); look at it
katze_im_sack-board-peeked = face down: { $card } ({ $owner }); cover it again
katze_im_sack-board-undo = { $card } is ready to lay; take it back
katze_im_sack-board-mouse-cards = Mouse cards for passing
katze_im_sack-board-mouse-card-next = , for the next player to pass
katze_im_sack-board-mouse-card-taken = , taken
katze_im_sack-board-mouse-card-empty = empty mouse card

katze_im_sack-board-lay = Lay face down
katze_im_sack-board-amount = Your bid
katze_im_sack-board-less = One less
katze_im_sack-board-more = { $count ->
    [one] One more
   *[other] { $count } more
}
katze_im_sack-board-all = All { $mice }
katze_im_sack-board-all-short = All
katze_im_sack-board-hint = Hint: { $bid }
katze_im_sack-board-bid = { $bid ->
    [one] Bid 1 mouse
   *[other] Bid { $bid } mice
}
katze_im_sack-board-take = Take it for { $bid ->
    [one] 1 mouse
   *[other] { $bid } mice
}
katze_im_sack-board-pass = { $mice ->
    [0] Pass
    [one] Pass: +1 mouse
   *[other] Pass: +{ $mice } mice
}

katze_im_sack-board-order-limit = Highest bid
katze_im_sack-board-order-up-to = { $limit ->
    [one] Bid up to 1 mouse, then pass
   *[other] Bid up to { $limit } mice, then pass
}
katze_im_sack-board-order-pass = Pass in advance
katze_im_sack-board-ordered = { $limit ->
    [0] Passing in advance
   *[other] Auto-bidding up to { $limit }
}

katze_im_sack-board-last-won = { $price ->
    [one] { katze_im_sack-board-last-winner } won the row for 1 mouse:
   *[other] { katze_im_sack-board-last-winner } won the row for { $price } mice:
}
katze_im_sack-board-last-winner = { $you ->
    [1] You
   *[other] { $name }
}
katze_im_sack-board-last-unwanted = Nobody wanted the last row:
katze_im_sack-board-last-points = = { $points } pts
katze_im_sack-board-fate-kept = { $card }
katze_im_sack-board-fate-chased = { $card }, chased away
katze_im_sack-board-fate-dog = { $card }, gone
katze_im_sack-board-fate-unwanted = { $card }, out of the game

katze_im_sack-board-cards-of = { $name }’s cards
katze_im_sack-board-won = Won: { $points ->
    [one] 1 point
   *[other] { $points } points
}
katze_im_sack-board-won-nothing = Nothing yet.
katze_im_sack-board-sets = Who has played what
katze_im_sack-board-sets-about = ✕ played. Blank cards can still come, except for the one missing from each set.
katze_im_sack-board-sets-about-own = ✕ played, ● in your hand, ◐ face down in the row, – missing. Blank cards can still come, except for one of each set.
katze_im_sack-board-mark-played = played
katze_im_sack-board-mark-hand = in your hand
katze_im_sack-board-mark-laid = face down in the row
katze_im_sack-board-mark-removed = missing
katze_im_sack-board-mark-open = can still come

katze_im_sack-board-prompt-lay = Put a card in the sack.
katze_im_sack-board-prompt-open = You open the bidding: bid or pass.
katze_im_sack-board-prompt-bid = { $name } bids { $bid }. Bid more or pass.
katze_im_sack-board-prompt-broke = You don’t have enough mice, so you can only pass.
katze_im_sack-board-prompt-offer = Nobody has bid. The row is yours for 1 mouse.
katze_im_sack-board-prompt-offer-broke = Nobody has bid, but you have no mice, so you can only pass.
katze_im_sack-board-prompt-out = You’re out. { $name } is thinking …
katze_im_sack-board-prompt-wait-laying = { $name } is choosing a card …
katze_im_sack-board-prompt-wait-auction = { $name } is thinking: bid or pass?
katze_im_sack-board-prompt-wait-offer = { $name } has the last word: take the row or leave it?
katze_im_sack-board-prompt-over = The sacks are empty, and the game is over.

# Captions of the scenes.
katze_im_sack-caption-sack = { $count ->
    [one] The last sack opens: { $cards }
   *[other] The last sacks open: { $cards }
}
katze_im_sack-caption-chased = { $dog ->
    [D] The big dog chases { katze_im_sack-card-the } away!
   *[other] The small dog chases { katze_im_sack-card-the } away!
}
katze_im_sack-caption-dogs = The dogs scare each other away.
katze_im_sack-caption-idle = { $dog ->
    [D] The big dog finds nothing to chase.
   *[other] The small dog finds nothing to chase.
}
katze_im_sack-caption-kept = { $you ->
    [1] You pay
   *[other] { $name } pays
} { $price ->
    [one] 1 mouse
   *[other] { $price } mice
}{ $left ->
    [0] , and nothing is left.
   *[other] : { $points } pts
}
katze_im_sack-caption-unwanted = Nobody wants the row: it leaves the game.

# On the start page.
katze_im_sack-line = Bid without knowing what’s in the sack.

# Moves in words.
katze_im_sack-move-lay = lay { $card }
katze_im_sack-move-bid = bid { $bid }
katze_im_sack-move-pass = pass

# After the game.
katze_im_sack-head-points = Cards
katze_im_sack-head-mice = Mice
katze_im_sack-head-sum = Total
katze_im_sack-story-saved-mice = { $count ->
    [one] { $others } won the best cards, but { $names } saved more mice.
   *[other] { $others } won the best cards, but { $names } saved more mice.
}
katze_im_sack-tie-shared = { $names } share place { $rank }: the same total.

# What several seats do at once or one after another, in one sentence
katze_im_sack-joined-laid = { $who ->
    [all] Everyone lays a card face down.
    [others] Everyone else lays a card face down.
   *[some] { $names } lay a card face down each.
}
katze_im_sack-joined-passed = { $who ->
    [all] Everyone passes.
    [others] Everyone else passes.
   *[some] { $names } pass.
}

# Keyboard shortcuts
katze_im_sack-key-cards = choose the card in that place; when bidding: that many mice
katze_im_sack-key-bid = one mouse more or less
katze_im_sack-key-pass = pass
katze_im_sack-key-order = unfold or fold bidding in advance
