"""Games between bots: compiled and in Python, by name, by seat and as functions."""

from itertools import product
from typing import Any

import numpy as np
import pytest

import katzentisch as kt
from katzentisch.batch import run as runs
from katzentisch.batch.run import Run, play_policies, play_rows
from katzentisch.bots import BotFailure, as_bot, from_view
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED

from .own_bots import any_move, cheating, failing, last_move

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_compiled_bots_play_as_they_do_in_python(game: str) -> None:
    players = GAMES[game].players[0]
    bots = [("level3", "random", "level1")[seat % 3] for seat in range(players)]
    run = Run.of(game, players, seed=4, bots=bots)
    assert not run.is_in_python
    compiled = play_rows(run, (2, 14))
    vars(run)["is_in_python"] = True
    assert np.array_equal(play_rows(run, (2, 14)), compiled)


@every_game
def test_one_name_seats_the_bot_everywhere(game: str) -> None:
    for players in (GAMES[game].players[0], GAMES[game].players[-1]):
        by_seat = kt.simulate(game, players, 12, seed=1, bots=["level3"] * players)
        assert kt.simulate(game, players, 12, seed=1, bots="level3") == by_seat
        assert kt.simulate(game, players, 12, seed=1, bots=as_bot("level3")) == by_seat


@every_game
def test_every_option_is_played_by_bots(game: str) -> None:
    rules, players = GAMES[game], GAMES[game].players[0]
    for option in rules.options:
        for value in option.allowed(players):
            results = kt.simulate(game, players, 4, seed=1, options={option.name: value}, bots="level2")
            assert (results.ends > 0).all()
            assert (results.ranks.min(axis=1) == 1).all()


def test_a_good_bot_beats_random_ones() -> None:
    for game, seat in product(("mau_mau", "katze_im_sack", "katzenjammer_blues"), range(3)):
        bots = ["random"] * 3
        bots[seat] = "level3"
        assert kt.simulate(game, 3, 200, seed=1, bots=bots, rows=False).win_shares[seat] > 0.4


@every_game
def test_functions_get_the_observation_of_their_seat(game: str) -> None:
    seen: list[tuple[int, int | None]] = []

    def watch(position: kt.Position) -> int:
        seen.append((position.viewer, position.turn))
        return position.legal()[0]

    results = kt.simulate(game, 3, 2, seed=3, bots=[watch, "random", "level1"])
    assert len(results) == 2
    assert set(seen) <= {(0, 0)}


def test_functions_and_names_mix() -> None:
    first = from_view(lambda view, moves: moves[0], name="first")
    bots: list[Any] = ["level3", any_move, first, "search:2"]
    results = kt.simulate("mau_mau", 4, 2, seed=3, bots=bots)
    assert results == kt.simulate("mau_mau", 4, 2, seed=3, bots=tuple(bots))
    records = list(kt.simulated_records("mau_mau", 4, 2, seed=3, bots=bots))
    assert [record.notes["bots"] for record in records] == [["level3", "any_move", "first", "search:2"]] * 2
    assert [record.result.scores for record in records if record.result] == results.scores.tolist()


@every_game
def test_records_of_bots_are_right(game: str) -> None:
    results = kt.simulate(game, 3, 6, seed=8, bots="level2", start=4)
    for number, record in enumerate(kt.simulated_records(game, 3, 6, seed=8, bots="level2", start=4)):
        assert kt.validate(record.encode()).as_dict() == {"ok": True, "over": True}
        assert record.result
        assert record.result.ranks == results.ranks[number].tolist()
        assert sum(entry[0] != "-" for entry in record.moves) == results.plies[number]


def test_a_bot_that_fails_is_named_with_its_error() -> None:
    with pytest.raises(BotFailure, match="“failing” failed in mau_mau: ZeroDivisionError: no idea"):
        kt.simulate("mau_mau", 2, 3, bots=failing)
    with pytest.raises(BotFailure, match="“cheating” failed in katze_im_sack: it chose the action -5, which is not legal"):
        kt.simulate("katze_im_sack", 3, 3, bots=["level1", cheating, last_move])


def test_a_policy_that_fails_is_played_again_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python says which bot it was."""
    played = kt.simulate("mau_mau", 3, 5, seed=1, bots="level3")
    monkeypatch.setattr(runs, "play_compiled_bots", lambda *facts: None)
    assert not play_policies(Run.of("mau_mau", 3, seed=1, bots="level3"), 0, np.zeros((5, 8), np.int32))
    assert kt.simulate("mau_mau", 3, 5, seed=1, bots="level3") == played


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("level9", "no bot “level9”"),
        ("", "no bot"),
        (["level3"], "There are 3 seats, but 1 bots"),
        (["level3"] * 4, "There are 3 seats, but 4 bots"),
        ([], "0 bots"),
        (["level3", "random", 7], "int"),
        (["level3", "random", None], "NoneType"),
        (7, "must be the name of a bot, a function, or a list"),
        ({"level3"}, "type set"),
        (b"level3", "6 bots"),
        (lambda: 0, "lambda"),
    ],
)
def test_wrong_bots_are_refused(bots: Any, said: str) -> None:
    for play in (kt.simulate, kt.simulated_records):
        with pytest.raises(kt.BadSetup, match=said):
            play("mau_mau", 3, 5, bots=bots)


def test_a_gpu_plays_random_moves_only() -> None:
    names: tuple[Any, ...] = ("cuda", "gpu")
    for device in names:
        with pytest.raises(kt.BadSetup, match="A GPU plays only random moves"):
            kt.simulate("mau_mau", 3, 5, bots="level3", device=device)
    assert len(kt.simulate("mau_mau", 3, 5, bots="level3", device="auto")) == 5
