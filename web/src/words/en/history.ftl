# A player’s finished games.
history-title = Your games
history-results = Results by game
history-game = Game
history-played = Played
history-won = Won
history-mean-rank = Avg. rank
history-mean-score = Avg. score
history-games = Finished games
history-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $players }
history-more = Show older games
history-none = You haven’t finished a game yet. Time to change that!
history-play = Choose a game
