"""Server processes are started, restarted and stopped, here with programs that only report to be ready."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from katzentisch.cli import supervisor
from katzentisch.cli.supervisor import ProcessOptions, ServerProcess, Supervisor
from katzentisch.server.settings import Limits, Retention, Settings

pytestmark = pytest.mark.anyio
LISTENS = "import sys; sys.stdin.readline(); print('ready', flush=True); sys.stdin.read()"
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
DIES_LATER = "import sys; sys.stdin.readline(); print('ready', flush=True); sys.exit(4)"
IS_DEAF = "import time; print('ready', flush=True); time.sleep(600)"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def options(folder: Path, port: int = 8000) -> ProcessOptions:
    return ProcessOptions("127.0.0.1", port, "en", "INFO", Settings("postgresql://katze@/tables", folder))


def program(folder: Path, source: str) -> ServerProcess:
    return ServerProcess(options(folder), [sys.executable, "-S", "-c", source])


async def no_preparation() -> bool:
    return True


def test_options_arrive_as_they_were_sent(tmp_path: Path) -> None:
    settings = Settings(
        "postgresql://katze@/tables",
        tmp_path,
        hosts=("cats.example",),
        hsts=True,
        limits=Limits(requests=None),
        retention=Retention(games=3),
        metrics="off",
        listen=("0.0.0.0", 8001),
    )
    sent = ProcessOptions("0.0.0.0", 8001, "de", "DEBUG", settings)
    assert ProcessOptions.decode(sent.encode()) == sent


def test_options_of_another_version_are_understood(tmp_path: Path) -> None:
    sent = options(tmp_path).encode().replace(b'"hsts":false,', b'"unknown":1,')
    assert ProcessOptions.decode(sent) == options(tmp_path)


async def test_all_are_announced_once_they_are_ready_and_stop_together(tmp_path: Path) -> None:
    processes = [program(tmp_path, LISTENS) for _ in range(2)]
    announced: list[bool] = []

    def announce() -> None:
        announced.append(all(each.is_ready.is_set() for each in processes))
        made.start_task(made.stop())

    made = Supervisor(processes, announce, no_preparation)
    assert await made.run() == 0
    assert announced == [True]
    assert [each.process.returncode for each in processes if each.process] == [0, 0]


async def test_a_process_that_never_starts_ends_all_with_its_code(tmp_path: Path) -> None:
    processes = [program(tmp_path, source) for source in (LISTENS, DIES)]
    made = Supervisor(processes, lambda: pytest.fail("one of them isn't ready"), no_preparation)
    assert await made.run() == 3
    assert processes[0].process
    assert processes[0].process.returncode is not None


async def test_a_process_that_keeps_dying_is_restarted_after_longer_and_longer_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def skip(waiting: Coroutine[Any, Any, bool], pause: float) -> None:
        waiting.close()
        pauses.append(pause)
        if len(pauses) == 8:
            await dying.stop()

    monkeypatch.setattr(asyncio, "wait_for", skip)
    dying = program(tmp_path, DIES_LATER)
    with capture_logs() as logged:
        await dying.run()
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30]
    assert [each["code"] for each in logged if each["event"] == "process died"] == [4] * 8


async def test_a_process_that_does_not_stop_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "STOP_TIMEOUT", 0.1)
    deaf = program(tmp_path, IS_DEAF)
    running = asyncio.create_task(deaf.run())
    await deaf.is_ready.wait()
    await deaf.stop()
    assert await running < 0


async def test_a_process_that_cannot_be_started_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.01)
    process = program(tmp_path, LISTENS)
    running = asyncio.create_task(process.run())
    await process.is_ready.wait()
    good, process.command = process.command, [str(tmp_path / "nothing")]
    assert process.process
    with capture_logs() as logged:
        process.process.kill()
        async with asyncio.timeout(30):
            while "process failed" not in [each["event"] for each in logged]:
                await asyncio.sleep(0.01)
        process.command = good
        await process.is_ready.wait()
    await process.stop()
    assert await running == 0


async def test_a_program_that_is_missing_ends_all(tmp_path: Path) -> None:
    made = Supervisor([ServerProcess(options(tmp_path), [str(tmp_path / "nothing")])], lambda: pytest.fail("started"), no_preparation)
    assert await made.run() == supervisor.FAILURE


async def test_a_new_version_replaces_one_that_keeps_dying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 600.0)
    processes = [program(tmp_path, source) for source in (LISTENS, LISTENS)]
    made = Supervisor(processes, lambda: None, no_preparation)
    running = [asyncio.create_task(each.run()) for each in processes]
    await made.wait_for_start()
    processes[0].pause = 600.0
    assert processes[0].process
    processes[0].process.kill()
    await processes[0].is_failing.wait()
    with capture_logs() as logged:
        await made.replace_all()
    assert "processes restarted" in [each["event"] for each in logged]
    assert all(each.is_ready.is_set() for each in processes)
    await made.stop()
    assert await asyncio.gather(*running) == [0, 0]


async def test_if_the_new_version_does_not_start_the_other_processes_stay(tmp_path: Path) -> None:
    processes = [program(tmp_path, LISTENS) for _ in range(2)]
    made = Supervisor(processes, lambda: None, no_preparation)
    running = [asyncio.create_task(each.run()) for each in processes]
    await made.wait_for_start()
    old = [each.process for each in processes]
    processes[0].command = [sys.executable, "-S", "-c", DIES]
    with capture_logs() as logged:
        await made.replace_all()
    assert "restart abandoned" in [each["event"] for each in logged]
    assert processes[0].process is not old[0]
    assert processes[1].process is old[1]
    await made.stop()
    await asyncio.gather(*running)


async def test_nothing_is_replaced_if_the_new_version_does_not_compile(tmp_path: Path) -> None:
    async def fail() -> bool:
        return False

    [process] = processes = [program(tmp_path, LISTENS)]
    made = Supervisor(processes, lambda: None, fail)
    running = asyncio.create_task(process.run())
    await made.wait_for_start()
    old = process.process
    await made.replace_all()
    assert process.process is old
    await made.stop()
    assert await running == 0
