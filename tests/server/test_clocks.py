"""Time limits at a table, with a clock that the test changes: the warning, the bot, and the person again."""

import asyncio
from collections.abc import Iterator

import pytest

from katzentisch.testing.table_actions import answer, deal, full_table, has_event, sync, updates

from .adjustable_clock import HOUR, SECOND, Clock, adjustable_clock, kinds

SECONDS = {"kind": "seconds", "seconds": 30, "reserve": 60}


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clock]:
    with adjustable_clock(tmp_path_factory.mktemp("server")) as started:
        yield started


def test_a_warning_a_bot_and_the_person_again(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2, clock=SECONDS) as (anna, bert):
            await deal(anna, bert)
            shown = updates(bert, 1)[-1]["clock"]
            assert shown["deadline"] - shown["warning"] == 10 * SECOND
            assert shown["reserves"] == [60 * SECOND, 60 * SECOND]
            clock.jump(anna.table, 81 * SECOND)
            assert (await bert.until(has_event("warned")))["table_events"][0]["until"] == shown["deadline"]
            clock.jump(anna.table, 10 * SECOND)
            await bert.until(has_event("away"))
            await bert.until(has_event("moved"))
            await anna.until(has_event("moved"))
            assert anna.state["seats"][0]["away"]
            assert await answer(anna, "return", seat=0) == "done"
            assert kinds(anna, 0)[-4:] == ["warned", "away", "moved", "back"]
            assert "away" not in anna.state["seats"][0]

    asyncio.run(scenario())


def test_who_comes_back_when_time_is_up_gets_no_more_of_it(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2, clock=SECONDS) as (anna, bert):
            await deal(anna, bert)
            clock.jump(anna.table, 91 * SECOND)
            await anna.until(has_event("away"))
            assert await answer(anna, "return", seat=0) == "done"
            await bert.until(has_event("moved"))
            await sync(anna)
            assert sorted(kinds(anna, 0)[-3:]) == ["away", "back", "moved"]
            assert "away" not in anna.state["seats"][0]

    asyncio.run(scenario())


def test_a_clock_is_not_stopped_by_a_reload(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2, clock=SECONDS) as (anna, bert):
            await deal(anna, bert)
            clock.jump(anna.table, 81 * SECOND)
            warned = (await anna.until(has_event("warned")))["clock"]
            assert anna.state["seats"][0]["warned"] == warned["deadline"]
            await anna.hang_up()
            await anna.connect()
            await anna.watch(anna.table, anna.number)
            assert updates(anna, 0)[-1]["clock"] == warned
            assert "back" not in kinds(anna, 0)
            assert await answer(anna, "move", seat=0, ply=0, move=updates(anna, 0)[-1]["legal"][0]) == "done"
            assert "warned" not in anna.state["seats"][0]

    asyncio.run(scenario())


def test_a_clock_of_days_runs_on_while_nobody_is_there(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2, clock={"kind": "days", "days": 1}) as (anna, bert):
            await deal(anna, bert)
            await anna.hang_up()
            await sync(bert)
            await bert.hang_up()
            clock.jump(anna.table, 13 * HOUR)
            clock.jump(anna.table, 12 * HOUR)
            await bert.connect()
            await bert.watch(bert.table, bert.number)
            if "moved" not in kinds(bert, 1):
                await bert.until(has_event("moved"))
            assert kinds(bert, 1)[-3:] == ["warned", "away", "moved"]
            await anna.connect()
            await anna.watch(anna.table, anna.number)
            assert kinds(anna, 0)[-4:] == ["warned", "away", "moved", "back"]

    asyncio.run(scenario())
