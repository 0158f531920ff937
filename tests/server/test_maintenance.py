"""Expired data is deleted, with clocks that the test controls."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replaced
from sqlalchemy import select

from katzentisch.server.rooms.bus import Bus
from katzentisch.server.rooms.maintenance import DAY, HOUR, Maintenance
from katzentisch.server.rooms.services import Services
from katzentisch.server.settings import NO_LIMITS, Retention, Settings
from katzentisch.server.storage.rows import Guest, Session
from katzentisch.server.storage.schema import archives
from katzentisch.server.storage.store import Store

from .storage.samples import add_table, entry, game

pytestmark = pytest.mark.anyio

START = 20_000 * DAY
ANNA = Guest("anna", "Anna", created=START, seen=START)


class Clocks:
    """The wall clock in milliseconds, and the monotonic clock in seconds."""

    wall, timer = START, 100.0

    def advance(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.timer += milliseconds / 1000


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def make(store: Store, address: str, tmp_path: Path, clocks: Clocks) -> Callable[..., Maintenance]:
    def made(**retention: Any) -> Maintenance:
        settings = Settings(address, tmp_path, limits=NO_LIMITS, retention=replace(Retention(), **retention))
        return Maintenance(Services(settings, store, Bus(), pause_key=b"", now=lambda: clocks.wall), timer=lambda: clocks.timer)

    return made


async def kept(store: Store) -> list[str]:
    tables = await store.numbers(["open", "playing", "over", "closed"])
    games = ["game"] if await store.finished_game("g1") else []
    return [*sorted(tables), *games, *(["guest"] if await store.guest("anna") else [])]


async def fill(store: Store) -> None:
    """Everything is as old as the clock's start."""
    await store.add_guest(ANNA)
    for status in ("open", "playing", "over", "closed"):
        await add_table(store, status, status=status, created=START, changed=START, host="ben")
    await store.append(entry(2, "playing", at=START, status="playing", finished=game(finished=START)))


EVERYTHING = ["closed", "open", "over", "playing", "game", "guest"]


@pytest.mark.parametrize(
    ("retention", "days", "left"),
    [
        ({}, 6, EVERYTHING),
        ({}, 8, ["closed", "over", "playing", "game", "guest"]),
        ({}, 31, ["playing", "game", "guest"]),
        ({}, 30_000, ["playing", "game", "guest"]),  # the guest has a game
        ({"tables": None}, 30_000, ["closed", "over", "playing", "game", "guest"]),
        ({"games": 365}, 364, ["playing", "game", "guest"]),
        ({"games": 365}, 366, ["playing", "guest"]),
        ({"games": 365}, 401, ["playing"]),
        ({"games": 365, "guests": None}, 30_000, ["playing", "guest"]),
        ({"games": 1, "guests": 2, "tables": 3}, 4, ["open", "playing"]),
    ],
)
async def test_how_long_what_is_kept(
    store: Store, make: Callable[..., Maintenance], clocks: Clocks, retention: dict[str, int | None], days: int, left: list[str]
) -> None:
    await fill(store)
    clocks.advance(days * DAY)
    await make(**retention).run()
    assert await kept(store) == left


async def test_codes_and_sessions_go_when_they_have_expired(store: Store, make: Callable[..., Maintenance], clocks: Clocks) -> None:
    await store.add_guest(replaced(ANNA, seen=START + 400 * DAY))
    await store.add_device_code("used up", "anna", START + 1)
    await store.add_session(Session("old", "anna", START, START))
    await store.add_session(Session("new", "anna", START, START + 300 * DAY))
    clocks.advance(366 * DAY)
    await make().run()
    assert await store.device_codes_of("anna") == []
    assert [session.id for session in await store.sessions_of("anna")] == ["new"]


async def test_a_day_after_its_end_the_log_of_a_table_is_archived(store: Store, make: Callable[..., Maintenance], clocks: Clocks) -> None:
    await fill(store)
    before = {id: await store.entries(id) for id in ("open", "playing", "over", "closed")}
    for days, archived in ((1, []), (1, ["closed", "over"])):
        clocks.advance(days * DAY)
        await make().run()
        assert [id for [id] in await store.rows(select(archives.c.table_id).order_by(archives.c.table_id))] == archived
    assert {id: await store.entries(id) for id in before} == before


async def test_it_works_once_an_hour(store: Store, make: Callable[..., Maintenance], clocks: Clocks) -> None:
    maintenance = make()
    await maintenance.run()
    await add_table(store, "old", changed=START - 8 * DAY)
    for _ in range(59):
        clocks.advance(HOUR // 60)
        await maintenance.run()
        assert await store.table("old")
    clocks.advance(HOUR // 60)
    await maintenance.run()
    assert await store.table("old") is None


@pytest.mark.parametrize("jump", [10_000 * DAY, -10_000 * DAY])
async def test_a_clock_that_jumps_deletes_nothing_for_a_day(
    store: Store, make: Callable[..., Maintenance], clocks: Clocks, jump: int
) -> None:
    await fill(store)
    maintenance = make(games=30)
    await maintenance.run()
    clocks.wall += jump
    for _ in range(23):
        clocks.advance(HOUR)
        await maintenance.run()
        assert await kept(store) == EVERYTHING
    clocks.wall -= jump  # it is set right
    for _ in range(23):
        clocks.advance(HOUR)
        await maintenance.run()
    assert await kept(store) == EVERYTHING
    clocks.advance(40 * DAY)
    await maintenance.run()
    assert await kept(store) == ["playing", "guest"]


async def test_others_may_have_errands_too(make: Callable[..., Maintenance]) -> None:
    done = []

    async def errand() -> None:
        done.append("done")

    maintenance = make()
    maintenance.jobs.append(errand)
    await maintenance.run()
    await maintenance.run()
    assert done == ["done"]
