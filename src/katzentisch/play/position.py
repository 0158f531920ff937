"""A position: one game's state, and the rules called on it. Fast enough to be driven move by move from Python."""

import hashlib
import secrets
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..games.calls import Calls, calls
from ..games.game import BadSetup, Game, IllegalMove, Value
from ..games.plain import reader
from ..games.state import ALL, CHANCE, GOING_ON, SPECTATOR
from ..words import Said
from .numbers import shown, whole, whole_within

Seed = int | bytes


def seed_bytes(seed: Seed | None) -> bytes:
    """256 bits: as given, or the number as 32 little-endian bytes, or fresh from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes | bytearray | memoryview):
        given = bytes(seed)
        if len(given) != 32:
            raise BadSetup(Said("seed-size", {"size": len(given)}))
        return given
    number = whole(seed)
    if number is None:
        raise BadSetup(Said("seed-type", {"seed": shown(seed)}))
    if not 0 <= number < 1 << 256:
        raise BadSetup(Said("seed-range"))
    return number.to_bytes(32, "little")


def key_of(seed: bytes) -> Any:
    """The seed as the eight words of a ChaCha key."""
    return np.frombuffer(seed, "<u4").astype(np.uint32)


def blank(game: Game, players: int, options: Mapping[str, Value] | None, first: int) -> Any:
    """An array with one state that knows its table and nothing else."""
    seats = whole_within(players, game.players[0], game.players[-1])
    if seats is None:
        raise BadSetup(Said("players-range", {"players": shown(players), "least": game.players[0], "most": game.players[-1]}))
    beginner = whole_within(first, 0, seats - 1)
    if beginner is None:
        raise BadSetup(Said("first-range", {"first": shown(first), "last": seats - 1}))
    array = np.zeros(1, game.state)
    array["players"], array["first"], array["viewer"] = seats, beginner, ALL
    array["options"][0, : len(game.options)] = chosen(game, seats, options)
    return array


def chosen(game: Game, players: int, options: Mapping[str, Value] | None) -> list[int]:
    """Each option as the index of its value."""
    given = plain_options(options)
    unknown = [name for name in given if name not in {option.name for option in game.options}]
    if unknown:
        raise BadSetup(Said("option-unknown", {"option": str(unknown[0])[:80], "options": [option.name for option in game.options]}))
    indices = []
    for option in game.options:
        value = given.get(option.name, option.usual(players))
        allowed = option.allowed(players)
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise BadSetup(wrong_value(option.name, value, allowed))
        indices.append(option.values.index(value))
    return indices


def plain_options(options: Mapping[str, Value] | None) -> dict[str, Value]:
    """A copy in which whole numbers are Python's own, as records need them."""
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(Said("options-type", {"type": type(options).__name__}))
    return {name: value if (number := whole(value)) is None else number for name, value in (options or {}).items()}


def wrong_value(option: str, value: Any, allowed: list[Value]) -> Said:
    """With its type where that is what is wrong."""
    is_of_right_type = any(type(value) is type(each) for each in allowed)
    told = value[:80] if is_of_right_type and isinstance(value, str) else shown(value)
    sentence = "option-value" if is_of_right_type and isinstance(told, str) else "option-type"
    return Said(sentence, {"option": option, "value": told, "values": [str(each) for each in allowed]})


def copied(array: Any) -> Any:
    """A copy of states, byte by byte: NumPy would go through their fields one after the other, a hundred times slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


class Position:
    """One game's state, and the rules called on it.

    `array` holds one state of the game's type; `moves` the legal actions, as many as `count` says; `listed` is a quick way to them.
    `last` is the last seat. `viewer` is ALL, or a seat or SPECTATOR for a position that holds only what they know. Only whole positions can
    be played on, so `playable` is how many actions there are to choose from, and 0 elsewhere. `known` keeps what
    `observe_plain` returned while the state had the bytes `told`.
    """

    __slots__ = ("array", "call", "count", "game", "is_begun", "known", "last", "listed", "moves", "playable", "step", "told", "viewer")

    def __init__(self, game: Game, array: Any) -> None:
        if not is_state_array(array, checked_game(game)):
            raise BadSetup(Said("position-array", {"game": game.id}))
        self.game = game
        self.array = array
        self.last = int(array["players"][0]) - 1
        self.hold(int(array["viewer"][0]), True)

    def hold(self, viewer: int, is_begun: bool) -> None:
        """What follows from game and array, or is not known yet."""
        self.call: Calls = calls(self.game)
        self.step = self.call.step
        self.moves: Any = None
        self.listed: Any = None
        self.count = -1  # not known yet
        self.known: dict[int, Any] = {}
        self.told = b""
        self.viewer, self.is_begun = viewer, is_begun
        self.playable = self.game.actions if is_begun and viewer == ALL else 0

    @classmethod
    def holding(cls, game: Game, array: Any, last: int, viewer: int = ALL, is_begun: bool = True) -> "Position":
        """From an array that is known to be right, with its last seat: quicker than to look at it."""
        position = cls.__new__(cls)
        position.game, position.array, position.last = game, array, last
        position.hold(viewer, is_begun)
        return position

    @classmethod
    def dealt(cls, game: Game, players: int, options: Mapping[str, Value], first: int, seed: Seed) -> "Position":
        """From a seed; `begin` is still to come. Raises BadSetup."""
        array = blank(checked_game(game), players, options, first)
        position = cls.holding(game, array, int(array["players"][0]) - 1, is_begun=False)
        position.call.deal(position.array, 0, key_of(seed_bytes(seed)))
        return position

    @classmethod
    def laid_out(cls, game: Game, players: int, options: Mapping[str, Value], first: int, setup: dict[str, Any]) -> "Position":
        """From a record's setup; `begin` is still to come. Chance during the game then comes from the log, or from a fixed generator.

        Raises BadSetup.
        """
        if not isinstance(setup, dict):
            raise BadSetup(Said("record-type", {"key": "setup", "right": Said("type-dict")}))
        array = blank(checked_game(game), players, options, first)
        position = cls.holding(game, array, int(array["players"][0]) - 1, is_begun=False)
        game.read_setup(position.state, setup)
        position.array["key"][0] = key_of(hashlib.sha256(repr(setup).encode()).digest())
        position.array["spent"] = 32
        return position

    def begin(self) -> None:
        """What happens by itself until the first decision; once, after the deal."""
        if self.is_begun:
            raise BadSetup(Said("position-begun"))
        self.call.begin(self.array, 0)
        self.is_begun, self.playable = True, self.game.actions

    @property
    def state(self) -> Any:
        return self.array[0]

    @property
    def turn(self) -> int | None:
        """The seat that is to decide, or None."""
        turn = int(self.array["turn"][0])
        return None if turn < 0 else turn

    @property
    def is_over(self) -> bool:
        return bool(self.array["end"][0] != GOING_ON)

    @property
    def is_chance_due(self) -> bool:
        return not self.is_over and bool(self.array["turn"][0] == CHANCE)

    def list_moves(self) -> Any:
        """The place for the legal actions, made when it is first needed: most positions are only looked at."""
        if self.moves is None:
            self.moves = np.zeros(self.game.actions, np.int16)
            self.listed = self.moves.data
        return self.moves

    def legal(self) -> list[int]:
        """What the seat whose turn it is may do, in ascending order.

        In what a seat or a spectator knows, it is what they themselves may do: nothing, while it is another seat's turn.
        """
        count = self.count
        if count < 0:
            self.count = count = self.counted()
        return self.listed[:count].tolist()  # type: ignore[no-any-return]

    def counted(self) -> int:
        moves = self.list_moves()
        if not self.is_begun:
            raise IllegalMove(Said("position-not-begun"))
        if self.viewer != ALL and self.viewer != self.array["turn"][0]:
            return 0
        count: int = self.call.legal(self.array, 0, moves)
        return count

    def apply(self, action: int) -> None:
        """Plays a decision and lets chance decide what it makes due. Raises IllegalMove, and nothing has changed."""
        if action.__class__ is not int or not 0 <= action < self.playable:
            action = self.checked(action)
        moves = self.moves
        count = self.step(self.array, 0, action, self.list_moves() if moves is None else moves)
        if count < 0:
            raise self.illegal(action)
        self.count = count

    def apply_only(self, action: int) -> None:
        """Plays a decision; what chance is to decide stays due. Raises IllegalMove, and nothing has changed."""
        if action.__class__ is not int or not 0 <= action < self.playable:
            action = self.checked(action)
        if not self.call.apply(self.array, 0, action):
            raise self.illegal(action)
        self.count = -1

    def checked(self, action: Any) -> int:
        """An action that the rules may be asked about, as Python's own number; raises IllegalMove."""
        if not self.is_begun:
            raise IllegalMove(Said("position-not-begun"))
        if self.viewer != ALL:
            raise IllegalMove(Said("position-observed"))
        return self.read(action)

    def read(self, action: Any) -> int:
        number = whole_within(action, 0, self.game.actions - 1)
        if number is None:
            raise IllegalMove(Said("action-range", {"action": shown(action), "last": self.game.actions - 1}))
        return number

    def illegal(self, action: int) -> IllegalMove:
        """Why an action is not legal."""
        return IllegalMove(self.why_not(action))

    def why_not(self, action: Any) -> Said:
        if self.is_over:
            return Said("game-over")
        if not self.is_begun:
            return Said("position-not-begun")
        if self.is_chance_due:
            return Said("chance-first")
        if self.viewer not in (ALL, self.turn):
            return Said("position-not-at-turn", {"turn": self.turn})
        try:
            return self.game.why_not(self.state, self.read(action))
        except IllegalMove as illegal:
            return illegal.said

    def chance(self) -> None:
        """Decides what is left to chance; raises IllegalMove where nothing is."""
        if not self.is_chance_due or not self.playable:
            raise IllegalMove(Said("game-over" if self.is_over else "no-chance-due" if self.viewer == ALL else "position-observed"))
        self.call.chance(self.array, 0)
        self.count = -1

    def observe(self, seat: int) -> "Position":
        """What a seat (or SPECTATOR) knows. Raises BadSetup where there is no such seat, or its knowledge is not in this position."""
        viewer = self.checked_viewer(seat)
        if self.viewer != ALL:
            return self.copy() if viewer == self.viewer else self.determinize(0).observe(viewer)  # all determinizations look the same
        out = np.frombuffer(bytearray(self.game.state.itemsize), self.game.state)
        self.call.observe(self.array, 0, viewer, out, 0)
        return Position.holding(self.game, out, self.last, viewer, self.is_begun)

    def masked(self, seat: int) -> "Position":
        """Use `observe`: the name until version 0.1, for one release."""
        warnings.warn("Position.masked is deprecated; use Position.observe", DeprecationWarning, stacklevel=2)
        return self.observe(seat)

    def checked_viewer(self, seat: Any) -> int:
        viewer = seat if seat.__class__ is int and SPECTATOR <= seat <= self.last else whole_within(seat, SPECTATOR, self.last)
        if viewer is None:
            raise BadSetup(no_seat(seat, self.last))
        if self.viewer != ALL and viewer not in (self.viewer, SPECTATOR):
            raise BadSetup(Said("position-other-viewer", {"seat": viewer}))
        return viewer

    @property
    def plain(self) -> Any:
        """The state in plain Python."""
        return reader(self.game.state)(self.array.tobytes())

    def observe_plain(self, seat: int) -> Any:
        """What a seat (or SPECTATOR) knows, in plain Python: made once, until the state changes."""
        viewer = self.checked_viewer(seat)
        now = self.array.tobytes()
        if now != self.told:
            self.told, self.known = now, {}
        if viewer not in self.known:
            self.known[viewer] = self.observe(viewer).plain
        return self.known[viewer]

    def determinize(self, seed: Seed | None = None) -> "Position":
        """A random whole position that fits what the viewer of this observation knows. Raises BadSetup where nothing is unknown."""
        if self.viewer == ALL:
            raise BadSetup(Said("position-whole"))
        if not self.is_begun:
            raise BadSetup(Said("position-not-begun"))
        key = key_of(seed_bytes(seed))
        whole = self.copy()
        whole.call.determinize(whole.array, 0, key)
        whole.hold(ALL, True)
        return whole

    def imagined(self, seed: Seed | None = None) -> "Position":
        """Use `determinize`: the name until version 0.1, for one release."""
        warnings.warn("Position.imagined is deprecated; use Position.determinize", DeprecationWarning, stacklevel=2)
        return self.determinize(seed)

    def copy(self) -> "Position":
        return Position.holding(self.game, copied(self.array), self.last, self.viewer, self.is_begun)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        return restored, (self.game, self.array.tobytes(), self.is_begun)


def restored(game: Game, state: bytes, is_begun: bool) -> Position:
    """A position that was pickled."""
    array = np.frombuffer(bytearray(state), game.state)
    return Position.holding(game, array, int(array["players"][0]) - 1, int(array["viewer"][0]), is_begun)


def no_seat(seat: Any, last: int) -> Said:
    told = shown(seat)
    return Said("seat-type" if isinstance(told, Said) else "seat-range", {"seat": told, "last": last})


def checked_game(game: Any) -> Game:
    if not isinstance(game, Game):
        raise BadSetup(Said("position-game", {"type": type(game).__name__}))
    return game


def is_state_array(array: Any, game: Game) -> bool:
    """One state of the game that the compiled rules can write to."""
    is_one = isinstance(array, np.ndarray) and array.shape == (1,) and array.dtype == game.state
    return is_one and bool(array.flags.writeable and array.flags.aligned) and 0 < int(array["players"][0]) <= game.players[-1]
