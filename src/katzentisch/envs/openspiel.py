"""The games in OpenSpiel. Install with ``pip install katzentisch[openspiel]``.

`register` makes every game known as ``katzentisch_<id>``, for example ``katzentisch_mau_mau(players=3,deals=64,mau=automatic)``. The
parameters are the number of `players`, the number of `deals`, and the options of the game.

The root is a chance node that deals; everything that chance decides later follows from the deal. With ``deals=n`` it has n outcomes
that are equally likely, and outcome k is the deal with seed k: a finite game. With ``deals=0``, the default, four chance nodes with 256
outcomes each choose the bytes of the seed, the lowest one first: more deals than any algorithm can list.

Strings and tensors:

- The *observation* is what a seat knows now: its view as JSON with a digest of the observation, and the features of the game.
- The *information state* is everything that a seat has seen and done (`Position.information_state`), 64 hexadecimal digits. Its tensor
  has the features, followed by the first 64 bits of that string, which identify the information state but don't describe it.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from .arguments import missing, read_float, read_int, read_mapping

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel", error) from error

from ..games import GAMES
from ..games.arrays import Float32s, States
from ..games.game import BadSetup, Game, Option, Value
from ..games.state import ALL
from ..play.blank_state import blank_state
from ..play.play import deal, find_game
from ..play.position import Position
from ..words import Said, knows, say

SEED_BYTES = 4  # chosen by chance if the number of deals is not limited
LONGEST_GAME = 2**16  # decisions; the rules end games earlier
MOST_DEALS = 2**20  # outcomes of a chance node
INFORMATION_BITS = 64
SEED_BITS = 53  # of a float from 0 to 1

Parameters = Mapping[str, Value]
Openings = Sequence[tuple[Position, float]]


def register(games: str | Game | Iterable[str | Game] | None = None) -> list[str]:
    """Register games with OpenSpiel, so that `pyspiel.load_game` finds them; once is enough, again does no harm.

    Parameters
    ----------
    games
        One or more games by their ids or as `Game`; by default all in `GAMES`.

    Returns
    -------
    list of str
        The names of the games in OpenSpiel.

    Examples
    --------
    >>> import pyspiel
    >>> "katzentisch_mau_mau" in register()
    True
    >>> game = pyspiel.load_game("katzentisch_mau_mau(players=3,deals=16)")
    >>> state = game.new_initial_state()
    >>> state.apply_action(5)  # chance deals
    >>> state.action_to_string(state.legal_actions()[0])
    'play y3'
    """
    wanted = list(GAMES.values()) if games is None else read_games(games)
    for game in wanted:
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), class_of(game))
    return [name_of(game) for game in wanted]


def read_games(games: str | Game | Iterable[str | Game]) -> list[Game]:
    """Return one game or several; raises BadSetup if there is no such game."""
    if isinstance(games, str | Game) or not isinstance(games, Iterable):
        return [find_game(games)]
    return [find_game(game) for game in games]


def name_of(game: Game) -> str:
    return f"katzentisch_{game.id}"


def class_of(game: Game) -> type["OpenSpielGame"]:
    """Return the class of one game. OpenSpiel keeps it until the process ends; a function would be freed too late, and crash."""

    class RegisteredGame(OpenSpielGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            super().__init__(game, parameters)

    return RegisteredGame


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=long_name(game),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,  # a sampled stochastic game in Python can't be serialised
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification=default_parameters(game),
    )


def long_name(game: Game) -> str:
    sentence = f"{game.id}-name"
    return say(sentence) if knows(sentence, "en") else game.id


def default_parameters(game: Game) -> dict[str, Value]:
    options = {option.name: default_value(game, option) for option in game.options}
    return {"players": game.default_players, "deals": 0, **options}


def default_value(game: Game, option: Option) -> Value:
    """Return the default of an option; if it depends on the number of players, an empty value of the same type."""
    usual = {option.usual(players) for players in game.players}
    return usual.pop() if len(usual) == 1 else type(option.values[0])()


def is_given(value: object) -> bool:
    """Whether an option has a value: an empty one stands for a default that depends on the number of players."""
    return not (isinstance(value, str) and not value) and not (type(value) is int and value == 0)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game for OpenSpiel; `pyspiel.load_game` makes one from a string.

    Parameters
    ----------
    game
        The game's id, or a `Game`.
    parameters
        `players`, `deals` and options of the game; what is left out gets its default.
    openings
        First positions with their probabilities, instead of deals: outcome k of the root is position k. For endgames and small variants.

    Raises
    ------
    BadSetup
        If the game does not allow such a table.
    """

    def __init__(self, game: str | Game, parameters: Parameters | None = None, openings: Openings | None = None) -> None:
        self.rules = find_game(game)
        given = {**default_parameters(self.rules), **read_mapping("parameters", parameters)}
        self.players, self.options = self.read_table(given)
        self.openings = None if openings is None else read_openings(openings, self.rules, self.players, self.options)
        deals = read_int("deals", given["deals"], 0, MOST_DEALS) if self.openings is None else len(self.openings)
        self.chance_nodes, self.outcome_count = (1, deals) if deals else (SEED_BYTES, 256)
        resolved = {"players": self.players, "deals": deals, **self.options}
        super().__init__(game_type(self.rules), self.game_info(), resolved)

    def read_table(self, given: Parameters) -> tuple[int, dict[str, Value]]:
        """Return the number of players and all options; raises BadSetup."""
        unknown = [name for name in given if name not in default_parameters(self.rules)]
        if unknown:
            names = [option.name for option in self.rules.options]
            raise BadSetup(Said("option-unknown", {"option": str(unknown[0])[:80], "options": names}))
        asked = {option.name: given[option.name] for option in self.rules.options if is_given(given[option.name])}
        table = blank_state(self.rules, given["players"], asked, 0)  # type: ignore[arg-type]  # it is checked there
        players = int(table["players"][0])
        return players, {option.name: asked.get(option.name, option.usual(players)) for option in self.rules.options}

    def __reduce__(self) -> Any:
        parameters = {"players": self.players, **self.options}
        return OpenSpielGame, (self.rules, self.get_parameters() if self.openings is None else parameters, self.openings)

    def game_info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.outcome_count,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def new_initial_state(self, state: object = None) -> "OpenSpielState":
        """Return the root; raises BadSetup if a state is given as a string: they show what spectators see, which is not enough."""
        if state is not None:
            raise BadSetup(Said("envs-no-string"))
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Return an observer of observations, or of information states with perfect recall; None for parts of observations."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return InformationStateObserver(self.rules) if kind.perfect_recall else Observer(self.rules)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.openings is not None:
            return [(number, probability) for number, (_, probability) in enumerate(self.openings)]
        return [(number, 1 / self.outcome_count) for number in range(self.outcome_count)]

    def deal(self, outcomes: Sequence[int]) -> Position | None:
        """Return the position after these outcomes of chance; None while some are missing."""
        last = read_int("outcome", outcomes[-1], 0, self.outcome_count - 1)
        if self.openings is not None:
            return self.openings[last][0].copy()
        if len(outcomes) < self.chance_nodes:
            return None
        seed = sum(outcome << 8 * place for place, outcome in enumerate(outcomes))
        return deal(self.rules, self.players, seed=seed, options=self.options)


def read_openings(openings: Openings, game: Game, players: int, options: Parameters) -> list[tuple[Position, float]]:
    """Copy positions and scale their probabilities; raises BadSetup if they don't fit the table."""
    table = blank_state(game, players, options, 0)
    wrong = BadSetup(Said("envs-opening", {"game": game.id, "players": players}))
    try:
        pairs = [(position, read_float("probability", probability)) for position, probability in openings]
    except (TypeError, ValueError) as error:
        raise error if isinstance(error, BadSetup) else wrong from None
    total = sum(probability for _, probability in pairs)
    if not all(is_opening(position, game, table) and probability >= 0 for position, probability in pairs) or total <= 0:
        raise wrong
    return [(position.copy(), probability / total) for position, probability in pairs]


def is_opening(position: object, game: Game, table: States) -> bool:
    if not isinstance(position, Position) or position.game is not game or position.viewer != ALL or position.turn is None:
        return False
    return bool((position.array["players"] == table["players"]).all() and (position.array["options"] == table["options"]).all())


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel. Its `position` is None until chance has dealt.

    It has no other attributes, because OpenSpiel copies and pickles them all. A pickled state brings its game along, so that another
    process can read it without calling `register`.
    """

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def __reduce__(self) -> Any:
        return restore_state, (self.get_game(), self.serialize())

    @property
    def dealt(self) -> Position:
        """The position; raises BadSetup before the deal."""
        if self.position is None:
            raise BadSetup(Said("envs-not-dealt"))
        return self.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.position.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().chance_outcomes()
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().deal([*self.history(), action])
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.dealt.write_move(action)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * int(self.num_players())
        returns: list[float] = self.position.returns().tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """Return a random state that the player can't tell from this one: what it doesn't know is dealt again, from all possible deals.

        OpenSpiel's ISMCTS in Python calls this. Its ISMCTS in C++ can't: OpenSpiel has no way from there to a game in Python.

        Parameters
        ----------
        player
            The player whose information state is kept.
        sampler
            A function that returns random numbers from 0 to 1, such as `random.random` or `pyspiel.UniformProbabilitySampler(0, 1)`.

        Raises
        ------
        BadSetup
            Before the deal, or if there is no such player or the sampler returns something else.
        """
        position = self.dealt
        whole = position.observe(player).determinize(read_sample(sampler))
        whole.remember(player, position.information_state(player))
        state: OpenSpielState = self.get_game().new_initial_state()
        state.position = whole
        return state

    def __str__(self) -> str:
        """Return the board as spectators see it, and a digest of the whole state."""
        return "" if self.position is None else describe(self.position.game, self.position.array.tobytes())


def restore_state(game: OpenSpielGame, serialized: str) -> OpenSpielState:
    """Restore a pickled state."""
    state: OpenSpielState = game.deserialize_state(serialized)
    return state


def read_sample(sampler: Callable[[], float]) -> int:
    """Return a seed from a random number between 0 and 1; raises BadSetup."""
    number: Any = sampler() if callable(sampler) else None
    if not isinstance(number, int | float | np.number) or not 0 <= number <= 1:
        raise BadSetup(Said("envs-sampler"))
    return int(number * 2**SEED_BITS)


@lru_cache(maxsize=256)  # OpenSpiel's tests ask for the same string again and again
def describe(game: Game, state: bytes) -> str:
    position = Position(game, np.frombuffer(bytearray(state), game.state))
    return f"{position.render()}\n{digest(position)}"


def digest(position: Position) -> str:
    return hashlib.sha256(position.array.tobytes()).hexdigest()[:16]


def view_of(position: Position, seat: int) -> str:
    """Return what a seat is shown, as JSON: drawing the board takes much longer."""
    return msgspec.json.encode(position.game.view(position.observe_plain(seat))).decode()


class Observer:
    """What a player knows now, as a string and as a tensor."""

    def __init__(self, game: Game, further: int = 0) -> None:
        self.tensor: Float32s = np.zeros(game.feature_count + further, np.float32)
        self.features = np.zeros(game.feature_count, np.int8)
        self.dict = {"observation": self.tensor[: game.feature_count]}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player knows into `tensor` and `dict`; zeros before the deal."""
        position = state.position
        self.tensor.fill(0)
        if position is not None:
            self.dict["observation"][:] = position.features(player, self.features)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        position = state.position
        return "" if position is None else f"{view_of(position, player)} {digest(position.observe(player))}"


class InformationStateObserver(Observer):
    """What a player has seen and done since the deal, as a string and as a tensor."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, INFORMATION_BITS)
        self.dict["information_state"] = self.tensor[game.feature_count :]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        super().set_from(state, player)
        if state.position is not None:
            known = bytes.fromhex(state.position.information_state(player))
            self.dict["information_state"][:] = np.unpackbits(np.frombuffer(known[: INFORMATION_BITS // 8], np.uint8))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return "" if state.position is None else state.position.information_state(player)
