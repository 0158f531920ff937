"""The games, and everything that a game is made of.

`GAMES` is the only registry: the rest of the program finds games only there. Plug-in games are loaded with its first use, because they
import this package themselves. The other names are what a game in another package needs (docs/add-a-game.md).
"""

from typing import Any

from . import registry
from .arrays import Features, Int8, Int8s, Int16, Int16s, Int32, Int32s, Int64, Int64s, Moves
from .chance import below, shuffle, swap
from .compiled import rule
from .fast_random import next_rng, pick, uniform
from .feature_columns import (
    FeatureColumn,
    FeatureGroup,
    amount_column,
    bits_columns,
    flag_column,
    one_hot_columns,
    spare_columns,
    thermometer_columns,
)
from .feature_encoding import amount, bits_of, flag, one_hot, seat_after, steps_between, thermometer, zeros
from .game import (
    HIDDEN,
    ActionGroup,
    BadSetup,
    Event,
    Game,
    IllegalMove,
    Option,
    PublicEvent,
    RulesVersion,
    UnreadableMove,
    View,
    Zone,
    ZoneView,
)
from .policy import Policies, SearchParameters
from .setup import check_cards, read_cards, read_strings
from .state import ALL, CHANCE, IN_PROGRESS, NOBODY, SEATS, SPECTATOR, CommonState, finish, left_of, observe_common, state_dtype
from .view_base import common_fields, names_of, over_events

GAMES: dict[str, Game]

__all__ = [
    "ALL",
    "CHANCE",
    "GAMES",
    "HIDDEN",
    "IN_PROGRESS",
    "NOBODY",
    "SEATS",
    "SPECTATOR",
    "ActionGroup",
    "BadSetup",
    "CommonState",
    "Event",
    "FeatureColumn",
    "FeatureGroup",
    "Features",
    "Game",
    "IllegalMove",
    "Int8",
    "Int8s",
    "Int16",
    "Int16s",
    "Int32",
    "Int32s",
    "Int64",
    "Int64s",
    "Moves",
    "Option",
    "Policies",
    "PublicEvent",
    "RulesVersion",
    "SearchParameters",
    "UnreadableMove",
    "View",
    "Zone",
    "ZoneView",
    "amount",
    "amount_column",
    "below",
    "bits_columns",
    "bits_of",
    "check_cards",
    "common_fields",
    "finish",
    "flag",
    "flag_column",
    "left_of",
    "names_of",
    "next_rng",
    "observe_common",
    "one_hot",
    "one_hot_columns",
    "over_events",
    "pick",
    "read_cards",
    "read_strings",
    "rule",
    "seat_after",
    "shuffle",
    "spare_columns",
    "state_dtype",
    "steps_between",
    "swap",
    "thermometer",
    "thermometer_columns",
    "uniform",
    "zeros",
]


def __getattr__(name: str) -> Any:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()["GAMES"] = registry.load_games()
    return globals()["GAMES"]
