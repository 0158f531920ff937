"""The games for JAX, in the style of Pgx. Install with ``pip install katzentisch[jax]``.

`init` and `step` are pure functions: a state is a value that holds the games themselves, so that an old one can be stepped again. Both work
under `jax.jit`, `jax.lax.scan` and other transformations, on a CPU: the rules run there, in compiled code that JAX calls back. A state is a
batch of many games already, so there is no need for `jax.vmap`; where it is used, batches are stepped one after the other. Nothing is
differentiable.

The games are those of `Batch`: row i plays the games i, i + n, i + 2n and so on of the run with the seed ``state.seed``.
"""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .arguments import missing, read_flag, read_int

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("JAX", "jax", error) from error

from ..batch.batch import MOST_ROWS, Batch, Forced, Opponents
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import Seed, key_of, seed_bytes
from ..play.play import find_game
from ..words import Said
from .batch_rows import pack_rows, unpack_rows

NO_ACTION = -1  # for a game that is over: a batch ignores it
SEED_WORDS = 8

Array = Any  # jax.Array, or what stands for one while JAX traces a function


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A batch of n games, as a value.

    Attributes
    ----------
    current_player : int32 array (n,)
        The seat whose decision is due; after the end, the seat that acted last.
    observation : int8 array (n, features)
        What that seat knows; `game.feature_columns` names the columns.
    legal_action_mask : bool array (n, actions)
        Its legal actions; after the end all of them, as in Pgx.
    rewards : float32 array (n, players)
        What the last step brought each seat: its share of the win minus its fair share at the end, 0 before.
    terminated : bool array (n,)
        Whether the game is over; with `auto_reset`, whether the last step ended one.
    truncated : bool array (n,)
        Always false.
    illegal : bool array (n,)
        Whether the last action was illegal: it changed nothing.
    games : uint8 array (n, bytes)
        The games themselves, with everything hidden in them.
    seed : uint32 array (8,)
        The seed of the run.
    """

    current_player: Array
    observation: Array
    legal_action_mask: Array
    rewards: Array
    terminated: Array
    truncated: Array
    illegal: Array
    games: Array
    seed: Array


class Environment:
    """A table of a game, for batches of `num_envs` games.

    Parameters
    ----------
    game
        The game's id, a key of `GAMES`.
    players
        The number of seats; by default the usual number of the game.
    num_envs
        The number of games in a state.
    options
        Values of the game's options; the others get their defaults.
    forced
        ``"skip"``: single legal actions are played automatically; ``"show"``: they are shown.
    opponents, seat
        Bots in all seats but one, and that seat, as for `Batch`; by default every seat is stepped.
    auto_reset
        Follow each game by another one within the same step. By default, a game that is over stays as it is.

    Raises
    ------
    BadSetup
        If the game does not allow such a table, or an argument is wrong.

    Examples
    --------
    >>> import jax
    >>> env = Environment("mau_mau", players=3, num_envs=16, auto_reset=True)
    >>> state = env.init(jax.random.key(1))
    >>> def play(state, key):
    ...     logits = jax.numpy.log(state.legal_action_mask)
    ...     state = env.step(state, jax.random.categorical(key, logits))
    ...     return state, state.rewards
    >>> state, rewards = jax.lax.scan(play, state, jax.random.split(jax.random.key(2), 100))
    >>> rewards.shape
    (100, 16, 3)
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        num_envs: int = 1,
        *,
        options: Mapping[str, Value] | None = None,
        forced: Forced = "skip",
        opponents: Opponents | None = None,
        seat: int | None = None,
        auto_reset: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.num_envs = read_int("num_envs", num_envs, 1, MOST_ROWS)
        self.auto_reset = read_flag("auto_reset", auto_reset)
        table = {"options": options, "forced": forced, "opponents": opponents, "seat": seat}
        self.arguments: dict[str, Any] = {"players": self.game.default_players if players is None else players, **table}
        self.batch = Batch(self.game, games=self.num_envs, seed=0, **self.arguments)
        self.lock = threading.Lock()  # JAX can call back from several threads
        self.shapes = self.shapes_of(*self.shown())

    def __reduce__(self) -> Any:
        return unpickle, (self.game, self.num_envs, self.auto_reset, self.arguments)

    @property
    def num_players(self) -> int:
        return self.batch.players

    @property
    def num_actions(self) -> int:
        return self.game.actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.game.feature_count,)

    def init(self, key: Array) -> State:
        """Deal the first games of a run.

        Parameters
        ----------
        key
            A random key of JAX, from which the seed of the run is drawn.

        Raises
        ------
        BadSetup
            If it is no such key.
        """
        try:
            seed = jax.random.bits(key, (SEED_WORDS,), jnp.uint32)
        except (TypeError, ValueError, AttributeError):
            raise BadSetup(Said("envs-key")) from None
        return self.deal(seed)

    def init_from_seed(self, seed: Seed) -> State:
        """Deal the first games of the run with this seed, an integer or 32 bytes: those of `Batch` and `simulate`."""
        return self.deal(jnp.asarray(key_of(seed_bytes(seed))))

    def deal(self, seed: Array) -> State:
        dealt = jax.pure_callback(self.deal_on_host, self.shapes, seed, vmap_method="sequential")
        return self.state_of(dealt, seed)

    def step(self, state: State, action: Array) -> State:
        """Play an action in every game.

        Parameters
        ----------
        state
            The games; they stay as they are.
        action
            An integer for each game. In games that are over it is ignored.

        Raises
        ------
        BadSetup
            If this is no state of such a table, or there is not one integer for each game.
        """
        self.check_state(state)
        actions = self.read_actions(action)
        if self.auto_reset:
            return self.play(state, actions)
        after = self.play(state, jnp.where(state.terminated, NO_ACTION, actions))
        return repeat_finished(state, after)

    def check_state(self, state: object) -> None:
        """Raise BadSetup for what can't be a state of this environment."""
        if not isinstance(state, State) or np.shape(state.games) != self.shapes[-1].shape or np.shape(state.seed) != (SEED_WORDS,):
            raise BadSetup(self.said_wrong_state())

    def said_wrong_state(self) -> Said:
        return Said("envs-state", {"game": self.game.id, "players": self.num_players, "rows": self.num_envs})

    def read_actions(self, action: Array) -> Array:
        """Return the actions as 32-bit integers, those that the game doesn't have as NO_ACTION; raises BadSetup."""
        wrong = BadSetup(Said("batch-actions", {"rows": self.num_envs}))
        try:
            actions = action if isinstance(action, jax.Array) else np.asarray(action)
        except ValueError:
            raise wrong from None
        if actions.shape != (self.num_envs,) or not jnp.issubdtype(actions.dtype, jnp.integer):
            raise wrong
        numbers = jnp if isinstance(action, jax.Array) else np
        return numbers.where((actions >= 0) & (actions < self.game.actions), actions, NO_ACTION).astype(np.int32)

    def play(self, state: State, actions: Array) -> State:
        stepped = jax.pure_callback(self.step_on_host, self.shapes, state.games, state.seed, actions, vmap_method="sequential")
        return self.state_of(stepped, state.seed)

    def state_of(self, shown: tuple[Array, ...], seed: Array) -> State:
        current, observation, mask, rewards, ended, illegal, games = shown
        return State(current, observation, mask, rewards, ended, jnp.zeros_like(ended), illegal, games, seed)

    def deal_on_host(self, seed: Array) -> tuple[Any, ...]:
        with self.lock:
            self.set_seed(seed)
            self.batch.reset()
            return self.shown()

    def step_on_host(self, games: Array, seed: Array, actions: Array) -> tuple[Any, ...]:
        with self.lock:
            self.set_seed(seed)
            unpack_rows(self.batch, np.asarray(games))
            if self.batch.runner.rows.bots.max() >= max(1, len(self.batch.bots)):  # nobody here can move for them
                raise BadSetup(self.said_wrong_state())
            self.batch.step(np.asarray(actions))
            return self.shown()

    def set_seed(self, seed: Array) -> None:
        self.batch.runner.rows.seed[:] = np.asarray(seed)

    def shown(self) -> tuple[Any, ...]:
        """Return the fields of a state, without the seed, as the last step left them."""
        batch = self.batch
        ended = batch.ended.copy()
        rewards = np.where(ended[:, None], batch.returns, np.float32(0))
        current, observation, mask = batch.turn, batch.observation.copy(), batch.legal_mask.copy()
        if not self.auto_reset:
            current = np.where(ended, batch.actor, current)
            observation[ended] = batch.final_observation[ended]
            mask[ended] = True
        return current.astype(np.int32), observation, mask, rewards, ended, batch.illegal.copy(), pack_rows(batch)

    def shapes_of(self, *arrays: Any) -> tuple[Any, ...]:
        shape: Any = jax.ShapeDtypeStruct
        return tuple(shape(array.shape, array.dtype) for array in arrays)


def repeat_finished(before: State, after: State) -> State:
    """Return the state after a step, with games that were over before it as they were, but without rewards."""
    is_over = before.terminated
    fields = {**vars(before), "rewards": jnp.zeros_like(before.rewards), "illegal": jnp.zeros_like(before.illegal)}
    for name in fields.keys() - {"seed"}:
        new = getattr(after, name)
        fields[name] = jnp.where(is_over.reshape(-1, *[1] * (new.ndim - 1)), fields[name], new)
    return State(**fields)


def unpickle(game: Game, num_envs: int, auto_reset: bool, arguments: dict[str, Any]) -> Environment:
    return Environment(game, num_envs=num_envs, auto_reset=auto_reset, **arguments)
