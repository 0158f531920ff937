"""Hints: a move that the seat may make, told to whoever asks and to nobody else."""

import asyncio

import pytest

from katzentisch.games import GAMES

from .evenings import answer, deal, move, sync, updates
from .gatherings import gathered
from .serving import Running


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_a_legal_move_and_changes_nothing(server: Running, game: str) -> None:
    async def evening() -> None:
        async with gathered(server.url, game, 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            [turn] = [seat for seat in range(3) if updates(visitors[seat], seat)[-1].get("legal")]
            others = [visitor for seat, visitor in enumerate(visitors) if seat != turn]
            heard = [len(visitor.heard) for visitor in others]
            hinted = await visitors[turn].ask("hint", seat=turn)
            assert (hinted["type"], hinted["seat"], hinted["ply"]) == ("hint-result", turn, 0)
            assert hinted["move"] in updates(visitors[turn], turn)[-1]["legal"]
            await sync(*visitors)
            assert [len(visitor.heard) for visitor in others] == [count + 1 for count in heard]
            assert await answer(visitors[turn], "move", seat=turn, ply=0, move=hinted["move"]) == "done"

    asyncio.run(evening())


def test_who_gets_none(server: Running) -> None:
    async def evening() -> None:
        async with gathered(server.url, "maus_pass_auf", 2) as visitors:
            assert await answer(visitors[0], "hint", seat=0) == "no-game"
            await deal(*visitors)
            assert await answer(visitors[1], "hint", seat=1) == "not-your-turn"
            assert await answer(visitors[1], "hint", seat=0) == "seat-not-yours"
            await move(visitors)
            assert await answer(visitors[1], "hint", seat=7) == "seat-range"

    asyncio.run(evening())


def test_a_table_may_be_without(server: Running) -> None:
    async def evening() -> None:
        async with gathered(server.url, "maus_pass_auf", 2, hints=False) as visitors:
            await deal(*visitors)
            assert await answer(visitors[0], "hint", seat=0) == "hints-off"

    asyncio.run(evening())
