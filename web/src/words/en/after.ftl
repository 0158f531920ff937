# After the game.
after-won-me = { $what ->
    [series] You win the series!
   *[game] You win!
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
    [series] You share the series with { $names }
   *[game] You share the win with { $names }
}
after-my-place = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
}.{ $place ->
    [last] {" "}Even cats fall off the table sometimes.
   *[middle] {""}
}
after-game-of = Game { $number } of { $games }

after-standing = Result
after-head-rank = Rank
after-head-name = Name
after-head-sum = Total

after-story-end = Game over: { $end }.

after-tie-shared = { $names } share place { $rank }: they are level.
after-tie-broken = Level, but { $names } ahead of { $others }: the rules of the game decide.
after-tie-series = { $names } share place { $rank }: their totals are equal.
after-aside = Look at the table
after-open = Show the result

after-last-game = Last game
after-series = { $played ->
    [one] Series: 1 game of { $games }
   *[other] Series: { $played } games of { $games }
}
after-series-table = Series standings
after-replay-of = Replay game { $number }
after-next = Start game { $number }
after-rematch = Rematch
after-wait = The next game starts here as soon as someone at the table begins it.
after-replay = Replay
after-review = Review: show me the moments
after-share = Share link
after-share-more = Anyone with this link can watch the whole game, with all cards face up.
after-record = Download
after-lesson = That was the tutorial. It doesn’t count, and its cards are always the same.
after-lesson-play = Play a real game
