"""The programs in docs/client.md and the bot in README.md run as they are."""

import asyncio
import re
import sys
from pathlib import Path
from threading import Thread

import pytest

from katzentisch.client import Client
from katzentisch.testing.running_server import RunningServer

ROOT = Path(__file__).parents[2]


def python_in(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


SIMPLE, FULL = python_in("docs/client.md")
SHORTEST = next(block for block in python_in("README.md") if "play_as" in block)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


async def play_against(code: str, server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Makes a table for two, lets the program come to it, and plays; the totals. If the program fails, nobody waits for it for ever."""
    async with asyncio.timeout(60), Client(server.url, name="Minka") as client:
        link = await client.make_table("mau_mau", players=2)
        monkeypatch.setattr(sys, "argv", ["mohrle.py", link])
        program = Thread(target=exec, args=(code, {"__name__": "mohrle"}))
        program.start()
        async with client.table(link) as table:
            async for _ in table.updates():
                if table.state.seats[1].holder:
                    break
            await table.start()
            async for turn in table.turns():
                await turn.move(turn.legal[-1])
        await asyncio.to_thread(program.join)
        return table.state.totals


def test_a_bot_of_a_few_lines_comes_to_a_table_and_plays(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    totals = asyncio.run(play_against(SIMPLE, server, monkeypatch))
    assert capsys.readouterr().out.splitlines()[-1] == str(totals)
    assert Path("mohrle.cookies").stat().st_mode & 0o777 == 0o600


def test_the_bot_of_the_readme_plays(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(asyncio.run(play_against(SHORTEST, server, monkeypatch))) == 2


def test_a_client_makes_a_table_and_plays_a_series(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    exec(FULL.replace("http://127.0.0.1:8000", server.url), {"__name__": "minka"})
    assert capsys.readouterr().out.splitlines()[-1].endswith("2 deals proven fair")
