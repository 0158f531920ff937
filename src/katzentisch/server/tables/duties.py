"""What is to be done at a table without anybody asking, and when: dealing, bots, standing orders, warnings, time that is up."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from ...play.orders import Order
from ..settings import Settings
from .table import Table


class Task(Enum):
    DEAL = auto()
    PLAY = auto()  # a bot, for itself or for somebody who is away
    OBEY = auto()  # a standing order
    WARN = auto()
    REPLACE = auto()  # a bot takes over


@dataclass(frozen=True)
class Duty:
    task: Task
    at: int
    seat: int


def duty_of(table: Table, orders: Mapping[int, Order], settings: Settings) -> Duty | None:
    """The next thing due. All of it follows from the log and the orders, so every process comes to the same."""
    if table.status == "dealing":
        wait = 0 if table.dealing.is_complete else settings.share_wait
        return Duty(Task.DEAL, table.at if wait == 0 else table.dealing.began_at + wait, 0)
    if table.status != "playing" or table.turn is None:
        return None
    seat = table.turn
    if seat in orders:  # also of somebody who is away: that is what orders are for
        return Duty(Task.OBEY, table.dealing.turn_at + pause(table, settings), seat)
    if table.is_bots_turn:
        return Duty(Task.PLAY, table.dealing.turn_at + pause(table, settings), seat)
    return time_is_up(table, seat)


def time_is_up(table: Table, seat: int) -> Duty | None:
    timer, warned = table.dealing.timer, table.seats[seat].warned
    if warned is not None:
        return Duty(Task.REPLACE, warned, seat)
    if timer.warning is not None:
        return Duty(Task.WARN, timer.warning, seat)
    return None


def pause(table: Table, settings: Settings) -> int:
    """A human pace that follows from the table and the ply alone, so that it tells nothing of what a bot holds."""
    least, most = settings.bot_pause
    chance = hashlib.sha256(f"{table.id} {table.games} {table.dealing.ply}".encode()).digest()
    return least + int.from_bytes(chance[:4], "little") % (most - least + 1)
