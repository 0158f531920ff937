# What the command line says.
cli-about = A card table for four cat-and-mouse games: play them, replay them, study them.
cli-help-epilogue = --lang de|en chooses the language, before or after the command; otherwise it is your system's.
cli-help-flag = Show this help.
cli-version-flag = Show the version.
cli-usage = Usage:
cli-panel-commands = Commands
cli-panel-parameters = Options
cli-panel-arguments = Arguments
cli-interrupted = Stopped.
cli-compiling = Compiling the rules of { $game }, once …

cli-lang-unknown = --lang can be { $langs }, not “{ $lang }”.
cli-unknown-flag = There is no option { $flag } here. --help lists them.
cli-unknown-command = There is no command “{ $command }”. --help lists them.
cli-too-many = Too many words: { $words }. --help shows what belongs here.
cli-missing = { $name } needs a value. --help shows how.
cli-twice = { $name } is given twice; once is enough.
cli-bad-value = “{ $value }” is no value for { $name }. --help shows what is.
cli-bad-call = That call doesn't work: { $why }
cli-option-form = An option of the game is written name=value, not “{ $text }”. “katzentisch games” lists them.
cli-file-missing = There is no file “{ $file }”.
cli-folder-missing = There is no folder “{ $folder }” for “{ $file }”.
cli-file-dash = A file can't be called “{ $file }” here; write ./{ $file } for it, or - for standard output.
cli-file-folder = “{ $file }” is a folder, not a file.
cli-file-forbidden = “{ $file }” can't be opened: permission denied.
cli-file-unusable = “{ $file }” can't be used: { $why }.
cli-append-or-overwrite = --append and --overwrite exclude each other.
cli-without-records = { $flag } needs --records FILE.
cli-records-exist = “{ $file }” already has something in it. --append adds to it, --overwrite replaces it.
cli-records-cut = { $trouble } { $records ->
    [0] No record was written.
    [one] One whole record was written.
   *[other] { $records } whole records were written.
}
cli-no-memory = There is not enough memory for this. Ask for less, or close other programs.
cli-no-threads = The system allows no more threads. Ask for fewer.
cli-system = Something could not be read or written: { $why }.
cli-output = The output could not be written: { $why }.
cli-not-loaded = A part of the program could not be loaded: { $why }.
trouble-disk-full = the disk is full
trouble-too-large = it would become too large
trouble-read-only = the disk can only be read
trouble-forbidden = permission denied
trouble-missing = it isn't there
trouble-no-folder = part of the path is a file, not a folder
trouble-folder = it is a folder
trouble-links = its links lead in a circle
trouble-name = the name is too long
trouble-open-files = too many files are open
trouble-memory = there is not enough memory
trouble-device = the device failed

cli-option-players = How many sit at the table.
cli-play-players = How many sit at the table, you included; otherwise four.
cli-option-option = An option of the game, e.g. mice=24; may be given several times.
cli-option-seed = A number that decides the deal, to get the same game again.

cli-games = List the games, for how many they are, and their options.
cli-games-json = As JSON, for programs.
cli-games-id = Id
cli-games-players = Players
cli-games-options = Game and options
cli-games-note = * is the default; in brackets: with so many players. Choose another with --option name=value.

cli-play = Play against bots, here in the terminal.
cli-play-game = Which game, by its id; without it you are asked.
cli-play-seat = Your seat, from 0; otherwise 0.
cli-play-bots = Which bot the others are: level1 to level4, rules, search, net or random; otherwise level2.
cli-play-games = How many games in a row; otherwise one.
cli-play-name = What you are called at the table.
cli-play-record = Add the record of every game to the end of this file.
cli-play-fast = Bots don't pause before they move.
cli-person = Human
cli-you = you
cli-which-game = Which game? (number, or q to leave)
cli-no-such-game = A number from 1 to { $last } will do.
cli-welcome = At the table with you: { $names }. ? helps, q leaves.
cli-game-number = Game { $number } of { $games }
cli-totals = Totals after { $number } of { $games } games
cli-your-move = Your move:
cli-only-move = Your move (Enter for “{ $move }”):
cli-choose = There is a choice: type a move, or its number.
cli-play-help =
    Type a move as it is written above, or what stands before the bracket; where numbers are bid or laid, just the number.
    Enter alone plays the only possible move. ? is this help, ?? shows all rules of the game, q leaves.
cli-left = See you.
cli-left-without-record = This game is not kept. With --record FILE the next one will be.

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
cli-blues-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
cli-blues-bandleader = bandleader
cli-blues-mice-left = { $count ->
    [one] 1 mouse to win
   *[other] { $count } mice to win
}
cli-katze-start = starts
cli-katze-removed = ({ $card } was removed)
cli-katze-seen = seen: { $cards }
cli-katze-pays = Passing
cli-katze-empty = pays nothing
cli-katze-round = round { $round } of { $rounds }
cli-katze-bank = { $mice ->
    [one] 1 mouse in the bank
   *[other] { $mice } mice in the bank
}
cli-katze-dummy = dummy
cli-maus-top = Pile
cli-maus-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
cli-maus-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
cli-maus-chips-left = { $count ->
    [one] 1 chip to win
   *[other] { $count } chips to win
}
cli-maus-hunter = { $tries ->
    [one] hunts, one card left
   *[other] hunts, { $tries } cards left
}
cli-maus-owner = laid the mouse
cli-mau-top = Pile
cli-mau-colour-g = green counts (g)
cli-mau-colour-b = blue counts (b)
cli-mau-colour-r = red counts (r)
cli-mau-colour-y = yellow counts (y)
cli-mau-colour-any = anything goes
cli-mau-to-draw = { $count } to draw, or a take 2
cli-mau-clockwise = clockwise
cli-mau-counterclockwise = counterclockwise
cli-mau-one-left = mau

cli-replay = Judge every record of a file.
cli-replay-file = A .jsonl file with one record a line; - is standard input.
cli-replay-json = One JSON object for each line, for programs.
cli-replay-line = Line
cli-replay-where = Where
cli-replay-error = What is wrong
cli-replay-more = { $count ->
    [one] And one more fault.
   *[other] And { $count } more faults.
}
cli-replay-sum = Right: { $right } (over: { $over }, going on: { $going }). Faulty: { $faulty }.
cli-replay-empty = There was no record in it.
cli-where-setup = setup
cli-where-move = move { $move }
cli-where-result = result

cli-show = Tell a recorded game move by move.
cli-show-record = A .jsonl file with one record a line; - is standard input.
cli-show-seat = Only what this seat saw; otherwise everything that anybody saw.
cli-show-at = Stop after so many entries and show the table there.
cli-show-line = Which line of the file, from 1; otherwise the first.
cli-show-line-range = Lines are counted from 1; there is no line { $line }.
cli-show-no-line = “{ $file }” has no line { $line }.
cli-show-at-range = The record has { $last } entries; --at { $at } is not among them.
cli-show-fault = Here the record is wrong ({ $where }): { $error }

cli-simulate = Play many random games at once and count what happens.
cli-bench = Measure how fast the games run on this machine.

cli-verify = Check how recorded games were dealt, and what that proves to you.
cli-verify-record = A .jsonl file with one record a line; - is standard input.
cli-verify-line = Only this line of the file, from 1; otherwise all.
cli-verify-commitment = The commitment that you were shown before the deal.
cli-verify-share = A share that you kept, with its seat; may be given several times.
cli-verify-kept = What your page or client kept of its deals: the file that it saved.
cli-verify-kept-twice = Use either --kept or --commitment and --share, not both.
cli-verify-kept-form = “{ $file }” is not a file that a page or a client saved: it must be JSON with “katzentisch-kept”: 1 and “deals”.
cli-verify-not-hex = A commitment is 64 hex digits in lower case, not “{ $text }”.
cli-verify-share-form = A share is written SEAT=HEX, with 64 hex digits in lower case, not “{ $text }”.
cli-verify-title = Line { $line }: { $game }
cli-verify-no-game = no game
cli-verify-shown = Commitment
cli-verify-table = Table
cli-verify-game = Game
cli-verify-number = { $number }, attempt { $attempt }
cli-verify-rules = Rules
cli-verify-no-share = no share
cli-verify-holds-record = The moves and the result are right.
cli-verify-holds-form = The secret and the shares are there.
cli-verify-holds-commitment = The secret is the one that the commitment stands for.
cli-verify-holds-seed = The seed is made of the secret, these shares and this very deal.
cli-verify-holds-seed-old = The seed is made of the secret and these shares.
cli-verify-holds-setup = The cards were dealt from this seed.
cli-verify-holds-chance = All chance during the game came from this seed, too.
cli-verify-holds-kept = What you kept is what the record has.
cli-verify-sum = Proven for you: { $proven }. Consistent only: { $consistent }. Without shares: { $unshared }. Faulty: { $faulty }.

cli-compiling-all = { $games ->
    [one] Compiling the rules of one game, once …
   *[other] Compiling the rules of { $games } games, once …
}
cli-compiled = Ready: { $game } ({ $done } of { $all })
cli-compiling-unkept = Compiling the rules of all games. They can't be stored in { $folder }, so this happens at every start …
cli-compile = Compile the games in advance, so that no other command has to.
cli-compile-games = The games to compile; otherwise all.
cli-compile-for = What to compile for: all commands, or only serve; otherwise all.
cli-compile-check = Compile nothing, and exit with 1 if something isn't compiled yet.
cli-compile-done = { $games ->
    [one] The game is compiled.
   *[other] All { $games } games are compiled.
} { $size } MB in { $folder }
cli-compile-missing = Not compiled yet: { $games }.
cli-compile-failed = { $game } could not be compiled: { $why }
cli-compile-unkept = Compiled code can't be stored in { $folder }. Set XDG_CACHE_HOME to a folder that you can write to.
cli-compile-disabled = NUMBA_DISABLE_JIT is set, so nothing is compiled.
cli-serve-starting = Until then, { $url } says that the server is starting.
cli-serve = Run a server with tables for people and bots.
cli-serve-host = The address to listen on; otherwise 127.0.0.1, which only this machine can reach. 0.0.0.0 is all networks.
cli-serve-port = The port to listen on; otherwise 8000. 0 takes any that is free.
cli-serve-database = Where everything is kept: sqlite:///PATH or postgresql://USER@HOST/DATABASE; otherwise a file in your data folder.
cli-serve-data = The folder for the server's key and its own database; otherwise your data folder.
cli-serve-limits = Limits on how much one guest and one address may do: on or off; otherwise on.
cli-serve-keep-tables = For how many days tables that are over or closed are kept, or “forever”; otherwise 30.
cli-serve-keep-games = For how many days finished games and their results are kept; otherwise forever.
cli-serve-keep-guests = For how many days guests are kept who have not come back and have neither games nor tables, or “forever”; otherwise 400.
cli-serve-allowed-host = Answer under this name only, and under addresses of numbers and localhost; can be given several times. Otherwise under any name.
cli-serve-hsts = Tell browsers that came by HTTPS to come by HTTPS only, for a year.
cli-serve-days = { $option } must be a whole number of days from 1 to { $most }, or “{ $forever }”, not “{ $value }”.
cli-serve-name = --allowed-host must be a name such as cats.example, without https:// and without a port, not “{ $name }”.
cli-serve-log = What is logged: debug, info or warning; otherwise info.
cli-serve-metrics = Who can read /metrics: on (everybody), local (only programs on this machine) or off; otherwise local.
cli-serve-restored = Say that you restored the database from a backup, so that the server doesn't report what the backup lacks as lost.
cli-serve-open = Open the page in a browser.
cli-serve-address = Can't listen on { $host } port { $port }: { $why }
cli-serve-running = Katzentisch is running at { $url }
cli-serve-open-to-all = Everybody in your network can reach it and play, at { $url }, unencrypted. Only do this in a network that you trust.
cli-serve-stop = Ctrl-C stops it. Running games are kept.
