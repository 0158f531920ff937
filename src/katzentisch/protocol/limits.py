"""The limits that clients and the server share. The page gets them as LIMITS in `web/src/games.ts`."""

import msgspec

from ..games.registry import MOST_PLAYERS
from ..play import clocks
from ..play.clocks import Bounds


class ClockLimits(msgspec.Struct, frozen=True):
    seconds: Bounds = clocks.SECONDS  # for each decision
    reserve: Bounds = clocks.RESERVE  # seconds for the whole game
    days: Bounds = clocks.DAYS  # for each decision


class Limits(msgspec.Struct, frozen=True, rename="camel"):
    clock: ClockLimits = ClockLimits()
    games: Bounds = Bounds(1, 99)  # in a series
    seats: int = MOST_PLAYERS  # at one table
    name: int = 24  # characters of a name, once it is cleaned
    name_input: int = 100  # characters of a name, as it is typed
    code: int = 40  # characters of a code for another device, as it is typed
    chat: int = 300  # characters of a message
    move: int = 80  # characters of a move or an order
    history_page: int = 50  # finished games in one answer of /api/me/history
    replay_page: int = 1000  # frames in one answer of /api/played/…/replay: enough for most games; the longest take half a megabyte


LIMITS = Limits()
