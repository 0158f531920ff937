"""Who sits where."""

import pickle
from collections import Counter

import pytest

from katzentisch.arena import Match
from katzentisch.games.game import BadSetup

from .small_matches import match_of


def test_of_two_the_first_has_one_seat_and_takes_each_in_turn() -> None:
    assert match_of(players=3).seatings(7) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


@pytest.mark.parametrize(("players", "bots"), [(4, 3), (3, 5), (2, 3), (5, 5)])
def test_more_share_the_seats_evenly(players: int, bots: int) -> None:
    match = match_of("mau_mau", players, ",".join(["rules"] * bots))
    seats = Counter(bot for deal in range(bots) for seating in match.seatings(deal) for bot in seating)
    assert set(seats.values()) == {players * players}


@pytest.mark.parametrize("bots", ["rules,random", "rules,random,rules"])
def test_everybody_has_every_seat_of_a_deal_equally_often(bots: str) -> None:
    for seat in zip(*match_of("mau_mau", 4, bots).seatings(3), strict=True):
        assert Counter(seat) == Counter(match_of("mau_mau", 4, bots).seatings(3)[0])


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert (match_of(players=4, games=9).deals, match_of(players=4, games=9).games) == (3, 12)


def test_names_are_distinct() -> None:
    assert match_of(bots="rules,random,rules,rules").names == ["rules", "random", "rules#2", "rules#3"]


def test_the_options_are_whole() -> None:
    assert match_of(rabbit="spared").options == {"mice": "secret", "rabbit": "spared"}


def test_it_travels_to_another_process() -> None:
    match = match_of()
    assert match.seated
    assert pickle.loads(pickle.dumps(match)) == match


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        (["rules"], 5, "at least 2 bots"),
        (["rules", "tiger"], 5, "no bot “tiger”"),
        (["rules", "rules"], 0, "from 1 to"),
        (["rules"] * 21, 5, "at most 20"),
    ],
)
def test_what_is_no_match_is_refused(bots: list[str], games: int, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        Match.of("mau_mau", 3, bots, games, seed=1)
