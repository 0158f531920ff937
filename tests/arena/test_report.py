"""The report of a match, on results made by hand."""

import numpy as np
import pytest

from katzentisch.arena import Match, MatchResults, report
from katzentisch.arena.report import figure
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.play.versions import versions

from .small_matches import match_of, played_out


def results_of(match: Match, ranks: list[list[int]]) -> MatchResults:
    results = MatchResults.empty(match, 0, len(ranks) // match.players)
    results.ranks[:] = ranks
    results.scores[:] = 10 - 2 * results.ranks
    results.decisions[:] = 5
    results.times[:] = [4, 20.0, 9.0]
    return results


def test_shares_ranks_and_scores() -> None:
    """Two deals: the first bot wins all of one, and shares one win of three in the other."""
    match = match_of(games=6)
    first, second = [[1, 2, 3], [2, 1, 3], [3, 2, 1]], [[1, 1, 3], [1, 2, 3], [1, 2, 3]]
    reported = report(match, results_of(match, first + second))
    rules, random = reported["bots"]["rules"], reported["bots"]["random"]
    assert rules["win_share"] == pytest.approx((1 + 0.5 / 3) / 2)
    assert random["win_share"] == pytest.approx(1 - rules["win_share"])
    assert (rules["fair"], random["fair"]) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert rules["rank"]["mean"] == pytest.approx((1 + 2) / 2)
    assert rules["score"]["mean"] == pytest.approx((8 + 6) / 2)
    assert (rules["decisions"], random["decisions"]) == (30, 60)
    assert (rules["mean_ms"], rules["longest_ms"]) == (5.0, 9.0)
    assert (reported["games"], reported["deals"], reported["seed"]) == (6, 2, "5")


def test_who_beats_whom() -> None:
    match = match_of(games=3)
    reported = report(match, results_of(match, [[1, 2, 3], [1, 1, 3], [1, 2, 3]]))
    assert reported["beats"]["rules"]["random"] == pytest.approx((1 + 1 + 0.5 + 1 + 0 + 0) / 6)
    assert reported["beats"]["random"]["rules"] == pytest.approx(1 - reported["beats"]["rules"]["random"])


def test_intervals_go_by_deals() -> None:
    """A deal that everybody wins from the same seat is one observation, not three."""
    match = match_of(games=300)
    same = report(match, results_of(match, [[1, 2, 3]] * 300))["bots"]["rules"]
    assert same["win_share"] == pytest.approx(1 / 3)
    mixed = report(match, results_of(match, [[1, 2, 3], [2, 1, 3], [2, 3, 1], [2, 1, 3], [1, 2, 3], [1, 2, 3]] * 50))["bots"]["rules"]
    assert mixed["win_share"] == pytest.approx(0.5)
    assert mixed["high"] - mixed["low"] == pytest.approx(2 * 1.96 * 0.5 / 10, rel=0.05)
    assert same["high"] - same["low"] < (mixed["high"] - mixed["low"]) / 4


def test_a_mean_with_its_interval() -> None:
    reported = figure(np.array([1.0, 2.0, 3.0, 4.0]))
    assert reported["mean"] == 2.5
    assert reported["high"] == pytest.approx(2.5 + 1.96 * 1.2910 / 2, abs=1e-3)
    assert figure(np.array([3.0])) == {"mean": 3.0, "low": None, "high": None}


def test_who_wins_is_rated_higher() -> None:
    match = match_of(games=60)
    reported = report(match, results_of(match, [[1, 2, 3], [2, 1, 3], [3, 2, 1]] * 20))["bots"]
    for by in ("wins", "ranks"):
        assert reported["rules"]["rating"][by]["value"] > 1500 > reported["random"]["rating"][by]["value"]
        assert reported["rules"]["rating"][by]["low"] <= reported["rules"]["rating"][by]["value"] <= reported["rules"]["rating"][by]["high"]


def test_who_did_not_sit_has_no_figures() -> None:
    match = match_of("mau_mau", 2, "rules,random,rules", games=2)
    reported = report(match, results_of(match, [[1, 2], [1, 2]]))["bots"]
    assert sum(bot["win_share"] for bot in reported.values()) == 1
    assert [bot["rank"]["mean"] for bot in reported.values()].count(None) == 1
    assert [bot["rating"] for bot in reported.values()].count(None) == 1
    (absent,) = (bot for bot in reported.values() if bot["rating"] is None)
    assert absent["seats"] == [{"games": 0, "win_share": None, "low": None, "high": None}] * 2


def test_a_bot_against_itself_wins_its_share() -> None:
    match = match_of("mau_mau", 4, "rules,rules", games=400)
    reported = report(match, played_out(match))["bots"]
    for bot in reported.values():
        assert bot["low"] <= bot["fair"] <= bot["high"]


def test_wins_by_seat() -> None:
    """The first bot wins from seats 0 and 1, but never from seat 2; the second shares one win in seat 2."""
    match = match_of(games=6)
    deal = [[1, 2, 3], [2, 1, 3], [1, 2, 3]]
    reported = report(match, results_of(match, [*deal, [1, 2, 1], *deal[1:]]))["bots"]
    assert [seat["win_share"] for seat in reported["rules"]["seats"]] == [0.75, 1, 0]
    assert [seat["games"] for seat in reported["rules"]["seats"]] == [2, 2, 2]
    assert [seat["games"] for seat in reported["random"]["seats"]] == [4, 4, 4]
    assert [seat["win_share"] for seat in reported["random"]["seats"]] == [0.5, 0, 0.125]
    for bot in reported.values():
        assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in bot["seats"])
        mean = sum(seat["win_share"] * seat["games"] for seat in bot["seats"]) / 6
        assert mean == pytest.approx(bot["win_share"])


def test_it_names_versions_and_part() -> None:
    whole, part = (Match.of("mau_mau", 2, ["rules", "random"], 8, 1, part=part) for part in (None, "2/3"))
    assert report(whole, results_of(whole, [[1, 2]] * 8))["part"] is None
    reported = report(part, results_of(part, [[1, 2]] * 2))
    assert reported["part"] == "2/3"
    assert reported["versions"] == versions(GAMES["mau_mau"])


def test_what_is_no_match_is_refused() -> None:
    match = match_of(games=3)
    with pytest.raises(BadSetup, match="“match” must be a Match"):
        report(None, MatchResults.empty(match, 0, 1))  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="“results” must be the MatchResults"):
        report(match, [1])  # type: ignore[arg-type]
