"""Standing orders for auctions: secret, carried out in turn, and revocable."""

import asyncio

import pytest

from katzentisch.server.tables import commands
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import LIMITS, answer, auctioned, deal, full_table, guests, handed_over, join_table, sync, updates


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "new_secret", lambda: bytes(32))


games = pytest.mark.parametrize("game", list(LIMITS))


@games
def test_pass_for_the_rest_of_this_row(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, third):
            assert await auction.order(second, "pass") == "done"
            assert auction.latest(second)["order"] == "pass"
            await auction.bid(first, 1)
            assert await auction.moves_seen(third, second, 1) == ["pass"]
            await sync(*auction.visitors)
            assert auction.turn == third
            assert "order" not in auction.latest(second)

    asyncio.run(scenario())


@games
def test_bid_up_to_a_limit_and_then_pass(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, third):
            assert await auction.order(second, f"up to {LIMITS[game]}") == "done"
            await auction.bid(first, 1)
            [bid] = await auction.moves_seen(third, second, 1)
            assert bid.startswith("bid")
            assert auction.latest(second)["order"] == f"up to {LIMITS[game]}"
            await auction.bid(third, -1)
            await auction.bid(first, 0)
            assert await auction.moves_seen(third, second, 2) == [bid, "pass"]

    asyncio.run(scenario())


@games
def test_seats_that_wait_are_sent_the_orders_they_can_set(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, third):
            assert "orders" not in auction.latest(first)
            offered = auction.latest(second)["orders"]
            assert offered[0] == "pass"
            assert await auction.order(second, offered[-1]) == "done"
            await auction.bid(first, 1)
            assert len(await auction.moves_seen(third, second, 1)) == 1
            await sync(*auction.visitors)
            assert "orders" not in auction.latest(third)
            assert auction.latest(first)["orders"][0] == "pass"

    asyncio.run(scenario())


@games
def test_an_order_in_one_s_turn_is_carried_out_at_once(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, _):
            assert await auction.order(first, "pass") == "done"
            assert await auction.moves_seen(second, first, 1) == ["pass"]

    asyncio.run(scenario())


@games
def test_a_revoked_order_does_nothing(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, _):
            for order in ("pass", None):
                assert await auction.order(second, order) == "done"
            assert "order" not in auction.latest(second)
            await auction.bid(first, 1)
            await asyncio.to_thread(server.settle, auction.visitors[0].table_id)
            await sync(*auction.visitors)
            assert auction.turn == second
            await auction.bid(second, 0)

    asyncio.run(scenario())


def test_what_cannot_be_ordered(server: RunningServer) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, "katze_im_sack") as (auction, first, second, third):
            for wrong in ("up to", "", "PASS", "up to pass", "bid 3"):
                assert await auction.order(second, wrong) == "order-unreadable"
            assert await auction.order(second, "up to 99") == "katze_im_sack-not-that-many"
            assert await answer(auction.visitors[second], "order", seat=third, order="pass") == "seat-not-yours"
            await auction.bid(first, 0)
            assert await auction.order(first, "pass") == "order-passed"
            assert "order" not in auction.latest(second)

    asyncio.run(scenario())


def test_orders_are_for_auctions(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors, full_table(server.url, "mau_mau", 2) as others:
            assert await answer(visitors[0], "order", seat=0, order="pass") == "no-game"
            await deal(*visitors)
            assert await answer(visitors[0], "order", seat=0, order="pass") == "order-no-auction"
            await deal(*others)
            assert await answer(others[0], "order", seat=0, order="pass") == "order-no-auctions"

    asyncio.run(scenario())


@games
def test_an_order_does_not_go_with_the_seat(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with auctioned(server.url, game) as (auction, first, second, _), guests(server.url, "Dora") as (dora,):
            await join_table(auction.visitors[0].table, dora)
            await auction.order(second, "pass")
            await handed_over(auction.visitors[second], second, dora)
            auction.visitors[second] = dora
            await auction.bid(first, 1)
            await asyncio.to_thread(server.settle, dora.table_id)
            await sync(dora)
            assert not [update for update in updates(dora, second) if "order" in update]
            assert auction.latest(second)["legal"]
            await dora.watch(auction.visitors[0].table, dora.number)
            assert "order" not in auction.latest(second)

    asyncio.run(scenario())
