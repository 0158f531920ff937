"""The registry: plug-in games are found, and one that can't be used is left out with a warning, while the other games work."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.games import GAMES
from katzentisch.testing.plug_in import PlugInEnvironment

EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn_poker" / "katzentisch_kuhn_poker"

CHANGED = "from dataclasses import replace\nfrom katzentisch_kuhn_poker import GAME\nGAME = replace(GAME, {fields})\n"

# by name of the entry point: its module, and what the warning says
BAD = {
    "absent": ("", "bad_absent:GAME) can't be loaded: ModuleNotFoundError: No module named 'bad_absent'"),
    "broken": ("raise OSError('no such deck')", "bad_broken:GAME) can't be loaded: OSError: no such deck"),
    "nameless": ("OTHER = 1", "can't be loaded: AttributeError: module 'bad_nameless' has no attribute 'GAME'"),
    "a_string": ("GAME = 'kuhn_poker'", "is not available: the entry point must name a katzentisch Game, not a str"),
    "bad_id": (CHANGED.format(fields="id='Kuhn-Poker'"), "the id must be lower-case letters, digits and underscores, at most 40"),
    "no_id": (CHANGED.format(fields="id=None"), "is not available: TypeError: "),
    "taken": (CHANGED.format(fields="id='mau_mau'"), "another game has the id 'mau_mau'"),
    "other_tag": (CHANGED.format(fields="id='poker'"), "the tag of the view type KuhnView must be the id 'poker'"),
    "same": (CHANGED.format(fields="folder=GAME.folder"), "another game has the id 'kuhn_poker'"),
    "alone": (CHANGED.format(fields="id='poker', players=range(1, 3)"), "players must be a range within 2 to 10, not range(1, 3)"),
    "crowd": (CHANGED.format(fields="id='poker', players=range(2, 12)"), "players must be a range within 2 to 10, not range(2, 12)"),
    "usual": (CHANGED.format(fields="id='poker', default_players=3"), "default_players must be in range(2, 3), not 3"),
    "idle": (CHANGED.format(fields="id='poker', actions=0"), "actions must be 1 to 32768, not 0"),
}


def install(folder: Path, name: str, module: str, source: str) -> None:
    """Write what pip would: the module and the metadata that name its entry point."""
    if source:
        (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{module}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[katzentisch.games]\n{name} = {module}:GAME\n", encoding="utf-8")


def list_games(python: str | Path, folder: Path) -> tuple[list[str], list[str]]:
    """Return the ids of the games and the warnings, with the plug-ins in a folder."""
    variables = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"}
    command = [str(python), "-m", "katzentisch", "games", "--json"]
    listed = subprocess.run(command, capture_output=True, text=True, env=variables, check=True)
    return [game["id"] for game in json.loads(listed.stdout)], listed.stderr.splitlines()


@pytest.fixture(scope="module")
def bad(kuhn_poker: PlugInEnvironment, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    folder = tmp_path_factory.mktemp("bad")
    for name, (source, _) in BAD.items():
        install(folder, name, f"bad_{name}", source)
    return list_games(kuhn_poker.python, folder)


def test_the_other_games_work(bad: tuple[list[str], list[str]]) -> None:
    assert bad[0] == [*GAMES, "kuhn_poker"]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_plug_in_is_left_out_with_a_warning(bad: tuple[list[str], list[str]], name: str) -> None:
    (warning,) = [line for line in bad[1] if line.startswith(f"plug-in game {name} ")]
    assert BAD[name][1] in warning


def copy_words(folder: Path, **changes: tuple[str, str]) -> Path:
    """Copy the example's sentences, with some lines replaced by others; a language without changes is complete."""
    (folder / "words").mkdir(parents=True)
    for path in (EXAMPLE / "words").iterdir():
        old, new = changes.get(path.stem, ("", ""))
        text = path.read_text(encoding="utf-8")
        assert old in text
        (folder / "words" / path.name).write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({"de": ("kuhn_poker-name =", "kuhn_poker-title =")}, "de.ftl must have the sentence kuhn_poker-name"),
        ({"en": ("kuhn_poker-event-folded =", "kuhn_poker-event-fled =")}, "en.ftl must have the sentence kuhn_poker-event-folded"),
        ({"de": ("kuhn_poker-end-fold =", "kuhn_poker-end-fold")}, "de.ftl must have the sentence kuhn_poker-end-fold"),
    ],
)
def test_a_plug_in_needs_its_sentences_in_every_language(tmp_path: Path, changes: dict[str, tuple[str, str]], missing: str) -> None:
    words = copy_words(tmp_path / "game", **changes)
    install(tmp_path, "kuhn_poker", "bad_words", CHANGED.format(fields=f"folder=__import__('pathlib').Path({str(words)!r})"))
    (tmp_path / "katzentisch_kuhn_poker").symlink_to(EXAMPLE)
    games, (warning,) = list_games(sys.executable, tmp_path)
    assert games == list(GAMES)
    assert warning.endswith(missing)


def test_a_plug_in_needs_a_file_for_every_language(tmp_path: Path) -> None:
    words = copy_words(tmp_path / "game")
    (words / "words" / "de.ftl").unlink()
    install(tmp_path, "kuhn_poker", "bad_words", CHANGED.format(fields=f"folder=__import__('pathlib').Path({str(words)!r})"))
    (tmp_path / "katzentisch_kuhn_poker").symlink_to(EXAMPLE)
    games, (warning,) = list_games(sys.executable, tmp_path)
    assert games == list(GAMES)
    assert warning.endswith("must have a file de.ftl")


def test_importing_the_plug_in_first_registers_it(kuhn_poker: PlugInEnvironment) -> None:
    """It imports katzentisch.games, which must not look for it before it is complete."""
    code = "import katzentisch_kuhn_poker as own; from katzentisch.games import GAMES; print(GAMES['kuhn_poker'] is own.GAME)"
    for order in (code, code.replace("katzentisch_kuhn_poker as own", "katzentisch_kuhn_poker.rules, katzentisch_kuhn_poker as own")):
        run = subprocess.run([str(kuhn_poker.python), "-c", order], capture_output=True, text=True, check=False)
        assert (run.stdout, run.stderr) == ("True\n", "")
