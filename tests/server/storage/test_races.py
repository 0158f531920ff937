"""Every process can append: each number has exactly one winner, there are no gaps, and acknowledged entries stay."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from katzentisch.server.storage.store import Store

from .rivals import compete
from .samples import add_table, entry

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
TABLES = [f"t{i}" for i in range(6)]
UNTIL = 25


async def add_tables(store: Store) -> None:
    for id in TABLES:
        await add_table(store, id)


async def check(store: Store, wins: Mapping[str, list[tuple[str, int]]]) -> None:
    """The logs are exactly what the writers say they won."""
    written = {(table, each.number): each.body for table in TABLES for each in await store.entries(table, after=1)}
    assert written == {win: name for name, won in wins.items() for win in won}
    assert sum(map(len, wins.values())) == len(written)
    assert set(written) == {(table, number) for table in TABLES for number in range(2, UNTIL + 1)}


async def test_many_tasks(store: Store) -> None:
    await add_tables(store)
    names = [f"task {i}" for i in range(8)]
    won = await asyncio.gather(*(compete(store, name, TABLES, UNTIL) for name in names))
    await check(store, dict(zip(names, won, strict=True)))


async def test_two_stores(store: Store, address: str) -> None:
    await add_tables(store)
    other = await Store.open(address)
    here, there = await asyncio.gather(compete(store, "here", TABLES, UNTIL), compete(other, "there", TABLES[::-1], UNTIL))
    await other.close()
    await check(store, {"here": here, "there": there})


async def test_batches_of_two_stores_that_name_the_tables_in_another_order(store: Store, address: str) -> None:
    await add_tables(store)
    other = await Store.open(address)
    for number in range(2, 20):
        here = [store.append(entry(number, id)) for id in TABLES]
        there = [other.append(entry(number, id)) for id in TABLES[::-1]]
        won = await asyncio.gather(*here, *there)
        assert sum(won) == len(TABLES)
    assert (store.counts.batches, other.counts.batches) == (18, 18)  # none had to be tried again
    assert (store.counts.appends + other.counts.appends, store.counts.conflicts + other.counts.conflicts) == (108, 108)
    await other.close()


@contextmanager
def process(address: str, name: str, until: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.storage.rivals", address, name, str(until), *TABLES]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as started:
        try:
            yield started
        finally:
            started.kill()


def heard(text: str) -> list[tuple[str, int]]:
    return [(table, int(number)) for table, number in map(str.split, text.splitlines())]


async def test_two_processes(store: Store, address: str) -> None:
    await add_tables(store)
    with process(address, "one", UNTIL) as one, process(address, "two", UNTIL) as two:
        wins = {"one": heard(one.communicate()[0]), "two": heard(two.communicate()[0])}
    await check(store, wins)


async def test_a_killed_process_loses_nothing_that_it_acknowledged(store: Store, address: str) -> None:
    await add_tables(store)
    with process(address, "killed", 1_000_000) as killed:
        assert killed.stdout
        before = "".join(killed.stdout.readline() for _ in range(200))
        killed.kill()
        acknowledged = heard(before + killed.stdout.read().rpartition("\n")[0])
    logs = {table: [each.number for each in await store.entries(table)] for table in TABLES}
    assert all(number in logs[table] for table, number in acknowledged)
    assert all(log == list(range(1, len(log) + 1)) for log in logs.values())
    assert await store.numbers(TABLES) == {table: log[-1] for table, log in logs.items()}
    assert all(await asyncio.gather(*(store.append(entry(log[-1] + 1, table)) for table, log in logs.items())))
