# Environments for other libraries: PettingZoo, OpenSpiel, Gymnasium and JAX.
envs-missing = This module needs { $library }: pip install katzentisch[{ $extra }] ({ $why }).
envs-choice = { $argument } must be one of { $values }, not { $value }.
envs-range = { $argument } must be a whole number from { $least } to { $most }, not { $value }.
envs-type = { $argument } must be { $right }, not { $value }.
envs-a-number = a number
envs-a-dictionary = a dictionary
envs-agent = There is no agent “{ $agent }”. Agents of this table: { $agents }.
envs-not-reset = Call reset() first.
envs-dead-action = The game is over: the only action left for { $agent } is None.
envs-opening = Openings must be pairs of a position and a probability. The position must be one of { $game } with { $players } players and the same options, in which a seat has a decision to make.
envs-not-dealt = Chance has not dealt yet.
envs-opponents = Name the bots in the other seats, for example opponents="level3".
envs-key = The key must be a random key of JAX, such as jax.random.key(1).
