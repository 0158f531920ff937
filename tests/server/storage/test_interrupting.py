"""Whoever asked may be gone at any moment, and may be sent away again and again: the database notices nothing of it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from katzentisch.server.storage.store import Store

from ..complaints import complaints
from .samples import add_table

pytestmark = pytest.mark.anyio

TABLES = [f"t{i}" for i in range(40)]


async def send_away(work: Coroutine[Any, Any, Any], turns: int) -> None:
    """After so many turns of the loop, and at every turn that follows."""
    task = asyncio.create_task(work)
    for _ in range(turns):
        await asyncio.sleep(0)
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)


async def test_nothing_is_complained_about(store: Store) -> None:
    with complaints() as heard:
        for turns, id in enumerate(TABLES):
            await send_away(store.numbers([id]), turns)
            await send_away(add_table(store, id), turns)
        await store.close()
    assert heard == []


async def test_what_was_begun_is_written(store: Store, address: str) -> None:
    """Two turns of the loop are enough to begin."""
    for id in TABLES:
        await send_away(add_table(store, id), 2)
    await store.close()
    again = await Store.open(address)
    written = await again.numbers(TABLES)
    await again.close()
    assert sorted(written) == sorted(TABLES)
