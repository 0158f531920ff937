# The table of Katzenjammer Blues.
katzenjammer_blues-board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
katzenjammer_blues-board-mice = { $count ->
    [one] one mouse
   *[other] { $count } mice
}
katzenjammer_blues-board-jokers = { $count ->
    [0] no open jokers
    [one] one open joker
   *[other] { $count } open jokers
}
katzenjammer_blues-board-bandleader = bandleader
katzenjammer_blues-board-look = { $name }: what this says
katzenjammer_blues-board-passed = passed
katzenjammer_blues-board-you = you
katzenjammer_blues-board-open-hand = Hand:
katzenjammer_blues-board-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
katzenjammer_blues-board-row = { $count ->
    [0] No row on the table
    [one] The row: one card
   *[other] The row: { $count } cards
}
katzenjammer_blues-board-pool = { $count ->
    [one] one mouse left
   *[other] { $count } mice left
}
katzenjammer_blues-board-discard = Discard: { $count }
katzenjammer_blues-board-discard-title = In the discard pile
katzenjammer_blues-board-bids = Bids
katzenjammer_blues-board-no-bid = No bid yet
katzenjammer_blues-board-pile = { $chosen ->
    [0] { $card }, { $count } in hand
   *[other] { $card }, { $count } in hand, { $chosen } chosen
}
katzenjammer_blues-board-offers = Possible bids, lowest first
katzenjammer_blues-board-with-jokers = { $count ->
    [one] needs a joker
   *[other] needs { $count } jokers
}
katzenjammer_blues-board-different = diff.
katzenjammer_blues-board-short-different = { $count } diff.
katzenjammer_blues-board-bid = Bid { $bid }
katzenjammer_blues-board-choose-bid = Choose a bid
katzenjammer_blues-board-pass = Pass
katzenjammer_blues-board-order-choose = Auto-bid up to …
katzenjammer_blues-board-order-up-to = Auto-bid up to { $bid }
katzenjammer_blues-board-order-pass = Pass in advance
katzenjammer_blues-board-order-is-pass = You’ll pass when it’s your turn.
katzenjammer_blues-board-order-is-up-to = Auto-bidding up to { $bid }.
katzenjammer_blues-board-payments = Ways to pay
katzenjammer_blues-board-pay = Pay: { $cards }
katzenjammer_blues-board-foursomes = Foursomes
katzenjammer_blues-board-foursome = { $jokers ->
    [0] Four { $value }s: { katzenjammer_blues-board-won-mice }
    [one] Four { $value }s with one joker: { katzenjammer_blues-board-won-mice }
    [4] Four jokers as { $value }s: { katzenjammer_blues-board-won-mice }
   *[other] Four { $value }s with { $jokers } jokers: { katzenjammer_blues-board-won-mice }
}
katzenjammer_blues-board-won-mice = { $mice ->
    [0] no mice
    [one] one mouse
   *[other] { $mice } mice
}
katzenjammer_blues-board-jokers-as = { $value ->
    [0] discard
   *[other] as { $value }s
}
katzenjammer_blues-board-four-jokers = Discard four jokers: { katzenjammer_blues-board-won-mice }
katzenjammer_blues-board-show = { $mice ->
    [one] Show four { $value }s: one mouse
   *[other] Show four { $value }s: { $mice } mice
}
katzenjammer_blues-board-shed = Discard four jokers
katzenjammer_blues-board-done = Done
katzenjammer_blues-board-over = The game is over: { $end }.
katzenjammer_blues-board-do-bid = What is this row worth to you?
katzenjammer_blues-board-do-bid-last = Everyone else has passed: the row is waiting for you.
katzenjammer_blues-board-do-outbid = Beat { $bid }, or pass.
katzenjammer_blues-board-do-pass = You can’t beat { $bid }, so you can only pass.
katzenjammer_blues-board-do-pay = The row is yours. Pay { $bid }.
katzenjammer_blues-board-do-show = Show a foursome, or save it?
katzenjammer_blues-board-do-continue = No foursome this time.
katzenjammer_blues-board-they-bid = { $passed ->
    [0] { $name } is thinking …
   *[other] You’re out; { $name } is thinking …
}
katzenjammer_blues-board-they-pay = { $name } has won the row and is paying { $bid }.
katzenjammer_blues-board-they-show = { $name } is looking for foursomes.

# Captions of the scenes.
katzenjammer_blues-caption-foursome = { $you ->
    [1] You
   *[other] { $name }
}: four { $value ->
    [1] 1s
    [2] 2s
    [3] 3s
    [4] 4s
   *[5] 5s
}, { $mice ->
    [one] +1 mouse
   *[other] +{ $mice } mice
}
katzenjammer_blues-caption-jokers = { $you ->
    [1] You discard
   *[other] { $name } discards
} four jokers: no mice
katzenjammer_blues-caption-won = { $you ->
    [1] You get
   *[other] { $name } gets
} the row for { $bid }.
katzenjammer_blues-caption-paid = { $you ->
    [1] You pay { $cards } and take
   *[other] { $name } pays { $cards } and takes
} the row.
katzenjammer_blues-caption-unwanted = Nobody bid: the row is discarded.
katzenjammer_blues-caption-joker = { $count ->
    [0] A joker in the row, but the deck is empty.
   *[other] A joker in the row: everyone draws!
}

# On the start page.
katzenjammer_blues-line = Win rows at auction and show foursomes.

# Moves in words.
katzenjammer_blues-move-bid = bid { $bid }
katzenjammer_blues-move-pass = pass
katzenjammer_blues-move-pay = pay { $cards }
katzenjammer_blues-move-show = show { $cards }
katzenjammer_blues-move-show-as = show { $cards } as { $value }
katzenjammer_blues-move-done = finish

# After the game.
katzenjammer_blues-head-mice = Mice
katzenjammer_blues-head-jokers = Jokers
katzenjammer_blues-head-loss = Penalty
katzenjammer_blues-head-result = Result
katzenjammer_blues-story-jokers = { $count ->
    [one] { $names } has the most jokers ({ $jokers }) and loses five mice.
   *[other] { $names } have the most jokers ({ $jokers } each) and lose five mice each.
}
katzenjammer_blues-story-no-jokers = Nobody has a joker, so nobody loses any mice.
katzenjammer_blues-tie-shared = { $names } share place { $rank }: as many mice and as many jokers.
katzenjammer_blues-tie-broken = As many mice, but fewer jokers: { $names } ahead of { $others }.

# What several seats do at once or one after another, in one sentence
katzenjammer_blues-joined-drew = { $who ->
    [all] Everyone draws a card.
    [others] Everyone else draws a card.
   *[some] { $names } draw a card each.
}
katzenjammer_blues-joined-passed = { $who ->
    [all] Everyone passes.
    [others] Everyone else passes.
   *[some] { $names } pass.
}

# Keyboard shortcuts
katzenjammer_blues-key-piles = choose cards of that value, J for jokers; again for one more
katzenjammer_blues-key-pass = pass; when showing: done
katzenjammer_blues-key-order = unfold or fold bidding in advance
