# Environments for other libraries: PettingZoo, OpenSpiel, Gymnasium and JAX.
envs-missing = This module needs { $library }: pip install katzentisch[{ $extra }] ({ $why }).
envs-choice = { $argument } must be one of { $values }, not { $value }.
envs-range = { $argument } must be a whole number from { $least } to { $most }, not { $value }.
envs-type = { $argument } must be { $right }, not { $value }.
envs-a-number = a number
envs-a-dictionary = a dictionary
envs-agent = There is no agent “{ $agent }”. Agents of this table: { $agents }.
envs-not-reset = Call reset() first.
envs-mask = { $argument } must be an array of { $rows } booleans, one for each environment.
envs-reset-mask = reset_mask starts the next game in some environments. Call reset() without it first, and don’t combine it with a seed or a game_number.
envs-over = Some games are over. Start the next ones first: call reset() with the option reset_mask.
envs-dead-action = The game is over: the only action left for { $agent } is None.
envs-opening = Openings must be pairs of a position and a probability. The position must be one of { $game } with { $players } players and the same options, in which a seat has a decision to make.
envs-not-dealt = Chance has not dealt yet.
envs-no-string = A state can’t be read from its string, which shows only what spectators see. Use game.deserialize_state(state.serialize()).
envs-sampler = The sampler must be a function that returns numbers from 0 to 1.
envs-opponents = Name the bots in the other seats, for example opponents="level3".
envs-state = The state must be one that such an environment returned: { $game }, { $players } players, { $rows } games, and the same opponents.
envs-key = The key must be a random key of JAX, such as jax.random.key(1).
