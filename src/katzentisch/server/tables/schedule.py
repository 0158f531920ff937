"""The schedule of a table: what happens without a request, and when. Dealing, bots, standing orders, warnings, time limits."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from ...play.fair_deal import OLD_SCHEME
from ...play.orders import Order, is_over
from ..settings import Settings
from .table import Table


class TaskKind(Enum):
    FIX_LIST = auto()  # of the share commitments
    DEAL = auto()
    RESTART = auto()  # the deal, without the seats that did not reveal their shares
    BOT_MOVE = auto()  # by a bot for itself or for a person who is away
    ORDER_MOVE = auto()  # by a standing order
    WARN = auto()
    REPLACE = auto()  # a bot takes over


@dataclass(frozen=True)
class ScheduledTask:
    kind: TaskKind
    at: int
    seat: int

    @property
    def is_move(self) -> bool:
        return self.kind in (TaskKind.BOT_MOVE, TaskKind.ORDER_MOVE)


def next_task(table: Table, orders: Mapping[int, Order], settings: Settings, key: bytes) -> ScheduledTask | None:
    """Return the next task. It depends only on the log, the orders and the key, so every process gets the same one."""
    if table.status == "dealing":
        return deal_task(table, settings)
    if table.status != "playing" or table.turn is None:
        return None
    seat = table.turn
    if standing_order(table, orders):  # also if the person is away: that is what orders are for
        return ScheduledTask(TaskKind.ORDER_MOVE, table.active_game.turn_at + pause(table, settings, key), seat)
    if table.is_bots_turn:
        return ScheduledTask(TaskKind.BOT_MOVE, table.active_game.turn_at + pause(table, settings, key), seat)
    return clock_task(table, seat)


def standing_order(table: Table, orders: Mapping[int, Order]) -> Order | None:
    """Return the order of the seat whose turn it is, unless its auction is over."""
    play, turn = table.current_game.play if table.current_game else None, table.turn
    if play is None or turn is None or turn not in orders:
        return None
    return None if is_over(orders[turn], play.position.observe(turn)) else orders[turn]


def deal_task(table: Table, settings: Settings) -> ScheduledTask:
    """Each phase waits for all seats that were asked, up to a time limit."""
    game = table.active_game
    at = game.phase_at + settings.share_wait if game.missing else table.at
    if game.scheme == OLD_SCHEME:
        return ScheduledTask(TaskKind.DEAL, at, 0)
    if not game.is_listed:
        return ScheduledTask(TaskKind.FIX_LIST, at, 0)
    return ScheduledTask(TaskKind.RESTART if game.missing else TaskKind.DEAL, at, 0)


def clock_task(table: Table, seat: int) -> ScheduledTask | None:
    timer, warned = table.active_game.timer, table.seats[seat].warned
    if warned is not None:
        return ScheduledTask(TaskKind.REPLACE, warned, seat)
    if timer.warning is not None:
        return ScheduledTask(TaskKind.WARN, timer.warning, seat)
    return None


def pause(table: Table, settings: Settings, key: bytes) -> int:
    """Return a pause at a human pace that depends only on the table, the game and the ply, so it reveals nothing about a hand.

    It is the same for bots, for bots that stand in for a person, and for standing orders. It can't be computed without the key, so nobody
    can distinguish an order from a move made by hand.
    """
    return draw_pause(key, (table.id, table.games, table.active_game.ply), settings.bot_pause)


def draw_pause(key: bytes, decision: tuple[str, int, int], between: tuple[int, int]) -> int:
    """Return a number in the range, always the same for one decision: a table, a game there, a ply."""
    digest = hmac.digest(key, " ".join(map(str, decision)).encode(), "sha256")
    return between[0] + int.from_bytes(digest[:8], "little") % (between[1] - between[0] + 1)


def late_move_time(due: int, now: int, step: int) -> int:
    """Return when to make a move that was due at `due`. A late move is delayed by whole steps, so the excess reveals little."""
    late = max(0, now - due)
    return due + (-(-late // step) * step if step else late)
