"""Things that happen at the same time: each takes effect as a whole, before or after the other."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from katzentisch.server.rooms import scheduler
from katzentisch.server.rooms.bot_moves import Decision, find_move
from katzentisch.server.rooms.services import Services
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, deal, full_table, guests, happened, has_event, join_table, sync, updates
from katzentisch.testing.visitor import Visitor


class Thoughts:
    """Bots think until a test lets them finish."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.has_begun, self.may_end = threading.Event(), threading.Event()

    async def find_move(self, decision: Decision, services: Services) -> str:
        self.has_begun.set()
        await asyncio.to_thread(self.may_end.wait, 60)
        return await find_move(decision, services)

    async def begin(self) -> None:
        assert await asyncio.to_thread(self.has_begun.wait, 60)

    async def end(self, visitor: Visitor) -> None:
        """Let the bot answer, and wait until the table has done with it what it does."""
        self.may_end.set()
        await asyncio.to_thread(self.server.settle, visitor.table_id)


@pytest.fixture
def thoughts(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thoughts]:
    made = Thoughts(server)
    monkeypatch.setattr(scheduler, "find_move", made.find_move)
    yield made
    made.may_end.set()


def moves(visitor: Visitor, seat: int | None) -> list[int]:
    return [each["seat"] for each in happened(visitor, seat) if each["what"] == "moved"]


def test_who_comes_back_while_a_bot_thinks_plays_the_move(server: RunningServer, thoughts: Thoughts) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            await answer(anna, "leave", seat=0)
            await thoughts.begin()
            assert await answer(anna, "return", seat=0) == "done"
            await thoughts.end(anna)
            await sync(anna)
            assert moves(anna, 0) == []
            assert await answer(anna, "move", seat=0, ply=0, move=updates(anna, 0)[-1]["legal"][0]) == "done"

    asyncio.run(scenario())


def test_who_moves_while_a_bot_thinks_is_back_and_the_bot_s_move_is_void(server: RunningServer, thoughts: Thoughts) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            legal = updates(anna, 0)[-1]["legal"]
            await answer(anna, "leave", seat=0)
            await thoughts.begin()
            assert await answer(anna, "move", seat=0, ply=0, move=legal[0]) == "done"
            await thoughts.end(bert)
            await sync(bert)
            assert moves(bert, 1) == [0]
            assert [each["what"] for each in happened(bert, 1)][-3:] == ["away", "back", "moved"]

    asyncio.run(scenario())


def test_a_seat_given_to_a_person_while_a_bot_thinks_for_it_is_the_person_s(server: RunningServer, thoughts: Thoughts) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("katze_im_sack", 3), anna, bert)
            for seat in (1, 2):
                await answer(anna, "seat-bot", seat=seat, bot="rules")
            await deal(anna)
            assert await answer(anna, "hand-over", seat=0, to=bert.me["guest"]) == "done"
            await answer(anna, "leave", seat=0)
            await thoughts.begin()
            assert await answer(bert, "accept", seat=0) == "done"
            await thoughts.end(bert)
            await sync(anna, bert)
            assert moves(bert, 0) == []
            assert updates(bert, 0)[-1]["legal"]

    asyncio.run(scenario())


def test_a_table_closed_while_a_bot_thinks_stays_closed(server: RunningServer, thoughts: Thoughts) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            await answer(anna, "leave", seat=0)
            await thoughts.begin()
            assert await answer(anna, "close") == "done"
            assert await answer(bert, "answer-closing", agree=True) == "done"
            await thoughts.end(anna)
            await anna.hang_up()
            await anna.connect()
            await anna.watch(anna.table, anna.number)
            assert [each["what"] for each in happened(anna, 0)][-1] == "closed"
            assert anna.state["status"] == "closed"

    asyncio.run(scenario())


def test_a_move_sent_twice_is_played_once(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            legal = updates(anna, 0)[-1]["legal"]
            for _ in range(3):
                await anna.send("move", seat=0, ply=0, move=legal[0])
            refused = [await anna.until(lambda message: message["type"] == "refused") for _ in range(2)]
            assert {each["code"] for each in refused} <= {"move-stale"}
            await sync(bert)
            assert moves(bert, 1) == [0]

    asyncio.run(scenario())


def test_who_comes_again_and_again_while_bots_play_misses_nothing_and_hears_nothing_twice(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors, guests(server.url, "Dora") as (dora,):
            await deal(*visitors)
            for seat, visitor in enumerate(visitors):
                await visitor.send("leave", seat=seat)
            await join_table(visitors[0].table, dora)
            while dora.state["status"] != "over":
                await dora.hang_up()
                await dora.connect()
                await dora.watch(visitors[0].table, dora.number)
            received = [each["number"] for each in happened(dora)]
            assert received == list(range(received[0], received[-1] + 1))
            await visitors[0].until(lambda message: has_event("moved")(message) and bool(message.get("state")))
            assert visitors[0].state == dora.state

    asyncio.run(scenario())
