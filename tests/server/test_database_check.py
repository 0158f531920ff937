"""A SQLite file belongs to one server. Acknowledged entries are there at the next start, or the server says what is missing. Backups are
complete."""

import asyncio
import json
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from katzentisch.games.game import Refusal
from katzentisch.server import database_check
from katzentisch.server.database_check import find_lost_entries, loss_warning, open_store
from katzentisch.server.server import Server
from katzentisch.server.storage import file_lock
from katzentisch.server.storage.file_lock import exclusive_lock
from katzentisch.server.storage.heads import MOST, Heads, LostEntries, lost_entries
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import ENGLISH, quick, running, serve_process

from .storage.samples import add_table, entry

DOCS = Path(__file__).parents[2] / "docs" / "server.md"

HOLD = """
import sys, time
from katzentisch.server.storage.file_lock import exclusive_lock
with exclusive_lock(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def second() -> None:
        async with Server.running(settings):
            pass

    monkeypatch.setattr(file_lock, "PATIENCE", 0.0)
    settings = quick(tmp_path)
    with running(settings), pytest.raises(Refusal) as refused, exclusive_lock(settings.database, 0.0):
        pass
    assert refused.value.said.sentence == "database-taken"
    assert "test.db" in str(refused.value)
    asyncio.run(second())


def test_the_command_says_so_too(tmp_path: Path) -> None:
    with serve_process(tmp_path) as first:
        first.url()
        command = [sys.executable, "-m", "katzentisch", "serve", "--port", "0", "--data", str(tmp_path / "data")]
        second = subprocess.run(command, check=False, env=ENGLISH, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "Another server is already using" in second.stderr


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'test.db'}"
    holder = subprocess.Popen([sys.executable, "-c", HOLD, address], stdout=subprocess.PIPE, text=True)
    assert holder.stdout
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(Refusal), exclusive_lock(address, 0.0):
        pass
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    with exclusive_lock(address, 0.0):
        pass


@pytest.mark.parametrize("address", ["postgresql://me@host/tables", "nonsense", "sqlite://"])
def test_what_is_no_file_needs_no_lock(address: str) -> None:
    with exclusive_lock(address, 0.0), exclusive_lock(address, 0.0):
        pass


async def filled(folder: Path, entries: int) -> None:
    """Two tables; the server is stopped as it should be."""
    async with Server.running(quick(folder)) as server:
        for table in ("t", "u"):
            await add_table(server.services.store, table)
        for number in range(2, entries + 2):
            assert await server.services.store.append(entry(number))


def test_after_a_clean_stop_nothing_is_missing(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path, 5))
    noted = json.loads((tmp_path / "test.db.head").read_bytes())
    assert noted == {"is_clean": True, "numbers": {"u": 1, "t": 6}}
    with capture_logs() as logged:
        asyncio.run(filled_again(tmp_path))
    assert not [each for each in logged if each["log_level"] in ("warning", "error")]


async def filled_again(folder: Path) -> None:
    async with Server.running(quick(folder)) as server:
        assert await server.services.store.append(entry(7))


JOURNAL_HEAD, FRAME = 32, 24 + 4096  # bytes of an SQLite journal: a frame is a head and a page


async def killed(folder: Path, copy: Path) -> None:
    """What is on the disk at the moment when a server is killed: everything that was acknowledged is in the journal."""
    async with Server.running(quick(folder)) as server:
        store = server.services.store
        await add_table(store)
        for number in range(2, 60):
            assert await store.append(entry(number))
        assert store.heads
        store.heads.write(store.heads.encoded())
        shutil.copytree(folder, copy)


def test_a_journal_that_lost_acknowledged_commits_is_noticed(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    asyncio.run(killed(tmp_path / "data", copy))
    journal = copy / "test.db-wal"
    (copy / "test.db-shm").unlink(missing_ok=True)
    whole = journal.read_bytes()
    half = JOURNAL_HEAD + len(whole) // 2 // FRAME * FRAME  # a frame's own head: most of a page is zero anyway
    journal.write_bytes(whole[:half] + b"\0" * 200 + whole[half + 200 :])
    settings = quick(copy)
    missing = asyncio.run(look(settings))
    assert list(missing.entries) == ["t"]
    assert 0 < missing.count < 59
    assert f"{missing.count} entries" in str(loss_warning(settings, missing))
    assert "--restored" in loss_warning(settings, missing).translate("de")
    with capture_logs() as logged:
        asyncio.run(start(settings))
    [said] = [each for each in logged if each["event"] == "commits lost"]
    assert (said["entries"], said["tables"]) == (missing.count, missing.entries)
    assert asyncio.run(look(settings)).count == 0  # said once; from now on this is the truth


def test_what_a_backup_lacks_is_no_loss_if_one_says_so(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path, 2))
    shutil.copy(tmp_path / "test.db", tmp_path / "backup.db")
    asyncio.run(filled_more(tmp_path))
    shutil.copy(tmp_path / "backup.db", tmp_path / "test.db")
    settings = quick(tmp_path)
    assert asyncio.run(look(settings)).entries == {"t": 4}
    restored = quick(tmp_path, restored=True)
    assert asyncio.run(look(restored)).count == 0
    asyncio.run(start(restored))
    assert asyncio.run(look(settings)).count == 0


async def filled_more(folder: Path) -> None:
    async with Server.running(quick(folder)) as server:
        for number in range(4, 8):
            assert await server.services.store.append(entry(number))


async def look(settings: object) -> LostEntries:
    store = await Store.open(settings.database)  # type: ignore[attr-defined]
    try:
        return await find_lost_entries(store, Heads(settings.data / "test.db"), settings)  # type: ignore[attr-defined,arg-type]
    finally:
        await store.close()


async def start(settings: object) -> None:
    async with Server.running(settings):  # type: ignore[arg-type]
        pass


def test_a_damaged_file_is_refused_after_a_stop_that_was_none(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path, 400))
    path, head = tmp_path / "test.db", tmp_path / "test.db.head"
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\x55" * 4096
    path.write_bytes(content)
    head.write_bytes(head.read_bytes().replace(b"true", b"false"))

    async def begin() -> None:
        store = await open_store(quick(tmp_path))
        await store.close()

    with pytest.raises(Refusal) as refused:
        asyncio.run(begin())
    assert refused.value.said.sentence == "database-file-damaged"
    assert refused.value.said.translate("de") != refused.value.said.translate("en")


def test_a_file_is_looked_at_only_as_long_as_agreed(tmp_path: Path) -> None:
    async def check() -> str | None:
        store = await Store.open(f"sqlite:///{tmp_path / 'test.db'}")
        await add_table(store)
        for number in range(2, 300):
            await store.append(entry(number, body="x" * 500))
        try:
            return await store.database.find_damage(-1.0)  # type: ignore[attr-defined,no-any-return]
        finally:
            await store.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("katzentisch.server.storage.sqlite.STEPS", 1)
        assert asyncio.run(check()) is None


def test_the_numbers_that_are_noted(tmp_path: Path) -> None:
    heads = Heads(tmp_path / "test.db")
    assert heads.read() is None
    for number in range(MOST + 5):
        heads.note(f"t{number}", number)
    heads.note("t10", 99)
    assert len(heads.numbers) == MOST
    assert "t4" not in heads.numbers
    heads.keep(["t10", "t11"])
    heads.write(heads.encoded())
    noted = heads.read()
    assert noted
    assert (noted.is_clean, noted.numbers) == (False, {"t11": 11, "t10": 99})
    assert lost_entries(noted, {"t10": 97, "t11": 12}).entries == {"t10": 2}
    assert lost_entries(noted, {"t10": 99}).entries == {"t11": 11}
    (tmp_path / "test.db.head").write_text("nonsense")
    assert heads.read() is None


def test_a_full_disk_keeps_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heads = Heads(tmp_path / "test.db")
    heads.note("t", 1)

    def fail(_: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(heads, "write", fail)
    database_check.save_heads(heads, heads.encoded())
    assert not heads.is_written


def test_the_documented_backup_is_complete_and_private(tmp_path: Path) -> None:
    """The commands as documented: the backup while the server runs, then a restore into the folder, which is empty."""
    section = DOCS.read_text(encoding="utf-8").split("### Backups")[1]
    backup, restore = re.findall(r"```sh\n(katzentisch .*?)```", section, re.DOTALL)[:2]
    data = tmp_path / "data"
    with serve_process(tmp_path) as server:
        guest = httpx.post(f"{server.url()}/api/me", json={"name": "Mia"}, timeout=60).json()["guest"]
        (tmp_path / "katzentisch").symlink_to(data)  # the default folder
        run_documented(backup, tmp_path)
        assert server.stop() == 0
    [file] = tmp_path.glob("*.backup")
    before = (data / "secret.key").read_bytes()
    for path in data.iterdir():
        path.unlink()
    run_documented(restore, tmp_path)
    assert (data / "secret.key").read_bytes() == before
    assert [stat.S_IMODE(path.stat().st_mode) for path in (file, data / "secret.key", data / "katzentisch.db")] == [0o600] * 3
    with sqlite3.connect(data / "katzentisch.db") as restored:
        assert restored.execute("SELECT name FROM guests WHERE id = ?", [guest]).fetchall() == [("Mia",)]


def run_documented(block: str, folder: Path) -> None:
    commands = f'katzentisch() {{ "{sys.executable}" -m katzentisch "$@"; }}\n{block}'
    subprocess.run(["bash", "-euc", commands], cwd=folder, check=True, env={**ENGLISH, "XDG_DATA_HOME": str(folder)})
