"""Run the command line in this process: `call("games", "--json")` returns its exit code and output."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from katzentisch.cli import compilation, main

RECORDS = Path(__file__).parent.parent / "records"


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was written, however it was wrapped."""
        return " ".join(self.out.split())


Call = Callable[..., Answer]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: None)  # whether it was compiled before is no matter here

    def called(*arguments: str, typed: str | bytes | None = None) -> Answer:
        if typed is not None:
            text = typed.encode() if isinstance(typed, str) else typed
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
        code = main(arguments)
        return Answer(code, *capsys.readouterr())

    return called
