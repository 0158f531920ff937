cli-arena = Let bots play each other on the same deals to find out which is stronger.
cli-arena-bots = The bots, by their IDs from “katzentisch bots”. Also search:64 or guided:64, a search with 64 iterations without or with the network, net:FILE, another network, and python:MODULE:FUNCTION, your own bot. With two bots, the first takes one seat and the second all the others; three or more share the seats evenly. A bot can appear twice; its second copy is then named, for example, rules#2.
cli-arena-games = Number of games, rounded up to whole deals: each deal is played from every seat.
cli-arena-seed = Seed of all deals and of the bots’ random choices.
cli-arena-jobs = Number of games to play in parallel. Default: one per core. The results don’t depend on it.
cli-arena-records = Write the records of the games to this folder, one file per deal.
cli-arena-resume = Save the match to this file, and continue it if the file already contains part of it.
cli-arena-part = Play only a part of the deals: 3/16 is the third of sixteen. Requires --seed and --resume FILE.
cli-arena-join = Join the files of all parts of a match and report on it, instead of playing.
cli-arena-join-alone = --join takes the files and --json, and no other arguments.
cli-arena-part-file = --part requires --resume FILE: the part is saved to this file.
cli-arena-part-seed = --part requires --seed, so that all parts belong to the same match.
arena-jobs-range = --jobs must be a whole number from 1 to { $most }, not { $jobs }.
cli-arena-records-exist = “{ $folder }” already contains the records of a match ({ $file }). Choose another folder.
cli-arena-stopped = Stopped after { $games } of { $all } games. Use --resume FILE to be able to continue a match.
cli-arena-stopped-kept = Stopped after { $games } of { $all } games. Run the same command to continue.
cli-arena-title = { $games } games of { $name } with { $players } players: { $deals ->
    [one] one deal,
   *[other] { $deals } deals, each
} played from every seat.
cli-arena-bot = Bot
cli-arena-wins = Wins
cli-arena-interval = 95% interval
cli-arena-fair = Fair share
cli-arena-rating = Rating
cli-arena-rank = Rank
cli-arena-score = Score
cli-arena-decisions = Decisions
cli-arena-mean = ms per move
cli-arena-longest = max. ms
cli-arena-beats = How often the bot on the left finishes ahead of the one above:
cli-arena-of-part = These are the deals of part { $part }. --join joins all parts.
cli-arena-seats = How often each bot wins from each seat, in per cent (±: the widest 95% interval of the row):
arena-bots-range = A match needs at least 2 bots and at most { $most }, not { $bots }.
arena-ledger-other = “{ $file }” is not an arena match file.
arena-ledger-differs = “{ $file }” contains a different match: { $field } is { $found } there, not { $wanted }.
arena-ledger-versions = “{ $file }” was played with other versions ({ $found }) than those here ({ $wanted }). Play and join all deals of a match with the same versions.
arena-ledger-unusable = “{ $file }” can’t be used here: { $why }
arena-ledger-broken = Line { $line } of “{ $file }” is damaged.
arena-ledger-exists = “{ $file }” already contains deals of this match. Choose another file.
arena-bots-type = “bots” must be a list of bots, or a dictionary from names to bots, not { $bots }.
arena-part-type = “part” must be a string such as 3/16, not { $part }.
arena-part-seed = A part needs a seed, so that all parts belong to the same match.
arena-jobs-executor = Give either jobs or an executor, not both: an executor has workers of its own.
arena-file-type = The path of a file must be a string or a path object, not { $file }.
arena-match-type = “match” must be a Match, as Match.of returns it, not { $match }.
arena-results-type = “results” must be the MatchResults of this match, not { $results }.
arena-start-range = “start” must be a deal of this match, a whole number from { $first } to { $last }, not { $start }.
arena-until-type = “until” must be a time in seconds, as time.time() returns it, not { $until }.
arena-join-nothing = There is nothing to join.
arena-join-type = Only matches that were played, or their files, can be joined, not { $value }.
arena-join-gap = Deals { $first } to { $last } are missing.
arena-join-overlap = Deal { $deal } is both in “{ $file }” and in “{ $other }”.

cli-bots = List the bots and their strength.
cli-bots-game = Show only the ratings for this game.
cli-bots-about = Description
cli-bots-note = Ratings by wins, measured in the arena separately for each game, with 95% intervals: 1500 is average, 400 points more mean odds of 10 to 1. docs/strength.md explains how.

cli-json = Print JSON.
cli-simulate-game = The game’s ID.
cli-simulate-games = Number of games.
cli-simulate-threads = Number of threads, or of processes for bots that aren’t compiled. Default: one per core. The results don’t depend on it.
cli-simulate-device = Where to play: cpu, cuda (a GPU, for random moves) or auto. Default: cpu. The results don’t depend on it.
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
cli-bench-batch-steps-per-second-one-thread = batch steps/s, one thread
cli-bench-batch-steps-per-second-all-threads = batch steps/s, all threads
cli-bench-batch-steps-per-second-gpu = batch steps/s, GPU
cli-bench-deals-per-second = deals/s, one thread
cli-bench-share-of-time-dealing = time spent dealing
cli-bench-share-of-time-legal = time generating legal moves
cli-bench-bytes = bytes per state
cli-bench-seconds-to-first-move-cold = first move cold, s
cli-bench-seconds-to-first-move-warm = first move warm, s
