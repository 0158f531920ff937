cli-json = Print JSON.
cli-simulate-game = The game’s ID.
cli-simulate-games = Number of games.
cli-simulate-threads = Number of threads. Default: all. The results don’t depend on it.
cli-simulate-records = Write the record of each game to this file, or to standard output with -; the statistics then go to standard error.
cli-simulate-append = Append to the records in the file.
cli-simulate-overwrite = Replace the contents of the file.
cli-simulate-stopped = Stopped after { $games } of { $all } games. Statistics so far:
cli-simulate-stopped-records = Stopped after { $games } of { $all } games. { $records ->
    [0] No record was written.
    [one] One record was written to “{ $file }”.
   *[other] { $records } records were written to “{ $file }”.
} Statistics so far:
cli-simulate-playing = Playing
cli-simulate-title = { $games } random games of { $name } with { $players } players. Seat 0 goes first.
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-interval = 95% interval
cli-simulate-score = Score
cli-simulate-range = 5% … 95%
cli-simulate-plies = { $mean } decisions per game (5% of games have at most { $low }, 5% at least { $high }). How games end:
cli-simulate-seed = Seed: { $seed }
cli-bench-game = Measure only this game.
cli-bench-measuring = Measuring { $name }; this takes about a minute
cli-bench-figure = { $players } players
cli-bench-moves-per-second-one-thread = moves/s, one thread
cli-bench-moves-per-second-all-threads = moves/s, all threads
cli-bench-moves-per-second-gpu = moves/s, GPU
cli-bench-moves-per-second-python = moves/s from Python
cli-bench-deals-per-second = deals/s, one thread
cli-bench-share-of-time-dealing = time spent dealing
cli-bench-share-of-time-legal = time generating legal moves
cli-bench-bytes = bytes per state
cli-bench-seconds-to-first-move-cold = first move cold, s
cli-bench-seconds-to-first-move-warm = first move warm, s
