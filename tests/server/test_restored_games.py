"""A backup that is made while people play: on a server with the restored database, their games continue."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from katzentisch.server.people.keys import existing_key
from katzentisch.server.storage.backup import restore_backup, write_backup
from katzentisch.server.storage.backup_file import BackupFile
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import again, close, deal, full_table, move, sync
from katzentisch.testing.visitor import Visitor


def write(database: str, folder: Path) -> None:
    with (folder / "backup").open("wb") as file:
        write_backup(database, file, existing_key(folder), lambda done, total: None)


async def play_and_back_up(url: str, database: str, folder: Path) -> tuple[list[Visitor], int, int]:
    """Return the visitors, and the last entry before and after the backup."""
    async with full_table(url, "maus_pass_auf", 2) as visitors:
        await deal(*visitors)
        await move(visitors)
        await sync(*visitors)
        before = visitors[0].number
        backup = asyncio.create_task(asyncio.to_thread(write, database, folder))
        for _ in range(6):  # the game has more
            await move(visitors)
        await backup
        await sync(*visitors)
        return visitors, before, visitors[0].number


async def play_on(url: str, visitors: list[Visitor]) -> int:
    """Return the table's last entry when they come back."""
    for visitor in visitors:
        visitor.url = url
    come = [await again(visitor, 0) for visitor in visitors]
    await sync(*come)
    number = come[0].number
    for _ in range(3):
        await move(come)
    await sync(*come)
    assert come[0].number > number
    await close(*come)
    return number


async def check_log(server: RunningServer, table: str) -> None:
    store = server.server.services.store
    number, digest = await store.head(table)
    rows = await store.entries(table)
    assert ([row.number for row in rows], log_digest(rows)) == (list(range(1, number + 1)), digest)
    assert await store.count_broken() == 0


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_games_continue_on_a_restored_server(request: pytest.FixtureRequest, address: str, to: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    with running(quick(first, address)) as server:
        visitors, before, after = asyncio.run(play_and_back_up(server.url, address, first))
    with ExitStack() as stack:
        postgres: Any = request.getfixturevalue("postgres") if to == "postgresql" else None
        there = stack.enter_context(postgres.database()) if postgres else f"sqlite:///{tmp_path / 'restored.db'}"
        backup = BackupFile(first / "backup")
        restore_backup(there, backup, lambda done, total: None)
        second.mkdir()
        (second / "secret.key").write_bytes(backup.manifest.key)
        with running(quick(second, there)) as server:
            assert before <= asyncio.run(play_on(server.url, visitors)) <= after
            server.call(check_log(server, visitors[0].table_id))
