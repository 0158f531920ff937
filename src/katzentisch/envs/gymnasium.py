"""The games as Gymnasium environments: one learner among bots. Install with ``pip install katzentisch[gymnasium]``.

Importing this module registers an id for every game: ``gymnasium.make("katzentisch/MauMau-v1", players=3)`` makes one environment, and
``gymnasium.make_vec("katzentisch/MauMau-v1", num_envs=1024)`` many in one batch, which is much faster.

An observation holds the features of the game (`game.feature_columns` names them). The legal actions are in ``info["action_mask"]``; with
``mask="observation"`` observations are dictionaries that hold them, too. The reward comes at the end of a game: the learner's share of the
win minus its fair share. An illegal action changes nothing, sets ``info["illegal"]`` and brings `illegal_reward`.

Games are numbered, as in `simulate` and `Batch`: ``reset(seed=S)`` starts with game 0 of the run with seed S, and
``reset(seed=S, options={"game_number": 7})`` with game 7. Environment i of n plays the games i, i + n, i + 2n and so on.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .arguments import missing, read_choice, read_flag, read_float, read_int, read_mapping, read_mask, read_reset_options, read_seed

try:
    import gymnasium
    from gymnasium import logger, spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("Gymnasium", "gymnasium", error) from error

from ..batch.batch import MOST_ROWS, Batch, Forced, Opponents, checked_actions
from ..games import GAMES
from ..games.game import BadSetup, Game, Refusal, Value
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..play.position import Position
from ..words import Said
from .batch_rows import restore_rows, saved_rows
from .features import feature_space
from .final_position import final_position
from .picture import draw_board

MASKS = ("info", "observation")
RENDER_MODES = ["human", "ansi", "rgb_array"]
AUTORESET_MODES = {mode.value: mode for mode in AutoresetMode}
NO_ACTION = -1  # for a row that is not stepped: a batch ignores it
LARGEST_ACTION = 2**62  # that a batch takes; it has no such action, so it is illegal

Observation = Any  # an array of features, or a dictionary with it and the mask
Infos = dict[str, Any]


class Learner:
    """What both environments are made of: a table with one learner, and a batch of its games."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        rows: int,
        opponents: Opponents,
        seat: int | None,
        options: Mapping[str, Value] | None,
        mask: str,
        forced: Forced,
        illegal_reward: float,
    ) -> None:
        self.game = find_game(game)
        self.rows = rows
        self.players = self.game.default_players if players is None else players
        if opponents is None:
            raise BadSetup(Said("envs-opponents"))
        self.arguments: dict[str, Any] = {"opponents": opponents, "seat": seat, "options": options, "forced": forced}
        self.has_mask = read_choice("mask", mask, MASKS) == "observation"
        self.illegal_reward = read_float("illegal_reward", illegal_reward)
        self.start(0, 0)

    def start(self, seed: int, number: int) -> None:
        """Begin the run with this seed at this game."""
        self.seed = seed
        self.batch = Batch(self.game, self.players, self.rows, seed=seed, start=number, **self.arguments)

    @property
    def space(self) -> spaces.Space[Any]:
        features = feature_space(self.game)
        if not self.has_mask:
            return features
        return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8)})

    def observation(self, features: Any, mask: Any) -> Observation:
        return {"observation": features, "action_mask": mask} if self.has_mask else features

    @property
    def mask(self) -> NDArray[np.int8]:
        """The legal actions as Gymnasium's spaces take them."""
        mask: NDArray[np.int8] = self.batch.legal_mask.view(np.int8)
        return mask

    @property
    def rewards(self) -> NDArray[np.float64]:
        """The learner's rewards for the last step."""
        batch = self.batch
        rewards = np.where(batch.illegal, self.illegal_reward, 0.0)
        ended = np.flatnonzero(batch.ended)
        rewards[ended] = batch.returns[ended, batch.actor[ended]]
        return rewards

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the games as they are; a batch can't be pickled."""
        return {**self.__dict__, "batch": saved_rows(self.batch), "number": self.batch.start}

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved, number = state.pop("batch"), state.pop("number")
        self.__dict__.update(state)
        self.start(self.seed, number)
        restore_rows(self.batch, saved)


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games at once, with one learner in each.

    Parameters
    ----------
    game
        The game's id, a key of `GAMES`.
    players
        The number of seats; by default the usual number of the game.
    num_envs
        The number of games.
    opponents
        The bot in the other seats: the name of a bot, such as ``"level3"`` or ``"random"``, or a bot of your own. Or a sequence of them,
        one for each other seat clockwise from the learner's left.
    seat
        The seat of the learner. By default it changes from game to game: the number of the game modulo `players`.
    options
        Values of the game's options; the others get their defaults.
    mask
        ``"info"``: legal actions are in infos only; ``"observation"``: in observations as well.
    forced
        ``"skip"``: single legal actions are played automatically; ``"show"``: the learner plays them.
    illegal_reward
        The reward for an illegal action, which changes nothing.
    autoreset_mode
        ``AutoresetMode.SAME_STEP``, the fastest. Gymnasium's wrappers for observations need ``NEXT_STEP`` or ``DISABLED``; with the latter,
        you start the next games yourself, by `reset` with a ``reset_mask``.
    copy
        False to return the arrays of the batch, which the next step overwrites.
    render_mode
        ``"ansi"`` or ``"rgb_array"``: `render` returns the board of each game.

    Raises
    ------
    BadSetup
        If the game does not allow such a table, or an argument is wrong.

    Examples
    --------
    >>> envs = VectorEnv("mau_mau", players=3, num_envs=8, opponents="level3")
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
    >>> infos["action_mask"].shape
    (8, 117)
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        num_envs: int = 1,
        *,
        opponents: Opponents = "level3",
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        mask: str = "info",
        forced: Forced = "skip",
        illegal_reward: float = 0.0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = read_int("num_envs", num_envs, 1, MOST_ROWS)
        self.learner = Learner(game, players, self.num_envs, opponents, seat, options, mask, forced, illegal_reward)
        self.copy = read_flag("copy", copy)
        mode = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        self.autoreset_mode = AUTORESET_MODES[read_choice("autoreset_mode", mode, list(AUTORESET_MODES))]
        self.render_mode = read_choice("render_mode", render_mode, ["ansi", "rgb_array", None])
        self.metadata = {"render_modes": RENDER_MODES[1:], "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = self.learner.space
        self.single_action_space = spaces.Discrete(self.learner.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.is_waiting = np.zeros(self.num_envs, np.bool_)  # for the next step or a reset: the game is over; never with SAME_STEP
        self.finished: dict[int, Position] = {}  # the ends of these games, by row; only kept for `render`
        self.is_reset = False

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Start games and return the observations and infos of their first decisions.

        Parameters
        ----------
        seed
            The seed of a new run; without it, all environments continue with the games that follow.
        options
            ``{"game_number": n}``: environment i starts with game n + i of the run. ``{"reset_mask": mask}``: only these environments start
            their next game; it can't be combined with a seed or a game number. Other keys are ignored.

        Raises
        ------
        BadSetup
            If an argument is wrong.
        """
        number, which = read_reset_options(options), read_mapping("options", options).get("reset_mask")
        is_new_run = seed is not None or number is not None or not self.is_reset
        if which is not None and is_new_run:
            raise BadSetup(Said("envs-reset-mask"))
        chosen = np.ones(self.num_envs, np.bool_) if which is None else read_mask("reset_mask", which, self.num_envs)
        super().reset(seed=None if seed is None else read_seed(seed))
        if is_new_run:
            self.learner.start(self.new_seed(seed), number or 0)
        else:
            self.learner.batch.reset(chosen & ~self.is_waiting)  # a finished game is followed by the next one at once
        self.is_waiting &= ~chosen
        self.is_reset = True
        return self.last_observations(self.is_waiting), self.infos(np.zeros(self.num_envs, np.bool_), chosen)

    def new_seed(self, seed: int | None) -> int:
        """Return the seed of a run: the one that was given, that of the run before, or a random one."""
        if seed is not None:
            return read_seed(seed)
        return self.learner.seed if self.is_reset else int(self.np_random.integers(2**63))

    def step(self, actions: Any) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play the learner's actions and everything up to its next decision in each game.

        Returns
        -------
        tuple
            Observations, rewards, terminations, truncations (never) and infos. If games are reset within the same step, the infos of those
            that ended are in ``final_info`` and their last observations in ``final_obs``.

        Raises
        ------
        BadSetup
            If there is not one integer for each game.
        Refusal
            Before the first `reset`, or if games that are over have to be reset.
        """
        if not self.is_reset:
            raise Refusal(Said("envs-not-reset"))
        batch, waiting = self.learner.batch, self.is_waiting
        if self.autoreset_mode == AutoresetMode.DISABLED and waiting.any():
            raise Refusal(Said("envs-over"))
        played = np.where(waiting, NO_ACTION, checked_actions(actions, self.num_envs))
        numbers, before = batch.game_number.copy(), self.saved_games()
        batch.step(played)
        rewards, illegal = self.learner.rewards, batch.illegal & ~waiting
        rewards[waiting] = 0.0
        ended: NDArray[np.bool_] = batch.ended.copy()
        infos = self.infos(illegal)
        results = self.results(ended, numbers) if ended.any() else {}
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            self.is_waiting = ended.copy()
            self.finished = {row: final_position(batch, before, row, played[row]) for row in np.flatnonzero(ended).tolist() if before}
            observations = self.last_observations(ended)
            for name, array in results.items():
                infos[name] = np.where(rows_like(ended, array), array, infos.get(name, 0)).astype(array.dtype)
                infos.setdefault(f"_{name}", ended.copy())
        else:
            observations = self.observations()
            if results:
                infos["final_obs"], infos["_final_obs"] = self.final_observations(ended), ended.copy()
                infos["final_info"], infos["_final_info"] = with_marks(results, ended), ended.copy()
        return observations, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def observations(self) -> Observation:
        features, mask = self.learner.batch.observation, self.learner.mask
        return self.learner.observation(features.copy(), mask.copy()) if self.copy else self.learner.observation(features, mask)

    def last_observations(self, ended: NDArray[np.bool_]) -> Observation:
        """Return the observations, and of games that ended the last one."""
        if not ended.any():
            return self.observations()
        batch = self.learner.batch
        features = np.where(ended[:, None], batch.final_observation, batch.observation)
        return self.learner.observation(features, np.where(ended[:, None], 0, self.learner.mask).astype(np.int8))

    def final_observations(self, ended: NDArray[np.bool_]) -> NDArray[Any]:
        batch = self.learner.batch
        final = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended).tolist():
            final[row] = self.learner.observation(batch.final_observation[row].copy(), np.zeros(batch.game.actions, np.int8))
        return final

    def infos(self, illegal: NDArray[np.bool_], where: NDArray[np.bool_] | None = None) -> Infos:
        """Return the infos of these rows, of all by default."""
        batch, mask = self.learner.batch, self.learner.mask
        facts = {"seat": batch.turn.copy(), "game_number": batch.game_number.copy(), "illegal": illegal}
        marks = np.ones(self.num_envs, np.bool_) if where is None else where
        return with_marks({"action_mask": mask.copy() if self.copy else mask, **facts}, marks)

    def saved_games(self) -> dict[str, NDArray[Any]]:
        """Copy what is needed to draw the ends of games; nothing where they are not drawn."""
        is_drawn = self.render_mode is not None and self.autoreset_mode != AutoresetMode.SAME_STEP
        return saved_rows(self.learner.batch) if is_drawn else {}

    def results(self, ended: NDArray[np.bool_], numbers: NDArray[np.int64]) -> dict[str, Any]:
        """Return the infos of the games that ended, zeros in the other rows."""
        batch = self.learner.batch
        nothing = np.zeros((self.num_envs, batch.game.actions), np.int8)
        found = {"action_mask": nothing, "seat": batch.actor, "game_number": numbers, "illegal": np.zeros(self.num_envs, np.bool_)}
        found |= {"ranks": batch.ranks, "scores": batch.scores, "returns": batch.returns}
        return {name: np.where(rows_like(ended, array), array, 0).astype(array.dtype) for name, array in found.items()}

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, from the generator of the game."""
        actions: NDArray[np.int64] = self.learner.batch.random_actions().copy()
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """Return the learner's board in each game, as the render mode says; of games that are over, the end."""
        if self.render_mode is None:
            logger.warn("render() does nothing without a render_mode")
            return None
        if not self.is_reset:
            raise Refusal(Said("envs-not-reset"))
        batch, finished, waiting = self.learner.batch, self.finished, self.is_waiting
        boards = [finished[row].render(int(batch.actor[row])) if waiting[row] else board_of(batch, row) for row in range(self.num_envs)]
        return tuple(boards if self.render_mode == "ansi" else (draw_board(board, batch.players) for board in boards))


def with_marks(found: dict[str, Any], where: NDArray[np.bool_]) -> Infos:
    """Add to each array the one that says in which rows it counts, as Gymnasium does."""
    return found | {f"_{name}": where.copy() for name in found}


def rows_like(rows: NDArray[np.bool_], array: NDArray[Any]) -> NDArray[np.bool_]:
    """Return the rows in a shape that goes with the array."""
    return rows.reshape(-1, *[1] * (array.ndim - 1))


def board_of(batch: Batch, row: int) -> str:
    position = batch.position(row)
    return position.render(position.turn)


class Env(gymnasium.Env[Any, Any]):
    """One game after another, with one learner.

    The parameters are those of `VectorEnv`; there, many games run at once and much faster. With the render mode ``"human"``, the board is
    printed after each `reset` and `step`.

    Examples
    --------
    >>> import gymnasium
    >>> env = gymnasium.make("katzentisch/MauMau-v1", players=4, opponents="level3")
    >>> observation, info = env.reset(seed=1)
    >>> terminated = False
    >>> while not terminated:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    >>> len(info["ranks"])
    4
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        opponents: Opponents = "level3",
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        mask: str = "info",
        forced: Forced = "skip",
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.learner = Learner(game, players, 1, opponents, seat, options, mask, forced, illegal_reward)
        self.render_mode = read_choice("render_mode", render_mode, [*RENDER_MODES, None])
        self.observation_space = self.learner.space
        self.action_space = spaces.Discrete(self.learner.game.actions)
        self.is_reset = self.is_over = False
        self.finished: Position | None = None  # the end of the game; only kept for `render`

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Start a game: game 0 of the run with this seed, the one that `options` names, or the next one.

        Parameters
        ----------
        seed
            The seed of a new run.
        options
            ``{"game_number": n}`` starts game n of the run; other keys are ignored.
        """
        number = read_reset_options(options)
        super().reset(seed=None if seed is None else read_seed(seed))
        if seed is not None or number is not None or not self.is_reset:
            self.learner.start(self.new_seed(seed), number or 0)
        elif not self.is_over:  # a finished game is followed by the next one at once
            self.learner.batch.reset(np.ones(1, np.bool_))
        self.is_reset, self.is_over = True, False
        self.print_board()
        batch = self.learner.batch
        return self.learner.observation(batch.observation[0].copy(), self.learner.mask[0].copy()), self.info()

    def new_seed(self, seed: int | None) -> int:
        if seed is not None:
            return read_seed(seed)
        return self.learner.seed if self.is_reset else int(self.np_random.integers(2**63))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Infos]:
        """Play the learner's action and everything up to its next decision, or to the end of the game.

        Raises
        ------
        Refusal
            If there is no game being played, or the action is not an integer.
        """
        if not self.is_reset or self.is_over:
            raise Refusal(Said("envs-not-reset"))
        played = self.read_action(action)
        batch, number = self.learner.batch, int(self.learner.batch.game_number[0])
        before = {} if self.render_mode is None else saved_rows(batch)
        batch.step(np.array([played]))
        self.is_over = bool(batch.ended[0])
        self.finished = final_position(batch, before, 0, played) if self.is_over and before else None
        self.print_board()
        reward = float(self.learner.rewards[0])
        if not self.is_over:
            return self.learner.observation(batch.observation[0].copy(), self.learner.mask[0].copy()), reward, False, False, self.info()
        nothing = np.zeros(batch.game.actions, np.int8)
        results = {"ranks": batch.ranks[0].copy(), "scores": batch.scores[0].copy(), "returns": batch.returns[0].copy()}
        info = {**self.info(), "action_mask": nothing, "seat": int(batch.actor[0]), "game_number": number, **results}
        return self.learner.observation(batch.final_observation[0].copy(), nothing.copy()), reward, True, False, info

    def read_action(self, action: object) -> int:
        """Return the action as a Python integer, any that is illegal included; raises BadSetup if it is no integer."""
        number = as_int_within(action, -LARGEST_ACTION, LARGEST_ACTION)
        if number is None:
            facts = {"argument": "action", "least": 0, "most": self.learner.game.actions - 1, "value": describe_value(action)}
            raise BadSetup(Said("envs-range", facts))
        return number

    def info(self) -> Infos:
        batch = self.learner.batch
        facts = {"seat": int(batch.turn[0]), "game_number": int(batch.game_number[0]), "illegal": bool(batch.illegal[0])}
        return {"action_mask": self.learner.mask[0].copy(), **facts}

    def random_action(self) -> int:
        """Return a random legal action, from the generator of the game."""
        return int(self.learner.batch.random_actions()[0])

    def print_board(self) -> None:
        """Print the board in the render mode ``"human"``."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return or print the learner's board, after the end of a game the last one."""
        if self.render_mode is None:
            logger.warn("render() does nothing without a render_mode")
            return None
        if not self.is_reset:
            raise Refusal(Said("envs-not-reset"))
        batch, finished = self.learner.batch, self.finished
        board = finished.render(int(batch.actor[0])) if self.is_over and finished else board_of(batch, 0)
        if self.render_mode == "human":
            print(board)
            return None
        return board if self.render_mode == "ansi" else draw_board(board, batch.players)


def id_of(game: Game) -> str:
    """Return the id of a game in Gymnasium, such as ``katzentisch/MauMau-v1``."""
    return f"katzentisch/{''.join(word.capitalize() for word in game.id.split('_'))}-v1"


def register() -> list[str]:
    """Register all games in `GAMES` with Gymnasium, which importing this module does. Returns their ids."""
    for game in GAMES.values():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="katzentisch.envs.gymnasium:Env",
                vector_entry_point="katzentisch.envs.gymnasium:VectorEnv",
                kwargs={"game": game.id},
            )
    return [id_of(game) for game in GAMES.values()]


register()
