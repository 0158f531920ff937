"""The report of the load benchmark, and its rounds with given numbers of tables."""

import asyncio
from collections.abc import Sequence

import pytest
from benchmarks.load import __main__ as load
from benchmarks.load.measurement import Broken, Step
from benchmarks.load.run import FULL_SPEED, LoadRun, Mode, Result
from benchmarks.load.servers import Server, Subject, subjects
from rich.console import Console

SQLITE, PEER = (subjects("mau_mau")[name] for name in ("sqlite", load.PEER))


def step(tables: int, cpu: float, moves: float = 1000) -> Step:
    """A step; `cpu` is that of a move, in microseconds."""
    return Step(tables, moves, 1, 2, 3, 4, cpu * moves / 1e6, 100, 0.1, 500)


def printed(results: Sequence[Result], counts: Sequence[int]) -> str:
    console = Console(width=120)
    with console.capture() as text:
        console.print(*load.shown_counts(results, counts))
    return text.get()


def test_the_round_in_the_middle_counts() -> None:
    assert load.median([step(16, 300), step(16, 100), step(16, 200)]) == step(16, 200)
    assert load.median([]) is None


def test_cpu_and_moves_are_compared_with_the_peer() -> None:
    ours = Result(SQLITE, FULL_SPEED, [step(16, 300, 500), step(64, 250)], None)
    theirs = Result(PEER, FULL_SPEED, [step(16, 200), step(64, 200)], None)
    text = printed([ours, theirs], [16, 64])
    assert text.count("64 tables, full speed") == 1
    rows = [line.split() for line in text.splitlines()]
    assert ["CPU,", "as", "boardgame.io's", "1.50", "×", "1.00", "×"] in rows
    assert ["CPU,", "as", "boardgame.io's", "1.25", "×", "1.00", "×"] in rows
    assert ["moves,", "as", "boardgame.io's", "0.50", "×", "1.00", "×"] in rows


def test_without_the_peer_there_is_no_ratio() -> None:
    text = printed([Result(SQLITE, FULL_SPEED, [step(16, 300)], "table 3: gone")], [16])
    assert "×" not in text
    assert "Katzentisch, SQLite: table 3: gone" in text


def test_servers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def measured(subject: Subject, mode: Mode, _seconds: float, counts: Sequence[int]) -> Result:
        order.append(subject.name)
        return Result(subject, mode, [step(count, 100 * len(order)) for count in counts], None)

    monkeypatch.setattr(load, "measured", measured)
    ours, theirs = load.rounds([SQLITE, PEER], [16, 64], 1, 2)
    assert order == ["sqlite", "boardgame.io", "sqlite", "boardgame.io"]
    assert [each.tables for each in ours.steps] == [16, 64, 16, 64]
    assert load.median([each for each in theirs.steps if each.tables == 64]) == step(64, 400)


def test_steps_before_a_fault_count() -> None:
    run = LoadRun(SQLITE, FULL_SPEED, 1, Server((1,), (1,)))

    async def measure(count: int) -> Step:
        if count == 64:
            raise Broken("table 5: gone")
        return step(count, 100)

    run.step = measure  # type: ignore[method-assign]
    assert asyncio.run(run.measure([16, 64, 256])) == ([step(16, 100)], "table 5: gone")


@pytest.mark.parametrize("text", ["0", "-1", "x", "1.5", "999999999"])
def test_impossible_numbers_of_tables_are_refused(text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["load", f"--tables={text}"])
    with pytest.raises(SystemExit) as stopped:
        load.main()
    assert stopped.value.code == 2
    assert "must be a number of tables from 1 to" in capsys.readouterr().err
