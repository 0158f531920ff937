# Texts that all games share, mostly errors.
move-unreadable = “{ $move }” is not a move in this game’s notation. { $forms }
move-not-seat = “{ $move }” must begin with a seat number and a space, like “0 pass”.
move-not-text = A move must be a string like “0 pass”.
no-chance-due = No random event is due now.
chance-due = A random event comes first: the next entry must begin with “- ”.
not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
game-over = The game is over; no more moves.
legal-now = Legal moves: { $moves }.
legal-now-more = Legal moves: { $moves } and { $more } more.
seed-range = A seed must be a whole number from 0 to 2²⁵⁶ − 1.
seed-size = A seed must have 32 bytes, not { $size }.
players-range = { $is_fixed ->
    [1] The number of players must be { $most }, not { $players }.
   *[other] The number of players must be a whole number from { $least } to { $most }, not { $players }.
}
first-range = The first seat must be a whole number from 0 to { $last }, not { $first }.
option-unknown = There is no option “{ $option }”. Options of this game: { $options }.
option-value = The option { $option } can’t be “{ $value }”. Allowed with this number of players: { $values }.
game-unknown = There is no game “{ $game }”. Games: { $games }.
record-not-object = A record must be one JSON object on one line.
record-version = The record’s version, “katzentisch”, must be the number 1.
record-missing = “{ $key }” is missing from the record.
record-type = “{ $key }” in the record must be { $right }.
record-result-early = The record has a result, but the game isn’t over.
record-result-wrong = “{ $key }” in the result must be { $right }.
setup-not-texts = “{ $field }” in the setup must be a list of { $count } strings.
setup-not-text = “{ $field }” in the setup must be a string.
setup-no-card = “{ $card }” in “{ $field }” is not a card of this game. Cards: { $cards }.
setup-count = “{ $field }” must have { $right ->
    [one] one card
   *[other] { $right } cards
}, not { $count }.
setup-copies = The setup has { $count } × “{ $card }”, but the game has { $right }.
seat = Seat { $number }
move-illegal = “{ $move }” isn’t allowed now. { $why } { $legal }
seat-range = There is no seat { $seat }; seats go from 0 to { $last }.
series-length = A series must have at least one game, not { $games }.
series-over = The series is over.
series-game-going-on = The last game of the series is still in progress.
type-str = a string
type-int = a whole number
type-dict = an object
type-list = a list
games-range = The number of games must be a whole number from 1 to { $most }, not { $games }.
order-no-auctions = There are no auctions in this game.
order-no-auction = No row is being auctioned now.
order-passed = You have passed, so you are out of this auction.
order-unreadable = “{ $order }” is not a valid auto-bid. Use “pass”, or “up to” and a bid in the game’s notation, like “up to 7” or “up to 3x4”.
fair-nothing = nothing
fair-missing = This game wasn’t dealt with shares: “fair” is missing from the record.
fair-not-hex = “{ $key }” in “fair” must be 64 lower-case hex digits.
fair-not-shares = “shares” in “fair” must be a list of { $players }: 64 lower-case hex digits or null for each seat.
fair-commitment = The commitment to this secret is { $right }, but the record has { $found }.
fair-first = With this seed the lot falls on seat { $right }, but the record says that seat { $found } begins.
fair-seed = The secret and the shares give the seed { $right }, but the record has { $found }.
fair-setup = With this seed, “{ $key }” in the setup is { $right }.
fair-chance = With this seed, entry { $move } is “{ $right }”, not “{ $found }”.
fair-kept-commitment = The commitment you kept is { $right }, but the record has { $found }.
fair-kept-first = { $is_lot ->
    [1] Before the deal, a lot was to decide who begins. The record has it differently.
   *[other] Before the deal, seat { $seat } was to begin. The record has it differently.
}
fair-kept-share = The share you kept for seat { $seat } is { $right }, but the record has { $found }.
value-string = the string “{ $value }”
value-type = a value of type { $type }
value-huge = a number that large
options-type = Options must be a mapping from names to values, not a value of type { $type }.
option-type = The option { $option } can’t be { $value }. Allowed with this number of players: { $values }.
seed-type = A seed must be a whole number or 32 bytes, not { $seed }.
seat-type = A seat must be a whole number from 0 to { $last }, not { $seat }.
action-range = An action in this game must be a whole number from 0 to { $last }, not { $action }.
chance-first = A random event comes first.
position-game = A position needs one of the games in katzentisch.GAMES, not a value of type { $type }.
position-array = A position of { $game } needs a writable NumPy array with one state of that game’s type. Its players, options, first seat, turn and viewer must exist in the game.
position-begun = This position has already begun.
position-not-begun = Call begin() before you play a move.
position-observed = This position holds only what one seat or a spectator knows, so no moves can be played in it. Use determinize() to get a complete one.
position-not-at-turn = It is seat { $turn }’s turn.
position-other-viewer = This position holds only what one seat or a spectator knows, so it can’t show what seat { $seat } knows.
position-whole = This position hides nothing, so there is nothing to determinize. Use observe(seat) first.
threads-range = The number of threads must be a whole number from 1 to { $most }, not { $threads }.
device-unknown = The device must be one of { $devices }, not { $device }.
progress-type = “progress” must be a function that takes a number, not a value of type { $type }.
no-gpu = No usable GPU was found: { $why }
gpu-trouble = The GPU failed: { $why }
no-gpu-package = numba-cuda is not installed. Install it with “pip install katzentisch[gpu]”.
no-gpu-device = no driver or no device.
record-line-long = A line in “{ $file }” is too long for a record.
path-type = path must be the path of a file, as a string or a pathlib.Path, not { $path }.
save-type = Only games can be saved: pass a Play object, not a value of type { $type }.
record-file-exists = “{ $file }” isn’t empty. Choose whether to append to it or to replace it.

# Why a move can’t be made, for people who don’t write the notation: where there is a sentence “why-…”, it stands for the one without “why-”.
why-not-your-turn = It’s { $name }’s turn.
position-nobody-at-turn = Nobody is to move. Name the seat whose features you want.
position-no-history = An information state needs a position with its whole history, not an observation; a past can only be given before the first move.
position-no-past = This position was made in the middle of a game, from an observation or an array, so what the seat saw before is unknown. Call remember(seat, past) first, with the information state of the position that was observed.
information-state-form = An information state is a string of 64 hexadecimal digits.
out-array = “out” must be a writable NumPy array of type { $dtype } with { $size } elements.
board-language = The language must be one of { $languages }, not { $language }.
executor-type = executor must be a concurrent.futures.Executor, with a method submit, not a { $type }.
executor-class = executor must be an executor, not the class { $name }. Use it like this: with { $name }() as executor.
executor-closed = The executor accepts no more work: { $why }.
executor-cancelled = The work was cancelled before it was done, so there are no results.
executor-process-lost = A worker process of the executor died, possibly because it ran out of memory. Fewer workers need less.
