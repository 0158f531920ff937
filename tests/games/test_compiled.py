"""Code that several processes have compiled belongs together: otherwise one game could run the code of another."""

import fcntl
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import pytest

from katzentisch.games import GAMES
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
    function: Any = compiling.compiled(doubled, ())
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


def test_code_in_a_read_only_folder_is_loaded_and_nothing_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda folders: tmp_path)
    before: Any = compiling.compiled(doubled, ())
    assert before(2) == 4
    files = sorted(tmp_path.rglob("*"))
    monkeypatch.setattr(compiling, "is_writable", lambda folder: False)
    after: Any = compiling.compiled(doubled, ())
    assert (after(2), after(2.5)) == (4, 5)
    assert (sum(after.stats.cache_hits.values()), sum(after.stats.cache_misses.values())) == (1, 1)
    assert sorted(tmp_path.rglob("*")) == files
    assert not numba.config.CACHE_LOCATOR_CLASSES


def test_code_is_found_through_a_link_to_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example /opt/katzentisch, which leads to the folder of a version."""
    cache, source = tmp_path / "cache", tmp_path / "version" / "triple.py"
    cache.mkdir()
    monkeypatch.setattr(compiling, "cache_folder", lambda folders: cache)
    source.parent.mkdir()
    source.write_text("def tripled(number):\n    return 3 * number\n")
    (tmp_path / "current").symlink_to("version")
    for folder, hits in (("version", 0), ("current", 1)):
        monkeypatch.syspath_prepend(tmp_path / folder)
        monkeypatch.delitem(sys.modules, "triple", raising=False)
        function: Any = compiling.compiled(import_module("triple").tripled, ())
        assert function(2) == 6
        assert sum(function.stats.cache_hits.values()) == hits, folder


NUMBERS = """
import sys
from katzentisch.play.play import Play
if len(sys.argv) > 1:
    Play(sys.argv[1], 3, seed=1)
import numba
from katzentisch.games import GAMES
print([numba.from_dtype(game.state)._code for game in GAMES.values()])
"""


def test_types_have_the_same_number_in_every_process_whatever_it_plays_first() -> None:
    """Numba names compiled code after these numbers."""
    games = [[], *([game] for game in GAMES)]
    numbers = {subprocess.run([sys.executable, "-c", NUMBERS, *game], capture_output=True, text=True, check=True).stdout for game in games}
    assert len(numbers) == 1


def test_code_from_a_prompt_is_compiled_but_not_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda folders: tmp_path)
    names: dict[str, Any] = {}
    exec(compile("def typed(number):\n    return 2 * number", "<stdin>", "exec"), names)
    assert compiling.compiled(names["typed"], ())(2) == 4
    assert not list(tmp_path.iterdir())
