"""Bots of your own on the command line: they print, and they hang."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from katzentisch.testing.running_server import eventually
from katzentisch.testing.tables import INTERPRETED

from .conftest import Call

pytestmark = pytest.mark.skipif(INTERPRETED, reason="processes would take too long")

PRINTING = """
print("imported")

def choose(observation):
    print("my turn")
    return observation.legal()[0]
"""
HANGING = """
import time
from pathlib import Path

def choose(observation):
    Path("begun").touch()
    time.sleep(10**6)
"""
TABLE = ("mau_mau", "--players", "2", "--seed", "1", "--json")
COMMANDS = {
    "arena": ("arena", *TABLE, "--bots", "python:talkative_bot:choose,rules", "--games", "4", "--jobs"),
    "study": ("study", *TABLE, "--bots", "python:talkative_bot:choose,rules", "--games", "20", "--jobs"),
    "simulate": ("simulate", *TABLE, "--bots", "python:talkative_bot:choose,rules", "--games", "4", "--threads"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "talkative_bot.py").write_text(PRINTING, encoding="utf-8")
    (tmp_path / "sleepy_bot.py").write_text(HANGING, encoding="utf-8")
    return tmp_path


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "katzentisch", "--lang", "en", *arguments]


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_bot_prints_does_not_disturb_the_report(call: Call, folder: Path, name: str) -> None:
    answer = call(*COMMANDS[name], "1")
    assert json.loads(answer.out)["game"] == "mau_mau"
    assert "my turn" in answer.err


def test_nor_if_it_plays_in_another_process(folder: Path) -> None:
    done = subprocess.run(command(*COMMANDS["arena"], "2"), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["game"] == "mau_mau"
    assert done.stderr.count("imported") == 3  # here and in two workers
    closed = subprocess.run(command(*COMMANDS["arena"], "2"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    assert closed.returncode == 0


@pytest.mark.parametrize("threads", ["1", "2"])
def test_nor_the_records(folder: Path, threads: str) -> None:
    done = subprocess.run(
        command(*COMMANDS["simulate"][:-1], "--records", "-", "--threads", threads), capture_output=True, text=True, check=True
    )
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == ["mau_mau"] * 4
    assert "my turn" in done.stderr


@contextmanager
def sigint_as_usual() -> Iterator[None]:
    """Start processes that don't ignore Ctrl-C, although these tests may run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("name", COMMANDS)
def test_ctrl_c_ends_a_bot_that_hangs(folder: Path, name: str) -> None:
    arguments = command(*(word.replace("talkative", "sleepy") for word in COMMANDS[name]), "2")
    with sigint_as_usual():
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert eventually((folder / "begun").exists)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    finally:
        process.kill()
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
