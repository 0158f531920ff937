"""Records, receipts, matches and training runs that the previous version wrote."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from ..cli.conftest import Call, call
from .conftest import FILES

__all__ = ["call"]  # a fixture
CONFIG = """game = "mau_mau"
players = [2]
hidden = [8]
num_envs = 64
rollout_length = 8
minibatch_size = 128
decisions = 4000
evaluations = 1
"""  # the fields of files/training.toml have other names today
PLAYED = sorted(path.stem for path in FILES.glob("*.jsonl") if path.stem != "table_records")  # the games of that version
MATCH = ("arena", "katze_im_sack", "--bots", "rules,random", "--players", "3", "--seed", "4", "--jobs", "1", "--json")


@pytest.mark.parametrize("game", PLAYED)
def test_records_replay_as_they_did(call: Call, facts: Any, game: str) -> None:
    answer = call("replay", str(FILES / f"{game}.jsonl"), "--json")
    assert (answer.code, answer.out) == (0, facts["replay"][game])


def test_records_of_a_table_are_proven_by_what_the_client_kept(call: Call, facts: Any) -> None:
    answer = call("verify", str(FILES / "table_records.jsonl"), "--kept", str(FILES / "memory.json"), "--json")
    assert (answer.code, answer.out) == (0, facts["verify"])
    assert [json.loads(line)["verdict"] for line in answer.out.splitlines()] == ["proven"] * 4


@pytest.mark.parametrize("line", range(4))
def test_a_receipt_proves_its_record(call: Call, line: int) -> None:
    records = (FILES / "table_records.jsonl").read_text().splitlines()
    receipt = FILES / f"receipt-{json.loads(records[line])['game']}.json"
    assert call("verify", str(FILES / "table_records.jsonl"), "--line", str(line + 1), "--kept", str(receipt)).code == 0


@pytest.mark.parametrize("game", PLAYED)
def test_simulation_gives_the_same_records(call: Call, tmp_path: Path, game: str) -> None:
    lines = [json.loads(line) for line in (FILES / f"{game}.jsonl").read_text().splitlines()]
    options = [word for name, value in lines[0]["options"].items() for word in ("--option", f"{name}={value}")]
    players = str(lines[0]["players"])
    call("simulate", game, "--players", players, *options, "--games", "2", "--seed", "7", "--records", str(tmp_path / "records.jsonl"))
    assert (tmp_path / "records.jsonl").read_bytes() == (FILES / f"{game}.jsonl").read_bytes()


def results_of(report: Any) -> Any:
    """Without what the clock said, without ratings, which were fitted otherwise before, and without figures that were added since."""
    for bot in report["bots"].values():
        for key in ("mean_ms", "longest_ms", "rating", "seats"):
            bot.pop(key, None)
    return {key: value for key, value in report.items() if key not in ("versions", "part")}


def test_a_match_is_continued(call: Call, facts: Any, tmp_path: Path) -> None:
    ledger = tmp_path / "arena.ledger"
    shutil.copy(FILES / "arena.ledger", ledger)
    before = ledger.read_bytes()
    answer = call(*MATCH, "--games", "12", "--resume", str(ledger))
    assert results_of(json.loads(answer.out)) == results_of(facts["arena"])
    assert ledger.read_bytes().startswith(before)


def test_a_network_plays(call: Call) -> None:
    network = FILES / "training" / "final.npz"
    answer = call("arena", "mau_mau", "--bots", f"net:{network},random", "--players", "2", "--games", "4", "--seed", "1", "--json")
    assert (answer.code, json.loads(answer.out)["games"]) == (0, 4)


def test_a_training_run_is_continued(tmp_path: Path) -> None:
    main = pytest.importorskip("katzentisch.training.__main__", exc_type=ImportError).main
    out = shutil.copytree(FILES / "training", tmp_path / "training")
    curve = (out / "curve.jsonl").read_text().splitlines()
    (tmp_path / "training.toml").write_text(CONFIG)
    assert main([str(tmp_path / "training.toml"), "--out", str(out), "--device", "cpu"]) == 0
    lines = (out / "curve.jsonl").read_text().splitlines()
    assert lines[: len(curve)] == curve
    assert json.loads(lines[-1])["decisions"] >= 4000 > json.loads(curve[-1])["decisions"]
