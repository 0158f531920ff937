"""Tables without a clock: a bot plays for an absent player only if another person is waiting."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from katzentisch.testing.table_actions import deal, full_table, guests, has_event, join_table, sync
from katzentisch.testing.visitor import Visitor

from .adjustable_clock import SECOND, Clock, adjustable_clock, kinds

ABSENCE, LAST_CALL = 60 * SECOND, 30 * SECOND


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clock]:
    with adjustable_clock(tmp_path_factory.mktemp("server"), absence=ABSENCE, last_call=LAST_CALL) as started:
        yield started


async def quiet(visitor: Visitor) -> None:
    """Check that nothing is sent for a moment."""
    with suppress(TimeoutError):
        raise AssertionError(await asyncio.wait_for(visitor.next(), 0.25))


def test_without_a_clock_an_absent_player_is_replaced_only_if_another_person_waits(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2) as (anna, bert), guests(clock.server.url, "Dora") as (dora,):
            await deal(anna, bert)
            await join_table(anna.table, dora)
            await anna.hang_up()
            await bert.hang_up()
            clock.jump(anna.table, 2 * ABSENCE)
            await dora.until(lambda message: message["type"] == "people" and len(message["people"]) == 1)
            await quiet(dora)
            await bert.connect()
            await bert.watch(bert.table, bert.number)
            clock.jump(anna.table, 0)
            await bert.until(has_event("warned"))
            clock.jump(anna.table, LAST_CALL + SECOND)
            await bert.until(has_event("away"))
            await bert.until(has_event("moved"))

    asyncio.run(scenario())


def test_without_a_clock_a_player_who_returns_after_the_warning_keeps_the_seat(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            await anna.hang_up()
            clock.jump(anna.table, ABSENCE + SECOND)
            await bert.until(has_event("warned"))
            await anna.connect()
            await anna.watch(anna.table, anna.number)
            assert kinds(anna, 0)[-2:] == ["warned", "back"]
            clock.jump(anna.table, 10 * ABSENCE)
            await bert.until(has_event("back"))
            await sync(bert)
            await quiet(bert)

    asyncio.run(scenario())
