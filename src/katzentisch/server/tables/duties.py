"""What is to be done at a table without anybody asking, and when: dealing, bots, standing orders, warnings, time that is up."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from ...play.fair_deal import OLD_SCHEME
from ...play.orders import Order, is_over
from ..settings import Settings
from .table import Table


class Task(Enum):
    LIST = auto()  # fixes the share commitments
    DEAL = auto()
    RESTART = auto()  # the deal, without those who did not reveal their shares
    PLAY = auto()  # a bot, for itself or for somebody who is away
    OBEY = auto()  # a standing order
    WARN = auto()
    REPLACE = auto()  # a bot takes over


@dataclass(frozen=True)
class Duty:
    task: Task
    at: int
    seat: int

    @property
    def is_move(self) -> bool:
        return self.task in (Task.PLAY, Task.OBEY)


def duty_of(table: Table, orders: Mapping[int, Order], settings: Settings, key: bytes) -> Duty | None:
    """The next thing due. All of it follows from the log, the orders and the key, so every process comes to the same."""
    if table.status == "dealing":
        return deal_duty(table, settings)
    if table.status != "playing" or table.turn is None:
        return None
    seat = table.turn
    if standing_order(table, orders):  # also for somebody who is away: that is what orders are for
        return Duty(Task.OBEY, table.dealing.turn_at + pause(table, settings, key), seat)
    if table.is_bots_turn:
        return Duty(Task.PLAY, table.dealing.turn_at + pause(table, settings, key), seat)
    return time_is_up(table, seat)


def standing_order(table: Table, orders: Mapping[int, Order]) -> Order | None:
    """That of the seat at turn; one whose auction is over is as good as none."""
    play, turn = table.deal.play if table.deal else None, table.turn
    if play is None or turn is None or turn not in orders:
        return None
    return None if is_over(orders[turn], play.position.observe(turn)) else orders[turn]


def deal_duty(table: Table, settings: Settings) -> Duty:
    """Each phase waits for everybody who is asked, but not for ever."""
    deal = table.dealing
    at = deal.phase_at + settings.share_wait if deal.missing else table.at
    if deal.scheme == OLD_SCHEME:
        return Duty(Task.DEAL, at, 0)
    if not deal.is_listed:
        return Duty(Task.LIST, at, 0)
    return Duty(Task.RESTART if deal.missing else Task.DEAL, at, 0)


def time_is_up(table: Table, seat: int) -> Duty | None:
    timer, warned = table.dealing.timer, table.seats[seat].warned
    if warned is not None:
        return Duty(Task.REPLACE, warned, seat)
    if timer.warning is not None:
        return Duty(Task.WARN, timer.warning, seat)
    return None


def pause(table: Table, settings: Settings, key: bytes) -> int:
    """A human pace, from the table, the game and the ply alone, so that it shows nothing of what a seat holds.

    It is the same for bots, for those who play for somebody away, and for standing orders. Without the key nobody can compute it, and so
    nobody can tell an order from a move by hand.
    """
    return drawn(key, (table.id, table.games, table.dealing.ply), settings.bot_pause)


def drawn(key: bytes, decision: tuple[str, int, int], between: tuple[int, int]) -> int:
    """A number from the first to the last of two, always the same for a decision: a table, a game there, a ply."""
    chance = hmac.digest(key, " ".join(map(str, decision)).encode(), "sha256")
    return between[0] + int.from_bytes(chance[:8], "little") % (between[1] - between[0] + 1)


def next_step(due: int, now: int, step: int) -> int:
    """When a move is made that was due and may have been found too late: whole steps after that, so that the excess shows little."""
    late = max(0, now - due)
    return due + (-(-late // step) * step if step else late)
