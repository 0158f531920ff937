"""Positions: one game's state and the rules for it, fast enough to be driven action by action from Python."""

import hashlib
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games.arrays import MOVE, Bools, Features, Float64s, Moves, States
from ..games.entry_points import EntryPoints, entry_points
from ..games.game import BadSetup, Game, IllegalMove, UnreadableMove, Value
from ..games.memory import MOVE_BYTES, address_of
from ..games.plain_state import plain_reader
from ..games.state import ALL, CHANCE, IN_PROGRESS, SPECTATOR
from ..words import Said
from .blank_state import Seed, blank_state, check_game, copy_states, is_state_array, key_of, no_such_seat, seed_bytes
from .board import draw_view
from .history import Change, History, Memory, changes_since, information_state
from .integers import as_int_within, describe_value

INFORMATION_STATE = re.compile(r"[0-9a-f]{64}")


class Position:
    """A game's state and the rules for it: the layer below `Play`, with integer actions.

    A position is whole, or it is the observation of one seat or of a spectator. Observations have the shape of a state, but contain only
    what the viewer knows; they cannot be played on.

    Parameters
    ----------
    game
        The game, from `GAMES`.
    array
        A NumPy array with exactly one state of the type `game.state`; it is used, not copied. The rules trust what it says about cards.

    Raises
    ------
    BadSetup
        If `array` is not such an array, or the table in it does not exist.

    Examples
    --------
    >>> position = deal("mau_mau", 3, seed=1)
    >>> observation = position.observe(0)
    >>> whole = observation.determinize(seed=7)  # a random state that fits what seat 0 knows
    >>> whole.apply(whole.legal()[0])
    >>> whole.turn
    1
    """

    # `moves` holds the `count` legal actions, `buffer` is its memory; `count` is -1 until it is known. `last` is the last seat.
    # `where` and `moves_where` are the addresses of state and moves, for `step`; they are set together with `moves` if the position is
    # playable.
    # `viewer` is ALL, a seat or SPECTATOR. `playable` is the number of actions, 0 in an observation and before `begin`.
    # `cache` holds the results of `observe_plain` while the state has the bytes `stamp`.
    # `history` are all changes since the state was `origin`, `prefixes` what seats knew of the time before, by seat, and `memory` the
    # information states that were computed (history.py).

    __slots__ = (
        "array",
        "buffer",
        "cache",
        "count",
        "game",
        "history",
        "is_begun",
        "last",
        "memory",
        "moves",
        "moves_where",
        "origin",
        "playable",
        "prefixes",
        "rules",
        "stamp",
        "step",
        "unpack",
        "viewer",
        "where",
    )
    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __init__(self, game: Game, array: States) -> None:
        if not is_state_array(array, check_game(game)):
            raise BadSetup(Said("position-array", {"game": game.id}))
        self.game = game
        self.array = array
        self.last = int(array["players"][0]) - 1
        self.set_viewer(int(array["viewer"][0]), True)

    def set_viewer(self, viewer: int, is_begun: bool) -> None:
        """Set the viewer, and forget everything derived from the state."""
        self.rules: EntryPoints = entry_points(self.game)
        self.step: Any = None
        self.moves: Moves | None = None
        self.buffer: Any = None
        self.unpack: Any = None
        self.where: Any = None
        self.moves_where: Any = None
        self.history: History = None
        self.origin: bytes | None = None  # until the first change
        self.prefixes: dict[int, bytes] = {}
        self.memory: Memory = {}
        self.count = -1  # not known yet
        self.cache: dict[int, Any] = {}
        self.stamp = b""
        self.viewer, self.is_begun = viewer, is_begun
        self.playable = self.game.actions if is_begun and viewer == ALL else 0

    @classmethod
    def wrap(cls, game: Game, array: States, last: int, viewer: int = ALL, is_begun: bool = True) -> "Position":
        """Return a position for an array that is known to be valid, without checking it."""
        position = cls.__new__(cls)
        position.game, position.array, position.last = game, array, last
        position.set_viewer(viewer, is_begun)
        return position

    @classmethod
    def deal(cls, game: Game, players: int, options: Mapping[str, Value], first: int, seed: Seed) -> "Position":
        """Deal from a seed; call `begin` next. Raises BadSetup if the game does not allow such a table."""
        array = blank_state(check_game(game), players, options, first)
        position = cls.wrap(game, array, int(array["players"][0]) - 1, is_begun=False)
        position.rules.deal(position.array, 0, key_of(seed_bytes(seed)))
        return position

    @classmethod
    def from_setup(cls, game: Game, players: int, options: Mapping[str, Value], first: int, setup: dict[str, Any]) -> "Position":
        """Set up the cards of a record; call `begin` next. Raises BadSetup if they do not fit the table.

        Later chance comes from the log, or from a generator seeded by the setup.
        """
        if not isinstance(setup, dict):
            raise BadSetup(Said("record-type", {"key": "setup", "right": Said("type-dict")}))
        array = blank_state(check_game(game), players, options, first)
        position = cls.wrap(game, array, int(array["players"][0]) - 1, is_begun=False)
        game.read_setup(position.state, setup)
        position.array["key"][0] = key_of(hashlib.sha256(repr(setup).encode()).digest())
        position.array["spent"] = 32
        return position

    def begin(self) -> None:
        """Play everything that happens automatically before the first decision; once, after the deal."""
        if self.is_begun:
            raise BadSetup(Said("position-begun"))
        self.rules.begin(self.array, 0)
        self.is_begun, self.playable = True, self.game.actions
        self.origin = None  # a history begins with the first decision

    @property
    def state(self) -> Any:
        """The NumPy state, with its fields as attributes."""
        return self.array[0]

    @property
    def turn(self) -> int | None:
        """The seat whose decision is due, or None."""
        turn = int(self.array["turn"][0])
        return None if turn < 0 else turn

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.array["end"][0] != IN_PROGRESS)

    @property
    def is_chance_due(self) -> bool:
        return not self.is_over and bool(self.array["turn"][0] == CHANCE)

    def prepare_moves(self) -> Moves:
        """Return the memory for the legal actions, allocated when it is first needed: most positions are never asked for them."""
        if self.moves is None:
            self.buffer, self.unpack = bytearray(MOVE_BYTES * self.game.actions), readers_of_moves(self.game.actions)
            self.moves = np.frombuffer(self.buffer, MOVE)
        if self.where is None and self.playable:
            self.step = self.rules.direct_step
            self.where, self.moves_where = address_of(self.array), address_of(self.moves)
            self.prepare_history()
        return self.moves

    def prepare_history(self) -> None:
        """Remember the state before the first change."""
        if self.origin is None:
            self.origin = self.array.tobytes()

    def legal(self) -> list[int]:
        """Return the legal actions in ascending order.

        An observation lists the actions of its own viewer: none while it is another seat's turn.
        """
        count = self.count
        if count < 0:
            self.count = count = self.count_legal()
        return [*self.unpack[count](self.buffer)]

    def legal_mask(self, out: Bools | None = None) -> Bools:
        """Return the legal actions as a boolean array with a place for each action of the game.

        Parameters
        ----------
        out
            A boolean array of length ``game.actions`` to write to; a new one if omitted.
        """
        mask = checked_out(out, self.game.actions, np.dtype(np.bool_))
        count = self.count
        if count < 0:
            self.count = count = self.count_legal()
        mask[:] = False
        mask[self.prepare_moves()[:count]] = True
        return mask

    def count_legal(self) -> int:
        moves = self.prepare_moves()
        if not self.is_begun:
            raise IllegalMove(Said("position-not-begun"))
        if self.viewer != ALL and self.viewer != self.array["turn"][0]:
            return 0
        return self.rules.legal(self.array, 0, moves)

    def apply(self, action: int) -> None:
        """Play an action, and whatever chance decides after it.

        Raises
        ------
        IllegalMove
            If the action is not legal; the position is unchanged.
        """
        if self.where is None or action.__class__ is not int:
            action = self.check_action(action)
            self.prepare_moves()
        try:
            count = self.step(self.where, action, self.moves_where)
        except OverflowError:
            count = -1
        if count < 0:
            raise self.illegal(self.check_action(action))
        self.count = count
        self.history = (self.history, action)

    def apply_only(self, action: int) -> None:
        """Play an action like `apply`, but leave to `chance` what it has to decide."""
        if action.__class__ is not int or not 0 <= action < self.playable:
            action = self.check_action(action)
        self.prepare_history()
        if not self.rules.apply(self.array, 0, action):
            raise self.illegal(action)
        self.add_change((action, self.array.tobytes()))

    def check_action(self, action: object) -> int:
        """Return the action as a Python integer; raises IllegalMove if it is none of this game or nothing can be played here."""
        if not self.is_begun:
            raise IllegalMove(Said("position-not-begun"))
        if self.viewer != ALL:
            raise IllegalMove(Said("position-observed"))
        return self.read_action(action)

    def read_action(self, action: object) -> int:
        number = as_int_within(action, 0, self.game.actions - 1)
        if number is None:
            raise IllegalMove(Said("action-range", {"action": describe_value(action), "last": self.game.actions - 1}))
        return number

    def illegal(self, action: int) -> IllegalMove:
        """Return the error that explains why an action is not legal."""
        return IllegalMove(self.why_not(action))

    def why_not(self, action: object) -> Said:
        if self.is_over:
            return Said("game-over")
        if not self.is_begun:
            return Said("position-not-begun")
        if self.is_chance_due:
            return Said("chance-first")
        if self.viewer not in (ALL, self.turn):
            return Said("position-not-at-turn", {"turn": self.turn})
        try:
            return self.game.why_not(self.state, self.read_action(action))
        except IllegalMove as illegal:
            return illegal.said

    def chance(self) -> None:
        """Let chance decide what is due; raises IllegalMove if nothing is."""
        self.check_chance()
        self.rules.chance(self.array, 0)
        self.add_change((None, self.array.tobytes()))

    def check_chance(self) -> None:
        """Raise IllegalMove if no random event is due here."""
        if not self.is_chance_due or not self.playable:
            raise IllegalMove(Said("game-over" if self.is_over else "no-chance-due" if self.viewer == ALL else "position-observed"))
        self.prepare_history()

    def read_chance(self, text: str) -> None:
        """Decide what is due as an entry of a log says; raises UnreadableMove, or IllegalMove if nothing is due."""
        if not isinstance(text, str):
            raise UnreadableMove(Said("move-not-text"))
        self.check_chance()
        self.game.read_chance(self.state, text)
        self.add_change((None, self.array.tobytes()))

    def add_change(self, change: Change) -> None:
        self.history = (self.history, change)
        self.count = -1

    def read_move(self, text: str) -> int:
        """Return the action that a move in the notation of rules/ means here.

        Raises
        ------
        UnreadableMove
            If the string is not a move of this game's notation.
        IllegalMove
            If it can't be an action at all.
        """
        if not isinstance(text, str):
            raise UnreadableMove(Said("move-not-text"))
        return int(self.game.read_move(self.state, text))

    def write_move(self, action: int) -> str:
        """Return an action that is legal here as a move in the notation of rules/; raises IllegalMove."""
        number = self.read_action(action)
        if number not in self.legal():
            raise self.illegal(number)
        return self.game.write_move(self.state, number)

    def observe(self, seat: int) -> "Position":
        """Return what a seat knows, as a position of its own.

        Parameters
        ----------
        seat
            A seat, or -1 for a spectator.

        Raises
        ------
        BadSetup
            If there is no such seat, or this position is the observation of another seat.
        """
        viewer = self.check_viewer(seat)
        if self.viewer != ALL:
            return self.copy() if viewer == self.viewer else self.determinize(0).observe(viewer)  # all determinizations look the same
        out = np.frombuffer(bytearray(self.game.state.itemsize), self.game.state)
        self.rules.observe(self.array, 0, viewer, out, 0)
        return Position.wrap(self.game, out, self.last, viewer, self.is_begun)

    def masked(self, seat: int) -> "Position":
        """Deprecated name of `observe`."""
        warnings.warn("Position.masked is deprecated; use Position.observe", DeprecationWarning, stacklevel=2)
        return self.observe(seat)

    def check_viewer(self, seat: object) -> int:
        viewer = seat if seat.__class__ is int and SPECTATOR <= seat <= self.last else as_int_within(seat, SPECTATOR, self.last)
        if viewer is None:
            raise BadSetup(no_such_seat(seat, self.last))
        if self.viewer != ALL and viewer not in (self.viewer, SPECTATOR):
            raise BadSetup(Said("position-other-viewer", {"seat": viewer}))
        return viewer

    def check_seat(self, seat: object) -> int:
        """Return the seat as a Python integer; raises BadSetup if there is none, or if this is the observation of somebody else."""
        found = as_int_within(seat, 0, self.last)
        if found is None:
            raise BadSetup(no_such_seat(seat, self.last))
        if self.viewer not in (ALL, found):
            raise BadSetup(Said("position-other-viewer", {"seat": found}))
        return found

    def features(self, seat: int | None = None, out: Features | None = None) -> Features:
        """Return what a seat knows as small integers, the input of a network.

        Parameters
        ----------
        seat
            Any seat, at turn or not; the seat at turn if omitted. For another seat the features are those that it would have if it were
            its turn now.
        out
            An array of 8-bit integers of length ``game.feature_count`` to write to; a new one if omitted.

        Returns
        -------
        array of int8
            One number for each of ``game.feature_columns``.

        Raises
        ------
        BadSetup
            If there is no such seat, nobody is at turn, or this position is the observation of somebody else.
        """
        turn = self.turn
        if seat is None and turn is None:
            raise BadSetup(Said("position-nobody-at-turn"))
        chosen = self.check_seat(turn if seat is None else seat)
        if not self.is_begun:
            raise BadSetup(Said("position-not-begun"))
        features = checked_out(out, self.game.feature_count, np.dtype(np.int8))
        shown = self.array
        if chosen != turn:  # the encoder describes the seat at turn, so the observation says that it is
            shown = self.observe(chosen).array
            shown["turn"] = chosen
        self.rules.features(shown, 0, features)
        return features

    def information_state(self, seat: int) -> str:
        """Return a string that identifies everything a seat has seen and done since the deal.

        Two positions have the same information state if and only if the seat can't tell them apart, even with a perfect memory. An
        observation is less: it can be reached by several histories of the seat.

        Returns
        -------
        str
            64 hexadecimal digits: a hash over the seat's observations and its own actions, in order.

        Raises
        ------
        BadSetup
            If there is no such seat, or what it saw is not known: observations have no history, and neither have positions in the middle
            of a game that were made from one or from an array. Give those a past with `remember`.
        """
        chosen = self.check_seat(seat)
        if self.viewer != ALL:
            raise BadSetup(Said("position-no-history"))
        if not self.is_begun:
            raise BadSetup(Said("position-not-begun"))
        self.prepare_history()
        if not self.prefixes and not self.has_whole_history:
            raise BadSetup(Said("position-no-past"))
        return information_state(self, chosen).hex()

    @property
    def has_whole_history(self) -> bool:
        """Whether all decisions since the deal are known."""
        first = self.array if self.origin is None else np.frombuffer(self.origin, self.game.state)
        return bool(first["plies"][0] == 0)

    def remember(self, seat: int, past: str) -> None:
        """Give a determinization the past of a seat: the information state of the position that was observed.

        Seats that are not given one have seen nothing before this position.

        Raises
        ------
        BadSetup
            If there is no such seat, the string is no information state, a move was played since, or a random event is due.
        """
        chosen = self.check_seat(seat)
        if self.history is not None or self.viewer != ALL:
            raise BadSetup(Said("position-no-history"))
        if not isinstance(past, str) or not INFORMATION_STATE.fullmatch(past):
            raise BadSetup(Said("information-state-form"))
        if self.is_chance_due:
            raise BadSetup(Said("chance-first"))
        self.prefixes[chosen] = bytes.fromhex(past)
        self.memory.pop(chosen, None)

    @property
    def scores(self) -> list[int] | None:
        """The scores by seat, or None while the game is not over."""
        return self.array["scores"][0, : self.last + 1].tolist() if self.is_over else None

    @property
    def ranks(self) -> list[int] | None:
        """The ranks by seat, 1 is best and equals share a rank; None while the game is not over."""
        return self.array["ranks"][0, : self.last + 1].tolist() if self.is_over else None

    def returns(self) -> Float64s:
        """Return what the game is worth to each seat: its share of the win minus its fair share, so the sum is zero.

        Zeros while the game is not over.
        """
        players = self.last + 1
        if not self.is_over:
            return np.zeros(players)
        best = self.array["ranks"][0, :players] == 1
        returns: Float64s = best / best.sum() - 1 / players
        return returns

    def render(self, seat: int | None = None, language: str = "en") -> str:
        """Return the board as text, as the terminal shows it.

        Parameters
        ----------
        seat
            Whose view to draw; that of a spectator if omitted.
        language
            ``"en"`` or ``"de"``.

        Raises
        ------
        BadSetup
            If there is no such seat or language, or this is the observation of somebody else.
        """
        view = self.game.view(self.observe_plain(SPECTATOR))
        if seat is not None:
            view = self.game.personal_view(view, self.observe_plain(self.check_seat(seat)))
        return draw_view(view, language)

    @property
    def plain(self) -> Any:
        """The state in plain Python."""
        return plain_reader(self.game.state)(self.array.tobytes())

    def observe_plain(self, seat: int) -> Any:
        """Return what a seat (or SPECTATOR) knows in plain Python; cached until the state changes."""
        return cached_observation(self, self.check_viewer(seat))

    def determinize(self, seed: Seed | None = None) -> "Position":
        """Return a random whole position that is consistent with this observation.

        Parameters
        ----------
        seed
            An integer or 32 bytes; the same seed gives the same position. Random if omitted.

        Returns
        -------
        Position
            It has no history; `remember` gives it the past of a seat.

        Raises
        ------
        BadSetup
            If this position is whole already.
        """
        if self.viewer == ALL:
            raise BadSetup(Said("position-whole"))
        if not self.is_begun:
            raise BadSetup(Said("position-not-begun"))
        key = key_of(seed_bytes(seed))
        whole = self.copy()
        whole.rules.determinize(whole.array, 0, key)
        whole.set_viewer(ALL, True)
        return whole

    def imagined(self, seed: Seed | None = None) -> "Position":
        """Deprecated name of `determinize`."""
        warnings.warn("Position.imagined is deprecated; use Position.determinize", DeprecationWarning, stacklevel=2)
        return self.determinize(seed)

    def copy(self) -> "Position":
        """Return a position of its own: playing on in one does not change the other."""
        twin = Position.wrap(self.game, copy_states(self.array), self.last, self.viewer, self.is_begun)
        twin.history, twin.origin = self.history, self.origin
        if self.memory or self.prefixes:
            twin.memory, twin.prefixes = dict(self.memory), dict(self.prefixes)
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether the states are the same, byte by byte, whatever led to them."""
        if not isinstance(other, Position):
            return NotImplemented
        is_same_table = self.game is other.game and self.is_begun == other.is_begun
        return is_same_table and self.array.tobytes() == other.array.tobytes()

    def __repr__(self) -> str:
        turn = "over" if self.is_over else "before the first decision" if self.turn is None else f"turn {self.turn}"
        viewer = {ALL: "", SPECTATOR: ", seen by a spectator"}.get(self.viewer, f", seen by seat {self.viewer}")
        return f"<Position: {self.game.id}, {self.last + 1} players, ply {int(self.array['plies'][0])}, {turn}{viewer}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        past = self.origin, changes_since(self.history, None), self.prefixes
        return unpickle, (self.game, self.array.tobytes(), self.is_begun, *past)


def cached_observation(position: Position, viewer: int) -> Any:
    """Return what a viewer knows in plain Python. That there is such a viewer was checked before: compiled code trusts it."""
    now = position.array.tobytes()
    if now != position.stamp:
        position.stamp, position.cache = now, {}
    found = position.cache.get(viewer)
    if found is None:
        is_whole = position.viewer == ALL
        found = position.cache[viewer] = read_observation(position, viewer) if is_whole else position.observe(viewer).plain
    return found


def read_observation(whole: Position, viewer: int) -> Any:
    """Return an observation in plain Python without making it a position: a table is observed by all its viewers after every move."""
    data = bytearray(whole.game.state.itemsize)
    whole.rules.observe(whole.array, 0, viewer, np.frombuffer(data, whole.game.state), 0)
    return plain_reader(whole.game.state)(data)


@cache
def readers_of_moves(most: int) -> list[Callable[[Any], tuple[int, ...]]]:
    """Return functions that read the first 0, 1, … `most` actions from a memory: faster than slicing it."""
    return [Struct(f"{count}h").unpack_from for count in range(most + 1)]


def unpickle(
    game: Game,
    state: bytes,
    is_begun: bool,
    origin: bytes | None = None,
    changes: Sequence[Change] = (),
    prefixes: Mapping[int, bytes] | None = None,
) -> Position:
    """Restore a pickled position."""
    array = np.frombuffer(bytearray(state), game.state)
    position = Position.wrap(game, array, int(array["players"][0]) - 1, int(array["viewer"][0]), is_begun)
    position.origin, position.prefixes = origin, dict(prefixes or {})
    for change in changes:
        position.history = (position.history, change)
    return position


def checked_out(out: NDArray[Any] | None, size: int, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return the array to write to, a new one for None; raises BadSetup if compiled code can't write there."""
    if out is None:
        return np.zeros(size, dtype)
    if not isinstance(out, np.ndarray) or out.shape != (size,) or out.dtype != dtype or not out.flags.writeable:
        raise BadSetup(Said("out-array", {"size": size, "dtype": str(dtype)}))
    return out
