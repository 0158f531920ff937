"""What the environments share: checked arguments, and the error if an optional library is missing."""

import math
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..batch.batch import as_mask
from ..games.arrays import Bools
from ..games.game import BadSetup
from ..play.integers import as_int_within, describe_value
from ..words import Said, say

FORCED = ("show", "skip")  # whether positions with a single legal action are shown, or played automatically
LAST_NUMBER = 2**31 - 1  # of games in a run that an environment can start with
LAST_SEED = 2**256 - 1


def missing(library: str, extra: str, error: ImportError) -> ImportError:
    """Return the error that says how to install the library of an adapter."""
    return ImportError(say("envs-missing", library=library, extra=extra, why=str(error)))


def read_choice(argument: str, value: object, values: Sequence[str | None]) -> Any:
    """Return the value if it is one of these; raises BadSetup."""
    if not (value is None or isinstance(value, str)) or value not in values:
        facts = {"argument": argument, "values": [str(each) for each in values], "value": describe_value(value)}
        raise BadSetup(Said("envs-choice", facts))
    return value


def read_int(argument: str, value: object, least: int, most: int) -> int:
    """Return the value as a Python integer; raises BadSetup."""
    number = as_int_within(value, least, most)
    if number is None:
        raise BadSetup(Said("envs-range", {"argument": argument, "least": least, "most": most, "value": describe_value(value)}))
    return number


def read_float(argument: str, value: object) -> float:
    """Return the value as a finite float; raises BadSetup."""
    try:
        number = math.nan if isinstance(value, bool | str | bytes) else float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise BadSetup(Said("envs-type", {"argument": argument, "right": Said("envs-a-number"), "value": describe_value(value)}))
    return number


def read_flag(argument: str, value: object) -> bool:
    """Return the value as a Python boolean; raises BadSetup."""
    if not isinstance(value, bool | np.bool_):
        raise BadSetup(Said("flag-type", {"name": argument, "value": describe_value(value)}))
    return bool(value)


def read_mask(argument: str, value: Any, rows: int) -> Bools:
    """Return the value as a boolean array with this number of rows; raises BadSetup."""
    mask = as_mask(value, rows)
    if mask is None:
        raise BadSetup(Said("envs-mask", {"argument": argument, "rows": rows}))
    return mask


def read_seed(seed: object) -> int:
    """Return the seed of a run, a random one for None; raises BadSetup."""
    number = secrets.randbelow(2**63) if seed is None else as_int_within(seed, 0, LAST_SEED)
    if number is None:
        raise BadSetup(Said("seed-range"))
    return number


def read_mapping(argument: str, value: object) -> Mapping[str, Any]:
    """Return the value if it is a dictionary, an empty one for None; raises BadSetup."""
    if value is not None and not isinstance(value, Mapping):
        raise BadSetup(Said("envs-type", {"argument": argument, "right": Said("envs-a-dictionary"), "value": describe_value(value)}))
    return value or {}


def read_reset_options(options: object) -> int | None:
    """Return the game number in the options of a `reset`, if there is one. Other keys mean nothing here; raises BadSetup."""
    number = read_mapping("options", options).get("game_number")
    return None if number is None else read_int("game_number", number, 0, LAST_NUMBER)
