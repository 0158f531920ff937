"""Compiled code is kept by one process at a time: otherwise one game could get the code of another."""

import fcntl
from pathlib import Path
from typing import Any

import numba
import pytest

from katzentisch.games import compiled as compiling

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")


def doubled(number: int) -> int:
    return 2 * number


def is_locked(folder: Path) -> bool:
    with (folder / "lock").open("wb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_code_is_kept_by_one_process_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda folders: tmp_path)
    function = compiling.compiled(doubled, ())
    file = function._cache._cache_file
    looked_up: list[bool] = []
    load = file._load_index

    def looking() -> Any:
        looked_up.append(is_locked(tmp_path))
        return load()

    assert function(2) == 4  # reading needs no lock
    monkeypatch.setattr(file, "_load_index", looking)
    assert function(2.5) == 5
    assert looked_up[-1], "the next free name is looked up and taken without another process in between"
    assert not is_locked(tmp_path)
    assert {path.suffix for path in tmp_path.rglob("*") if path.is_file()} >= {".nbi", ".nbc"}
