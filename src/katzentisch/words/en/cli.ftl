# What the command line says.
cli-about = Four cat-and-mouse card games: play them, replay them, study them.
cli-help-epilogue = --lang de|en sets the language and can come before or after the command. By default, it follows your system.
cli-more-commands = Starting the server and opening it in your browser … “{ $command } play” is for the terminal, and “{ $command } --help” lists all commands.
cli-help-flag = Show this help.
cli-version-flag = Show the version.
cli-usage = Usage:
cli-panel-commands = Commands
cli-panel-parameters = Options
cli-panel-arguments = Arguments
cli-interrupted = Stopped.
cli-compiling = Compiling the rules of { $game } (first run only) …

cli-lang-unknown = --lang must be { $langs }, not “{ $lang }”.
cli-unknown-flag = Unknown option: { $flag }. Run the command with --help to see its options.
cli-unknown-command = Unknown command: “{ $command }”. Run katzentisch --help to see all commands.
cli-too-many = Unexpected arguments: { $words }. See --help for usage.
cli-missing = { $name } requires a value. See --help for usage.
cli-twice = { $name } can be given only once.
cli-bad-value = “{ $value }” is not a valid value for { $name }. See --help for valid values.
cli-bad-call = Invalid command: { $why }
cli-option-form = Write a game option as name=value, not “{ $text }”. “katzentisch games” lists all options.
cli-file-missing = File not found: “{ $file }”.
cli-folder-missing = Can’t create “{ $file }”: there is no folder “{ $folder }”.
cli-file-dash = “{ $file }” looks like an option. Write ./{ $file } to use a file of that name, or - for standard output.
cli-file-exists = “{ $file }” already exists. Use --force to replace it; only a file can be replaced.
cli-file-folder = “{ $file }” is a folder, not a file.
cli-file-large = “{ $file }” is larger than { $most } MB.
cli-file-forbidden = Can’t open “{ $file }”: permission denied.
cli-file-unusable = Can’t use “{ $file }”: { $why }.
cli-append-or-overwrite = Use either --append or --overwrite, not both.
cli-without-records = { $flag } requires --records FILE.
cli-records-exist = “{ $file }” is not empty. Use --append to add to it or --overwrite to replace it.
cli-records-cut = { $trouble } { $records ->
    [0] No record was written.
    [one] One complete record was written.
   *[other] { $records } complete records were written.
}
cli-no-memory = Not enough memory. Try smaller values, or close other programs.
cli-no-threads = The system can’t start that many threads. Try fewer.
cli-system = Input or output failed: { $why }.
cli-output = Can’t write the output: { $why }.
cli-not-loaded = Can’t load a part of the program: { $why }.
trouble-disk-full = the disk is full
trouble-too-large = the file would be too large
trouble-read-only = the disk is read-only
trouble-forbidden = permission denied
trouble-missing = no such file or folder
trouble-no-folder = part of the path is a file, not a folder
trouble-folder = it is a folder
trouble-links = too many levels of symbolic links
trouble-name = the name is too long
trouble-open-files = too many files are open
trouble-memory = not enough memory
trouble-device = input/output error

cli-option-players = Number of players.
cli-play-players = Number of players, including you. Default: 4.
cli-option-option = A game option, such as mice=24. Can be given more than once.
cli-option-seed = Seed of the deal. The same seed gives the same game.

cli-games = List the games with their player counts and options.
cli-games-json = Print JSON.
cli-games-id = Id
cli-games-players = Players
cli-games-options = Game and options
cli-games-note = * marks the default; brackets say for which numbers of players. Change an option with --option name=value.

cli-play = Play against bots in the terminal.
cli-play-game = The game’s ID. If omitted, you choose from a menu.
cli-play-seat = Your seat, starting from 0. Default: 0.
cli-play-bots = The bot that plays the other seats: level1 to level4, rules, search, net or random. Default: level2.
cli-play-first = Who begins the first game: a seat, starting from 0, or “lot” to draw lots. Default: lot.
cli-first-form = --first must be “lot” or a seat from 0 to { $last }, not “{ $text }”.
cli-play-games = Number of games in the series. Default: 1.
cli-play-name = Your name at the table.
cli-play-record = Append the record of each game to this file.
cli-play-fast = Don’t pause before a bot moves.
cli-person = Human
cli-you = you
cli-which-game = Which game? (number, or q to quit)
cli-no-such-game = Enter a number from 1 to { $last }.
cli-welcome = You are playing with { $names }. Type ? for help or q to quit.
cli-game-number = Game { $number } of { $games }
cli-totals = Standings after { $number } of { $games } games
cli-your-move = Your move:
cli-only-move = Your move (Enter for “{ $move }”):
cli-choose = That could mean several moves. Type one of them, or its number.
cli-play-options = At this table
cli-play-help =
    Type a move as listed above, or just the part before the bracket. For bids and numbered cards, the number is enough.
    Press Enter to play the only legal move. ? shows this help, ?? shows the rules of the game, q quits.
cli-left = See you soon.
cli-left-without-record = This game was not saved. Use --record FILE to save the next one.

cli-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-mice = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
}
cli-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cli-passed = passed
cli-bid = bids { $bid }
cli-high = highest: { $bid } ({ $name })
cli-hand = Hand
cli-row = Row
cli-middle = Middle
cli-deck = deck { $count }

cli-replay = Validate every record in a file.
cli-replay-file = A .jsonl file with one record per line, or - for standard input.
cli-replay-json = Print one JSON object per line.
cli-replay-line = Line
cli-replay-where = Where
cli-replay-error = Error
cli-replay-more = { $count ->
    [one] One more error.
   *[other] { $count } more errors.
}
cli-replay-sum = Valid: { $right } (finished: { $over }, unfinished: { $going }). Invalid: { $faulty }.
cli-replay-empty = The file contains no records.
cli-where-setup = setup
cli-where-move = move { $move }
cli-where-result = result

cli-show = Show a recorded game move by move.
cli-show-record = A .jsonl file with one record per line, or - for standard input.
cli-show-seat = Show only what this seat saw. By default, show everything that any seat saw.
cli-show-at = Stop after this many entries and show the table.
cli-show-line = The line of the file, starting from 1. Default: 1.
cli-show-line-range = There is no line { $line }: lines are numbered from 1.
cli-show-no-line = “{ $file }” has no line { $line }.
cli-show-at-range = --at must be between 0 and { $last }, the number of entries in the record, not { $at }.
cli-show-fault = The record is invalid here ({ $where }): { $error }

cli-simulate = Play many games, at random or between bots, and report statistics.
cli-bench = Measure how fast the games run on this machine.

cli-verify = Check how recorded games were dealt and what that proves to you.
cli-verify-record = A .jsonl file with one record per line, or - for standard input.
cli-verify-line = Check only this line of the file, starting from 1. By default, check all lines.
cli-verify-commitment = The commitment you were shown before the deal.
cli-verify-share = A share you kept, as SEAT=HEX. Can be given more than once.
cli-verify-kept = The receipt file that your page or client saved for its deals.
cli-verify-kept-twice = Use either --kept, or --commitment and --share, not both.
cli-verify-kept-form = “{ $file }” is not a receipt file saved by a page or client. It must be JSON with “katzentisch-kept”: 1 and “deals”.
cli-verify-not-hex = A commitment must be 64 lower-case hex digits, not “{ $text }”.
cli-verify-share-form = A share must be SEAT=HEX with 64 lower-case hex digits, not “{ $text }”.
cli-verify-title = Line { $line }: { $game }
cli-verify-no-game = unknown game
cli-verify-shown = Commitment
cli-verify-table = Table
cli-verify-game = Game
cli-verify-number = { $number }, attempt { $attempt }
cli-verify-rules = Rules
cli-verify-no-share = no share
cli-verify-holds-record = The moves and the result are valid.
cli-verify-holds-form = The secret and the shares are present.
cli-verify-holds-commitment = The secret matches the commitment.
cli-verify-holds-seed = The seed is derived from the secret, these shares and this deal.
cli-verify-holds-seed-old = The seed is derived from the secret and these shares.
cli-verify-holds-first = This seed drew the seat that begins.
cli-verify-holds-setup = The cards were dealt from this seed.
cli-verify-holds-chance = All randomness during the game came from this seed.
cli-verify-holds-kept = The record matches what you kept.
cli-verify-sum = Proven for you: { $proven }. Only consistent: { $consistent }. Without shares: { $unshared }. Invalid: { $faulty }.

cli-compiling-all = { $games ->
    [one] Compiling the rules of one game (first run only) …
   *[other] Compiling the rules of { $games } games (first run only) …
}
cli-compiled = Ready: { $game } ({ $done } of { $all })
cli-compiling-unkept = Compiling the rules of all games. The result can’t be cached in { $folder }, so this happens at every start …
cli-compile = Compile the games now, so that other commands start faster.
cli-compile-games = The games to compile. Default: all.
cli-compile-for = Compile what all commands need, or only what serve needs. Default: all.
cli-compile-check = Compile nothing; exit with 1 if something has not been compiled yet.
cli-compile-done = { $games ->
    [one] The game is compiled.
   *[other] All { $games } games are compiled.
} { $size } MB in { $folder }
cli-compile-missing = Not compiled yet: { $games }.
cli-compile-failed = Can’t compile { $game }: { $why }
cli-compile-unkept = Can’t cache compiled code in { $folder }. Set XDG_CACHE_HOME to a folder you can write to.
cli-compile-disabled = NUMBA_DISABLE_JIT is set, so nothing is compiled.
cli-serve-compiling = The server runs meanwhile; a table waits until its game is ready.
cli-serve-compiled = All games are compiled, with all bots and reviews.
cli-serve-page = The page could not be built, so the server stopped. The output above says why. To play in the terminal, run “script/play play GAME”.
cli-serve = Run a server with tables for people and bots.
cli-serve-host = The address to listen on. Default: 127.0.0.1, reachable from this machine only. Use 0.0.0.0 for all networks.
cli-serve-port = The port to listen on. Default: 8000. Use 0 for any free port.
cli-serve-processes = How many server processes to run, on consecutive ports from --port. More than one needs PostgreSQL. Default: 1.
cli-serve-database = The database: sqlite:///PATH or postgresql://USER@HOST/DATABASE. Default: a file in your data folder.
cli-serve-data = The folder for the server’s key and the default database. Default: your data folder.
cli-serve-limits = Rate limits per guest and address: on or off. Default: on.
cli-serve-keep-tables = Days to keep finished and closed tables, or “forever”. Default: 30.
cli-serve-keep-games = Days to keep finished games and their results, or “forever”. Default: forever.
cli-serve-keep-guests = Days to keep guests who haven’t returned and have no games or tables, or “forever”. Default: 400.
cli-serve-allowed-host = Answer only to this host name, besides localhost and IP addresses. Can be given more than once. Default: any name.
cli-serve-hsts = Tell browsers that connect over HTTPS to use only HTTPS for a year.
cli-serve-days = { $option } must be a whole number of days from 1 to { $most }, or “{ $forever }”, not “{ $value }”.
cli-serve-name = --allowed-host must be a host name such as cats.example, without https:// or a port, not “{ $name }”.
cli-serve-log = Log level: debug, info or warning. Default: info.
cli-serve-metrics = Access to /metrics: on (anyone), local (only this machine) or off. Default: local.
cli-serve-restored = The database was restored from a backup: don’t report entries missing from it as lost.
cli-serve-open = Open the page in the browser.
cli-serve-address = Can’t listen on { $host }, port { $port }: { $why }
cli-serve-processes-number = --processes must be between 1 and { $most }, not { $value }.
cli-serve-processes-sqlite = SQLite allows only one server process. For --processes, use PostgreSQL: --database postgresql://USER@HOST/DATABASE.
cli-serve-running = Katzentisch is running at { $url }
cli-serve-processes-running = { $count } processes serve the same tables: { $urls }. Let a reverse proxy distribute visitors among them.
cli-serve-open-to-all = Anyone on your network can reach it and play at { $url }. The connection is not encrypted, so only do this on a network you trust.
cli-serve-stop = Press Ctrl-C to stop. Games in progress are saved.

# backup and restore
cli-backup = Back up a server’s database and key to one file, while it runs.
cli-backup-file = The file to write. Only you can read it.
cli-backup-force = Replace the file if it exists.
cli-backup-writing = Writing the backup
cli-backup-done = Backup written to “{ $file }” ({ $size } MB). Tables: { $tables }, finished games: { $games }, guests: { $guests }. It contains secrets, so keep it private.
cli-restore = Restore a server’s database and key from a backup, into SQLite or PostgreSQL.
cli-restore-file = The file that “katzentisch backup” wrote.
cli-restore-force = Replace what is there. This can’t be undone.
cli-restore-checking = Checking the backup
cli-restore-writing = Restoring
cli-restore-done = Restored the backup from { $when }, made by version { $program }. Tables: { $tables }, finished games: { $games }, guests: { $guests }. You can start the server now.

# Review of a finished game.
cli-review = Show a seat’s costliest decisions in a recorded game, and how lucky its deal was.
cli-review-record = A .jsonl file with one record per line; - reads standard input.
cli-review-seat = The seat to review; seats are numbered from 0.
cli-review-worlds = Number of possible deals to play out for each decision. More take longer and are more accurate.
review-looking = Reviewing every decision
review-unreadable = This record can’t be reviewed: { $error }
review-going-on = This game isn’t over yet. Only finished games can be reviewed.
review-worlds-range = --worlds must be between { $least } and { $most }.
review-title = { $game }: review of { $name }
review-no-choice = There are no decisions in { $game }, so there is nothing to review. It’s all in the cards.
review-nothing = No decision cost a measurable chance of winning. Well played!
review-decision = Entry { $at }: { $played } ({ $move }) Better: { $better } ({ $best }) Cost: { $given } of a win, ± { $within }.
review-more = { $count ->
    [one] One more decision cost { $given }.
   *[other] { $count } more decisions cost { $given } together.
  }
review-given = { $count ->
    [one] This decision cost about { $given } of a win (± { $within }).
   *[other] These { $count } decisions together cost about { $given } of a win (± { $within }).
  }
review-given-much = These { $count } decisions together cost more than a whole win, because each is rated as if the rest had been played well.
review-how = Based only on what the seat could know at each point: possible deals, played out by bots after every legal move. Deals in which bots would more likely have made the other players’ bids count more.
review-deal = The deal was worth { $luck } (± { $within }): among equally good players, these cards win { $deal } of games from this seat.
review-result = The result was { $won } of a win, where { $fair } is average. The remaining { $rest } comes from everyone’s play and from luck after the deal.
