"""Group commit: pending appends are committed together, failures concern only their own append, and callers may be cancelled."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from katzentisch.server.storage import writer
from katzentisch.server.storage.database import Database
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import logged_errors

from .samples import add_table, entry, game, numbers_of

pytestmark = pytest.mark.anyio

TABLES = [f"t{i:02}" for i in range(20)]


async def add_tables(store: Store) -> None:
    for id in TABLES:
        await add_table(store, id)


async def test_waiting_writes_share_a_transaction(store: Store) -> None:
    await add_tables(store)
    assert all(await asyncio.gather(*(store.append(entry(2, id)) for id in TABLES)))
    assert (store.counts.batches, store.counts.appends, store.counts.conflicts) == (1, 20, 0)
    assert store.counts.seconds > 0


async def test_a_batch_is_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LARGEST_BATCH", 8)
    await add_tables(store)
    assert all(await asyncio.gather(*(store.append(entry(2, id)) for id in TABLES)))
    assert store.counts.batches == 3


async def test_conflicts_are_counted(store: Store) -> None:
    await add_table(store)
    await asyncio.gather(store.append(entry(2)), store.append(entry(2)), store.append(entry(5)))
    assert (store.counts.appends, store.counts.conflicts) == (1, 2)


async def test_one_that_fails_does_not_hurt_the_others(store: Store) -> None:
    await add_tables(store)
    await store.append(entry(2, "t00", finished=game()))
    twice = entry(2, "t07", finished=game(table="t07"))  # the same game's id once more
    unwritable = entry(2, "t08", body="\ud800")
    others = [entry(2, id) for id in TABLES if id not in ("t00", "t07", "t08")]
    answers = await asyncio.gather(*map(store.append, [twice, unwritable, *others]), return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in answers[:2]] == [True, True]
    assert answers[2:] == [True] * 17
    assert await numbers_of(store, "t07") == [1]
    assert await store.append(entry(2, "t07"))


async def test_a_cancelled_write_does_not_stop_the_others(store: Store) -> None:
    await add_tables(store)
    waiting = [asyncio.create_task(store.append(entry(2, id))) for id in TABLES]
    await asyncio.sleep(0)
    waiting[3].cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [answer for answer in answers if answer is not True] == [answers[3]]
    assert isinstance(answers[3], asyncio.CancelledError)
    assert await store.append(entry(3, "t05"))


async def test_closing_commits_what_waits(store: Store, address: str) -> None:
    await add_tables(store)
    other = await Store.open(address)
    waiting = [asyncio.create_task(other.append(entry(2, id))) for id in TABLES]
    await asyncio.sleep(0)
    await other.close()
    assert await asyncio.gather(*waiting) == [True] * 20
    assert await store.numbers(TABLES) == dict.fromkeys(TABLES, 2)


async def test_what_was_committed_counts_though_the_answer_got_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_tables(store)
    await store.append(entry(2, "t00", body="of somebody else"))
    lose_first_answer(store.database, monkeypatch)
    assert await asyncio.gather(*(store.append(entry(2, id)) for id in TABLES)) == [False] + [True] * 19
    assert await store.numbers(TABLES) == dict.fromkeys(TABLES, 2)


def lose_first_answer(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    write = database.write

    async def broken(work: Callable[..., Any]) -> Any:
        monkeypatch.undo()
        await write(work)
        raise ConnectionResetError

    monkeypatch.setattr(database, "write", broken)


MANY_TABLES = [f"t{i}" for i in range(40)]


async def send_away(work: Coroutine[Any, Any, Any], turns: int) -> None:
    """Cancel the work after some turns of the event loop, and at every turn that follows."""
    task = asyncio.create_task(work)
    for _ in range(turns):
        await asyncio.sleep(0)
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)


async def test_nothing_is_complained_about(store: Store) -> None:
    with logged_errors() as errors:
        for turns, id in enumerate(MANY_TABLES):
            await send_away(store.numbers([id]), turns)
            await send_away(add_table(store, id), turns)
        await store.close()
    assert errors == []


async def test_what_was_begun_is_written(store: Store, address: str) -> None:
    """Two turns of the loop are enough to begin."""
    for id in MANY_TABLES:
        await send_away(add_table(store, id), 2)
    await store.close()
    again = await Store.open(address)
    written = await again.numbers(MANY_TABLES)
    await again.close()
    assert sorted(written) == sorted(MANY_TABLES)


async def test_appends_that_come_soon_after_a_commit_are_gathered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that come one after the other during the pause share the next transaction."""
    monkeypatch.setattr(writer, "INTERVAL", 3600.0)
    pauses: list[float] = []
    first, second, third = TABLES[:3]

    async def pause(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)
            later.append(asyncio.create_task(store.append(entry(2, third))))
        await real_sleep(0)

    later: list[asyncio.Task[bool]] = []
    real_sleep = asyncio.sleep
    await add_tables(store)
    assert await store.append(entry(2, first))
    monkeypatch.setattr(asyncio, "sleep", pause)
    assert await store.append(entry(2, second))
    assert await asyncio.gather(*later) == [True]
    assert (len(pauses), store.counts.batches, store.counts.appends) == (1, 2, 3)


async def test_a_table_alone_does_not_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a pause in which nothing came, the next commits follow at once."""
    monkeypatch.setattr(writer, "INTERVAL", 3600.0)
    monkeypatch.setattr(writer, "UNPAUSED", 3)
    pauses: list[float] = []
    real_sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        pauses.extend([seconds] if seconds else [])
        await real_sleep(0)

    monkeypatch.setattr(asyncio, "sleep", pause)
    await add_table(store)
    for number in range(2, 8):
        assert await store.append(entry(number))
    assert len(pauses) == 2  # before the second commit and, three later, before the sixth
    assert store.counts.batches == 6
