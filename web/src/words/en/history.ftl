# What one has played.
history-title = Your games
history-results = Results by game
history-game = Game
history-played = games
history-won = wins
history-mean-rank = Ø place
history-mean-score = Ø points
history-games = Played
history-rank = place { $rank } of { $players }
history-more = Show older ones
history-none = Nothing played to the end yet. That can be changed.
history-play = Choose a game
