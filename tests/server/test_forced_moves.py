"""A person's only legal move is made for them, when a standing order would act; nobody else can tell it from a move by hand."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.play.clocks import Clock, DaysClock, MoveClock, NoClock
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.tables.pace import draw_pause
from katzentisch.server.tables.schedule import TaskKind

from .served_table import NEVER, NOBODY, TABLE
from .virtual_game import PACE, VirtualGame, now, pauses, run, virtual_game

SEEN = 6  # forced moves in a game
decisions = pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].has_decisions])


async def until_forced(running: VirtualGame) -> int:
    """Play until somebody has only one legal move; return the seat."""
    while len(running.legal()) > 1:
        await running.play_move()
    assert running.turn is not None
    return running.turn


def forced_to(running: VirtualGame, viewer: str) -> bool:
    return any(message.get("forced") for _, message in running.connections[viewer].updates)


@decisions
def test_it_is_made_after_a_pause_that_only_the_key_knows(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        found: dict[int, int] = {}
        async with virtual_game(tmp_path / "table", TableSettings(game, 3, forced_moves=True)) as running:
            while running.turn is not None and len(found) < SEEN:
                is_forced = running.task is TaskKind.FORCED_MOVE
                assert is_forced == (len(running.legal()) == 1)
                ply = running.ply
                await (running.wait_for_move(ply) if is_forced else running.play_move())
                found |= {ply: pauses(running.connections[NOBODY])[ply][1]} if is_forced else {}
            key = running.served.server.services.pause_key
            assert found == {ply: draw_pause(key, (TABLE, 1, ply), PACE) for ply in found}
            assert found

    run(play())


@decisions
def test_only_the_seat_itself_knows(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with virtual_game(tmp_path / "table", TableSettings(game, 3, forced_moves=True)) as running:
            seat = await until_forced(running)
            assert forced_to(running, str(seat))
            others = [viewer for viewer in ("0", "1", "2", NOBODY) if viewer != str(seat)]
            latest = [running.connections[viewer].updates[-1][1] for viewer in others]
            assert not any("forced" in message or "legal" in message for message in latest)

    run(play())


@decisions
@pytest.mark.parametrize("clock", [NoClock(), MoveClock(5, 0), DaysClock(1)], ids=["no clock", "5 s", "a day"])
def test_to_others_it_is_a_move_by_hand(tmp_path: Path, game: str, clock: Clock) -> None:
    """Byte by byte and at the same moments, before and after it."""

    async def seen(name: str, by_hand_at: int | None = None) -> tuple[int, dict[str, list[tuple[int, str]]]]:
        changes: Mapping[str, Any] = {"person_pause": (NEVER, NEVER)} if by_hand_at else {}
        async with virtual_game(tmp_path / name, TableSettings(game, 3, forced_moves=True, clock=clock), **changes) as running:
            seat = await until_forced(running)
            ply, [move] = running.ply, running.legal()
            if by_hand_at:
                await running.until(by_hand_at)
                assert await running.ask("move", seat, ply=ply, move=move) == "done"
            await running.wait_for_move(ply)
            at = running.served.room.table.at
            await running.until(at + 100)
            others = [viewer for viewer in ("0", "1", "2", NOBODY) if viewer != str(seat)]
            return at, {viewer: running.connections[viewer].noted for viewer in others}

    at, made = run(seen("forced"))
    assert (at, made) == run(seen("by hand", at))


@decisions
def test_by_hand_it_is_accepted_once(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with virtual_game(tmp_path / "table", TableSettings(game, 3, forced_moves=True)) as running:
            seat = await until_forced(running)
            ply, [move] = running.ply, running.legal()
            assert await running.ask("move", seat, ply=ply, move=move) == "done"
            assert running.ply == ply + 1
            assert await running.ask("move", seat, ply=ply, move=move) == "move-stale"
            assert running.ply == ply + 1
            seat = await until_forced(running)
            ply, [move] = running.ply, running.legal()
            await running.wait_for_move(ply)
            assert await running.ask("move", seat, ply=ply, move=move) == "move-stale"  # which clients take for done
            assert running.ply == ply + 1

    run(play())


@decisions
def test_a_table_may_be_without(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with virtual_game(tmp_path / "table", TableSettings(game, 3)) as running:
            seat, ply = await until_forced(running), running.ply
            assert running.task is None
            await asyncio.sleep(60)
            assert (running.turn, running.ply) == (seat, ply)
            assert not forced_to(running, str(seat))

    run(play())


def test_where_nothing_is_decided_everybody_turns_the_cards_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        async with virtual_game(tmp_path / "table", TableSettings("maus_pass_auf", 3, forced_moves=True)) as running:
            assert len(running.legal()) == 1
            assert running.task is None

    run(play())


def test_nobody_says_mau_for_anybody(tmp_path: Path) -> None:
    """4: with one card fitting and two in hand there are two moves: with mau and without."""

    async def play() -> None:
        for first in range(3):
            async with virtual_game(
                tmp_path / f"table{first}", TableSettings("mau_mau", 3, forced_moves=True), key=bytes([first]) * 32
            ) as running:
                while running.turn is not None:
                    if running.task is TaskKind.FORCED_MOVE:
                        assert not running.legal()[0].endswith(" mau")
                    await running.play_move(lambda ply: 2500)

    run(play())


def test_the_clock_of_a_forced_move_runs_and_is_not_overrun(tmp_path: Path) -> None:
    async def play() -> None:
        async with virtual_game(tmp_path / "table", TableSettings("mau_mau", 3, forced_moves=True, clock=MoveClock(5, 30))) as running:
            for _ in range(SEEN):
                seat = await until_forced(running)
                ply, began = running.ply, now()
                await running.wait_for_move(ply)
                assert now() - began < 5000
                assert not running.served.room.table.seats[seat].away

    run(play())
