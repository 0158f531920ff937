"""The ratings that ship with the package; `script/run ratings` measures them anew."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("ratings.json")


@cache
def measured() -> dict[str, dict[str, Any]]:
    """By game and bot: `mu`, `sigma`, and how many games they come from."""
    ratings: dict[str, dict[str, Any]] = msgspec.json.decode(FILE.read_bytes())["ratings"]
    return ratings
