"""The registry: plug-in games are found, and one that can't be used is left out with a warning, while the other games work."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.games.registry import BUILT_IN
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
    "alone": (CHANGED.format(fields="id='poker', players=range(1, 3)"), "players must be a range within 2 to 10, not range(1, 3)"),
    "crowd": (CHANGED.format(fields="id='poker', players=range(2, 12)"), "players must be a range within 2 to 10, not range(2, 12)"),
    "usual": (CHANGED.format(fields="id='poker', default_players=3"), "default_players must be in range(2, 3), not 3"),
    "misnumbered": (
        CHANGED.format(fields="id='kuhn_poker', action_groups=GAME.action_groups[1:]"),
        "action_groups must have 4 moves, one for each action, not 2",
    ),
    "featureless": (CHANGED.format(fields="feature_groups=()"), "feature_groups must name what encode_features writes"),
    "namesakes": (CHANGED.format(fields="feature_groups=GAME.feature_groups * 2"), "the names of feature columns must differ"),
    "unbounded": (
        CHANGED.format(
            fields="feature_groups=(GAME.feature_groups[0]._replace(columns=(GAME.feature_columns[0]._replace(low=3, high=0),)),)"
        ),
        "the bounds of the feature card_jack must be in order and within ±127, not 3 and 0",
    ),
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


def list_games(folder: Path) -> tuple[list[str], list[str]]:
    variables = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "katzentisch", "games", "--json"]
    listed = subprocess.run(command, capture_output=True, text=True, env=variables, check=True)
    return [game["id"] for game in json.loads(listed.stdout)], listed.stderr.splitlines()


def copy_words(folder: Path, language: str, old: str, new: str) -> Path:
    """Copy the example's sentences, with a part of them replaced in one language; an empty part removes the file."""
    (folder / "words").mkdir(parents=True)
    for path in (EXAMPLE / "words").iterdir():
        text = path.read_text(encoding="utf-8")
        assert old in text
        if path.stem != language or old:
            (folder / "words" / path.name).write_text(text.replace(old, new) if path.stem == language else text, encoding="utf-8")
    return folder


# by name of the entry point: the language, what is replaced, by what, and what the warning says
BAD_WORDS = {
    "no_german": ("de", "", "", "/words must have a file de.ftl"),
    "untitled": ("de", "kuhn_poker-name =", "kuhn_poker-title =", "/words/de.ftl must have the sentence kuhn_poker-name"),
    "no_event": ("en", "-event-folded =", "-event-fled =", "/words/en.ftl must have the sentence kuhn_poker-event-folded"),
    "no_syntax": ("en", "kuhn_poker-end-fold =", "kuhn_poker-end-fold", "/words/en.ftl must have the sentence kuhn_poker-end-fold"),
}
WARNINGS = {name: warning for name, (_, warning) in BAD.items()} | {name: warning for name, (*_, warning) in BAD_WORDS.items()}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """The ids of the games and the warnings, with all these plug-ins installed."""
    folder = tmp_path_factory.mktemp("bad")
    (folder / "katzentisch_kuhn_poker").symlink_to(EXAMPLE)  # not installed: the id is free
    for name, (source, _) in BAD.items():
        install(folder, name, f"bad_{name}", source)
    for name, (language, old, new, _) in BAD_WORDS.items():
        words = copy_words(folder / f"words_{name}", language, old, new)
        install(folder, name, f"bad_{name}", CHANGED.format(fields=f"folder=__import__('pathlib').Path({str(words)!r})"))
    return list_games(folder)


def test_the_other_games_work(listed: tuple[list[str], list[str]]) -> None:
    assert listed[0] == [game.id for game in BUILT_IN]


@pytest.mark.parametrize("name", WARNINGS)
def test_a_bad_plug_in_is_left_out_with_a_warning(listed: tuple[list[str], list[str]], name: str) -> None:
    (warning,) = [line for line in listed[1] if line.startswith(f"plug-in game {name} ")]
    assert WARNINGS[name] in warning


def test_importing_the_plug_in_first_registers_it(kuhn_poker: PlugInEnvironment) -> None:
    """It imports katzentisch.games, which must not look for it before it is complete."""
    code = "import katzentisch_kuhn_poker as own; from katzentisch.games import GAMES; print(GAMES['kuhn_poker'] is own.GAME)"
    for order in (code, code.replace("katzentisch_kuhn_poker as own", "katzentisch_kuhn_poker.rules, katzentisch_kuhn_poker as own")):
        run = subprocess.run([str(kuhn_poker.python), "-c", order], capture_output=True, text=True, check=False)
        assert (run.stdout, run.stderr) == ("True\n", "")


@pytest.mark.parametrize("first", ["katzentisch.games.mau_mau.rules", "katzentisch.games.maus_pass_auf.state", "katzentisch.bots"])
def test_state_types_have_the_same_numbers_whatever_is_imported_first(first: str) -> None:
    """Cached code is named after them: with other numbers, one game could run the code of another."""
    code = f"import {first}\nfrom katzentisch.games import registry\nprint([each._code - registry.STATE_TYPES[0]._code for each in {{}}])"
    numbers = [
        subprocess.run([sys.executable, "-c", code.format(types)], capture_output=True, text=True, check=True).stdout
        for types in ("registry.STATE_TYPES", "[__import__('numba').from_dtype(game.state) for game in registry.load_games().values()]")
    ]
    assert numbers[0].startswith("[0, ")
    assert numbers[0] == numbers[1]
