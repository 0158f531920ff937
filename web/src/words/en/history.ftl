# What one has played.
history-title = Your games
history-results = Results by game
history-game = game
history-played = played
history-won = won
history-mean-rank = mean rank
history-mean-score = mean score
history-games = Played
history-rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st of { $players }
    [two] { $rank }nd of { $players }
    [few] { $rank }rd of { $players }
   *[other] { $rank }th of { $players }
}
history-more = Show older ones
history-none = Nothing played to the end yet. That can be changed.
history-play = Choose a game
