"""Positions: one game's state and the rules for it, fast enough to be driven action by action from Python."""

import hashlib
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..games.arrays import Moves, States
from ..games.entry_points import EntryPoints, entry_points
from ..games.game import BadSetup, Game, IllegalMove, Value
from ..games.plain_state import plain_reader
from ..games.state import ALL, CHANCE, IN_PROGRESS, SPECTATOR
from ..words import Said
from .blank_state import Seed, blank_state, check_game, copy_states, is_state_array, key_of, no_such_seat, seed_bytes
from .integers import as_int_within, describe_value


class Position:
    """A game's state and the rules for it: the layer below `Play`, with integer actions.

    A position is whole, or it is the observation of one seat or of a spectator. Observations have the shape of a state, but contain only
    what the viewer knows; they cannot be played on.

    Parameters
    ----------
    game
        The game, from `GAMES`.
    array
        A NumPy array with exactly one state of the type `game.state`; it is used, not copied.

    Raises
    ------
    BadSetup
        If `array` is not such an array.

    Examples
    --------
    >>> position = Play("mau_mau", 3, seed=1).position
    >>> observation = position.observe(0)
    >>> whole = observation.determinize(seed=7)  # a random state that fits what seat 0 knows
    >>> whole.apply(whole.legal()[0])
    """

    # `moves` holds the `count` legal actions, `buffer` is its memory; `count` is -1 until it is known. `last` is the last seat.
    # `viewer` is ALL, a seat or SPECTATOR. `playable` is the number of actions, 0 in an observation and before `begin`.
    # `cache` holds the results of `observe_plain` while the state has the bytes `stamp`.

    __slots__ = ("array", "buffer", "cache", "count", "game", "is_begun", "last", "moves", "playable", "rules", "stamp", "step", "viewer")

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
        self.step = self.rules.step
        self.moves: Moves | None = None
        self.buffer: Any = None
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
        return bool(self.array["end"][0] != IN_PROGRESS)

    @property
    def is_chance_due(self) -> bool:
        return not self.is_over and bool(self.array["turn"][0] == CHANCE)

    def prepare_moves(self) -> Moves:
        """Return the memory for the legal actions, allocated when it is first needed: most positions are never asked for them."""
        if self.moves is None:
            self.moves = np.zeros(self.game.actions, np.int16)
            self.buffer = self.moves.data
        return self.moves

    def legal(self) -> list[int]:
        """Return the legal actions in ascending order.

        An observation lists the actions of its own viewer: none while it is another seat's turn.
        """
        count = self.count
        if count < 0:
            self.count = count = self.count_legal()
        return self.buffer[:count].tolist()  # type: ignore[no-any-return]

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
        if action.__class__ is not int or not 0 <= action < self.playable:
            action = self.check_action(action)
        moves = self.moves
        count = self.step(self.array, 0, action, self.prepare_moves() if moves is None else moves)
        if count < 0:
            raise self.illegal(action)
        self.count = count

    def apply_only(self, action: int) -> None:
        """Play an action like `apply`, but leave to `chance` what it has to decide."""
        if action.__class__ is not int or not 0 <= action < self.playable:
            action = self.check_action(action)
        if not self.rules.apply(self.array, 0, action):
            raise self.illegal(action)
        self.count = -1

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
        if not self.is_chance_due or not self.playable:
            raise IllegalMove(Said("game-over" if self.is_over else "no-chance-due" if self.viewer == ALL else "position-observed"))
        self.rules.chance(self.array, 0)
        self.count = -1

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

    @property
    def plain(self) -> Any:
        """The state in plain Python."""
        return plain_reader(self.game.state)(self.array.tobytes())

    def observe_plain(self, seat: int) -> Any:
        """Return what a seat (or SPECTATOR) knows as a named tuple; cached until the state changes."""
        viewer = self.check_viewer(seat)
        now = self.array.tobytes()
        if now != self.stamp:
            self.stamp, self.cache = now, {}
        if viewer not in self.cache:
            self.cache[viewer] = self.observe(viewer).plain
        return self.cache[viewer]

    def determinize(self, seed: Seed | None = None) -> "Position":
        """Return a random whole position that is consistent with this observation.

        Parameters
        ----------
        seed
            An integer or 32 bytes; the same seed gives the same position. Random if omitted.

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
        as_int = self.copy()
        as_int.rules.determinize(as_int.array, 0, key)
        as_int.set_viewer(ALL, True)
        return as_int

    def imagined(self, seed: Seed | None = None) -> "Position":
        """Deprecated name of `determinize`."""
        warnings.warn("Position.imagined is deprecated; use Position.determinize", DeprecationWarning, stacklevel=2)
        return self.determinize(seed)

    def copy(self) -> "Position":
        return Position.wrap(self.game, copy_states(self.array), self.last, self.viewer, self.is_begun)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        return unpickle, (self.game, self.array.tobytes(), self.is_begun)


def unpickle(game: Game, state: bytes, is_begun: bool) -> Position:
    """Restore a pickled position."""
    array = np.frombuffer(bytearray(state), game.state)
    return Position.wrap(game, array, int(array["players"][0]) - 1, int(array["viewer"][0]), is_begun)
