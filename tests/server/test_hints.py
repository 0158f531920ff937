"""Hints: a legal move for the seat, sent only to the person who asked."""

import asyncio

import pytest

from katzentisch.games import GAMES

from .running_server import RunningServer
from .table_actions import answer, deal, full_table, move, sync, updates


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_a_legal_move_and_changes_nothing(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            [turn] = [seat for seat in range(3) if updates(visitors[seat], seat)[-1].get("legal")]
            others = [visitor for seat, visitor in enumerate(visitors) if seat != turn]
            received = [len(visitor.received) for visitor in others]
            hinted = await visitors[turn].ask("hint", seat=turn)
            assert (hinted["type"], hinted["seat"], hinted["ply"]) == ("hint-result", turn, 0)
            assert hinted["move"] in updates(visitors[turn], turn)[-1]["legal"]
            await sync(*visitors)
            assert [len(visitor.received) for visitor in others] == [count + 1 for count in received]
            assert await answer(visitors[turn], "move", seat=turn, ply=0, move=hinted["move"]) == "done"

    asyncio.run(scenario())


def test_who_gets_none(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            assert await answer(visitors[0], "hint", seat=0) == "no-game"
            await deal(*visitors)
            assert await answer(visitors[1], "hint", seat=1) == "not-your-turn"
            assert await answer(visitors[1], "hint", seat=0) == "seat-not-yours"
            await move(visitors)
            assert await answer(visitors[1], "hint", seat=7) == "seat-range"

    asyncio.run(scenario())


def test_a_table_may_be_without(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2, hints=False) as visitors:
            await deal(*visitors)
            assert await answer(visitors[0], "hint", seat=0) == "hints-off"

    asyncio.run(scenario())
