"""The games as PettingZoo environments: agents act one after another (AEC). Install with ``pip install katzentisch[pettingzoo]``.

Agents are named ``seat_0``, ``seat_1`` and so on. An observation is a dictionary: ``observation`` holds the features of the game
(`game.feature_columns` names them), ``action_mask`` marks the legal actions with 1. The only reward comes at the end of the game: the share
of the win minus the fair share, so that all rewards add up to 0.
"""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .arguments import FORCED, LAST_NUMBER, missing, read_choice, read_float, read_int, read_reset_options, read_seed

try:
    from gymnasium import logger, spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo", error) from error

from ..games.arrays import Int8s
from ..games.game import BadSetup, Game, Refusal, Value
from ..play.play import find_game
from ..play.position import Position
from ..words import Said
from .deals import Deals, skip_forced, skip_opening
from .encoder import compile_encoder
from .features import feature_space
from .picture import draw_board

NOBODY = -1  # at turn
RENDER_MODES = ["human", "ansi", "rgb_array"]

Observation = dict[str, Int8s]


def env(
    game: str | Game,
    players: int | None = None,
    *,
    options: Mapping[str, Value] | None = None,
    forced: str = "show",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    illegal_reward: float = -1.0,
) -> Any:
    """Return an environment with PettingZoo's usual wrappers.

    An illegal action ends the game for everybody, and whoever played it gets `illegal_reward`. An action outside of the action space and
    a call before `reset` are errors.

    Parameters
    ----------
    game
        The game's id, a key of `GAMES`.
    players
        The number of seats; by default the usual number of the game.
    options
        Values of the game's options; the others get their defaults. They hold for every game, also after `reset`.
    forced
        ``"show"``: agents play single legal actions themselves; ``"skip"``: these are played automatically.
    max_cycles
        Truncate a game before a seat makes more decisions than this; by default, games are never truncated.
    render_mode
        ``"ansi"``: `render` returns the board as text; ``"rgb_array"``: as a picture; ``"human"``: it is printed after
        each `reset` and `step`.
    illegal_reward
        The reward for an illegal action.

    Raises
    ------
    BadSetup
        If the game does not allow such a table, or an argument is wrong.

    Examples
    --------
    >>> table = env("mau_mau", players=3, options={"mau": "automatic"})
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     observation, reward, termination, truncation, info = table.last()
    ...     over = termination or truncation
    ...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    """
    raw = RawEnv(game, players, options=options, forced=forced, max_cycles=max_cycles, render_mode=render_mode)
    terminating = TerminateIllegal(raw, illegal_reward=read_float("illegal_reward", illegal_reward))
    return OrderEnforcing(AssertOutOfBounds(terminating))


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as a PettingZoo environment without wrappers, which is twice as fast; `raw_env` is another name for it.

    An illegal action raises `IllegalMove`, which says why it is not legal, and changes nothing. The parameters are those of `env`.

    ``reset(seed=S)`` starts game 0 of the run with seed S, ``reset()`` the next game of the run: the games that `simulate` plays with that
    seed. ``reset(seed=S, options={"game_number": 7})`` starts game 7.

    Attributes
    ----------
    position : Position
        The position of the game, with everything hidden in it.
    deals : Deals
        The run: its `seed`, the `number` of the next game, and the `deal_seed` of this one, for `Play` and `deal`.
    """

    position: Position

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        forced: str = "show",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.deals = Deals(self.game, self.game.default_players if players is None else players, options, read_seed(None))
        self.is_skipping = read_choice("forced", forced, FORCED) == "skip"
        self.most_decisions = LAST_NUMBER if max_cycles is None else read_int("max_cycles", max_cycles, 1, LAST_NUMBER)
        self.render_mode = read_choice("render_mode", render_mode, [*RENDER_MODES, None])
        self.is_printed = render_mode == "human"
        self.metadata = {"name": f"{self.game.id}_v1", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}
        self.set_agents(int(self.deals.table["players"][0]))
        self.features, self.mask = np.zeros(self.game.feature_count, np.int8), np.zeros(self.game.actions, np.int8)  # of the seat at turn
        self.encode = compile_encoder(self.game)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle without the compiled encoder."""
        return {name: value for name, value in self.__dict__.items() if name != "encode"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, encode=compile_encoder(state["game"]))

    def set_agents(self, players: int) -> None:
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.turn = NOBODY
        self.is_done = True  # no seat has a decision to make: the game is over, was truncated or has not begun

    @property
    def state_space(self) -> spaces.Box:
        box = feature_space(self.game)
        return spaces.Box(np.tile(box.low, len(self.seats)), np.tile(box.high, len(self.seats)), dtype=np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.action_spaces[agent]

    def seat_of(self, agent: object) -> int:
        seat = self.seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise BadSetup(Said("envs-agent", {"agent": str(agent)[:80], "agents": self.possible_agents}))
        return seat

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game: game 0 of the run with this seed, or the next game of the run.

        Parameters
        ----------
        seed
            The seed of a new run.
        options
            ``{"game_number": n}`` starts game n of the run; other keys are ignored. The options of the table stay as they are.
        """
        number = read_reset_options(options)
        if seed is not None or number is not None:
            self.deals.restart(self.deals.seed if seed is None else read_seed(seed), number or 0)
        position = self.deals.deal()
        self.position = skip_opening(position) if self.is_skipping else position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = [0] * len(self.agents)
        self._skip_agent_selection: str | None = None
        self.is_done = False
        self.turn = self.encode_turn()
        self.agent_selection = self.possible_agents[self.turn]
        if self.is_printed:
            self.render()

    def encode_turn(self) -> int:
        """Write what the seat at turn observes to `features` and `mask`. Returns the seat, or a negative number if nobody is at turn."""
        position, count = self.position, len(self.position.legal())
        return self.encode(position.where, position.moves_where, count, self.features, self.mask)

    @property
    def whole(self) -> Position:
        """The position; raises Refusal before the first `reset`."""
        if not hasattr(self, "position"):
            raise Refusal(Said("envs-not-reset"))
        return self.position

    def step(self, action: int | None) -> None:
        """Play an action for the agent `agent_selection`, or remove it with None once the game is over.

        Raises
        ------
        IllegalMove
            If the action is not legal; nothing is changed.
        """
        if self.is_done:
            self.remove_agent(action)
            return
        position = self.position
        position.apply(action)  # type: ignore[arg-type]  # None is refused there
        if self.is_skipping:
            skip_forced(position)
        self.decisions[self.turn] += 1
        self.turn = turn = self.encode(position.where, position.moves_where, position.count, self.features, self.mask)
        if turn < 0:
            self.end_game(position.returns().tolist())
        elif self.decisions[turn] == self.most_decisions:
            self.truncate_game()
        else:
            self.agent_selection = self.possible_agents[turn]
        if self.is_printed:
            self.render()

    def remove_agent(self, action: object) -> None:
        if not hasattr(self, "position") or not self.agents:
            raise Refusal(Said("envs-not-reset"))
        if action is not None:
            raise Refusal(Said("envs-dead-action", {"agent": self.agent_selection}))
        self._was_dead_step(action)

    def end_game(self, returns: list[float]) -> None:
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.finish()

    def truncate_game(self) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self.finish()

    def finish(self) -> None:
        self.is_done, self.turn = True, NOBODY
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes now: its features, and its legal actions (none while it is another seat's turn)."""
        seat = self.seat_of(agent)
        if seat == self.turn:
            return {"observation": self.features.copy(), "action_mask": self.mask.copy()}
        return {"observation": self.whole.features(seat), "action_mask": np.zeros(self.game.actions, np.int8)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward since its last action, termination, truncation and info of the agent that acts next.

        Raises
        ------
        Refusal
            Before the first `reset`, or if all agents of the last game were removed.
        """
        try:
            agent = self.agent_selection
            reward = self._cumulative_rewards[agent]
        except (AttributeError, KeyError):
            raise Refusal(Said("envs-not-reset")) from None
        return self.observe(agent) if observe else None, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def state(self) -> NDArray[np.int8]:
        """Return the features of all seats in a row, for centralised training."""
        return np.concatenate([self.whole.features(seat) for seat in self.seats.values()])

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return or print the board as the seat at turn sees it; without a render mode, warn."""
        if self.render_mode is None:
            logger.warn("render() does nothing without a render_mode")
            return None
        board = self.whole.render(None if self.turn < 0 else self.turn)
        if self.render_mode == "rgb_array":
            return draw_board(board, len(self.seats))
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Release nothing: an environment holds no window, process or file."""


raw_env = RawEnv


class Direct:
    """The attributes of an environment, taken from it directly: PettingZoo's wrappers ask each other, which takes half of a step."""

    raw: RawEnv
    env: Any

    agents = property(attrgetter("raw.agents"))
    agent_selection = property(attrgetter("raw.agent_selection"))
    rewards = property(attrgetter("raw.rewards"))
    terminations = property(attrgetter("raw.terminations"))
    truncations = property(attrgetter("raw.truncations"))
    infos = property(attrgetter("raw.infos"))
    _cumulative_rewards = property(attrgetter("raw._cumulative_rewards"))

    def __init__(self, env: Any, **arguments: Any) -> None:
        super().__init__(env, **arguments)  # type: ignore[call-arg]  # of a wrapper
        self.raw = env.unwrapped

    def __str__(self) -> str:
        return str(self.env)


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """An illegal action ends the game."""


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc]
    """An action outside of the action space is an error."""


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Using an environment before `reset` is an error."""


def observation_space(game: Game) -> spaces.Dict:
    mask = spaces.Box(0, 1, (game.actions,), np.int8)
    return spaces.Dict({"observation": feature_space(game), "action_mask": mask})
