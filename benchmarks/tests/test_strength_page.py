"""docs/strength.md is generated from several measurements, any of which can be missing."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks.growth.plan import COUNTS, Growth, iterations_for
from benchmarks.ratings.match_folder import Budget, MatchFolder
from benchmarks.ratings.measurements import Files, Levels, Meeting, Share, Step, Trial, write
from benchmarks.ratings.page import page
from rich.console import Console

from katzentisch.arena.rating import SHIPPED

SHARE: dict[str, Any] = {"win_share": 0.5, "low": 0.4, "high": 0.6, "fair": 0.25}


def step(game: str, iterations: int, mean_ms: float) -> Step:
    return Step(game=game, players=4, iterations=iterations, games=8, mean_ms=mean_ms, **SHARE)


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path, tmp_path / "ratings.json")


def test_missing_measurements_are_left_out(files: Files) -> None:
    assert page(files).count("#") == 1
    write(files.steps, [step(game, count, 1.0) for game in ("katze_im_sack", "mau_mau") for count in (1, 2)])
    text = page(files)
    assert text.count("#") == 3
    assert "| 2 | **50.0%** (40.0% – 60.0%), 1 ms, 8 games | **50.0%** (40.0% – 60.0%), 1 ms, 8 games |\n" in text


def test_levels_and_trials(files: Files) -> None:
    share = Share(**SHARE)
    meetings = [Meeting("mau_mau", 4, bots, 8, {"level4": share, "rules": share}) for bots in (("level4", "rules"), ("rules", "level4"))]
    write(files.levels, Levels(1, 8, 2.0, ("rules", "level4"), "rules", meetings))
    rating = {"value": 1512.3, "low": 1500.6, "high": 1524.0}
    write(files.ratings, {"ratings": {"mau_mau": {bot: {"wins": rating, "ranks": rating, "games": 8} for bot in ("rules", "level4")}}})
    trial = Trial(game="mau_mau", players=4, bot="level4", among="search:7", games=8, mean_ms=0.5, their_ms=5.0, seed=1, **SHARE)
    write(files.trials, [trial])
    text = page(files)
    assert "| rules | **1512** (1501 – 1524) |\n" in text
    assert "| 4 | 25.0% | **50.0%** (40.0% – 60.0%), 8 games |\n" in text
    assert "| Mau Mau | 4 | search:7 | 25.0% | **50.0%** (40.0% – 60.0%) | 2.00 (1.60 – 2.40) | 0.5 | 5 | 8 |\n" in text


@pytest.mark.parametrize(("milliseconds", "iterations"), [(0.1, 1), (0.5, 1), (1.5, 11), (20.5, 201)])
def test_the_number_of_iterations_for_a_time(milliseconds: float, iterations: int) -> None:
    assert iterations_for(milliseconds, [step("mau_mau", 1, 0.5), step("mau_mau", 3, 0.9), step("mau_mau", 101, 10.5)]) == iterations


def test_a_finished_match_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = MatchFolder(tmp_path, Budget(seconds=0, games=9), 1, 1, Console(quiet=True))
    monkeypatch.setitem(COUNTS, "katze_im_sack", 3)
    growth = Growth(folder, most=2, times=10, slow_seconds=0)
    first = growth.step("katze_im_sack", 1)
    assert first.games == 3
    assert first.fair == pytest.approx(1 / 3)
    monkeypatch.setattr(MatchFolder, "play", None)
    assert growth.step("katze_im_sack", 1) == first
    assert folder.done == 2


def test_the_page_in_the_repository_is_up_to_date() -> None:
    files = Files(Path(__file__).parents[2] / "docs", SHIPPED)
    assert files.page.read_text(encoding="utf-8") == page(files)
