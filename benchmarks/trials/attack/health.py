"""A database that can't be written to: the operator must be warned, and players must get a clear answer."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx

from .attack import Attack, Attacks, Seen, Setup
from .player import Player, leave_all
from .sites import Site

SMALL = "12m"


async def status(client: httpx.AsyncClient, path: str) -> int:
    """The status code; 0 without an answer in time."""
    try:
        return (await client.get(path)).status_code
    except httpx.HTTPError:
        return 0


async def locked(setup: Setup) -> Seen:
    async with setup.site() as server, Player(server.url, "Mia") as guest:
        guest.http.timeout = httpx.Timeout(60)
        async with httpx.AsyncClient(base_url=server.url, timeout=15) as watcher:
            with closing(sqlite3.connect(server.data / "katzentisch.db", isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                making = asyncio.create_task(made(guest))
                await asyncio.sleep(max(10.0, setup.seconds))
                statuses = {path: await status(watcher, path) for path in ("/health", "/ready")}
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(making), 35)
                lock.execute("ROLLBACK")
            return assess_locked(statuses, await making)


async def made(guest: Player) -> int:
    try:
        return (await guest.http.post("/api/tables", json={"game": "mau_mau", "players": 2})).status_code
    except httpx.HTTPError:
        return 0


def assess_locked(statuses: dict[str, int], answer: int) -> Seen:
    noticed = [path for path, code in statuses.items() if code == 503]
    text = f"{', '.join(f'{path} answers {code}' for path, code in statuses.items())}; a new table is answered with {answer}"
    return Seen(text, bool(noticed) and answer not in (0, 500))


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A small file system that can be filled; None where it can't be created."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", folder]
        if os.geteuid() != 0 or not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
            yield None
            return
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=False)


async def full_disk(setup: Setup) -> Seen:
    with small_disk() as disk, tempfile.TemporaryDirectory(prefix="katzentisch-attack-") as folder:
        if disk is None:
            return Seen("no small disk can be mounted here: it needs root", None)
        server = Site(Path(folder), weaknesses=setup.weaknesses)
        server.data = disk / "data"
        server.data.mkdir()
        try:
            await server.start()
            return await on_full_disk(server, disk)
        finally:
            server.kill()


async def on_full_disk(server: Site, disk: Path) -> Seen:
    guest = Player(server.url, "Mia")
    await guest.come_in()
    table = await guest.make_table()
    await guest.sit(table, 0)
    await guest.hang_up()
    fill(disk / "filler")
    refused = await exhausted(guest)
    async with httpx.AsyncClient(base_url=server.url, timeout=15) as watcher:
        await asyncio.sleep(3)
        statuses = {path: await status(watcher, path) for path in ("/health", "/ready")}
    await guest.dial()
    back = await guest.watch(table)
    (disk / "filler").unlink()
    await asyncio.sleep(1)
    again = await made(guest)
    await leave_all(guest)
    return assess_full(statuses, refused, back, again)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(bytes(4096))


async def exhausted(guest: Player) -> int:
    """The first answer that isn't a success: until then what was reserved is used up."""
    for _ in range(100):
        answer = await made(guest)
        if answer != 201:
            return answer
    return 201


def assess_full(statuses: dict[str, int], refused: int, back: str, again: int) -> Seen:
    noticed = any(code == 503 for code in statuses.values())
    text = f"{', '.join(f'{path} answers {code}' for path, code in statuses.items())}; a new table: {refused}; "
    text += f"joining a table again: {back}; once there is room again: {again}"
    return Seen(text, noticed and refused not in (0, 500) and back == "done" and again == 201)


ATTACKS: Attacks = {
    "locked": Attack("Lock the database against writing, and ask /health, /ready and for a new table", locked),
    "full-disk": Attack("Fill the disk, then come back to a table and ask /health", full_disk),
}
