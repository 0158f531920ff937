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

from katzentisch.bots import BOTS
from katzentisch.games import GAMES
from katzentisch.games.game import never_an_auction
from katzentisch.play.clocks import Clock, MoveClock, NoClock
from katzentisch.server.rooms import thinking, work
from katzentisch.server.rooms.house import House
from katzentisch.server.rooms.thinking import Thought
from katzentisch.server.server import Server
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.duties import Task

from .moments import PACE, Evening, Witness, evening, pauses
from .test_secrecy import another
from .virtual import now, run
from .worlds import NOBODY, TABLE, World, unchanged

VIEWER, VICTIM, THIRD = 0, 1, 2
AUCTIONS = {"katze_im_sack": "up to 5", "katzenjammer_blues": "up to 3d"}
BOT_KINDS = [name for name in BOTS if name != "random"]
ORDERS, PLIES = 10, 24

auctions = pytest.mark.parametrize("game", list(AUCTIONS))
games = pytest.mark.parametrize("game", list(GAMES))


def public_guess(ply: int) -> int:
    """The pause as it once was: a function of what everybody knows."""
    chance = hashlib.sha256(f"{TABLE} 1 {ply}".encode()).digest()
    return PACE[0] + int.from_bytes(chance[:4], "little") % (PACE[1] - PACE[0] + 1)


async def orders_given(begun: Evening, orders: Sequence[str], count: int) -> set[int]:
    """Plays on until the victim's orders have made so many moves; answers at which plies."""
    obeyed: set[int] = set()
    while len(obeyed) < count and begun.turn is not None:
        if begun.turn != VICTIM and begun.can_order(VICTIM):
            assert "done" in [await begun.ask("order", VICTIM, order=order) for order in orders]
        is_ordered = begun.turn == VICTIM and begun.task is Task.OBEY
        ply = await begun.go_on()
        obeyed |= {ply} if is_ordered else set()
    return obeyed


def suspected(witness: Witness) -> set[int]:
    """What somebody who sees nothing but their own messages takes for orders."""
    return {ply for ply, (seat, made, _) in pauses(witness).items() if seat == VICTIM and abs(made - public_guess(ply)) <= 2}


@auctions
def test_orders_are_not_found_by_what_everybody_can_compute(tmp_path: Path, game: str) -> None:
    async def attack() -> tuple[set[int], set[int]]:
        async with evening(tmp_path / "table", Choices(game, 3)) as begun:
            obeyed = await orders_given(begun, ("pass", AUCTIONS[game]), ORDERS)
            return obeyed, suspected(begun.witnesses[str(VIEWER)])

    obeyed, found = run(attack())
    assert len(obeyed) == ORDERS
    assert found & obeyed == set()


async def automatic(folder: Path, game: str, kind: str, **changes: Any) -> dict[int, tuple[int, int]]:
    """When the victim's seat was played for: after how long it moved, and after how long others knew."""
    is_away, is_ordered = kind in ("stand-in", "away, ordered"), kind in ("ordered", "away, ordered")
    bots = {} if is_away or is_ordered else {VICTIM: kind, THIRD: kind}
    plies: set[int] = set()
    async with evening(folder, Choices(game, 3), bots, [VICTIM] if is_away else [], **changes) as begun:
        while begun.turn is not None and begun.ply < PLIES:
            if is_ordered and begun.turn != VICTIM and begun.can_order(VICTIM):
                assert await begun.ask("order", VICTIM, order="pass") == "done"
            plies |= {begun.ply} if begun.task in (Task.PLAY, Task.OBEY) else set()
            await begun.go_on()
        seen = [pauses(begun.witnesses[viewer]) for viewer in (str(VIEWER), NOBODY)]
    assert seen[0] == seen[1]
    return {ply: (made, told) for ply, (_, made, told) in seen[0].items() if ply in plies}


@games
def test_whoever_plays_for_a_seat_moves_at_the_same_time(tmp_path: Path, game: str) -> None:
    """Bots of all kinds, the one for somebody away, and orders: for the same table, game and ply to the millisecond."""
    kinds = [*BOT_KINDS, "stand-in", *(() if GAMES[game].auction is never_an_auction else ("ordered", "away, ordered"))]
    known: dict[int, tuple[int, int]] = {}
    for kind in kinds:
        seen = run(automatic(tmp_path / kind, game, kind))
        assert seen
        assert {ply: known.setdefault(ply, times) for ply, times in seen.items()} == seen, kind
    assert len({made for made, _ in known.values()}) > PLIES // 4
    assert all(PACE[0] <= made <= PACE[1] and made == told for made, told in known.values())


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

    async def slowly(thought: Thought, house: House) -> str:
        answer = await thinking.answer(thought, house)
        took = PACE[1] + 7 * sum(thought.observation.array.tobytes()) % 500
        spent.add(took)
        await asyncio.sleep(took / 1000)
        return answer

    usual = run(automatic(tmp_path / "usual", "mau_mau", "rules"))
    monkeypatch.setattr(work, "answer", slowly)
    slow = run(automatic(tmp_path / "slow", "mau_mau", "rules"))
    excess = [slow[ply][0] - usual[ply][0] for ply in slow.keys() & usual.keys()]
    assert len(spent) > len(set(excess))
    assert all(each > 0 and each % 250 == 0 for each in excess)
    assert all(made == told for made, told in slow.values())


async def auction_begun(begun: Evening) -> None:
    """Somebody else's turn, and the victim can put an order."""
    while begun.turn != VIEWER or not begun.can_order(VICTIM):
        await begun.go_on()


async def auctioned(begun: Evening, orders: Sequence[str | None], by_hand_at: int | None = None) -> int:
    """The victim's orders, while others talk; then a move of the last of them, or the same by hand. Answers when it was made."""
    await auction_begun(begun)
    for order in orders:
        later, talk = now() + 300, [begun.chat(VIEWER)]
        asked = talk if by_hand_at else [begun.ask("order", VICTIM, order=order), *talk]
        assert (await asyncio.gather(*asked))[-1] == "done"
        await begun.until(later)
    while begun.turn != VICTIM:
        await begun.go_on()
    assert (begun.task is Task.OBEY) is (by_hand_at is None)
    if by_hand_at:
        await begun.until(by_hand_at)
        assert await begun.ask("move", VICTIM, ply=begun.ply, move="pass") == "done"
    await begun.passed(begun.ply if by_hand_at is None else -1)
    return begun.world.room.table.at


@auctions
@pytest.mark.parametrize("clock", [NoClock(), MoveClock(5, 0), MoveClock(30, 60)], ids=["no clock", "5 s", "30 s"])
def test_an_order_looks_like_a_move_by_hand(tmp_path: Path, game: str, clock: Clock) -> None:
    """To all others, byte by byte and at the same moments: before it acts, when it does, and afterwards."""

    async def seen(name: str, by_hand_at: int | None = None) -> tuple[int, dict[str, list[tuple[int, str]]]]:
        async with evening(tmp_path / name, Choices(game, 3, clock=clock)) as begun:
            at = await auctioned(begun, ("pass", AUCTIONS[game], None, "pass"), by_hand_at)
            await begun.until(at + 100)
            for _ in range(3):
                await begun.go_on()
            return at, {viewer: begun.witnesses[viewer].noted for viewer in (str(VIEWER), str(THIRD), NOBODY)}

    at, ordered = run(seen("ordered"))
    assert (at, ordered) == run(seen("by hand", at))
    assert all(len(noted) > 10 for noted in ordered.values())


@auctions
def test_an_order_shows_in_no_list_and_no_count(tmp_path: Path, game: str) -> None:
    async def looked_at(begun: Evening) -> tuple[Any, ...]:
        house = begun.world.server.house
        return await house.store.tables_of(str(VIEWER)), await house.store.numbers([TABLE]), generate_latest(house.counts.registry)

    async def look() -> None:
        async with evening(tmp_path / "table", Choices(game, 3, public=True)) as begun:
            await auction_begun(begun)
            before = await looked_at(begun)
            for order in ("pass", AUCTIONS[game], "nonsense", None):
                await begun.ask("order", VICTIM, order=order)
                assert await looked_at(begun) == before

    run(look())


@auctions
def test_a_revoked_order_delays_nobody(tmp_path: Path, game: str) -> None:
    """The victim orders in their own turn, revokes that, and moves by hand: the bot after them moves as if nothing had been."""

    async def seen(name: str, orders: Sequence[str | None]) -> list[tuple[int, str]]:
        async with evening(tmp_path / name, Choices(game, 3), {THIRD: "rules"}, bot_pause=(700, 1900)) as begun:
            while begun.turn != VICTIM or not begun.can_order(VICTIM):
                await begun.go_on()
            start = now()
            for order in orders:
                assert await begun.ask("order", VICTIM, order=order) == "done"
            await begun.until(start + 20)
            assert await begun.ask("move", VICTIM, ply=begun.ply, move="pass") == "done"
            await begun.until(start + 4000)
            return begun.witnesses[str(VIEWER)].noted

    assert run(seen("quiet", ())) == run(seen("revoked", ("pass", None)))


@auctions
def test_an_order_that_is_changed_in_turn_is_not_late(tmp_path: Path, game: str) -> None:
    async def made(name: str, orders: Sequence[str]) -> tuple[int, int]:
        async with evening(tmp_path / name, Choices(game, 3)) as begun:
            while begun.turn != VICTIM or not begun.can_order(VICTIM):
                await begun.go_on()
            ply = begun.ply
            for order in orders:
                assert await begun.ask("order", VICTIM, order=order) == "done"
                await asyncio.sleep(0.1)
            await begun.passed(ply)
            _, made, told = pauses(begun.witnesses[str(VIEWER)])[ply]
            return made, told

    once, changed = run(made("once", ["pass"])), run(made("changed", [AUCTIONS[game], "pass"]))
    assert once == changed
    assert once[0] == once[1]


def test_an_order_at_another_process_moves_no_clock(tmp_path: Path) -> None:
    """It hints at it to this one, which has to look; the warning of somebody else's clock comes when it would have come."""

    async def warned(name: str, orders: Sequence[str | None]) -> list[tuple[int, str]]:
        async with evening(tmp_path / name, Choices("katze_im_sack", 3, clock=MoveClock(30, 0)), grace=3000, shared_sqlite=True) as begun:
            here = begun.world.server
            async with Server.running(here.house.settings) as there:
                assert there.house.pause_key == here.house.pause_key
                there.house.now = now
                await auction_begun(begun)
                start, room = now(), await there.rooms.find(TABLE)
                assert room
                elsewhere = Evening(World(there, room, unchanged))
                await elsewhere.come(str(VICTIM))
                for order in orders:
                    assert await elsewhere.ask("order", VICTIM, order=order) == "done"
                    await begun.world.room.catch_up()
                await begun.until(start + 29_000)
                happened = begun.witnesses[str(VIEWER)].table_events
                assert [each["what"] for _, each in happened].count("warned") == 1
                return begun.witnesses[str(THIRD)].noted

    assert run(warned("quiet", ())) == run(warned("ordered", ("pass", None, "pass")))
