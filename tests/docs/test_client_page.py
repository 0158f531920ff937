"""The program in docs/reference/api/client.md runs on a server, as it is."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.tables import INTERPRETED

from .blocks import ROOT, blocks_of

LOGGED = r"\d{4}-\d\d-\d\d "  # by the server, which runs in the same process
(PROGRAM,) = (block.text for block in blocks_of(ROOT / "docs/reference/api/client.md"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(quick(tmp_path)) as started:
        yield started


@pytest.mark.skipif(INTERPRETED, reason="the examples are for compiled code")
def test_it_plays_a_game_and_proves_its_deal(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(PROGRAM.replace("http://127.0.0.1:8000", server.url), {"__name__": "minka"})
    printed = [line for line in capsys.readouterr().out.splitlines() if not re.match(LOGGED, line)]
    assert printed[0] == "1 public tables"
    assert printed[-3] == "proven"
    assert sorted(json.loads(printed[-2]))[0] == 1
    assert json.loads((tmp_path / "deals.json").read_text(encoding="utf-8"))
