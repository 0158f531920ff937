"""Two moves side by side: the same worlds for both, from what the seat knows and nothing else."""

from random import Random
from typing import Any

import pytest

from katzentisch.bots import comparing
from katzentisch.bots.comparing import FEWEST, MOST, Judged, compare
from katzentisch.games import GAMES
from katzentisch.play.position import Position

from ..games.katzenjammer_blues.blues import blues, leave_mice
from ..tables import INTERPRETED, begun


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few worlds as there may be."""
    monkeypatch.setattr(comparing, "PATIENCE", 0)


def seen(game: str, players: int, seed: int = 1) -> Position:
    position = begun((GAMES[game], players, {}), seed)
    assert position.turn is not None
    return position.masked(position.turn)


def ends(game: str) -> list[int]:
    players = GAMES[game].players
    return [players[0], players[-1]]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in ends(game)])
def test_every_game_is_played_to_its_end(game: str, players: int) -> None:
    sight = seen(game, players)
    before = sight.array.tobytes()
    first, last = sight.legal()[0], sight.legal()[-1]
    games, judged = compare(sight, (first, last), Random(1))
    assert games == FEWEST
    assert all(0 <= each.wins <= games for each in judged)
    assert compare(sight, (first, last), Random(1)) == (games, judged)
    assert sight.array.tobytes() == before


@pytest.mark.usefixtures("brief")
def test_the_same_move_is_as_good_as_itself() -> None:
    sight = seen("mau_mau", 3)
    action = sight.legal()[0]
    _, (one, other) = compare(sight, (action, action), Random(2))
    assert one == other


@pytest.mark.usefixtures("brief")
def test_worlds_that_look_alike_are_judged_alike() -> None:
    sight = seen("katze_im_sack", 3)
    assert sight.turn is not None
    elsewhere = sight.imagined(7).masked(sight.turn)
    actions = sight.legal()[:2]
    assert compare(sight, actions, Random(3)) == compare(elsewhere, actions, Random(3))


def test_the_last_mouse_wins_and_giving_it_up_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """2.5, 3.1: four 5s are the last mice of the game."""
    monkeypatch.setattr(comparing, "MOST", 20)
    table = leave_mice(blues("111122", "555512", deck="34"), left=5).play("1 bid 1x1", "0 pass", "1 pay 1")
    table.state.mice[:2] = [4, 0]
    sight = table.game.position.masked(1)
    moves = [sight.game.read_move(sight.state, move) for move in ("show 5555", "done")]
    games, (shown, given_up) = compare(sight, moves, Random(4))
    assert shown == Judged(games, 5.0 * games)
    assert given_up.wins < games


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")
def test_time_and_worlds_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = seen("mau_mau", 10)
    monkeypatch.setattr(comparing, "PATIENCE", 3600)
    assert compare(sight, sight.legal()[:1], Random(5))[0] == MOST
    moments: Any = iter(range(1000))
    monkeypatch.setattr(comparing, "monotonic", lambda: next(moments))
    monkeypatch.setattr(comparing, "PATIENCE", 20)
    assert FEWEST < compare(sight, sight.legal()[:1], Random(5))[0] < 40


def test_a_first_rank_that_is_shared_is_a_shared_win() -> None:
    position = begun((GAMES["mau_mau"], 4, {}), 1)
    position.array["ranks"][0, :4] = (1, 3, 1, 4)
    position.array["scores"][0, :4] = (2, 5, 2, 9)
    judged = Judged()
    for seat in (0, 1):
        judged.add(position, seat)
    assert judged == Judged(0.5, 7.0)
