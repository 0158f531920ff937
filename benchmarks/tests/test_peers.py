"""What script/run peers compares, how it measures and what it writes."""

import re
import sys
from pathlib import Path

import pytest
from benchmarks.markers import END, NoMarkers, begin_of, write_between_markers
from benchmarks.peers import environments, worker
from benchmarks.peers.__main__ import main, measure
from benchmarks.peers.plan import GAMES, PROGRAMS, SAME_GAME, Comparison, Row, chosen, comparisons
from benchmarks.peers.report import COMMAND, Measured, markdown, plain, ratio_text, table
from benchmarks.peers.worker import Failed, Worker

PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from timing import repeat, serve
def counted():
    print("a library says hello")
    return repeat(lambda: 100)
def broken():
    raise ValueError("no such game")
serve({{"ours_x:mau_mau": counted, "theirs": counted, "broken": broken}})
"""
ROWS = (Row("ours_x:mau_mau", "ours", "Ours, `x`"), Row("theirs", "peer", "Theirs"), Row("broken", "peer", "Broken"))
COMPARISON = Comparison("small", "Small", "moves/s", 1, ROWS)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A small program of measurements, as the program of every environment."""
    (tmp_path / "programs").mkdir()
    file = tmp_path / "programs" / "small.py"
    file.write_text(PROGRAM.format(folder=str(environments.HERE / "programs")))
    monkeypatch.setattr(worker, "HERE", tmp_path)
    monkeypatch.setattr(worker, "FOLDER", tmp_path)
    for name in ("ours", "peer"):
        monkeypatch.setitem(PROGRAMS, name, file.name)
    return file.name


def example() -> Measured:
    return Measured(COMPARISON, {"ours_x:mau_mau": [30.0, 40.0, 50.0], "theirs": [10.0, 20.0, 40.0]}, {"broken": "no such game"})


def test_every_row_belongs_to_a_program_and_ours_comes_first() -> None:
    for game in GAMES:
        for each in comparisons(game):
            assert each.rows[0].name.endswith((f":{game}", f":{SAME_GAME}"))
            assert {row.environment for row in each.rows} <= set(PROGRAMS)
            assert len({row.name for row in each.rows}) == len(each.rows)
            assert any(row.environment != "ours" for row in each.rows)
            for row in each.rows:
                program = (environments.HERE / "programs" / PROGRAMS[row.environment]).read_text()
                assert re.sub(r":.*|_v\d+$", "", row.name).split("_")[0] in program
    assert [each.name for each in chosen(comparisons("mau_mau"), ["batch"])] == ["batch"]
    assert chosen(comparisons("mau_mau"), []) == comparisons("mau_mau")


def test_our_libraries_have_the_versions_that_the_tests_use() -> None:
    tested = (environments.ROOT / "requirements" / "dev.txt").read_text().replace("_", "-").lower()
    for package, version in environments.pins_of("ours").items():
        assert f"{package.replace('_', '-').lower()}=={version}" in tested
    assert environments.pins_of("pettingzoo")["pettingzoo"] == environments.pins_of("ours")["pettingzoo"]


def test_rows_take_turns_and_a_broken_one_is_left_out(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    measured = measure(COMPARISON, {"ours": Path(sys.executable), "peer": Path(sys.executable)}, 2, 0.01)
    assert {name: len(rates) for name, rates in measured.rates.items()} == {"ours_x:mau_mau": 2, "theirs": 2}
    assert measured.faults == {"broken": "ValueError: no such game"}
    assert all(rate > 0 for rates in measured.rates.values() for rate in rates)
    assert "round 2 of 2" in capsys.readouterr().err


def test_an_environment_that_could_not_be_made_is_reported(program: str) -> None:
    measured = measure(COMPARISON, {"ours": Path(sys.executable), "peer": "could not be installed: no network"}, 1, 0.01)
    assert measured.faults == dict.fromkeys(("theirs", "broken"), "could not be installed: no network")
    assert "no network" in table([measured])


def test_a_program_that_stops_gives_its_last_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs" / "stops.py").write_text("raise SystemExit('cannot start')")
    monkeypatch.setattr(worker, "HERE", tmp_path)
    monkeypatch.setattr(worker, "FOLDER", tmp_path)
    with Worker(Path(sys.executable), "stops.py", 1) as stopping, pytest.raises(Failed, match="cannot start"):
        stopping.rate("any", 0.1)


def test_ratios_are_those_of_each_round() -> None:
    measured = example()
    assert measured.rate(COMPARISON.rows[0]) == 40
    assert measured.ratios(COMPARISON.rows[1]) == [3.0, 2.0, 1.25]
    assert ratio_text([3.0, 2.0, 1.25]) == "2.00 × (1.25 to 3.00)"
    assert ratio_text([300.0]) == "300 × (300 to 300)"
    assert ratio_text([]) == "–"
    (rows,) = (each["rows"] for each in plain([measured], 3, 1.0, {"katzentisch": "1"})["comparisons"])
    assert [row["ratio"] for row in rows] == [1.0, 2.0, None]
    assert rows[2]["fault"] == "no such game"


def test_the_page_gets_tables_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Before\n\n{begin_of(COMMAND)}\nold\n{END}\n\nafter\n")
    write_between_markers(page, COMMAND, markdown([example()], 3, 1.0, {"katzentisch": "1.2"}))
    text = page.read_text()
    assert text.startswith("# Before\n")
    assert text.endswith(f"{END}\n\nafter\n")
    assert "old" not in text
    assert "Katzentisch 1.2, OpenSpiel" in text
    assert "| Ours, `x` | 40 |  |\n| Theirs | 20 | 2.00 × (1.25 to 3.00) |\n| Broken | – | no such game |" in text
    write_between_markers(page, COMMAND, "again")
    assert "Theirs" not in page.read_text()


def test_a_page_without_markers_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Nothing\n")
    with pytest.raises(NoMarkers, match=r"page\.md"):
        write_between_markers(page, COMMAND, "new")
    assert page.read_text() == "# Nothing\n"


def test_the_page_is_written_from_one_run_of_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{begin_of(COMMAND)}\nall tables\n{END}\n")
    monkeypatch.setattr(sys, "argv", ["peers", "--only", "python", "--markdown", str(page)])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert "leave out --only" in capsys.readouterr().err
    assert "all tables" in page.read_text()


def test_the_page_in_docs_has_markers() -> None:
    page = (environments.ROOT / "docs" / "peers.md").read_text()
    assert page.count(begin_of(COMMAND)) == page.count(END) == 1
