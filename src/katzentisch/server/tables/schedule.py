"""The schedule of a table: what happens without a request, and when. Dealing, bots, standing orders, warnings, time limits."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from ...play.fair_deal import OLD_SCHEME
from ...play.orders import Order, is_over
from ..settings import Settings
from .pace import pause
from .table import Table


class TaskKind(Enum):
    FIX_LIST = auto()  # of the share commitments
    DEAL = auto()
    RESTART = auto()  # the deal, without the seats that did not reveal their shares
    BOT_MOVE = auto()  # by a bot for itself or for a person who is away
    ORDER_MOVE = auto()  # by a standing order
    FORCED_MOVE = auto()  # a person's only legal move
    WARN = auto()
    REPLACE = auto()  # a bot takes over


@dataclass(frozen=True)
class ScheduledTask:
    kind: TaskKind
    at: int
    seat: int

    @property
    def is_move(self) -> bool:
        return self.kind in (TaskKind.BOT_MOVE, TaskKind.ORDER_MOVE, TaskKind.FORCED_MOVE)


def next_task(table: Table, orders: Mapping[int, Order], settings: Settings, key: bytes) -> ScheduledTask | None:
    """Return the next task. It depends only on the log, the orders and the key, so every process gets the same one."""
    if table.status == "dealing":
        return deal_task(table, settings)
    if table.status != "playing" or table.turn is None:
        return None
    seat, clock = table.turn, clock_task(table, table.turn)
    kind = automatic_move(table, orders)
    move = ScheduledTask(kind, table.active_game.turn_at + pause(table, settings, key), seat) if kind else None
    if kind is TaskKind.FORCED_MOVE and move and clock and clock.at < move.at:
        return clock
    return move or clock


def automatic_move(table: Table, orders: Mapping[int, Order]) -> TaskKind | None:
    """Return how the seat at turn moves without a request, if it does. An order acts also if the person is away: that is what it is for."""
    if standing_order(table, orders):
        return TaskKind.ORDER_MOVE
    if table.is_bots_turn:
        return TaskKind.BOT_MOVE
    return TaskKind.FORCED_MOVE if table.is_forced else None


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
