"""The table that script/run rates writes into docs/speed.md."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks import rates
from benchmarks.markers import END, begin_of


@pytest.fixture
def output() -> dict[str, Any]:
    figures = {name: 0.5 for name, _, _ in rates.ROWS} | {"batch_steps_per_second_all_threads": 5_120_000.0, "bytes": 928}
    game = {"game": "mau_mau", "players": 4, "threads": 2, **figures, "moves_per_second_gpu": None, "batch_steps_per_second_gpu": None}
    machine = {"processor": "Processor", "cores": 2, "gpu": None, "python": "3.13", "numba": "1", "numpy": "2", "katzentisch": "1.0"}
    return {"machine": machine, "games": [game]}


def test_the_table_goes_to_the_place_for_the_machine(output: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, file = tmp_path / "speed.md", tmp_path / "bench.json"
    page.write_text("\n".join(part for has_gpu in (True, False) for part in (begin_of(rates.COMMANDS[has_gpu]), "old", END)))
    file.write_text(json.dumps(output))
    rates.main(["--json", str(file), "--markdown", str(page)])
    with_gpu, without = page.read_text().split(END)[:2]
    assert "old" in with_gpu
    assert "old" not in without
    assert "| `Batch` steps/s, 2 threads | 5.12 M |" in without
    assert "GPU |" not in without
    assert "4 players, default options" in capsys.readouterr().out


def test_rates_have_three_digits() -> None:
    assert [rates.millions(value) for value in (885_120, 5_120_000, 17_500_000, 3_624_000_000)] == ["0.89 M", "5.12 M", "17.5 M", "3,624 M"]


def test_bad_input_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str], output: dict[str, Any]) -> None:
    page, file = tmp_path / "speed.md", tmp_path / "bench.json"
    page.write_text("# Nothing\n")
    for content in ("{", "{}", json.dumps(output)):
        file.write_text(content)
        with pytest.raises(SystemExit, match="2"):
            rates.main(["--json", str(file), "--markdown", str(page)])
    assert "speed.md needs two lines" in capsys.readouterr().err
    assert page.read_text() == "# Nothing\n"


def test_the_page_in_docs_has_both_places() -> None:
    page = (Path(__file__).parents[2] / "docs" / "speed.md").read_text()
    assert all(page.count(begin_of(command)) == 1 for command in rates.COMMANDS.values())
    assert page.count(END) == 2
