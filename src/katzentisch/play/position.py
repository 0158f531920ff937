"""A position: one game's record, and the rules called on it. Fast enough to be driven move by move from Python."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..games.calls import Calls, calls
from ..games.game import BadSetup, Game, IllegalMove, Value
from ..games.plain import reader
from ..games.state import ALL, CHANCE, GOING_ON
from ..words import Said

Seed = int | bytes


def seed_bytes(seed: Seed | None) -> bytes:
    """256 bits: as given, or the number as 32 little-endian bytes, or fresh from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 256:
            raise BadSetup(Said("seed-range"))
        return seed.to_bytes(32, "little")
    if len(seed) != 32:
        raise BadSetup(Said("seed-size", {"size": len(seed)}))
    return bytes(seed)


def key_of(seed: bytes) -> Any:
    """The seed as the eight words of a ChaCha key."""
    return np.frombuffer(seed, "<u4").astype(np.uint32)


def blank(game: Game, players: int, options: Mapping[str, Value], first: int) -> Any:
    """A record that knows its table and nothing else."""
    if type(players) is not int or players not in game.players:
        raise BadSetup(Said("players-range", {"players": players, "least": game.players[0], "most": game.players[-1]}))
    if type(first) is not int or not 0 <= first < players:
        raise BadSetup(Said("first-range", {"first": first, "last": players - 1}))
    array = np.zeros(1, game.state)
    array["players"], array["first"], array["viewer"] = players, first, ALL
    array["options"][0, : len(game.options)] = chosen(game, players, options)
    return array


def chosen(game: Game, players: int, options: Mapping[str, Value]) -> list[int]:
    """Each option as the index of its value."""
    unknown = [name for name in options if name not in {option.name for option in game.options}]
    if unknown:
        raise BadSetup(Said("option-unknown", {"option": str(unknown[0])[:80], "options": [option.name for option in game.options]}))
    indices = []
    for option in game.options:
        value = options.get(option.name, option.usual(players))
        allowed = option.allowed(players)
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise BadSetup(
                Said("option-value", {"option": option.name, "value": str(value)[:80], "values": [str(each) for each in allowed]})
            )
        indices.append(option.values.index(value))
    return indices


def copied(array: Any) -> Any:
    """A copy of records, byte by byte: NumPy would go through their fields one after the other, a hundred times slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


class Position:
    """`array` holds one record of the game's type; `moves` the legal actions, as many as `count` says; `listed` is a quick way to them.

    `known` keeps what `known_to` told of the record while it had the bytes `told`.
    """

    __slots__ = ("array", "call", "count", "game", "known", "listed", "moves", "told")

    def __init__(self, game: Game, array: Any) -> None:
        self.game = game
        self.array = array
        self.call: Calls = calls(game)
        self.moves: Any = None
        self.listed: Any = None
        self.count = -1  # not known yet
        self.known: dict[int, Any] = {}
        self.told = b""

    @classmethod
    def dealt(cls, game: Game, players: int, options: Mapping[str, Value], first: int, seed: bytes) -> "Position":
        """From a seed; `begin` is still to come."""
        position = cls(game, blank(game, players, options, first))
        position.call.deal(position.array, 0, key_of(seed))
        return position

    @classmethod
    def laid_out(cls, game: Game, players: int, options: Mapping[str, Value], first: int, setup: dict[str, Any]) -> "Position":
        """From a record's setup; `begin` is still to come. Chance during the game then comes from the record, or from a fixed generator."""
        position = cls(game, blank(game, players, options, first))
        game.read_setup(position.state, setup)
        position.array["key"][0] = key_of(hashlib.sha256(repr(setup).encode()).digest())
        position.array["spent"] = 32
        return position

    def begin(self) -> None:
        self.call.begin(self.array, 0)
        self.count = -1

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
        if self.count < 0:
            self.count = self.call.legal(self.array, 0, self.list_moves())
        actions: list[int] = self.listed[: self.count].tolist()
        return actions

    def apply(self, action: int) -> None:
        """Plays a decision and lets chance decide what it makes due."""
        count = self.call.step(self.array, 0, action, self.moves if self.moves is not None else self.list_moves())
        if count < 0:
            raise self.illegal(action)
        self.count = count

    def apply_only(self, action: int) -> None:
        """Plays a decision; what chance is to decide stays due."""
        if not self.call.apply(self.array, 0, action):
            raise self.illegal(action)
        self.count = -1

    def illegal(self, action: int) -> IllegalMove:
        return IllegalMove(Said("game-over") if self.is_over else self.game.why_not(self.state, action))

    def chance(self) -> None:
        self.call.chance(self.array, 0)
        self.count = -1

    def masked(self, seat: int) -> "Position":
        """What a seat (or SPECTATOR) knows."""
        out = np.frombuffer(bytearray(self.game.state.itemsize), self.game.state)
        self.call.mask(self.array, 0, seat, out, 0)
        return Position(self.game, out)

    @property
    def plain(self) -> Any:
        """The record in plain Python."""
        return reader(self.game.state)(self.array.tobytes())

    def known_to(self, seat: int) -> Any:
        """What a seat (or SPECTATOR) knows, in plain Python: made once, until the record changes."""
        now = self.array.tobytes()
        if now != self.told:
            self.told, self.known = now, {}
        if seat not in self.known:
            self.known[seat] = self.masked(seat).plain
        return self.known[seat]

    def imagined(self, seed: Seed | None = None) -> "Position":
        """A world that fits what the viewer of this masked position knows."""
        world = self.copy()
        world.call.imagine(world.array, 0, key_of(seed_bytes(seed)))
        return world

    def copy(self) -> "Position":
        return Position(self.game, copied(self.array))
