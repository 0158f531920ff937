"""Steps between levels: their conversion to two players, and what is excused."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks.ratings.equivalent import Converted, Verdict, mean_step, share_for_two, spaced_tables, verdict
from benchmarks.ratings.measurements import Files, Levels, Meeting, Share, write
from benchmarks.ratings.page import page

LADDER = ("level1", "level2", "level3", "level4")
PAIRS = [("level2", "level1"), ("level3", "level2"), ("level4", "level3"), ("level4", "level1")]


def steps(*shares: float) -> list[Converted]:
    return [Converted(share, share - 0.01, share + 0.01) for share in shares]


@pytest.mark.parametrize(("share", "players", "converted"), [(0.5, 2, 0.5), (0.25, 4, 0.5), (0.7, 2, 0.7), (0.5, 3, 2 / 3), (0.4, 7, 0.8)])
def test_a_share_is_converted_to_two_players(share: float, players: int, converted: float) -> None:
    assert share_for_two(share, players) == pytest.approx(converted)


def test_who_wins_always_or_never_is_converted_too() -> None:
    assert share_for_two(1.0, 5) > 0.999999
    assert share_for_two(0.0, 5) < 0.00001


def test_the_mean_step_has_the_same_total() -> None:
    assert mean_step(steps(0.6, 0.7, 0.8)) == pytest.approx(0.7068, abs=1e-4)  # odds of 14 are three times 2.41


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ((0.61, 0.68, 0.74), [Verdict.IN_BAND] * 3),
        ((0.595, 0.68, 0.755), [Verdict.IN_BAND] * 3),  # the intervals reach into it
        ((0.55, 0.68, 0.74), [Verdict.OUTSIDE, Verdict.IN_BAND, Verdict.IN_BAND]),
        ((0.66, 0.68, 0.9), [Verdict.IN_BAND, Verdict.IN_BAND, Verdict.OUTSIDE]),
        ((0.53, 0.55, 0.56), [Verdict.NARROW] * 3),
        ((0.51, 0.52, 0.62), [Verdict.NARROW, Verdict.NARROW, Verdict.IN_BAND]),
        ((0.51, 0.56, 0.58), [Verdict.NARROW] * 3),
        ((0.84, 0.86, 0.87), [Verdict.WIDE] * 3),
        ((0.78, 0.8, 0.98), [Verdict.OUTSIDE] * 3),
    ],
)
def test_verdicts(shares: tuple[float, ...], expected: list[Verdict]) -> None:
    measured = steps(*shares)
    found = [verdict(step, measured) for step in measured]
    assert found == expected


def test_few_games_prove_nothing() -> None:
    step = Converted(0.68, 0.31, 0.94)
    assert verdict(step, [step]) is Verdict.UNCERTAIN


def levels_of(win_share: float) -> Levels:
    share: dict[str, Any] = {"win_share": win_share, "low": win_share - 0.01, "high": win_share + 0.01, "fair": 0.25}
    meetings = [Meeting("mau_mau", 4, pair, 80, {pair[0]: Share(**share), pair[1]: Share(**share)}) for pair in PAIRS]
    return Levels(1, 80, 2.0, LADDER, "level4", meetings)


def test_the_page_has_a_row_for_each_number_of_players(tmp_path: Path) -> None:
    files = Files(tmp_path, tmp_path / "ratings.json")
    write(files.distances, levels_of(0.4))
    assert spaced_tables(levels_of(0.4))[0].verdicts == [Verdict.IN_BAND] * 3
    step = "**66.7%** (65.7% – 67.6%)"
    assert f"| Mau Mau | 4 | {step} | {step} | {step} | {step} | in the band |\n" in page(files)
