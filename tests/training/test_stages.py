"""Several configurations are the stages of one training: each in a folder of its own, and each can start from the network before."""

import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katzentisch.bots.net import Network
from katzentisch.games.game import BadSetup
from katzentisch.training.__main__ import main, stages
from katzentisch.training.learner import Learner
from katzentisch.training.run import Run
from katzentisch.words import LANGUAGES, Said

SIZES = "players = [2]\nhidden = [8]\nnum_envs = 16\nrollout_length = 4\nminibatch_size = 32\n"
SMALL = f'game = "mau_mau"\n{SIZES}decisions = 150\nevaluations = 1\n'
FOLLOWS = f'{SMALL}initial_network = "previous"\n'


def files(tmp_path: Path, *texts: str) -> list[Path]:
    paths = [tmp_path / f"part_{number}.toml" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return paths


def starts(found: list[tuple[Any, Path]]) -> list[tuple[str, Path]]:
    return [(config.initial_network, folder) for config, folder in found]


def test_one_stage_has_the_folder_to_itself(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert starts(stages(files(tmp_path, SMALL), out, [])) == [("", out)]


def test_each_stage_can_start_from_the_one_before(tmp_path: Path) -> None:
    out = tmp_path / "out"
    found = stages(files(tmp_path, f'{SMALL}initial_network = "some.npz"\n', FOLLOWS, SMALL, FOLLOWS), out, ["seed=7"])
    folders = [out / f"{number}-part_{number - 1}" for number in (1, 2, 3, 4)]
    first, third = str(folders[0] / "final.npz"), str(folders[2] / "final.npz")
    assert starts(found) == list(zip(["some.npz", first, "", third], folders, strict=True))
    assert [config.seed for config, _ in found] == [7] * 4


@pytest.mark.parametrize("texts", [[FOLLOWS], [FOLLOWS, SMALL]])
def test_the_first_stage_has_none_before_it(tmp_path: Path, capsys: pytest.CaptureFixture[str], texts: list[str]) -> None:
    paths = files(tmp_path, *texts)
    with pytest.raises(BadSetup):
        stages(paths, tmp_path / "out", [])
    for language, words in (("en", "starts from the network of the stage before"), ("de", "beginnt mit dem Netz der vorigen Stufe")):
        assert main([*map(str, paths), "--out", str(tmp_path / "out"), "--device", "cpu", "--lang", language]) == 2
        output = capsys.readouterr()
        assert words in output.err
        assert str(paths[0]) in output.err
        assert output.out == ""
    assert not (tmp_path / "out").exists()


def test_the_sentence_exists_in_every_language() -> None:
    assert len({Said("training-no-previous", {"file": "it.toml"}).translate(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_broken_stage_is_refused_before_the_first_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = files(tmp_path, SMALL, f"{SMALL}seed = -1\n")
    assert main([*map(str, paths), "--out", str(tmp_path / "out"), "--device", "cpu"]) == 2
    assert str(paths[1]) in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_all_stages_are_trained_and_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    make_env = Run.make_env

    def noted(run: Run) -> Any:
        made = make_env(run)
        started.append(run.net.state_dict()["layers.0.bias"].clone())
        return made

    monkeypatch.setattr(Run, "make_env", noted)
    monkeypatch.setattr("katzentisch.training.run.EVALUATION_GAMES", 20)
    arguments = [*map(str, files(tmp_path, SMALL, FOLLOWS)), "--out", str(tmp_path / "out"), "--device", "cpu"]
    assert main(arguments) == 0
    first, second = (Network.read(tmp_path / "out" / name / "final.npz") for name in ("1-part_0", "2-part_1"))
    assert second.about["config"]["initial_network"] == str(tmp_path / "out" / "1-part_0" / "final.npz")
    assert not np.array_equal(first.weights, second.weights)
    assert not started[0].any()  # the biases of a new network
    assert started[1].any()
    assert main(arguments) == 0
    assert Network.read(tmp_path / "out" / "2-part_1" / "final.npz").about["updates"] == second.about["updates"]


def test_ctrl_c_in_the_last_update_of_a_stage_stops_before_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn = Learner.learn

    def interrupted(learner: Learner, rollout: Any, progress: float) -> Any:
        signal.raise_signal(signal.SIGTERM)
        return learn(learner, rollout, progress)

    monkeypatch.setattr("katzentisch.training.run.EVALUATION_GAMES", 20)
    once = SMALL.replace("decisions = 150", "decisions = 1")
    arguments = [*map(str, files(tmp_path, once, FOLLOWS)), "--out", str(tmp_path / "out"), "--device", "cpu"]
    with monkeypatch.context() as patch:
        patch.setattr(Learner, "learn", interrupted)
        assert main(arguments) == 128 + signal.SIGTERM
    assert "Progress is saved in" in capsys.readouterr().err
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["1-part_0"]
    assert (tmp_path / "out" / "1-part_0" / "final.npz").exists()
    assert len((tmp_path / "out" / "1-part_0" / "curve.jsonl").read_text().splitlines()) == 1
    assert main(arguments) == 0
    assert (tmp_path / "out" / "2-part_1" / "final.npz").exists()
