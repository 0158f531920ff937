"""Nothing can be learned from when things happen: not whether a move was ordered, not who plays for a seat, not what it holds.

Real scheduling in virtual time (virtual.py), so moments are compared exactly.
"""

import asyncio
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from katzentisch.bots import BOTS, search
from katzentisch.bots.search import SearchResult, run_search
from katzentisch.games import GAMES
from katzentisch.games.state import SPECTATOR
from katzentisch.play.clocks import Clock, MoveClock, NoClock
from katzentisch.play.position import Position
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms import bot_moves, scheduler
from katzentisch.server.rooms.bot_moves import Decision
from katzentisch.server.rooms.services import Services
from katzentisch.server.server import Server
from katzentisch.server.tables.pace import Range, pause_range
from katzentisch.server.tables.schedule import TaskKind

from .served_table import NOBODY, TABLE, ServedTable, unchanged
from .test_secrecy import another
from .virtual_game import PACE, RecordingConnection, VirtualGame, now, pauses, run, virtual_game

VIEWER, VICTIM, THIRD = 0, 1, 2
AUCTIONS = {"katze_im_sack": "up to 5", "katzenjammer_blues": "up to 3d"}
BOT_KINDS = [name for name in BOTS if name != "random"]
ORDERS, PLIES = 10, 24
ITERATIONS = 16  # of a search
Seen = dict[tuple[int, Range], tuple[int, int]]

auctions = pytest.mark.parametrize("game", list(AUCTIONS))
games = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture(autouse=True)
def short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """In virtual time it does not matter how long a search takes, so a few iterations are enough."""

    def few(observation: Position, *, iterations: int | None = None, **given: Any) -> SearchResult:
        return run_search(observation, iterations=ITERATIONS, **given)

    monkeypatch.setattr(search, "run_search", few)


def public_guess(ply: int) -> int:
    """The pause as it once was: a function of what everybody knows."""
    chance = hashlib.sha256(f"{TABLE} 1 {ply}".encode()).digest()
    return PACE[0] + int.from_bytes(chance[:4], "little") % (PACE[1] - PACE[0] + 1)


async def orders_given(running: VirtualGame, orders: Sequence[str], count: int) -> set[int]:
    """Play until the victim's orders have made `count` moves; return their plies."""
    obeyed: set[int] = set()
    while len(obeyed) < count and running.turn is not None:
        if running.turn != VICTIM and running.can_order(VICTIM):
            assert "done" in [await running.ask("order", VICTIM, order=order) for order in orders]
        is_ordered = running.turn == VICTIM and running.task is TaskKind.ORDER_MOVE
        ply = await running.play_move()
        obeyed |= {ply} if is_ordered else set()
    return obeyed


def suspected(connection: RecordingConnection) -> set[int]:
    """What somebody who sees nothing but their own messages takes for orders."""
    return {ply for ply, (seat, made, _) in pauses(connection).items() if seat == VICTIM and abs(made - public_guess(ply)) <= 2}


@auctions
def test_orders_are_not_found_by_what_everybody_can_compute(tmp_path: Path, game: str) -> None:
    async def attack() -> tuple[set[int], set[int]]:
        async with virtual_game(tmp_path / "table", TableSettings(game, 3)) as running:
            obeyed = await orders_given(running, ("pass", AUCTIONS[game]), ORDERS)
            return obeyed, suspected(running.connections[str(VIEWER)])

    obeyed, found = run(attack())
    assert len(obeyed) == ORDERS
    assert found & obeyed == set()


def public_range(running: VirtualGame) -> Range:
    """The range of the pause. It is the same for all cards that fit what a spectator sees, so everybody could know it."""
    table, settings = running.served.room.table, running.served.server.services.settings
    play, real = table.active_game.play, running.served.position
    assert play
    found = {pause_range(table, settings)}
    for seed in range(2):
        play.position = real.observe(SPECTATOR).determinize(seed)
        found.add(pause_range(table, settings))
    play.position = real
    [between] = found
    return between


async def automatic(folder: Path, game: str, kind: str, **changes: Any) -> Seen:
    """When the victim's seat was played for, by ply and public range: after how long it moved, and after how long others knew."""
    is_away, is_ordered = kind in ("stand-in", "away, ordered"), kind in ("ordered", "away, ordered")
    bots = {} if is_away or is_ordered else {VICTIM: kind, THIRD: kind}
    plies: dict[int, Range] = {}
    async with virtual_game(folder, TableSettings(game, 3), bots, [VICTIM] if is_away else [], **changes) as running:
        while running.turn is not None and running.ply < PLIES:
            if is_ordered and running.turn != VICTIM and running.can_order(VICTIM):
                assert await running.ask("order", VICTIM, order="pass") == "done"
            plies |= {running.ply: public_range(running)} if running.task in (TaskKind.BOT_MOVE, TaskKind.ORDER_MOVE) else {}
            await running.play_move()
        seen = [pauses(running.connections[viewer]) for viewer in (str(VIEWER), NOBODY)]
    assert seen[0] == seen[1]
    return {(ply, plies[ply]): (made, received) for ply, (_, made, received) in seen[0].items() if ply in plies}


@games
def test_person_order_and_bot_move_at_the_same_time(tmp_path: Path, game: str) -> None:
    """Bots of all kinds, the one for somebody away, and orders: for the same table, game, ply and public facts to the millisecond."""
    kinds = [*BOT_KINDS, "stand-in", *(("ordered", "away, ordered") if GAMES[game].has_auctions else ())]
    known: Seen = {}
    for kind in kinds:
        seen = run(automatic(tmp_path / kind, game, kind))
        assert seen
        assert {ply: known.setdefault(ply, times) for ply, times in seen.items()} == seen, kind
    assert len({made for made, _ in known.values()}) > PLIES // 4
    assert all(least <= made <= most and made == received for (_, (least, most)), (made, received) in known.items())


@games
@pytest.mark.parametrize("kind", ["rules", "search", "level4"])
def test_cards_do_not_change_when_bots_move(tmp_path: Path, game: str, kind: str) -> None:
    swaps = {"real": unchanged, **{f"other{seed}": another(VIEWER, seed) for seed in range(3)}}
    seen = [run(automatic(tmp_path / name, game, kind, swap=swap)) for name, swap in swaps.items()]
    for other in seen[1:]:
        both = seen[0].keys() & other.keys()
        assert both
        assert [seen[0][ply] for ply in both] == [other[ply] for ply in both]


def test_thinking_too_long_shows_in_whole_steps_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think longer than their pause, and how long depends on what they hold."""
    spent: set[int] = set()

    async def slowly(decision: Decision, services: Services) -> str:
        answer = await bot_moves.find_move(decision, services)
        took = PACE[1] + 7 * sum(decision.observation.array.tobytes()) % 500
        spent.add(took)
        await asyncio.sleep(took / 1000)
        return answer

    usual = run(automatic(tmp_path / "usual", "mau_mau", "rules"))
    monkeypatch.setattr(scheduler, "find_move", slowly)
    slow = run(automatic(tmp_path / "slow", "mau_mau", "rules"))
    excess = [slow[ply][0] - usual[ply][0] for ply in slow.keys() & usual.keys()]
    assert len(spent) > len(set(excess))
    assert all(each > 0 and each % 250 == 0 for each in excess)
    assert all(made == received for made, received in slow.values())


async def auction_begun(running: VirtualGame) -> None:
    """Somebody else's turn, and the victim can put an order."""
    while running.turn != VIEWER or not running.can_order(VICTIM):
        await running.play_move()


async def auctioned(running: VirtualGame, orders: Sequence[str | None], by_hand_at: int | None = None) -> int:
    """The victim's orders, while others talk; then a move of the last of them, or the same by hand. Answers when it was made."""
    await auction_begun(running)
    for order in orders:
        later, talk = now() + 300, [running.chat(VIEWER)]
        asked = talk if by_hand_at else [running.ask("order", VICTIM, order=order), *talk]
        assert (await asyncio.gather(*asked))[-1] == "done"
        await running.until(later)
    while running.turn != VICTIM:
        await running.play_move()
    assert (running.task is TaskKind.ORDER_MOVE) is (by_hand_at is None)
    if by_hand_at:
        await running.until(by_hand_at)
        assert await running.ask("move", VICTIM, ply=running.ply, move="pass") == "done"
    await running.wait_for_move(running.ply if by_hand_at is None else -1)
    return running.served.room.table.at


@auctions
@pytest.mark.parametrize("clock", [NoClock(), MoveClock(5, 0), MoveClock(30, 60)], ids=["no clock", "5 s", "30 s"])
def test_an_order_looks_like_a_move_by_hand(tmp_path: Path, game: str, clock: Clock) -> None:
    """To all others, byte by byte and at the same moments: before it acts, when it does, and afterwards."""

    async def seen(name: str, by_hand_at: int | None = None) -> tuple[int, dict[str, list[tuple[int, str]]]]:
        async with virtual_game(tmp_path / name, TableSettings(game, 3, clock=clock)) as running:
            at = await auctioned(running, ("pass", AUCTIONS[game], None, "pass"), by_hand_at)
            await running.until(at + 100)
            for _ in range(3):
                await running.play_move()
            return at, {viewer: running.connections[viewer].noted for viewer in (str(VIEWER), str(THIRD), NOBODY)}

    at, ordered = run(seen("ordered"))
    assert (at, ordered) == run(seen("by hand", at))
    assert all(len(noted) > 10 for noted in ordered.values())


@auctions
def test_an_order_shows_in_no_list_and_no_count(tmp_path: Path, game: str) -> None:
    async def looked_at(running: VirtualGame) -> tuple[Any, ...]:
        services = running.served.server.services
        return (
            await services.store.tables_of(str(VIEWER)),
            await services.store.numbers([TABLE]),
            generate_latest(services.metrics.registry),
        )

    async def look() -> None:
        async with virtual_game(tmp_path / "table", TableSettings(game, 3, public=True)) as running:
            await auction_begun(running)
            before = await looked_at(running)
            for order in ("pass", AUCTIONS[game], "nonsense", None):
                await running.ask("order", VICTIM, order=order)
                assert await looked_at(running) == before

    run(look())


@auctions
def test_a_revoked_order_delays_nobody(tmp_path: Path, game: str) -> None:
    """The victim orders in their own turn, revokes that, and moves by hand: the bot after them moves as if nothing had been."""

    async def seen(name: str, orders: Sequence[str | None]) -> list[tuple[int, str]]:
        async with virtual_game(tmp_path / name, TableSettings(game, 3), {THIRD: "rules"}, bot_pause=(700, 1900)) as running:
            while running.turn != VICTIM or not running.can_order(VICTIM):
                await running.play_move()
            start = now()
            for order in orders:
                assert await running.ask("order", VICTIM, order=order) == "done"
            await running.until(start + 20)
            assert await running.ask("move", VICTIM, ply=running.ply, move="pass") == "done"
            await running.until(start + 4000)
            return running.connections[str(VIEWER)].noted

    assert run(seen("quiet", ())) == run(seen("revoked", ("pass", None)))


@auctions
def test_an_order_that_is_changed_in_turn_is_not_late(tmp_path: Path, game: str) -> None:
    async def made(name: str, orders: Sequence[str]) -> tuple[int, int]:
        async with virtual_game(tmp_path / name, TableSettings(game, 3)) as running:
            while running.turn != VICTIM or not running.can_order(VICTIM):
                await running.play_move()
            ply = running.ply
            for order in orders:
                assert await running.ask("order", VICTIM, order=order) == "done"
                await asyncio.sleep(0.1)
            await running.wait_for_move(ply)
            _, made, received = pauses(running.connections[str(VIEWER)])[ply]
            return made, received

    once, changed = run(made("once", ["pass"])), run(made("changed", [AUCTIONS[game], "pass"]))
    assert once == changed
    assert once[0] == once[1]


def test_an_order_at_another_process_moves_no_clock(tmp_path: Path) -> None:
    """It hints at it to this one, which has to look; the warning of somebody else's clock comes when it would have come."""

    async def warned(name: str, orders: Sequence[str | None]) -> list[tuple[int, str]]:
        async with virtual_game(
            tmp_path / name, TableSettings("katze_im_sack", 3, clock=MoveClock(30, 0)), grace=3000, shared_sqlite=True
        ) as running:
            here = running.served.server
            async with Server.running(here.services.settings) as there:
                assert there.services.pause_key == here.services.pause_key
                there.services.now = now
                await auction_begun(running)
                start, room = now(), await there.rooms.find(TABLE)
                assert room
                elsewhere = VirtualGame(ServedTable(there, room, unchanged))
                await elsewhere.come(str(VICTIM))
                for order in orders:
                    assert await elsewhere.ask("order", VICTIM, order=order) == "done"
                    await running.served.room.catch_up()
                await running.until(start + 29_000)
                happened = running.connections[str(VIEWER)].table_events
                assert [each["what"] for _, each in happened].count("warned") == 1
                return running.connections[str(THIRD)].noted

    assert run(warned("quiet", ())) == run(warned("ordered", ("pass", None, "pass")))
