"""A server that is stopped and started again: nothing that was sent is lost, and games continue."""

import asyncio
from pathlib import Path

import pytest

from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import (
    LIMITS,
    Auction,
    again,
    answer,
    close,
    deal,
    full_table,
    guests,
    has_event,
    join_table,
    move,
    numbers,
    open_auction,
    sync,
    updates,
)
from katzentisch.testing.visitor import Visitor


@pytest.mark.parametrize("game", ["maus_pass_auf", "katze_im_sack"])
def test_a_restarted_server_resumes_its_games(tmp_path: Path, game: str) -> None:
    players = {"maus_pass_auf": 2, "katze_im_sack": 3}[game]

    async def before(url: str) -> list[Visitor]:
        visitors = [Visitor(url, f"Gast {seat}") for seat in range(players)]
        for visitor in visitors:
            await visitor.come_in()
        table = await visitors[0].make_table(game, players)
        for seat, visitor in enumerate(visitors):
            visitor.table = table
            await visitor.sit_at(table, seat)
        await deal(*visitors)
        for _ in range(5):
            await move(visitors)
        await sync(*visitors)
        await close(*visitors)
        return visitors

    async def after(url: str, visitors: list[Visitor]) -> None:
        for visitor in visitors:
            visitor.url = url
        come = [await again(visitor, visitor.number) for visitor in visitors]
        for seat, (visitor, other) in enumerate(zip(visitors, come, strict=True)):
            assert updates(other, seat)[-1]["view"] == updates(visitor, seat)[-1]["view"]
        for _ in range(5):
            await move(come)
        await sync(*come)
        for seat, (visitor, other) in enumerate(zip(visitors, come, strict=True)):
            received = numbers(visitor, seat) + numbers(other, seat)
            assert received == list(range(received[0], received[-1] + 1))
        await close(*come)

    with running(quick(tmp_path)) as first:
        visitors = asyncio.run(before(first.url))
    with running(quick(tmp_path)) as second:
        asyncio.run(after(second.url, visitors))


def test_bots_keep_playing_even_if_nobody_comes_back(tmp_path: Path) -> None:
    async def before(url: str) -> Visitor:
        async with guests(url, "Anna") as (anna,):
            anna.table = await anna.make_table("maus_pass_auf", 2)
            await join_table(anna.table, anna)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            await deal(anna)
            assert await answer(anna, "leave", seat=0) == "done"
            return anna

    async def over(server: RunningServer, id: str) -> None:
        store = server.server.services.store
        while (row := await store.table(id)) is None or row.status != "over":
            await asyncio.sleep(0.05)

    with running(quick(tmp_path, bot_pause=(500, 500))) as first:
        anna = asyncio.run(before(first.url))
    with running(quick(tmp_path, grace=100)) as second:
        second.call(over(second, anna.table["id"]))


def test_a_deal_that_was_interrupted_is_made_afterwards(tmp_path: Path) -> None:
    async def before(url: str) -> Visitor:
        async with guests(url, "Anna") as (anna,):
            anna.table = await anna.make_table("maus_pass_auf", 2)
            await join_table(anna.table, anna)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            assert await answer(anna, "start") == "done"
            assert anna.state["status"] == "dealing"
            return anna

    async def after(url: str, anna: Visitor) -> None:
        anna.url = url
        other = await again(anna, anna.number)
        other.deal = anna.deal
        assert await answer(other, "commit-share", **other.commitment(0)) == "done"
        await other.until(has_event("shares-listed"))
        assert await answer(other, "share", **other.share(0)) == "done"
        while not updates(other, 0)[-1].get("legal"):
            await other.next()
        assert numbers(anna, 0) + numbers(other, 0) == list(range(1, other.number + 1))
        await close(other)

    with running(quick(tmp_path, share_wait=60_000)) as first:
        anna = asyncio.run(before(first.url))
    with running(quick(tmp_path, share_wait=60_000)) as second:
        asyncio.run(after(second.url, anna))


@pytest.mark.parametrize("game", list(LIMITS))
def test_an_order_survives_a_restart(tmp_path: Path, game: str) -> None:
    async def before(url: str) -> tuple[list[Visitor], int]:
        async with full_table(url, game, 3) as visitors:
            auction = await open_auction(visitors)
            second = (auction.turn + 1) % 3
            await auction.order(second, "pass")
            return visitors, second

    async def after(url: str, visitors: list[Visitor], second: int) -> None:
        for visitor in visitors:
            visitor.url = url
        await asyncio.gather(*(visitor.connect() for visitor in visitors))
        await asyncio.gather(*(visitor.watch(visitor.table, visitor.number) for visitor in visitors))
        auction = Auction(visitors)
        assert auction.latest(second)["order"] == "pass"
        await auction.bid((second - 1) % 3, 1)
        assert await auction.moves_seen((second + 1) % 3, second, 1) == ["pass"]
        for visitor in visitors:
            await visitor.hang_up()

    with running(quick(tmp_path)) as first:
        visitors, second = asyncio.run(before(first.url))
    with running(quick(tmp_path)) as again:
        asyncio.run(after(again.url, visitors, second))
