"""The command line as a whole: help, version, languages, and usage errors."""

import errno
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import katzentisch.cli
from katzentisch import __version__
from katzentisch.cli import app
from katzentisch.cli.app import COMMANDS
from katzentisch.cli.language import split_language, system_language
from katzentisch.cli.screen import Screen
from katzentisch.words import LANGUAGES, knows

from .conftest import RECORDS, Call

BLUES = str(RECORDS / "katzenjammer_blues.jsonl")


def test_version(call: Call) -> None:
    assert call("--version").out == f"{__version__}\n"


@pytest.mark.parametrize(("language", "word"), [("en", "Commands"), ("de", "Befehle")])
def test_help_lists_the_commands(call: Call, language: str, word: str) -> None:
    answer = call("--help", "--lang", language)
    assert answer.code == 0
    assert word in answer.out
    assert [name for name in COMMANDS if f"\n  {name} " in answer.out] == list(COMMANDS)
    assert "cli-" not in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_is_reported(call: Call, command: str, language: str) -> None:
    answer = call(command, "--help", "--lang", language)
    assert answer.code == 0
    assert "cli-" not in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_flags_and_their_values_stand_together(call: Call) -> None:
    assert "-n, --players N " in call("play", "--help").out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nonsense"], "nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "more"], "more"),
        (["replay"], "FILE"),
        (["replay", "--nonsense"], "--nonsense"),
        (["replay", "--nonsense", BLUES], "--nonsense"),
        (["replay", BLUES, "--nonsense"], "--nonsense"),
        (["replay", "no/such/file.jsonl"], "no/such/file.jsonl"),
        (["replay", str(RECORDS)], str(RECORDS)),
        (["replay", "null\0character"], "null"),
        (["show", "no/such/file.jsonl"], "no/such/file.jsonl"),
        (["show", BLUES, "--line", "0"], "0"),
        (["show", BLUES, "--line", "900"], "900"),
        (["show", BLUES, "--at", "-1"], "−1"),
        (["show", BLUES, "--at", "900"], "900"),
        (["show", BLUES, "--seat", "9"], "9"),
        (["play", "chess"], "chess"),
        (["play", "katzenjammer_blues", "--players", "9"], "9"),
        (["play", "katzenjammer_blues", "--players", "four"], "four"),
        (["play", "katzenjammer_blues", "--players"], "--players"),
        (["play", "katzenjammer_blues", "--players", "3", "--players", "4"], "--players"),
        (["play", "katzenjammer_blues", "--option", "mice"], "mice"),
        (["play", "katzenjammer_blues", "--option", "mice=21"], "21"),
        (["play", "katzenjammer_blues", "--option", "cats=2"], "cats"),
        (["play", "katzenjammer_blues", "--seat", "4"], "4"),
        (["play", "katzenjammer_blues", "--seat", "-1"], "-1"),
        (["play", "katzenjammer_blues", "--games", "0"], "0"),
        (["play", "katzenjammer_blues", "--seed", "-1"], "2²⁵⁶"),
        (["play", "katzenjammer_blues", "--record", "no/such/folder/file"], "no/such/folder/file"),
        (["--lang", "fr", "games"], "fr"),
        (["games", "--lang"], "--lang"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_reported_in_one_line(
    call: Call, monkeypatch: pytest.MonkeyPatch, language: str, arguments: list[str], part: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    answer = call(*arguments, typed="")
    assert (answer.code, answer.out) == (2, "")
    assert part in answer.err
    assert answer.err.count("\n") == 1


def test_a_mistake_can_t_steer_the_terminal(call: Call) -> None:
    assert "\x1b" not in call("play", "\x1b[2J").err


def test_mistakes_speak_the_language(call: Call) -> None:
    english, german = call("play", "chess").err, call("--lang", "de", "play", "chess").err
    assert english.startswith("There is no game")
    assert german.startswith("Das Spiel")


@pytest.mark.parametrize("arguments", [["--lang", "de", "games"], ["games", "--lang", "de"], ["games", "--lang=de"]])
def test_the_language_may_stand_anywhere(call: Call, arguments: list[str]) -> None:
    assert "Spieler" in call(*arguments).out


def test_the_last_language_counts_and_two_dashes_end_it() -> None:
    assert split_language(["--lang", "de", "games", "--lang=en"]) == ("en", ["games"])
    assert split_language(["show", "--", "--lang", "fr"]) == (None, ["show", "--", "--lang", "fr"])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "dex"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANGUAGE": "de"}, "de"),
    ],
)
def test_the_system_s_language(environment: Mapping[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_every_sentence_that_a_command_names_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(katzentisch.cli.__file__).parent.rglob("*.py"))
    named = {*re.findall(r'"(cli-[a-z-]*[a-z])"', sources), *(f"cli-{command}" for command in COMMANDS)}
    assert {name for name in named if not all(knows(name, language) for language in LANGUAGES)} == set()


def python(*arguments: str, shell: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(Path(katzentisch.cli.__file__).parents[2]), "PYTHON": sys.executable}
    command = ["bash", "-c", shell] if shell else [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


CALL = "import sys; from katzentisch.cli import main; sys.exit(main({}))"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["nonsense"]])
def test_quick_answers_don_t_wait_for_the_compiler(arguments: list[str]) -> None:
    done = python("-c", f"import sys; from katzentisch.cli import main; main({arguments}); sys.exit('numba' in sys.modules)")
    assert done.returncode == 0, done.stderr


def test_a_broken_pipe_is_quiet() -> None:
    done = python(shell=f'"$PYTHON" -c "{CALL.format(["replay", BLUES, "--json"])}" | true; echo "${{PIPESTATUS[0]}}"')
    assert (done.stdout, done.stderr) == ("141\n", "")


def test_a_terminal_without_such_letters_gets_question_marks() -> None:
    done = python(shell=f'PYTHONIOENCODING=ascii "$PYTHON" -c "{CALL.format(["games", "--lang", "de"])}"')
    assert (done.returncode, done.stderr) == (0, "")
    assert "M?use" in done.stdout


def test_closed_streams_are_empty_ones() -> None:
    done = python(shell=f'"$PYTHON" -c "{CALL.format(["play", "--lang", "en"])}" <&-')
    assert (done.returncode, done.stderr) == (0, "")
    assert python(shell=f'"$PYTHON" -c "{CALL.format(["--version"])}" >&-').returncode == 0


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["--help"], ["--version"], ["replay", BLUES, "--json"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_reported(arguments: list[str], unbuffered: str) -> None:
    done = python(shell=f'PYTHONUNBUFFERED={unbuffered} "$PYTHON" -c "{CALL.format(["--lang", "de", *arguments])}" > /dev/full')
    assert done.returncode == 2
    assert "der Datenträger ist voll" in done.stderr
    assert "Traceback" not in done.stderr


def test_nobody_can_be_notified_where_nothing_can_be_written() -> None:
    assert python(shell=f'"$PYTHON" -c "{CALL.format(["games"])}" > /dev/full 2> /dev/full').returncode == 2
    assert python(shell=f'"$PYTHON" -c "{CALL.format(["nonsense"])}" 2> /dev/full').returncode == 2
    assert python(shell=f'"$PYTHON" -c "{CALL.format(["nonsense"])}" 2>&-').returncode == 2


@pytest.mark.parametrize(
    ("error", "english", "german"),
    [
        (MemoryError("Unable to allocate 37.3 GiB"), "Not enough memory", "Arbeitsspeicher reicht nicht"),
        (OSError(errno.ENOSPC, "No space left", "/x/y"), "Can’t use “/x/y”: the disk is full", "der Datenträger ist voll"),
        (OSError(errno.EMFILE, "Too many open files"), "too many files are open", "zu viele geöffnete Dateien"),
        (OSError(errno.EPROTO, "Protocol error"), "Protocol error", "Protocol error"),
        (RuntimeError("can't start new thread"), "that many threads", "So viele Threads"),
        (
            ImportError("libx.so: cannot map\nsegment"),
            "Can’t load a part of the program: libx.so: cannot map segment",
            "nicht geladen werden",
        ),
    ],
)
def test_what_the_machine_can_t_do_is_reported(
    call: Call, monkeypatch: pytest.MonkeyPatch, error: Exception, english: str, german: str
) -> None:
    def failing(*facts: object) -> int:
        raise error

    monkeypatch.setattr(app, "dispatch", failing)
    for language, words in (("en", english), ("de", german)):
        answer = call("--lang", language, "games")
        assert (answer.code, answer.out) == (2, "")
        assert words in answer.err
        assert answer.err.count("\n") == 1


def test_a_fault_of_ours_is_not_hidden(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*facts: object) -> int:
        raise KeyError("ours")

    monkeypatch.setattr(app, "dispatch", failing)
    with pytest.raises(KeyError):
        call("games")


@pytest.mark.parametrize(("language", "words"), [("en", "lists all commands"), ("de", "zeigt alle Befehle")])
def test_without_a_command_the_server_is_started_and_the_others_are_mentioned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    started: list[bool] = []

    def serve(*, open: bool = False) -> int:
        started.append(open)
        return 0

    monkeypatch.setattr("katzentisch.cli.serve.serve", serve)
    monkeypatch.setenv("KATZENTISCH_COMMAND", "script/play")
    assert app.dispatch([], Screen(language)) == 0
    assert started == [True]
    shown = " ".join(capsys.readouterr().out.split())
    assert "script/play --help" in shown
    assert words in shown
