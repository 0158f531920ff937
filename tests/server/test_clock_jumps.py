"""The system clock is set while people play: bots neither freeze nor hurry, and nobody gains or loses time."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from katzentisch.play.clocks import MoveClock
from katzentisch.protocol import codec, messages, table_events
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.http.tables import row_of
from katzentisch.server.rooms.clock import AHEAD, SETTLED, SteadyClock, TableTime
from katzentisch.server.rooms.presence import is_gone
from katzentisch.server.server import Server
from katzentisch.server.storage.rows import Append, Guest
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import Away, Began, Chatted, Dealt, Moved, Opened, Seated, encode
from katzentisch.server.tables.updates import on_server_clock
from katzentisch.testing.running_server import RunningServer, eventually, quick, running

from .served_table import NEVER, TABLE
from .tables.table_builder import opened

HOUR = 3600 * 1000
START = 1_000_000_000
ANNA = Person("0", "Anna")


@dataclass
class Machine:
    """Its clock can be set; what only counts can't."""

    wall: int = START
    seconds: float = 0.0

    def now(self) -> int:
        return self.wall

    def ticks(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.wall += round(seconds * 1000)
        self.seconds += seconds


def test_a_jump_of_some_seconds_is_not_followed() -> None:
    machine = Machine()
    clock = SteadyClock(machine.now, machine.ticks)
    machine.wall += HOUR
    for _ in range(4):
        machine.pass_by(1)
        assert clock() == START + round(1000 * machine.seconds)
    machine.wall -= HOUR
    machine.pass_by(1)
    assert clock() == START + 5000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_stays_where_it_was_set_is_believed_after_a_while(jump: int) -> None:
    machine = Machine()
    clock = SteadyClock(machine.now, machine.ticks)
    machine.wall += jump
    assert clock() == START
    machine.pass_by(SETTLED - 1)
    assert clock() == machine.wall - jump
    machine.pass_by(2)
    assert clock() == machine.wall


def test_small_corrections_are_followed_at_once() -> None:
    machine = Machine()
    clock = SteadyClock(machine.now, machine.ticks)
    machine.wall += 1500
    assert clock() == machine.wall
    machine.wall -= 1500
    assert clock() == machine.wall


def test_a_clock_that_jumps_again_and_again_is_not_believed() -> None:
    machine = Machine()
    clock = SteadyClock(machine.now, machine.ticks)
    for number in range(200):
        machine.pass_by(1)
        machine.wall += HOUR * (1 if number % 2 else -1)
        assert abs(clock() - (START + 1000 * machine.seconds)) <= 1


def test_a_table_that_is_ahead_continues_from_its_last_entry() -> None:
    machine, table = Machine(), opened()
    time = TableTime(machine)
    table.at = START
    assert (time.now(table), time.ahead(table)) == (START, 0)
    table.number, table.at = 2, START + HOUR
    assert time.now(table) == START + HOUR
    machine.pass_by(7)
    assert time.now(table) == START + HOUR + 7000
    assert time.ahead(table) == HOUR
    table.number, table.at = 3, START + HOUR + 7000
    assert time.now(table) == START + HOUR + 7000
    machine.pass_by(1)
    assert time.now(table) == START + HOUR + 8000
    table.number, table.at = 4, machine.wall + AHEAD - 1  # clocks of two machines
    assert (time.now(table), time.ahead(table)) == (machine.wall, 0)


async def ahead_table(store: Store, at: int, clock: bool = False) -> None:
    """As a server left it whose clock was an hour ahead: a bot is to move, or a person has a clock."""
    choices = TableSettings("maus_pass_auf", 2, clock=MoveClock(30, 0)) if clock else TableSettings("maus_pass_auf", 2)
    row = msgspec.structs.replace(row_of(choices, Guest("0", "Anna", 0, 0), START), id=TABLE, invite=None)
    await store.create_table(row, encode(Opened(choices, ANNA)).decode())
    log = [Seated(1, Robot("rules", "Minka")), Began("game", "07" * 32), Dealt(), *([] if clock else [Away(0)])]
    for number, entry in enumerate(log, 2):
        due = at + 1000 if number == len(log) + 1 else None
        assert await store.append(Append(TABLE, number, at, encode(entry).decode(), "playing", 0, due))


def test_bots_continue_at_once_after_a_restart_with_the_right_time(tmp_path: Path, address: str) -> None:
    """The log is an hour ahead, and so is what is due: nobody comes, and the bots play on all the same."""

    async def prepare() -> None:
        store = await Store.open(address)
        await ahead_table(store, SteadyClock()() + HOUR)
        await store.close()

    def moves(server: RunningServer) -> int:
        return sum('"moved"' in row.body for row in server.call(server.server.services.store.entries(TABLE)))

    asyncio.run(prepare())
    with running(quick(tmp_path, address)) as server:
        assert eventually(lambda: moves(server) >= 5)
        row = server.call(server.server.services.store.table(TABLE))
        assert row.due is None or row.due < server.server.services.now() + 60_000


def test_a_bot_s_pause_and_a_person_s_time_are_the_usual_ones(tmp_path: Path) -> None:
    """Nothing is waited for: what is due when follows from the clocks."""

    async def scenario() -> None:
        machine = Machine()
        times: dict[str, Any] = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": NEVER, "bot_pause": (1000, 1000)}
        async with Server.running(quick(tmp_path, **times)) as server:
            server.services.now, server.services.ticks = machine.now, machine.ticks
            await ahead_table(server.services.store, START + HOUR, clock=True)
            room = await server.rooms.find(TABLE)
            assert room
            timer = room.table.active_game.timer
            assert timer.time == 30_000
            assert room.due == START + 20_000  # the warning, by the clock
            machine.pass_by(12)
            async with room.lock:
                assert await room.add(Moved(0, "turn"))
            assert room.table.at == START + HOUR + 12_000
            bot = room.due
            assert bot is not None
            assert 0 <= bot - machine.wall <= 1000
            received = codec.decode_message(room.audience.update_json(room.table, 0, [], None))
            assert isinstance(received, messages.Update)
            machine.pass_by(1)
            async with room.lock:
                assert await room.add(Moved(1, "turn"))
                assert await room.add(Chatted(ANNA, "still here?"))
            assert room.table.active_game.timer.reserves == [0, 0]
            received = codec.decode_message(room.audience.update_json(room.table, 0, [], None))
            assert isinstance(received, messages.Update)
            assert received.clock
            assert received.clock.deadline == machine.wall + 30_000
            room.scheduler.cancel()

    asyncio.run(scenario())


def test_who_was_seen_by_a_clock_that_was_wrong_may_be_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        machine = Machine()
        times: dict[str, Any] = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": NEVER, "absence": 60_000}
        async with Server.running(quick(tmp_path, **times)) as server:
            server.services.now, server.services.ticks = machine.now, machine.ticks
            await ahead_table(server.services.store, START, clock=True)
            await server.services.store.note_presence([(TABLE, "0")], START + HOUR)
            room = await server.rooms.find(TABLE)
            assert room
            assert not await is_gone(room, 0)
            machine.pass_by(61)
            assert await is_gone(room, 0)
            room.scheduler.cancel()

    asyncio.run(scenario())


def test_times_are_sent_by_the_clock_that_viewers_have() -> None:
    seats = [messages.SeatState(ANNA, warned=START + HOUR + 5000), messages.SeatState(None)]
    state = messages.TableState("t", TableSettings("mau_mau", 2), None, "playing", ANNA, seats, [], [], [], True)
    received = messages.Update(
        table="t",
        seat=0,
        number=3,
        table_events=[table_events.SeatWarned(3, START, 0, START + HOUR + 5000)],
        state=state,
        clock=messages.ClockState(START + HOUR + 5000, START + HOUR, [0]),
    )
    shown = on_server_clock(received, HOUR)
    assert shown.state
    assert shown.clock
    assert [seat.warned for seat in shown.state.seats] == [START + 5000, None]
    assert (shown.clock.deadline, shown.clock.warning) == (START + 5000, START)
    assert [each.until for each in shown.table_events if isinstance(each, table_events.SeatWarned)] == [START + 5000]
