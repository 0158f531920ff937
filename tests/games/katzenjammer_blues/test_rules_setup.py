"""Katzenjammer Blues, 1 Material and set-up."""

from collections import Counter

import pytest

from katzentisch.games.game import BadSetup
from katzentisch.testing.table import deal, start

from .blues import CARDS, blues

EVERY_NUMBER = pytest.mark.parametrize("players", range(2, 7))
HANDS = ("112345", "112345", "223345", "223345", "334455", "334455")


@EVERY_NUMBER
def test_1_1_there_are_90_cards_15_of_each(players: int) -> None:
    setup = deal("katzenjammer_blues", players).game.setup
    assert Counter("".join(setup["hands"]) + setup["deck"]) == Counter(CARDS * 15)


@pytest.mark.parametrize(("players", "mice"), [(2, 20), (3, 20), (4, 20), (5, 24), (6, 24)])
def test_1_2_two_to_four_play_for_20_mice_more_for_24(players: int, mice: int) -> None:
    table = blues(*HANDS[:players])
    assert table.view()["mice_left"] == mice
    assert [seat["mice"] for seat in table.view()["seats"]] == [0] * players


@pytest.mark.parametrize(("players", "mice"), [(2, 20), (2, 24), (4, 20), (4, 24), (5, 24), (6, 24)])
def test_1_2_ruling_the_table_chooses_the_mice(players: int, mice: int) -> None:
    assert blues(*HANDS[:players], mice=mice).view()["mice_left"] == mice


@pytest.mark.parametrize("players", [5, 6])
def test_1_2_ruling_five_and_six_need_all_mice(players: int) -> None:
    with pytest.raises(BadSetup, match="24"):
        blues(*HANDS[:players], mice=20)


@pytest.mark.parametrize("mice", [0, 1, 22, "20", 20.0, True, None])
def test_1_2_ruling_no_other_number_of_mice(mice: object) -> None:
    with pytest.raises(BadSetup, match="20, 24"):
        start("katzenjammer_blues", 2, options={"mice": mice}, hands=[], deck="")


@pytest.mark.parametrize("players", [1, 7])
def test_1_two_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="from 2 to 6"):
        deal("katzenjammer_blues", players)


@EVERY_NUMBER
def test_1_3_everyone_gets_6_cards_and_the_rest_is_the_deck(players: int) -> None:
    setup = deal("katzenjammer_blues", players).game.setup
    assert [len(hand) for hand in setup["hands"]] == [6] * players
    assert len(setup["deck"]) == 90 - 6 * players


@EVERY_NUMBER
def test_1_3_one_player_is_the_first_bandleader(players: int) -> None:
    for first in range(players):
        table = deal("katzenjammer_blues", players, first=first)
        assert table.view()["bandleader"] == first
        assert table.game.turn == (first + 1) % players


def test_1_3_the_deck_is_shuffled() -> None:
    setups = [deal("katzenjammer_blues", 4, seed).game.setup for seed in range(50)]
    assert len({setup["deck"] for setup in setups}) == 50
    assert len({hand for setup in setups for hand in setup["hands"]}) > 100
    for place in (0, 65):
        assert {setup["deck"][place] for setup in setups} == set(CARDS)


def test_1_4_hands_are_secret() -> None:
    table = blues("111111", "222222", "333333", deck="44")
    assert [table.view(seat)["hand"] for seat in (None, 0, 1, 2)] == [None, "111111", "222222", "333333"]
    assert "222222" not in str(table.view(0))


def test_1_4_sizes_of_hands_mice_jokers_discards_and_bids_are_open() -> None:
    table = blues("111111", "2222JJ", "333333", deck="2244")
    table.play("1 bid 1x2", "2 bid 1x3", "0 pass", "1 bid 2x2", "2 pass", "1 pay 2J", "1 show 2222", "1 done", "2 bid 1x3")
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert [each["cards"] for each in view["seats"]] == [6, 2, 6]
        assert [each["mice"] for each in view["seats"]] == [0, 2, 0]
        assert [each["jokers"] for each in view["seats"]] == [0, 1, 0]
        assert [each["bid"] for each in view["seats"]] == [None, None, "1x3"]
        assert (view["high"], view["discard"], view["row"]) == ("1x3", "22222", ["4", "4"])
