"""katzentisch backup and katzentisch restore"""

import asyncio
import os
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest

from katzentisch.server.people.keys import server_key
from katzentisch.server.storage.rows import Guest
from katzentisch.server.storage.store import Store
from katzentisch.words import LANGUAGES

from .conftest import Call


async def add_guest(address: str, id: str) -> None:
    store = await Store.open(address)
    await store.add_guest(Guest(id, id.title(), 1, 2))
    await store.close()


async def names(address: str, *ids: str) -> dict[str, str]:
    store = await Store.open(address)
    found = await store.guest_names(ids)
    await store.close()
    return found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with one guest."""
    folder = tmp_path / "data"
    server_key(folder)
    asyncio.run(add_guest(address_of(folder), "mia"))
    return folder


def address_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'katzentisch.db'}"


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_moves_to_another_folder(call: Call, data: Path, tmp_path: Path, language: str) -> None:
    file, other = tmp_path / "katzentisch.backup", tmp_path / "other"
    saved = call("backup", str(file), "--data", str(data), "--lang", language)
    assert (saved.code, saved.err) == (0, "")
    assert str(file.name) in saved.out.replace("\n", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert files_in(tmp_path) == ["data", "katzentisch.backup"]
    restored = call("restore", str(file), "--data", str(other), "--lang", language)
    assert (restored.code, restored.err) == (0, "")
    assert "1" in restored.out
    assert files_in(other) == ["katzentisch.db", "katzentisch.db.lock", "secret.key"]
    assert server_key(other) == server_key(data)
    assert asyncio.run(names(address_of(other), "mia")) == {"mia": "Mia"}


def test_the_database_can_be_elsewhere(call: Call, data: Path, tmp_path: Path, postgres: Any) -> None:
    file = str(tmp_path / "backup")
    with postgres.database() as address:
        assert call("backup", file, "--data", str(data)).code == 0
        assert call("restore", file, "--data", str(tmp_path / "other"), "--database", address).code == 0
        assert asyncio.run(names(address, "mia")) == {"mia": "Mia"}
    assert files_in(tmp_path / "other") == ["secret.key"]


def test_an_existing_file_is_replaced_only_if_forced(call: Call, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("precious")
    refused = call("backup", str(file), "--data", str(data))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "--force" in refused.err
    assert file.read_text() == "precious"
    file.chmod(0o644)
    assert call("backup", str(file), "--data", str(data), "--force").code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_bytes().startswith(b"\x1f\x8b")


@pytest.mark.parametrize("file", ["folder", "none/backup", "/dev/null", "-", "-x"])
def test_what_is_no_file_is_never_replaced(call: Call, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    before = files_in(tmp_path)
    answer = call("backup", file, "--data", str(data), "--force")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert files_in(tmp_path) == before
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_a_full_disk_leaves_the_older_backup(call: Call, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "backup").write_text("older")
    monkeypatch.setattr(os, "fsync", full)
    answer = call("backup", str(tmp_path / "backup"), "--data", str(data), "--force")
    assert answer.code == 2
    assert "the disk is full" in answer.err
    assert (tmp_path / "backup").read_text() == "older"
    assert files_in(tmp_path) == ["backup", "data"]


def test_a_missing_server_is_not_created(call: Call, data: Path, tmp_path: Path) -> None:
    nowhere = call("backup", str(tmp_path / "backup"), "--data", str(tmp_path / "none"))
    assert nowhere.code == 2
    assert "--data" in nowhere.err
    without = call("backup", str(tmp_path / "backup"), "--data", str(data), "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert without.code == 2
    assert "none.db" in without.err
    assert files_in(tmp_path) == ["data"]


def test_what_is_there_is_replaced_only_if_forced(call: Call, data: Path, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup"), tmp_path / "other"
    assert call("backup", file, "--data", str(data)).code == 0
    key = server_key(other)
    asyncio.run(add_guest(address_of(other), "leo"))
    for message in ("key of another server", "is not empty"):
        refused = call("restore", file, "--data", str(other))
        assert refused.code == 2
        assert message in refused.err
        assert server_key(other) == key
        assert asyncio.run(names(address_of(other), "leo", "mia")) == {"leo": "Leo"}
        shutil.copy(data / "secret.key", other / "secret.key")
        key = server_key(data)
    assert call("restore", file, "--data", str(other), "--force").code == 0
    assert asyncio.run(names(address_of(other), "leo", "mia")) == {"mia": "Mia"}
    assert server_key(other) == server_key(data)


def test_a_damaged_backup_touches_nothing(call: Call, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert call("backup", str(file), "--data", str(data)).code == 0
    file.write_bytes(file.read_bytes()[:-9])
    answer = call("restore", str(file), "--data", str(data), "--force")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "damaged" in answer.err
    assert asyncio.run(names(address_of(data), "mia")) == {"mia": "Mia"}
    assert call("restore", str(file), "--data", str(tmp_path / "other")).code == 2
    assert call("restore", str(tmp_path / "none"), "--data", str(tmp_path / "other")).code == 2
    assert files_in(tmp_path) == ["backup", "data"]


@pytest.mark.parametrize("command", ["backup", "restore", "serve"])
def test_an_empty_address_is_not_the_default_database(call: Call, data: Path, tmp_path: Path, command: str) -> None:
    """A script may pass a variable that is unset."""
    file = str(tmp_path / "backup")
    assert call("backup", file, "--data", str(data)).code == 0
    arguments = {"backup": [f"{file}2"], "restore": [file, "--force"], "serve": []}[command]
    answer = call(command, *arguments, "--data", str(data), "--database", "")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "sqlite:///PATH" in answer.err
    assert files_in(tmp_path) == ["backup", "data"]
