# What is on the table of The Cat in the Sack.
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
katze_im_sack-board-mice-secret = mice secret
katze_im_sack-board-points = { $points } pts
katze_im_sack-board-starts = starts
katze_im_sack-board-bids = bids { $bid }
katze_im_sack-board-passed = out
katze_im_sack-board-removed = missing:
katze_im_sack-board-look = { $points } points, look at { $name }’s cards

katze_im_sack-board-row = Row
katze_im_sack-board-up = { $card }, from: { $owner }
katze_im_sack-board-down = face-down card, from: { $owner }
katze_im_sack-board-free = still free, for: { $owner }
katze_im_sack-board-peek = face-down card, from: { $owner }; look at it
katze_im_sack-board-peeked = face down: { $card }, from: { $owner }; cover it again
katze_im_sack-board-undo = { $card } is ready; take it back
katze_im_sack-board-mouse-cards = Mouse cards for passing
katze_im_sack-board-mouse-card-next = , for the next to pass
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

katze_im_sack-board-order = Leave an order
katze_im_sack-board-order-about = For this row only: when it is your turn, it is decided for you without asking. It always bids as little as possible.
katze_im_sack-board-order-limit = Bid at most
katze_im_sack-board-order-up-to = { $limit ->
    [one] Bid up to 1 mouse, then pass
   *[other] Bid up to { $limit } mice, then pass
}
katze_im_sack-board-order-pass = Pass when it’s my turn
katze_im_sack-board-ordered = { $limit ->
    [0] Order: pass
   *[other] Order: bid up to { $limit }
}
katze_im_sack-board-order-revoke = Take it back

katze_im_sack-board-last-won = { $price ->
    [one] { $name } got the row for 1 mouse:
   *[other] { $name } got the row for { $price } mice:
}
katze_im_sack-board-last-unwanted = Nobody wanted the last row:
katze_im_sack-board-last-points = = { $points } pts
katze_im_sack-board-fate-kept = { $card }
katze_im_sack-board-fate-chased = { $card }, chased away
katze_im_sack-board-fate-dog = { $card }, left
katze_im_sack-board-fate-unwanted = { $card }, out of the game

katze_im_sack-board-cards-of = Cards: { $name }
katze_im_sack-board-won = Won: { $points } points
katze_im_sack-board-won-nothing = Nothing yet.
katze_im_sack-board-sets = Who has played what
katze_im_sack-board-sets-about = ✕ played. What is blank may still come, except for one card of each set that is missing.
katze_im_sack-board-sets-about-own = ✕ played, ● in the hand, ◐ face down in the row, – missing. What is blank may still come, except for one card of each set.
katze_im_sack-board-mark-played = played
katze_im_sack-board-mark-hand = in the hand
katze_im_sack-board-mark-laid = face down in the row
katze_im_sack-board-mark-removed = missing
katze_im_sack-board-mark-open = may still come

katze_im_sack-board-prompt-lay = Put a card in the sack.
katze_im_sack-board-prompt-open = You open: bid, or pass.
katze_im_sack-board-prompt-bid = { $name } bids { $bid }. Bid more, or pass.
katze_im_sack-board-prompt-broke = Your mice don’t reach: only passing is left.
katze_im_sack-board-prompt-offer = Nobody has bid. For 1 mouse the row is yours.
katze_im_sack-board-prompt-offer-broke = Nobody has bid, and you have no mouse: only passing is left.
katze_im_sack-board-prompt-out = You are out. { $name } is thinking …
katze_im_sack-board-prompt-wait-laying = { $name } is choosing a card …
katze_im_sack-board-prompt-wait-auction = { $name } is thinking: bid or pass?
katze_im_sack-board-prompt-wait-offer = The last word is { $name }’s: take it or leave it?
katze_im_sack-board-prompt-over = All sacks are empty. The game is over.
