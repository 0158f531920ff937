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
cli-file-folder = “{ $file }” is a folder, not a file.
cli-file-forbidden = “{ $file }” can't be opened: permission denied.
cli-file-unusable = “{ $file }” can't be used: { $why }.

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
