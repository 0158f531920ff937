# After the game.
after-won-me = { $what ->
    [series] You win the series
   *[game] You win
}
after-won-one = { $what ->
    [series] { $name } wins the series
   *[game] { $name } wins
}
after-won-shared = { $what ->
    [series] { $names } share the series
   *[game] { $names } share the win
}
after-won-shared-me = { $what ->
    [series] { $names } and you share the series
   *[game] { $names } and you share the win
}
after-my-place = { $place ->
    [last] Place { $rank } for you. Even cats fall off the table.
   *[middle] Place { $rank } for you.
}
after-game-of = Game { $number } of { $games }

after-standing = Result
after-head-rank = Rank
after-head-name = Name
after-head-mice = Mice
after-head-jokers = Jokers
after-head-loss = Loss
after-head-result = Result
after-head-cards-points = Cards
after-head-sum = Sum
after-head-chips = Chips
after-head-cards = Cards
after-head-left = Cards left
after-head-points = Points

after-story-end = The end: { $end }.
after-story-jokers = { $count ->
    [one] { $names } has the most jokers ({ $jokers }) and loses five mice.
   *[other] { $names } have the most jokers ({ $jokers } each) and lose five mice each.
}
after-story-no-jokers = Nobody has a joker, so nobody loses mice.
after-story-fewer-jokers = As many mice: then fewer jokers count.
after-story-saved-mice = { $count ->
    [one] The best cards went to { $others }, but { $names } has kept the mice together.
   *[other] The best cards went to { $others }, but { $names } have kept the mice together.
}
after-story-chips = As many cards: then the chips decide.
after-story-out = { $points ->
    [one] { $name } has no card left; one point stays in the other hands.
   *[other] { $name } has no card left; { $points } points stay in the other hands.
}
after-story-nobody-out = Nobody got rid of all cards; { $points } points stay in the hands.

after-last-game = The last game
after-series = { $played ->
    [one] Series: one game of { $games }
   *[other] Series: { $played } games of { $games }
}
after-series-table = Standing of the series
after-replay-of = Watch game { $number }
after-next = Begin game { $number }
after-rematch = Rematch
after-wait = As soon as somebody at the table plays on, it goes on here.
after-replay = Watch again
after-share = Share the link
after-share-more = Whoever has this link can watch the whole game, with all cards.
after-record = Record
