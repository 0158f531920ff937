"""The rules of a server that starts with nothing compiled: in which order they come, and what it does when a process fails or it stops."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import numba
import pytest

from katzentisch.cli import compilation, server_rules
from katzentisch.cli.compilation import EVALUATION, PLAY
from katzentisch.cli.screen import Screen
from katzentisch.cli.server_rules import Job, ServerRules
from katzentisch.games import GAMES

ALL = list(GAMES.values())


class Compiling(ServerRules):
    """Compiles nothing: `done` has the jobs in the order they were done, and `meanwhile` is called before each."""

    def __init__(self, meanwhile: Callable[["Compiling"], None] = lambda rules: None, complaint: str | None = None) -> None:
        super().__init__(Screen("en"), ALL)
        self.done: list[Job] = []
        self.meanwhile, self.complaint = meanwhile, complaint

    async def compile(self, job: Job) -> str | None:
        self.meanwhile(self)
        self.done.append(job)
        await asyncio.sleep(0)
        return self.complaint

    @property
    def order(self) -> list[str]:
        return [job.game.id for job in self.done if job.part is PLAY]


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: tmp_path / f"{game.id}-{part.name}")
    monkeypatch.setattr(server_rules, "load", lambda game, parts: None)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    return tmp_path


def test_all_games_become_playable_before_anything_else_the_smallest_first() -> None:
    rules = Compiling()
    asyncio.run(rules.run())
    assert [job.part for job in rules.done] == [PLAY] * len(ALL) + [EVALUATION] * len(ALL)
    assert rules.order == sorted(GAMES, key=lambda game: server_rules.source_size(GAMES[game]))
    assert not rules.compiled.pending
    assert set(rules.compiled.playable_since) == set(GAMES)


@pytest.mark.parametrize("workers", [2, 4, 16])
def test_a_game_s_second_part_waits_for_its_first(monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: workers)
    rules = Compiling(lambda rules: rules.want(ALL[0].id))
    asyncio.run(rules.run())
    assert len(rules.done) == 2 * len(ALL)
    assert all(rules.done.index(Job(game, PLAY)) < rules.done.index(Job(game, EVALUATION)) for game in ALL)


def test_a_game_that_someone_asks_for_comes_next() -> None:
    usual = sorted(GAMES, key=lambda game: server_rules.source_size(GAMES[game]))
    rules = Compiling(lambda rules: rules.want(usual[-1]))
    asyncio.run(rules.run())
    assert rules.order == [usual[0], usual[-1], *usual[1:-1]]


def test_what_is_compiled_is_loaded_before_the_server_is_ready(nothing_compiled: Path) -> None:
    for game in ALL[1:]:
        for part in (PLAY, EVALUATION):
            (nothing_compiled / f"{game.id}-{part.name}").touch()
    rules = Compiling()
    asyncio.run(rules.run())
    assert rules.is_loaded.is_set()
    assert rules.done == [Job(ALL[0], PLAY), Job(ALL[0], EVALUATION)]


def test_what_a_process_cannot_compile_is_compiled_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(server_rules, "load", lambda game, parts: loaded.append(game.id))
    asyncio.run(Compiling(complaint="no memory").run())
    assert sorted(loaded) == sorted(2 * list(GAMES))
    assert "Can’t compile Mau Mau: no memory" in capsys.readouterr().err


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let every process run this program instead."""

    real = asyncio.create_subprocess_exec

    def run(program: str) -> None:
        command = sys.executable, "-c", program
        monkeypatch.setattr("asyncio.create_subprocess_exec", lambda *_, **given: real(*command, **given))

    return run


def test_progress_comes_from_the_functions_that_a_process_has_compiled(fake: Callable[[str], None]) -> None:
    fake("print('\\n' * 9)")
    rules, job = ServerRules(Screen("en"), ALL), Job(GAMES["mau_mau"], PLAY)
    rules.compiled.begin(GAMES)
    assert asyncio.run(rules.compile(job)) is None
    expected = server_rules.own_functions(job.game) + server_rules.SHARED_FUNCTIONS
    assert rules.compiled.pending["mau_mau"].percent == 1000 // expected
    fake("print('\\n' * 999)")
    asyncio.run(rules.compile(job))
    assert rules.compiled.pending["mau_mau"].percent == 99


def test_why_a_process_failed_comes_back(fake: Callable[[str], None]) -> None:
    fake("raise SystemExit('no memory')")
    assert asyncio.run(ServerRules(Screen("en"), ALL).compile(Job(ALL[0], EVALUATION))) == "no memory"


def test_stopping_ends_the_processes_at_once(fake: Callable[[str], None], tmp_path: Path) -> None:
    fake(f"import os, time; open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); print(flush=True); time.sleep(600)")

    async def scenario() -> None:
        rules = ServerRules(Screen("en"), ALL)
        task = asyncio.create_task(rules.run())
        while not any(game.percent for game in rules.compiled.pending.values()):
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        while Path(f"/proc/{(tmp_path / 'pid').read_text()}/cmdline").exists():
            await asyncio.sleep(0.01)

    asyncio.run(scenario())


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_a_game_has_functions_of_its_own() -> None:
    assert all(server_rules.own_functions(game) > 10 for game in ALL)
