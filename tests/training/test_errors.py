"""A run that can't start reports why, in both languages, and exits with 2."""

from dataclasses import replace
from pathlib import Path

import pytest

from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.training.__main__ import main
from katzentisch.training.config import RENAMED, Config, read_config

CONFIGS = sorted(Path("src/katzentisch/games").glob("*/training*.toml"))
PLAIN = 'game = "mau_mau"\nplayers = [2]\nhidden = [8]\nnum_envs = 8\nrollout_length = 2\ndecisions = 20\n'


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    path = tmp_path / "it.toml"
    path.write_text(PLAIN)
    return path


def check(capsys: pytest.CaptureFixture[str], config: Path, english: str, german: str, *more: str) -> None:
    for language, words in (("en", english), ("de", german)):
        assert main([str(config), "--out", str(config.parent / "out"), "--device", "cpu", "--lang", language, *more]) == 2
        output = capsys.readouterr()
        assert words in output.err
        assert output.out == ""


def test_no_such_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check(capsys, tmp_path / "none.toml", "can’t be read", "lässt sich nicht lesen")


@pytest.mark.parametrize(
    "text",
    [
        'game = "mau_mau"\nnum_env = 3',
        "num_envs = 3",
        "game = ",
        PLAIN + 'minibatch_size = "much"',
        PLAIN + "minibatch_size = 0",
        PLAIN.replace("[8]", "[8, 9]"),
        PLAIN.replace("[8]", "[]"),
        PLAIN + "past_self_share = 0.7\nrules_share = 0.7",
    ],
)
def test_no_configuration(capsys: pytest.CaptureFixture[str], plain: Path, text: str) -> None:
    plain.write_text(text)
    check(capsys, plain, "isn’t a training configuration", "ist keine Trainingskonfiguration")


@pytest.mark.parametrize(
    ("override", "english", "german"),
    [
        ("decisions", "must have the form FIELD=VALUE", "muss die Form FELD=WERT haben"),
        ("decisoins=3", "isn’t a training configuration", "ist keine Trainingskonfiguration"),
        ("decisions=many", "isn’t a training configuration", "ist keine Trainingskonfiguration"),
        ("game=skat", "skat", "skat"),
        ("game=maus_pass_auf", "nothing to learn", "nichts zu lernen"),
        ("players=[11]", "11", "11"),
        ("initial_network=none.npz", "doesn’t exist", "gibt es nicht"),
        ("opponent=none.npz", "doesn’t exist", "gibt es nicht"),
    ],
)
def test_invalid_override(capsys: pytest.CaptureFixture[str], plain: Path, override: str, english: str, german: str) -> None:
    check(capsys, plain, english, german, "--set", override)


def test_a_game_without_features(capsys: pytest.CaptureFixture[str], plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "mau_mau", replace(GAMES["mau_mau"], feature_groups=()))
    check(capsys, plain, "declares no features", "gibt keine Merkmale an")


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_an_old_field_name_is_refused_with_the_new_one(capsys: pytest.CaptureFixture[str], plain: Path, old: str, new: str) -> None:
    assert new in Config.__struct_fields__
    check(capsys, plain, f"“{old}” is now “{new}”", f"„{old}“ heißt jetzt „{new}“", "--set", f"{old}=1")
    plain.write_text(f"{PLAIN}{old} = 1\n")
    check(capsys, plain, f"“{old}” is now “{new}”", f"„{old}“ heißt jetzt „{new}“")


def test_an_initial_network_of_another_size(capsys: pytest.CaptureFixture[str], plain: Path) -> None:
    Network.random(GAMES["mau_mau"], (16,)).save(plain.parent / "it.npz")
    check(capsys, plain, "different hidden layers", "andere verborgene Schichten", "--set", f"initial_network={plain.parent / 'it.npz'}")


def test_the_folder_of_another_run(capsys: pytest.CaptureFixture[str], plain: Path) -> None:
    assert main([str(plain), "--out", str(plain.parent / "out"), "--device", "cpu", "--set", "evaluations=1"]) == 0
    capsys.readouterr()
    check(capsys, plain, "another game", "ein anderes Spiel", "--set", "hidden=[16]")


def test_a_file_where_the_folder_should_be(capsys: pytest.CaptureFixture[str], plain: Path) -> None:
    (plain.parent / "out").write_text("")
    check(capsys, plain, "can’t be used", "nicht verwenden")


@pytest.mark.parametrize("path", CONFIGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_configurations_of_the_shipped_networks_can_be_read(path: Path) -> None:
    assert read_config(path).game == path.parent.name


def test_overrides_are_written_as_in_the_file(plain: Path) -> None:
    config = read_config(plain, ["hidden=[64, 64]", "opponent = rules", "past_self_share=0"])
    assert (config.hidden, config.opponent, config.past_self_share) == ((64, 64), "rules", 0)
    assert config.rollout_length == 2
    assert config.entropy_coefficient == Config(game="mau_mau").entropy_coefficient
