"""katzentisch simulate"""

import errno
import json
import os
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import katzentisch.cli.simulate as command
from katzentisch.batch import gpu
from katzentisch.batch.records import records_from
from katzentisch.batch.simulation import play_chunks
from katzentisch.games import GAMES
from katzentisch.play.record import Record

from .conftest import Call

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_the_table_shows_the_wins(call: Call, game: str) -> None:
    answer = call("simulate", game, "--players", "3", "--games", "40", "--seed", "1")
    assert answer.code == 0
    assert "40 random games" in answer.text
    assert "95% interval" in answer.text
    assert "Seed: 1" in answer.text


def test_in_german(call: Call) -> None:
    answer = call("--lang", "de", "simulate", "maus_pass_auf", "--players", "2", "--games", "2000", "--seed", "1")
    assert "2.000 Zufallsspiele" in answer.text
    assert "Platz" in answer.text
    assert re.search(r"\d,\d\u00a0%", answer.out)
    assert not re.search(r"\d%|\d %|\d\.\d(?!00)", answer.out)


def test_json_adds_up(call: Call) -> None:
    answer = call("simulate", "katze_im_sack", "--players", "4", "--games", "50", "--seed", "2", "--option", "rabbit=spared", "--json")
    output = json.loads(answer.out)
    assert (output["game"], output["players"], output["games"], output["seed"]) == ("katze_im_sack", 4, 50, "2")
    assert sum(seat["win_share"] for seat in output["seats"]) == pytest.approx(1)


@every_game
def test_the_same_seed_gives_the_same_file(call: Call, game: str, tmp_path: Path) -> None:
    for threads in ("1", "3"):
        answer = call(
            "simulate", game, "--players", "3", "--games", "30", "--seed", "9", "--threads", threads, "--records", str(tmp_path / threads)
        )
        assert answer.code == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "3").read_bytes()
    assert call("replay", str(tmp_path / "1")).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["poker", "--players", "3", "--games", "5"], "no game “poker”"),
        (["mau_mau", "--players", "11", "--games", "5"], "from 2 to 10"),
        (["mau_mau", "--players", "3", "--games", "0"], "from 1 to"),
        (["mau_mau", "--players", "3", "--games", "many"], "many"),
        (["mau_mau", "--players", "3"], "--games"),
        (["mau_mau", "--players", "3", "--games", "5", "--seed", "-1"], "seed"),
        (["mau_mau", "--players", "3", "--games", "5", "--option", "mau=sung"], "can’t be “sung”"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "/no/such/folder/file"], "no folder “/no/such/folder”"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "/"], "is a folder"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "/dev/null/x"], "not a folder"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "null\0character"], "null"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "--json"], "--json"),
        (["mau_mau", "--players", "3", "--games", "5", "--append"], "--append requires --records"),
        (["mau_mau", "--players", "3", "--games", "5", "--overwrite"], "--overwrite requires --records"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "-", "--append", "--overwrite"], "not both"),
        (["mau_mau", "--players", "3", "--games", "5", "--device", "tpu"], "device must be one of cpu, cuda, auto, not the string “tpu”"),
        (["mau_mau", "--players", "3", "--games", "5", "--threads", "0"], "threads must be a whole number from 1 to 1,024, not 0"),
        (["mau_mau", "--players", "3", "--games", "5", "--threads", "-3"], "not -3"),
        (["mau_mau", "--players", "3", "--games", "5", "--threads", "100000"], "not 100000"),
    ],
)
def test_a_wrong_call_is_reported_and_exits_2(call: Call, arguments: list[str], said: str) -> None:
    answer = call("simulate", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


MAUS = ("simulate", "maus_pass_auf", "--players", "2", "--seed", "1")


def recorded(call: Call, path: Path, games: int, *more: str) -> None:
    answer = call(*MAUS, "--games", str(games), "--records", str(path), *more)
    assert (answer.code, answer.err) == (0, "")


def test_older_records_stay_unless_somebody_says_what_to_do(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    recorded(call, file, 2)
    before = file.read_bytes()
    answer = call(*MAUS, "--games", "3", "--records", str(file))
    assert (answer.code, answer.out, file.read_bytes()) == (2, "", before)
    assert "is not empty. Use --append to add to it or --overwrite to replace it." in answer.err
    recorded(call, file, 2, "--append")
    assert file.read_bytes() == 2 * before
    recorded(call, file, 3, "--overwrite")
    assert len(file.read_bytes().splitlines()) == 3
    assert file.read_bytes().startswith(before)
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_links_pipes_and_devices_stay_what_they_are(call: Call, tmp_path: Path) -> None:
    recorded(call, tmp_path / "real", 2)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    recorded(call, tmp_path / "link", 2, "--append")
    assert (tmp_path / "link").is_symlink()
    assert len((tmp_path / "real").read_bytes().splitlines()) == 4
    pipe, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    recorded(call, pipe, 2)
    reader.join()
    assert pipe.is_fifo()
    assert read[0] * 2 == (tmp_path / "real").read_bytes()
    before = os.stat("/dev/null")
    recorded(call, Path("/dev/null"), 2)
    assert os.path.samestat(before, os.stat("/dev/null"))


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_dash_writes_records_to_standard_output_and_figures_to_stderr(call: Call, tmp_path: Path, json_too: list[str]) -> None:
    recorded(call, tmp_path / "x", 3)
    answer = call(*MAUS, "--games", "3", "--records", "-", *json_too)
    assert (answer.code, answer.out) == (0, (tmp_path / "x").read_text())
    assert ('"games":3' if json_too else "3 random games") in answer.err


def interrupted_after(records: int, monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def some(*facts: Any) -> Iterator[Record]:
        for number, record in enumerate(records_from(*facts)):
            if number == records:
                raise error
            yield record

    monkeypatch.setattr(command, "records_from", some)


@pytest.mark.parametrize(("language", "words"), [("en", "7 records were written to"), ("de", "7 Aufzeichnungen wurden in")])
def test_ctrl_c_leaves_whole_records_and_shows_the_figures(call: Call, tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.MonkeyPatch.context() as stopping:
        interrupted_after(7, stopping, KeyboardInterrupt())
        answer = call("--lang", language, *MAUS, "--games", "1200", "--records", str(file), "--json")
    assert (answer.code, json.loads(answer.out)["games"]) == (130, 500)
    assert f"{words} " in answer.err
    assert str(file) in answer.err
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert "Valid: 7 (finished: 7" in call("replay", str(file)).text


def test_ctrl_c_before_the_first_record_leaves_no_file(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    interrupted_after(0, monkeypatch, KeyboardInterrupt())
    answer = call(*MAUS, "--games", "1200", "--records", str(tmp_path / "x"))
    assert answer.code == 130
    assert "No record was written." in answer.err
    assert "500 random games" in answer.text

    def interrupted(*facts: object, quiet: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "ensure_compiled", interrupted)
    answer = call(*MAUS, "--games", "1200", "--records", str(tmp_path / "x"))
    assert (answer.code, answer.out, answer.err) == (130, "", "Stopped.\n")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_without_records_shows_the_figures_so_far(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    chunks = play_chunks

    def some(*facts: Any) -> Iterator[Any]:
        for number, rows in enumerate(chunks(*facts)):
            if number == 2:
                raise KeyboardInterrupt
            yield rows

    monkeypatch.setattr(command, "play_chunks", some)
    answer = call(*MAUS, "--games", "2000")
    assert answer.code == 130
    assert "Stopped after 1,000 of 2,000 games." in answer.err
    assert "1,000 random games" in answer.text


@pytest.mark.parametrize(("language", "words"), [("en", "the disk is full. 3 complete records"), ("de", "Datenträger ist voll. 3 vollst")])
def test_a_full_disk_leaves_whole_records(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, words: str) -> None:
    whole = tmp_path / "whole"
    recorded(call, whole, 4)
    room, write = [len(whole.read_bytes()) - 9], os.write

    def scarce(file: int, data: Any) -> int:
        part = bytes(data)[: room[0]]
        room[0] -= len(part)
        if not part:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, part)

    monkeypatch.setattr(os, "write", scarce)
    answer = call("--lang", language, *MAUS, "--games", "9", "--records", str(tmp_path / "x"))
    assert (answer.code, answer.out) == (2, "")
    assert words in answer.err
    assert whole.read_bytes().startswith((tmp_path / "x").read_bytes())
    assert len((tmp_path / "x").read_bytes().splitlines()) == 3


UNTIL_5000 = """
import sys
from katzentisch.cli import main, simulate
count = simulate.Tally.add
def add(tally, results):
    count(tally, results)
    if tally.games >= 5000:
        raise KeyboardInterrupt
simulate.Tally.add = add
sys.exit(main(["simulate", "maus_pass_auf", "-n", "6", "--games", "2147483648", "--seed", "1", "--json", "--threads", "2"]))
"""


def test_memory_doesn_t_grow_with_the_games() -> None:
    """A row for each of these games would take 112 GiB; Numba and NumPy themselves reserve much of the address space."""
    limited = f"ulimit -v {8 << 20}; exec {shlex.quote(sys.executable)} -c {shlex.quote(UNTIL_5000)}"
    done = subprocess.run(["bash", "-c", limited], capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stdout)["games"]) == (130, 5000), done.stderr
    assert "Stopped after 5,000 of 2,147,483,648 games." in done.stderr


def test_without_a_gpu_a_sentence_says_so(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise ImportError("No module named 'numba_cuda'")

    monkeypatch.setattr(gpu, "load_cuda", missing)
    answer = call("simulate", "mau_mau", "--players", "2", "--games", "5", "--device", "gpu")
    assert (answer.code, answer.out) == (2, "")
    assert "numba-cuda is not installed" in answer.err
    answer = call("simulate", "mau_mau", "--players", "2", "--games", "5", "--device", "auto")
    assert answer.code == 0
