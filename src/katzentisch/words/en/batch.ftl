cli-json = As JSON, for programs.
cli-simulate-game = Which game, by its id.
cli-simulate-games = How many games.
cli-simulate-threads = How many threads, otherwise all; the results don't depend on it.
cli-simulate-records = Write the record of each game to this file; - is standard output, and the figures then go to standard error.
cli-simulate-append = Add to the records that are in the file.
cli-simulate-overwrite = Replace what is in the file.
cli-simulate-stopped = Stopped after { $games } of { $all } games. These are the figures so far.
cli-simulate-stopped-records = Stopped after { $games } of { $all } games. { $records ->
    [0] No record was written.
    [one] One record was written to “{ $file }”.
   *[other] { $records } records were written to “{ $file }”.
} These are the figures so far.
cli-simulate-playing = Playing
cli-simulate-title = { $games } random games of { $name } with { $players } players. Seat 0 begins.
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-interval = 95% interval
cli-simulate-score = Score
cli-simulate-range = 5% … 95%
cli-simulate-plies = { $mean } decisions a game (5% have at most { $low }, 5% at least { $high }). How games end:
cli-simulate-seed = Seed: { $seed }
cli-bench-game = Only this game.
cli-bench-measuring = Measuring { $name }; that takes a minute
cli-bench-figure = { $players } players
cli-bench-moves-per-second-one-thread = moves/s, one thread
cli-bench-moves-per-second-all-threads = moves/s, all threads
cli-bench-moves-per-second-gpu = moves/s, GPU
cli-bench-moves-per-second-python = moves/s from Python
cli-bench-deals-per-second = deals/s, one thread
cli-bench-share-of-time-dealing = time spent dealing
cli-bench-share-of-time-legal = time for legal moves
cli-bench-bytes = bytes of a state
cli-bench-seconds-to-first-move-cold = first move cold, s
cli-bench-seconds-to-first-move-warm = first move warm, s
