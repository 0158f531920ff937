"""Studies of all games: the same on every executor, with the right luck and differences."""

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

from katzentisch.arena.balance import Plan, study
from katzentisch.arena.balance.field import Field, all_levels
from katzentisch.arena.balance.page import Wording
from katzentisch.arena.balance.runner import Chunk, Part, join_parts, play_chunk
from katzentisch.arena.balance.statistics.fairness import JointTest
from katzentisch.bots import BotFailure
from katzentisch.bots.levels import bot_at_level
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, Game
from katzentisch.testing.tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="hundreds of games are for compiled code")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_option_of_every_game_at_every_number_of_players(game: Game) -> None:
    for players in game.players:
        usual = {option.name: option.usual(players) for option in game.options}
        vary = [(option.name, value) for option in game.options for value in option.allowed(players) if value != usual[option.name]]
        found = study(game.id, players, ["level2", "level3"], 200, 1, vary=vary)
        assert found.games == -(-200 // players) * players
        assert [(each.option, each.value) for each in found.variations] == vary
        for figures in (found.figures, *(each.figures for each in found.variations)):
            assert sum(each.value for each in figures.fairness.seats) == pytest.approx(1)
            assert sum(each.value for each in figures.ends.values()) == pytest.approx(1)
            assert figures.luck.cards.value + figures.luck.players.value + figures.luck.rest.value == pytest.approx(1)
            assert sum(each.share for each in figures.length.bins) == pytest.approx(1)
            assert figures.length.low5 <= figures.length.median <= figures.length.high5
        for variation in found.variations:
            before, after = found.figures, variation.figures
            assert variation.difference.length.value == pytest.approx(after.length.mean.value - before.length.mean.value)
            assert sum(each.value for each in variation.difference.seats) == pytest.approx(0)
            assert after.options == {**usual, variation.option: variation.value}


def test_maus_is_pure_luck() -> None:
    luck = study("maus_pass_auf", 3, "level3", 300, 1).figures.luck
    assert (luck.players.value, luck.rest.value) == (0, 0)
    assert [luck.cards.value, luck.cards.low, luck.cards.high] == pytest.approx([1, 1, 1])


def test_katzenjammer_blues_has_much_to_do_with_the_players() -> None:
    luck = study("katzenjammer_blues", 4, ["level1", "level3"], 400, 1).figures.luck
    assert luck.players.low > 0.02
    assert luck.wins[1].low > luck.wins[0].high


def test_an_option_that_can_not_matter_changes_nothing() -> None:
    found = study("mau_mau", 3, "level3", 120, 1, vary={"reverse_for_two": "stop"}).variations[0]
    assert found.difference.changed == 0
    assert found.difference.test.p == 1
    assert found.difference.length.value == found.difference.cards.value == 0
    assert found.figures.fairness == study("mau_mau", 3, "level3", 120, 1).figures.fairness


SMALL: dict[str, Any] = {"players": 3, "bots": ["level1", "level3"], "games": 300, "seed": 5, "vary": [("drawing", "free")]}


@pytest.fixture
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


@pytest.fixture
def dask() -> Iterator[Executor]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


@pytest.mark.parametrize("name", ["processes", "dask"])
def test_the_study_is_the_same_on_every_executor(name: str, request: pytest.FixtureRequest) -> None:
    executor: Executor = request.getfixturevalue(name)
    assert study("mau_mau", **SMALL, executor=executor).as_dict() == study("mau_mau", **SMALL, jobs=1).as_dict()


def test_the_study_is_the_same_on_every_number_of_threads() -> None:
    alone = study("mau_mau", **SMALL, jobs=1)
    with ThreadPoolExecutor(3) as executor:
        assert study("mau_mau", **SMALL, executor=executor) == alone
    assert study("mau_mau", **SMALL, jobs=2) == alone


def test_the_chunks_do_not_matter() -> None:
    plan = Plan.of("mau_mau", **{**SMALL, "bots": "level3"})

    def joined(*chunks: Chunk) -> Part:
        return join_parts([play_chunk(plan, chunk) for chunk in chunks])

    for whole, parts in zip(joined((0, 20)), joined((0, 1), (1, 13), (13, 20)), strict=True):
        for name in ("bots", "ranks", "plies", "ends", "changes"):
            assert np.array_equal(getattr(whole.main, name), getattr(parts.main, name))
            assert np.array_equal(getattr(whole.luck, name), getattr(parts.luck, name))


def test_more_games_start_with_the_same_ones() -> None:
    plan = Plan.of("mau_mau", 4, "level3", 400, 2)
    fewer, more = (
        join_parts([play_chunk(each, (0, each.sets))])[0].main.plies for each in (replace(plan, sets=10), replace(plan, sets=20))
    )
    assert np.array_equal(fewer, more[: len(fewer)])


def test_a_study_can_be_pickled() -> None:
    found = study("maus_pass_auf", 2, "rules", 120, 1)
    assert pickle.loads(pickle.dumps(found)) == found
    plan = Plan.of("mau_mau", 4, "level3", 400, 2)
    assert plan.is_compiled
    assert pickle.loads(pickle.dumps(plan)) == plan


@pytest.mark.parametrize(("bots", "players", "lineups"), [(4, 4, 1), (4, 2, 6), (4, 3, 4), (4, 6, 6), (2, 4, 1), (3, 10, 3)])
def test_bots_share_the_seats_evenly(bots: int, players: int, lineups: int) -> None:
    field = Field(tuple("ABCDEF"[:bots]), players, 1)
    assert len(field.lineups) == lineups
    seats = field.bots_of(0, lineups)
    assert set(np.bincount(seats.ravel())) == {players * players * lineups // bots}
    for deal_seats in seats:
        for seat in range(players):
            assert sorted(deal_seats[:, seat]) == sorted(deal_seats[0])  # every seat meets every bot of the lineup


def test_the_levels_that_search_are_replaced_by_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all_levels(GAMES["mau_mau"]) == ("level1", "level2", "level3", "level4")
    monkeypatch.setattr("katzentisch.arena.balance.field.searches", lambda bot, game: bot is bot_at_level(game, 4))
    assert all_levels(GAMES["katze_im_sack"]) == ("level1", "level2", "level3", "net")


def test_bots_that_are_not_compiled_play_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_bot.py").write_text("def choose(observation):\n    return observation.legal()[0]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = ["python:first_bot:choose", "rules"]
    found = study("maus_pass_auf", 2, bots, 20, 1, jobs=2)
    assert found == study("maus_pass_auf", 2, bots, 20, 1, jobs=1)
    assert found.figures.fairness == study("maus_pass_auf", 2, ["random", "rules"], 20, 1).figures.fairness  # there is only one move


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 99}, "99"),
        ({"players": "4"}, "4"),
        ({"bots": []}, "at least 1 bot"),
        ({"bots": 7}, "must be a name or a list of names"),
        ({"bots": ["level3", 7]}, "must be a name or a list of names"),
        ({"bots": "nobody"}, "nobody"),
        ({"games": 1.5}, "whole number"),
        ({"games": 39}, "at least 40"),
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": {"mau": "loud"}}, "loud"),
        ({"vary": "drawing=free"}, "pairs"),
        ({"vary": 3}, "pairs"),
        ({"vary": [("drawing",)]}, "pairs"),
        ({"vary": {"drawing": "forced"}}, "anyway"),
        ({"options": {"drawing": "free"}, "vary": {"drawing": "free"}}, "anyway"),
        ({"vary": {"drawing": 1}}, "drawing"),
        ({"vary": {"rain": "free"}}, "rain"),
        ({"jobs": 0}, "--jobs"),
        ({"executor": 5}, "int"),
        ({"executor": ThreadPoolExecutor(1), "jobs": 1}, "either jobs or an executor"),
        ({"bots": ["rules", "level1", "level3"]}, "rules and level3 are the same player in mau_mau"),
        ({"bots": ["net", "level4"]}, "net and level4 are the same player"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: dict[str, Any], words: str) -> None:
    usual: dict[str, Any] = {"game": "mau_mau", "players": 4, "bots": "level3", "games": 40, "seed": 1}
    with pytest.raises(BadSetup, match=words):
        study(**{**usual, **arguments})


def test_numpy_integers_are_integers() -> None:
    numbers = {"players": np.int64(3), "games": np.int32(120), "seed": np.int64(4)}
    assert study("maus_pass_auf", bots="rules", **numbers) == study("maus_pass_auf", 3, "rules", 120, 4)  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named(jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty_bot.py").write_text("def choose(observation):\n    raise RuntimeError('no idea')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotFailure, match=r"faulty_bot:choose.*no idea"):
        study("mau_mau", 2, ["python:faulty_bot:choose", "rules"], 40, 1, jobs=jobs)


def test_with_few_deals_no_seat_is_called_better_because_another_has_not_won_yet() -> None:
    """Bots don't matter in this game, so ten deals are ten different games."""
    found = [study("maus_pass_auf", 6, ["level1", "level2"], 60, seed).figures.fairness for seed in range(30)]
    assert sum(any(each.value == 0 for each in fairness.seats) for fairness in found) > 20
    assert sum(fairness.test.is_clear() for fairness in found) <= 5
    assert all(fairness.least == 0 for fairness in found)


def test_of_many_variations_one_may_look_different_by_chance() -> None:
    found = study("mau_mau", 4, "level3", 40, 1, vary={"drawing": "free", "wish": "new"})
    test = JointTest(9.0, 0.03)
    its = [structs.replace(each, difference=structs.replace(each.difference, test=test)) for each in found.variations]
    for variations, sentence in (([*its], "No change in the seats’ chances shows (p = 0.030)"), (its[:1], "The seats’ chances change")):
        words = Wording(structs.replace(found, variations=variations), "en")
        assert any(each.startswith(sentence) for each in words.variation_sentences(variations[0]))
