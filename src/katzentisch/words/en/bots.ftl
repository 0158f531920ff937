# Bots. Players choose from the four levels, weakest first; the others have plain names.
bot-level1 = Kitten
bot-level1-about = forgives a lot: for children and beginners
bot-level2 = House cat
bot-level2-about = knows what it’s doing
bot-level3 = Tomcat
bot-level3-about = thinks ahead and remembers what you did
bot-level4 = Schrödinger’s cat
bot-level4-about = sees every possible deal at once; nobody expects you to win
bot-random = Random player
bot-random-about = plays any legal move
bot-rules = Rule-based player
bot-rules-about = follows rules of thumb
bot-search = Search
bot-search-about = tries out possible deals and plays them to the end
bot-net = Network
bot-net-about = plays what it learned by playing against itself
bot-robust = Robust network
bot-robust-about = learned to be hard to exploit, not to win most against weaker players
bot-unknown = There is no bot “{ $bot }”. Bots: { $bots }.
network-missing = There is no network for { $game } yet.
network-unfit = The network for { $game } doesn’t match this version of the game.
bot-iterations-range = “{ $bot }”: the number of iterations after the colon must be between 1 and { $most }.
bot-temperature-range = “{ $bot }”: the temperature must be between 0 and { $most }.
bot-blend-form = “{ $bot }”: write blend:PERCENT:BOT:BOT, for example blend:30:net:rules. The percentage must be between 0 and 100. Bots: { $bots }.
network-unreadable = “{ $file }” isn’t a network for any of the games.
network-no-file = The file “{ $file }” doesn’t exist.
network-unopened = “{ $file }” can’t be opened: { $why }.
bot-failed = The bot “{ $bot }” failed in { $game }: { $why }
bot-failed-illegal = it chose the action { $action }, which is not legal.
bot-failed-illegal-move = it chose the move “{ $move }”, which is not legal.
bot-returned-no-action = it must return an action, a whole number, not { $value }.
bot-returned-no-move = it must return one of the moves, a string, not { $value }.
bot-returned-no-vector = it must return one whole number for each row, not an array of shape { $shape } and type { $type }.
bot-spec-type = A bot is given by its name, a specification such as search:64, a Bot or a function, not by a value of type { $type }.
bot-name = A bot’s name must be a printable string of 1 to { $most } characters, not { $name }.
bot-function-type = A bot is made from a function, not from a value of type { $type }.
bot-function-parameters = The function of the bot “{ $bot }” has the parameters { $parameters }. { $kind ->
    [view] It must take the view and the list of moves
    [arrays] It must take the features and the legal mask
   *[position] It must take the observation alone; use from_view or from_arrays for other arguments
}, and if it needs chance, rng.
decide-type = “{ $argument }” must be a { $type }, not { $value }.
bot-deterministic-type = “deterministic” must be True or False for the bot “{ $bot }”, not { $value }.
bot-python-form = “{ $bot }”: write python:MODULE:FUNCTION.
bot-python-module = The module “{ $module }” can’t be imported: { $why }
bot-python-name = The module “{ $module }” has no “{ $name }”.
bot-not-sent = The bot “{ $bot }” can’t be sent to another process: { $why } Define its function in a module, name it as python:MODULE:FUNCTION, install cloudpickle, or play with jobs=1.
bot-not-received = The bots can’t be loaded in a worker process: { $why } Make sure that their modules can be imported there.
