"""Hints and explanations, sent only to the person who asked. All that a hint says comes from one evaluation."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from katzentisch.bots import evaluation
from katzentisch.games import GAMES
from katzentisch.server.compiled_games import CompiledGames
from katzentisch.server.rooms import hints
from katzentisch.server.rooms.hint_cache import Evaluated
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import again, answer, close, deal, full_table, sync, updates
from katzentisch.testing.visitor import Visitor
from katzentisch.words import Said

FEW = 8  # samples
POSITIONS = 100
FOREIGN = {"katzenjammer_blues": "bid 30x5", "katze_im_sack": "bid 99", "mau_mau": "play wild b mau", "maus_pass_auf": None}

decisions = pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].has_decisions])


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SAMPLES", FEW)


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


def check_hints(received: dict[str, Any], legal: Sequence[str]) -> None:
    """The list is sorted, the first is the recommendation, and all moves are legal."""
    moves, wins = [each["move"] for each in received["moves"]], [each["wins"] for each in received["moves"]]
    assert set(moves) <= set(legal)
    assert len(set(moves)) == len(moves)
    assert wins == sorted(wins, reverse=True)
    assert all(0 <= each["wins"] <= 1 and each["error"] > 0 for each in received["moves"])
    assert received["games"] == FEW


@decisions
def test_a_hint_is_the_best_of_the_moves_it_shows_in_every_position(server: RunningServer, game: str) -> None:
    """Through whole games; asking about another move changes neither the figures nor, unless it is better, the hint."""

    async def scenario() -> None:
        async with full_table(server.url, game, 3, games=5) as visitors:
            await deal(*visitors)
            for position in range(POSITIONS):
                await sync(*visitors)
                while not any(updates(visitor, seat)[-1].get("legal") for seat, visitor in enumerate(visitors)):
                    await deal(*visitors)  # the next game of the series
                    await sync(*visitors)
                turn = at_turn(visitors)
                latest = updates(visitors[turn], turn)[-1]
                best = await visitors[turn].ask("hint", seat=turn)
                check_hints(best, latest["legal"])
                assert len(best["moves"]) <= hints.SHOWN
                other = latest["legal"][position % len(latest["legal"])]
                asked = await visitors[turn].ask("hint", seat=turn, move=other)
                check_hints(asked, latest["legal"])
                figures = {each["move"]: each for each in asked["moves"]}
                assert all(figures[each["move"]] == each for each in best["moves"] if each["move"] in figures)
                assert asked["moves"][0]["move"] in (best["moves"][0]["move"], other)
                assert other in figures
                assert await visitors[turn].ask("hint", seat=turn, move=other) == {**asked, "id": asked["id"] + 1}
                chosen = latest["legal"][position % len(latest["legal"])]
                assert await answer(visitors[turn], "move", seat=turn, ply=latest.get("ply", 0), move=chosen) == "done"

    asyncio.run(scenario())


@decisions
def test_what_can_be_asked_about(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            legal = updates(visitors[turn], turn)[-1]["legal"]
            received = await visitors[turn].ask("hint", seat=turn, move=legal[-1])
            assert (received["type"], received["seat"], received["ply"], received["move"]) == ("hint-result", turn, 0, legal[-1])
            assert "move" not in await visitors[turn].ask("hint", seat=turn)
            wrong = await visitors[turn].ask("hint", seat=turn, move=FOREIGN[game])
            assert wrong["code"].startswith((f"why-{game}", game))
            assert await answer(visitors[turn], "hint", seat=turn, move="sing") == "move-unreadable"
            other = (turn + 1) % 3
            assert await answer(visitors[other], "hint", seat=other, move=legal[-1]) == "not-your-turn"

    asyncio.run(scenario())


def test_a_move_outside_the_shortlist_is_evaluated_in_the_same_samples(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "SHORTLIST", 2)
    monkeypatch.setattr(evaluation, "FIRST_SAMPLES", 4)

    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            best = await visitors[0].ask("hint", seat=0)
            for move in updates(visitors[0], 0)[-1]["legal"]:
                asked = await visitors[0].ask("hint", seat=0, move=move)
                check_hints(asked, updates(visitors[0], 0)[-1]["legal"])
                assert move in {each["move"] for each in asked["moves"]}
                figures = {each["move"]: each for each in asked["moves"]}
                assert all(figures.get(each["move"], each) == each for each in best["moves"][:2])

    asyncio.run(scenario())


def test_while_the_rules_compile_there_is_no_hint_and_the_server_says_why(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            compiled = server.server.services.compiled
            server.call(begin(compiled))
            turn = at_turn(visitors)
            refused = await visitors[turn].ask("hint", seat=turn)
            assert (refused["code"], "Mau Mau" in refused["text"]) == ("rules-compiling", True)
            server.call(finish(compiled))
            assert await answer(visitors[turn], "hint", seat=turn) == "hint-result"

    async def begin(compiled: CompiledGames) -> None:
        compiled.begin(["mau_mau"])
        compiled.set_playable("mau_mau", 0)

    async def finish(compiled: CompiledGames) -> None:
        compiled.finish("mau_mau")

    asyncio.run(scenario())


def test_who_gets_no_answer(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as visitors:
            for type in ("explain", "hint"):
                assert await answer(visitors[0], type, seat=0, move="draw") == "no-game"
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            assert await answer(visitors[1 - turn], "hint", seat=1 - turn) == "not-your-turn"
            for type in ("explain", "hint"):
                assert await answer(visitors[1 - turn], type, seat=turn, move="draw") == "seat-not-yours"
                assert await answer(visitors[1], type, seat=7, move="draw") == "seat-range"

    asyncio.run(scenario())


def test_where_nothing_is_decided_there_are_no_hints(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            await deal(*visitors)
            assert await answer(visitors[0], "hint", seat=0) == "hint-nothing"
            assert await answer(visitors[0], "hint", seat=0, move="turn") == "hint-nothing"

    asyncio.run(scenario())


def test_a_table_without_hints_has_reasons_all_the_same(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2, hints=False) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            assert await answer(visitors[turn], "hint", seat=turn, move="draw") == "hints-off"
            assert await answer(visitors[turn], "hint", seat=turn) == "hints-off"
            assert await answer(visitors[turn], "explain", seat=turn, move="draw") == "explanation"

    asyncio.run(scenario())


def test_of_one_person_one_hint_is_evaluated_at_a_time_and_others_get_theirs(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()
    found = hints.find_hint

    def slowly(*facts: Any) -> Evaluated:
        go.wait(60)
        return found(*facts)

    async def scenario() -> None:
        monkeypatch.setattr(hints, "find_hint", slowly)
        async with AsyncExitStack() as stack:
            parties = [await stack.enter_async_context(full_table(server.url, "katze_im_sack", 3)) for _ in range(3)]
            asked = []
            for visitors in parties:
                await deal(*visitors)
                await sync(*visitors)
                asked.append(asyncio.create_task(answer(visitors[0], "hint", seat=0)))
            while sum(server.server.services.hint_queue.people.values()) < 3:
                await asyncio.sleep(0.01)
            tab = await again(parties[0][0], 0)
            assert await answer(tab, "hint", seat=0) == "hint-waiting"
            go.set()
            assert await asyncio.gather(*asked) == ["hint-result"] * 3
            assert await answer(tab, "hint", seat=0) == "hint-result"
            await close(tab)

    asyncio.run(scenario())


@decisions
def test_a_hint_changes_nothing_and_nobody_else_learns_of_it(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, 3) as visitors:
            await deal(*visitors)
            await sync(*visitors)
            turn = at_turn(visitors)
            others = [visitor for seat, visitor in enumerate(visitors) if seat != turn]
            received = [len(visitor.received) for visitor in others]
            hinted = await visitors[turn].ask("hint", seat=turn)
            await sync(*visitors)
            assert [len(visitor.received) for visitor in others] == [count + 1 for count in received]
            assert await answer(visitors[turn], "move", seat=turn, ply=0, move=hinted["moves"][0]["move"]) == "done"

    asyncio.run(scenario())
