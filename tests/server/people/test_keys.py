"""The server's key is created once and readable only by its owner."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from katzentisch.games.game import Refusal
from katzentisch.server.people.keys import NAME, SIZE, derived_key, server_key


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    key = server_key(folder)
    assert len(key) == SIZE
    assert server_key(folder) == key
    assert [each.name for each in folder.iterdir()] == [NAME]
    assert server_key(tmp_path / "other") != key


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    server_key(tmp_path)
    path = tmp_path / NAME
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    server_key(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_processes_that_start_together_have_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as threads:
        keys = set(threads.map(lambda _: server_key(tmp_path / "data"), range(64)))
    assert len(keys) == 1
    assert [each.name for each in (tmp_path / "data").iterdir()] == [NAME]


@pytest.mark.parametrize("broken", [b"", b"short", b"x" * (SIZE + 1)])
def test_a_damaged_key_is_reported_and_not_replaced(tmp_path: Path, broken: bytes) -> None:
    """A new one would make strangers of all guests."""
    (tmp_path / NAME).write_bytes(broken)
    with pytest.raises(Refusal, match="damaged"):
        server_key(tmp_path)
    assert (tmp_path / NAME).read_bytes() == broken


def test_a_folder_that_cannot_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        server_key(tmp_path / "file")
    assert refused.value.said.translate("de") != refused.value.said.translate("en")


def test_every_purpose_has_a_key_of_its_own(tmp_path: Path) -> None:
    key = server_key(tmp_path)
    derived = [derived_key(key, purpose) for purpose in ("pauses", "cookies")]
    assert derived == [derived_key(server_key(tmp_path), purpose) for purpose in ("pauses", "cookies")]
    assert len({key, *derived, derived_key(server_key(tmp_path / "other"), "pauses")}) == 4
