"""Hints, explanations and comparisons of moves, sent only to the person who asked."""

import asyncio
import threading
from contextlib import AsyncExitStack
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.server.rooms import bot_moves
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import again, answer, close, deal, full_table, move, sync, updates
from katzentisch.testing.visitor import Visitor
from katzentisch.words import Said

FEW = 8  # samples
FOREIGN = {"katzenjammer_blues": "bid 30x5", "katze_im_sack": "bid 99", "mau_mau": "play wild b mau", "maus_pass_auf": None}


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_moves, "SAMPLES", FEW)


def at_turn(visitors: list[Visitor]) -> int:
    [turn] = [seat for seat, visitor in enumerate(visitors) if updates(visitor, seat)[-1].get("legal")]
    return turn


@pytest.mark.parametrize("game", GAMES)
def test_why_a_move_cannot_be_made(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            other = (turn + 1) % 3
            before = len(visitors[other].received)
            legal = updates(visitors[turn], turn)[-1]["legal"][0]
            received = await visitors[turn].ask("explain", seat=turn, move=legal)
            assert (received["type"], received["seat"], received["ply"], received["move"], received["text"]) == (
                "explanation",
                turn,
                0,
                legal,
                None,
            )
            if FOREIGN.get(game):
                received = await visitors[turn].ask("explain", seat=turn, move=FOREIGN[game])
                assert received["text"]
                assert f"{FOREIGN[game]}”" not in received["text"]
            refused = await visitors[turn].ask("explain", seat=turn, move="sing")
            assert refused["code"] == "move-unreadable"
            assert str(Said(f"{game}-forms")) in refused["text"]
            await sync(visitors[other])
            assert len(visitors[other].received) == before + 1
            received = await visitors[other].ask("explain", seat=other, move=legal)
            assert received["text"] == f"It’s Gast {turn}’s turn."

    asyncio.run(scenario())


def test_the_reason_comes_in_the_language_of_the_connection(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            await bert.hang_up()
            await bert.connect("?language=de")
            await bert.watch(bert.table)
            assert (await bert.ask("explain", seat=1, move="turn"))["text"] == "Gast 0 ist dran."

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack", "mau_mau"])
def test_a_move_beside_the_bot_s_own(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, 3, **{"options": {"drawing": "free"}} if game == "mau_mau" else {}) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn, ply = at_turn(visitors), 0
            while len(legal := updates(visitors[turn], turn)[-1]["legal"]) == 1:  # nothing to compare yet
                assert await answer(visitors[turn], "move", seat=turn, ply=ply, move=legal[0]) == "done"
                await sync(*visitors)
                turn, ply = at_turn(visitors), ply + 1
            received = await visitors[turn].ask("compare", seat=turn, move=legal[-1])
            assert (received["type"], received["seat"], received["ply"], received["move"]) == ("comparison", turn, ply, legal[-1])
            assert {received["hint"], legal[-1]} <= {each["move"] for each in received["moves"]} <= set(legal)
            assert received["games"] == FEW
            assert all(0 <= each["wins"] <= 1 and each["error"] >= 0 <= each["behind_error"] for each in received["moves"])
            best = await visitors[turn].ask("compare", seat=turn)
            assert "move" not in best
            assert {best["hint"]} <= {each["move"] for each in best["moves"]}
            assert len(best["moves"]) <= bot_moves.SHOWN + 1
            wrong = await visitors[turn].ask("compare", seat=turn, move=FOREIGN[game])
            assert wrong["code"].startswith((f"why-{game}", game))
            assert await answer(visitors[turn], "compare", seat=turn, move="sing") == "move-unreadable"
            other = (turn + 1) % 3
            assert await answer(visitors[other], "compare", seat=other, move=legal[-1]) == "not-your-turn"
            assert await answer(visitors[turn], "move", seat=turn, ply=ply, move=legal[-1]) == "done"

    asyncio.run(scenario())


def test_who_gets_no_answer(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            for type in ("explain", "compare"):
                assert await answer(visitors[0], type, seat=0, move="turn") == "no-game"
            await deal(*visitors)
            for type in ("explain", "compare"):
                assert await answer(visitors[1], type, seat=0, move="turn") == "seat-not-yours"
                assert await answer(visitors[1], type, seat=7, move="turn") == "seat-range"
            assert await answer(visitors[0], "compare", seat=0, move="turn") == "compare-nothing"
            await move(visitors)

    asyncio.run(scenario())


def test_a_table_without_hints_has_reasons_all_the_same(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2, hints=False) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            assert await answer(visitors[turn], "compare", seat=turn, move="draw") == "hints-off"
            assert await answer(visitors[turn], "explain", seat=turn, move="draw") == "explanation"

    asyncio.run(scenario())


def test_of_one_person_one_comparison_is_made_at_a_time_and_others_get_theirs(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()
    compared = bot_moves.compare_moves

    def slowly(*facts: Any) -> dict[str, Any]:
        go.wait(60)
        return compared(*facts)

    async def scenario() -> None:
        monkeypatch.setattr(bot_moves, "compare_moves", slowly)
        async with AsyncExitStack() as stack:
            parties = [await stack.enter_async_context(full_table(server.url, "katze_im_sack", 3)) for _ in range(3)]
            asked = []
            for visitors in parties:
                await deal(*visitors)
                await sync(*visitors)
                asked.append(asyncio.create_task(answer(visitors[0], "compare", seat=0)))
            while sum(server.server.services.comparisons.people.values()) < 3:
                await asyncio.sleep(0.01)
            tab = await again(parties[0][0], 0)
            assert await answer(tab, "compare", seat=0) == "compare-waiting"
            go.set()
            assert await asyncio.gather(*asked) == ["comparison"] * 3
            assert await answer(tab, "compare", seat=0) == "comparison"
            await close(tab)

    asyncio.run(scenario())


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
