"""The capacity model and the queue simulation, and the page that they write."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from benchmarks.load import capacity
from benchmarks.load.capacity_model import FILE, BadInputs, Burst, Model, Need, read_inputs
from benchmarks.load.move_queue import simulate
from benchmarks.markers import END, begin_of
from msgspec.structs import replace

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "capacity.md"
GROWING = (
    "tables",
    "moves",
    "processes",
    "machines",
    "server_cores",
    "proxy_cores",
    "database_cores",
    "databases",
    "memory",
    "sent",
    "received",
)
WRITTEN = ("commits", "rows", "wal", "storage", "cost")


@pytest.fixture
def model() -> Model:
    return Model(read_inputs())


def test_the_page_has_what_the_script_prints(model: Model) -> None:
    text = PAGE.read_text(encoding="utf-8")
    written = text.partition(begin_of(capacity.COMMAND))[2].partition(END)[0].strip()
    assert written == capacity.page(model, capacity.PLAYERS)


def test_more_players_never_need_less(model: Model) -> None:
    needs = [model.need(players) for players in (1, 10, 1000, 6000, 7000, 100_000, 300_000, 1_000_000, 10_000_000)]
    for less, more in pairwise(needs):
        for name in (*GROWING, *WRITTEN):
            assert getattr(less, name) <= getattr(more, name), name


@pytest.mark.parametrize(
    ("figure", "part"),
    [("server_cpu", "server_cores"), ("update_bytes", "sent"), ("game_bytes", "storage"), ("move_wal", "wal"), ("table_memory", "memory")],
)
def test_what_costs_twice_as_much_needs_more(model: Model, figure: str, part: str) -> None:
    before, after = (each.need(1_000_000) for each in (model, model.with_figure(figure, 2 * model.figures[figure])))
    assert getattr(before, part) < getattr(after, part) <= 2 * getattr(before, part) * (1 + 1e-9)
    if part in ("server_cores", "storage"):
        assert getattr(after, part) == pytest.approx(2 * getattr(before, part))


def test_half_the_work_serves_twice_the_players(model: Model) -> None:
    faster = model.with_figure("server_cpu", model.figures["server_cpu"] / 2)
    [before], [after] = [[limit for limit in each.process_limits() if "core" in limit.resource] for each in (model, faster)]
    assert after.players == pytest.approx(2 * before.players)


def test_a_stage_is_chosen_that_is_large_enough(model: Model) -> None:
    for stage in model.stages()[:-1]:
        inside, outside = model.need(int(stage.players)), model.need(int(stage.players) + 1)
        assert inside.stage.players >= inside.players
        assert outside.stage.players > stage.players
        assert outside.left
    assert model.need(1).left is None


def test_limits_are_where_the_need_reaches_them(model: Model) -> None:
    def at(players: float) -> Need:
        return model.need(round(players))

    [cores, wal, commits, _] = model.database_limits()
    assert at(cores.players).database_cores == pytest.approx(model.assumptions["database_cores"], rel=0.01)
    assert at(wal.players).wal == pytest.approx(model.assumptions["database_wal"], rel=0.01)
    assert at(commits.players).commits == pytest.approx(model.assumptions["database_commits"], rel=0.05)  # processes are whole


def test_a_busier_core_lets_moves_wait_longer(model: Model) -> None:
    settings, even = replace(model.inputs.queue, moves=4000), Burst(2, 0.05)
    delays = [simulate(settings, busy, 1000, 3, 1, even) for busy in (0.3, 0.6, 0.9)]
    assert [each.p99 for each in delays] == sorted(each.p99 for each in delays)
    assert delays[0] == simulate(settings, 0.3, 1000, 3, 1, even)
    assert all(3 < each.p50 <= each.p99 for each in delays)
    assert simulate(settings, 0.6, 1000, 30, 1, even).p50 > 30
    assert simulate(replace(settings, seed=1), 0.6, 1000, 3, 1, even) != delays[1]


def test_larger_bursts_let_moves_wait_longer(model: Model) -> None:
    settings = replace(model.inputs.queue, moves=20_000)
    small, large = (simulate(settings, 0.6, 1000, 3, 1, burst).p99 for burst in (Burst(2, 0.05), Burst(5, 0.1)))
    assert large > small


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (r"\[prices\.core\]", "[prices.cores]", "[prices.core] is missing"),
        (r"\[prices\.core\]", "[prices.cat]\nvalue = 1\nwhat = 'a cat'\n[prices.core]", "[prices.cat] is unknown"),
        (r"(\[figures\.commit\]\nvalue = )[\d.]+", r"\g<1>0", "the value of [figures.commit] must be greater than 0"),
        (r"(\[figures\.commit\]\nvalue = )[\d.]+", r"\g<1>'much'", "Expected `float`, got `str`"),
        (r"(\[figures\.commit\](?:\n[^\[\n]+)*?)\ncommand = .*", r"\1", "[figures.commit] needs the command"),
        (r"\[queue\]", "[queue", "Expected"),
    ],
)
def test_bad_inputs_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str) -> None:
    changed = re.sub(old, new, FILE.read_text(encoding="utf-8"), count=1)
    (tmp_path / "capacity.toml").write_text(changed, encoding="utf-8")
    with pytest.raises(BadInputs, match=re.escape(complaint)):
        read_inputs(tmp_path / "capacity.toml")
    assert capacity.main(["--inputs", str(tmp_path / "capacity.toml")]) == capacity.BAD_INPUT
    assert complaint in capsys.readouterr().err


def test_the_page_is_rewritten_between_its_markers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{begin_of(capacity.COMMAND)}\nold\n{END}\nafter\n")
    text = FILE.read_text(encoding="utf-8").replace("moves = 60_000", "moves = 500")
    (tmp_path / "capacity.toml").write_text(text, encoding="utf-8")
    arguments = ["--inputs", str(tmp_path / "capacity.toml"), "--players", "2000", "--markdown"]
    assert capacity.main([*arguments, str(page)]) == 0
    assert capsys.readouterr().out.strip() in page.read_text()
    assert "old" not in page.read_text()
    assert capacity.main([*arguments, str(tmp_path / "missing.md")]) == capacity.BAD_INPUT
    with pytest.raises(SystemExit):
        capacity.main(["--players", "0"])


def test_numbers_have_two_digits() -> None:
    assert [capacity.rounded(value) for value in (0.1234, 1.26, 33.4, 666.7, 1_234_567)] == ["0.12", "1.3", "33", "670", "1,200,000"]
