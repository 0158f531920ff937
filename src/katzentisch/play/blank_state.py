"""The beginning of a position: seeds, options, and a state that knows only its table."""

import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from ..games.arrays import States, Words
from ..games.game import BadSetup, Game, Value
from ..games.state import ALL, NOBODY
from ..words import Said
from .integers import as_int, as_int_within, describe_value

Seed = int | bytes
KEY_WORDS = np.dtype("<u4")


def seed_bytes(seed: Seed | None) -> bytes:
    """Return 256 bits: the bytes as given, an integer as 32 little-endian bytes, or random ones from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes | bytearray | memoryview):
        given = bytes(seed)
        if len(given) != 32:
            raise BadSetup(Said("seed-size", {"size": len(given)}))
        return given
    number = as_int(seed)
    if number is None:
        raise BadSetup(Said("seed-type", {"seed": describe_value(seed)}))
    if not 0 <= number < 1 << 256:
        raise BadSetup(Said("seed-range"))
    return number.to_bytes(32, "little")


def key_of(seed: bytes) -> Words:
    """Return the seed as the eight words of a ChaCha key."""
    return np.frombuffer(bytearray(seed), KEY_WORDS).astype(np.uint32, copy=False)


def blank_state(game: Game, players: int, options: Mapping[str, Value] | None, first: int) -> States:
    """Return an array with one state that contains its table (players, options, first seat) and nothing else."""
    if isinstance(options, dict | None) and not options and players.__class__ is int and first.__class__ is int:
        return np.frombuffer(bytearray(usual_table(game, players, first)), game.state)
    return new_table(game, players, options, first)


@cache
def usual_table(game: Game, players: int, first: int) -> bytes:
    """Return the bytes of a table with the usual options, which most games are dealt at."""
    return new_table(game, players, None, first).tobytes()


def new_table(game: Game, players: int, options: Mapping[str, Value] | None, first: int) -> States:
    seats = as_int_within(players, game.players[0], game.players[-1])
    if seats is None:
        raise BadSetup(wrong_players(players, game.players))
    beginner = as_int_within(first, 0, seats - 1)
    if beginner is None:
        raise BadSetup(Said("first-range", {"first": describe_value(first), "last": seats - 1}))
    array = np.zeros(1, game.state)
    array["players"], array["first"], array["viewer"] = seats, beginner, ALL
    array["options"][0, : len(game.options)] = option_indices(game, seats, options)
    return array


def wrong_players(given: object, allowed: range) -> Said:
    facts = {"players": describe_value(given), "least": allowed[0], "most": allowed[-1], "is_fixed": int(len(allowed) == 1)}
    return Said("players-range", facts)


def option_indices(game: Game, players: int, options: Mapping[str, Value] | None) -> list[int]:
    """Return each option as the index of its value; raises BadSetup."""
    given = plain_options(options)
    unknown = [name for name in given if name not in {option.name for option in game.options}]
    if unknown:
        raise BadSetup(Said("option-unknown", {"option": str(unknown[0])[:80], "options": [option.name for option in game.options]}))
    indices = []
    for option in game.options:
        value = given.get(option.name, option.usual(players))
        allowed = option.allowed(players)
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise BadSetup(wrong_option_value(option.name, value, allowed))
        indices.append(option.values.index(value))
    return indices


def plain_options(options: Mapping[str, Value] | None) -> dict[str, Value]:
    """Copy the options with Python's integers and strings, as the JSON of a record needs them."""
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(Said("options-type", {"type": type(options).__name__}))
    return {name: plain_value(value) for name, value in (options or {}).items()}


def plain_value(value: Any) -> Any:
    if isinstance(value, str):
        return str(value)  # NumPy's strings are strings
    number = as_int(value)
    return value if number is None else number


def wrong_option_value(option: str, value: object, allowed: list[Value]) -> Said:
    """Say what is wrong with an option's value: its type, or the value itself."""
    is_of_right_type = any(type(value) is type(each) for each in allowed)
    shown = value[:80] if is_of_right_type and isinstance(value, str) else describe_value(value)
    sentence = "option-value" if is_of_right_type and isinstance(shown, str) else "option-type"
    return Said(sentence, {"option": option, "value": shown, "values": [str(each) for each in allowed]})


def copy_states(array: States) -> States:
    """Copy states byte by byte: NumPy would copy field by field, a hundred times slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def no_such_seat(seat: object, last: int) -> Said:
    stamp = describe_value(seat)
    return Said("seat-type" if isinstance(stamp, Said) else "seat-range", {"seat": stamp, "last": last})


def check_game(game: object) -> Game:
    if not isinstance(game, Game):
        raise BadSetup(Said("position-game", {"type": type(game).__name__}))
    return game


def is_state_array(array: object, game: Game) -> bool:
    """Whether the compiled rules can write to this array: one aligned state of the game, with a table and a turn that exist."""
    if not isinstance(array, np.ndarray) or array.shape != (1,) or array.dtype != game.state or not isinstance(array[0], np.record):
        return False
    return bool(array.flags.writeable and array.flags.aligned) and has_table(array[0], game)


def has_table(state: Any, game: Game) -> bool:
    """Whether the fields that compiled code uses as indices are within their bounds: it would read or write outside of the state."""
    seats = int(state.players)
    if seats not in game.players or not 0 <= state.first < seats or not 0 <= state.end <= len(game.ends):
        return False
    has_options = all(0 <= index < len(option.values) for index, option in zip(state.options, game.options, strict=False))
    return has_options and 0 <= state.phase < len(game.phases) and NOBODY <= state.turn < seats and ALL <= state.viewer < seats
