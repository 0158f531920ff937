"""Katzenjammer Blues, 3 End and score."""

import pytest

from katzentisch.games.katzenjammer_blues.score import score
from katzentisch.games.katzenjammer_blues.state import DECK, JOKER
from katzentisch.play.series import Series
from katzentisch.testing.table import Table

from .blues import all_pass, blues, discard, hand, leave_mice, pass_until, phase, row


def ending(top: str, last: str, *hands: str) -> Table:
    """Nobody bids until only the last cards are in the deck, nor for the current row; then the last cards are revealed."""
    table = blues(*(hands or ("JJJJJJ", "JJJJJJ")), deck=top, last=last)
    return all_pass(pass_until(table, len(last)))


def test_3_1_the_last_card_revealed_ends_the_game_at_once() -> None:
    table = ending("J12J34J51", "1")
    assert table.result == {"scores": [-5, -5], "ranks": [1, 1], "end": "deck"}
    assert table.game.turn is None
    assert table.legal() == []
    assert "game is over" in table.refuses("1 pass")


def test_3_1_ruling_there_is_no_auction_even_if_the_row_is_complete() -> None:
    table = ending("J12J34J51", "122")
    assert (row(table), phase(table)) == ("122", "over")
    assert table.view()["high"] is None


def test_3_1_ruling_nobody_gets_the_row() -> None:
    table = ending("J12J34J51", "122")
    assert [hand(table, seat) for seat in (0, 1)] == ["124", "135"]
    assert table.view()["row"] == ["1", "2", "2"]
    assert len(discard(table)) == 90 - 12 - 3 - 3 - 3


def test_3_1_a_joker_as_the_last_card_ends_the_game_before_anyone_draws() -> None:
    table = ending("J12J34", "5J")
    assert (row(table), phase(table)) == ("5J", "over")
    assert [seat["cards"] for seat in table.view()["seats"]] == [2, 2]


def test_3_1_ruling_players_who_had_yet_to_draw_get_nothing() -> None:
    table = ending("J12J34", "J5")
    assert (phase(table), table.game.turn) == ("over", None)
    assert [hand(table, seat) for seat in (0, 1)] == ["24", "135"]


def test_3_1_ruling_it_ends_in_the_middle_of_the_drawing() -> None:
    """Three players; seat 0 is the bandleader, seats 1 and 2 draw, and then the deck is gone."""
    table = ending("J333J222", "5J11", "JJJJJJ", "JJJJJJ", "444444")
    assert table.result is not None
    assert table.result["end"] == "deck"
    assert [hand(table, seat).count("1") for seat in range(3)] == [0, 1, 1]


def test_3_1_the_last_card_drawn_ends_the_game_though_all_have_drawn() -> None:
    table = ending("J12J34", "5J11")
    assert (phase(table), table.game.turn) == ("over", None)
    assert [hand(table, seat) for seat in (0, 1)] == ["124", "113"]


def test_3_1_one_card_left_does_not_end_the_game() -> None:
    table = ending("J12J34", "5J112")
    assert (row(table), phase(table)) == ("5J", "auction")
    assert phase(all_pass(table)) == "over"


def test_3_1_it_ends_as_well_when_the_winner_reveals() -> None:
    table = pass_until(blues("JJJJJJ", "JJJJJJ", deck="J12J34J51", last="1"), 1)
    table.play("1 bid 1x1", "0 pass", "1 pay 1", "1 done")
    assert table.view()["bandleader"] == 1
    assert (row(table), phase(table)) == ("1", "over")
    assert [(seat["bid"], seat["passed"]) for seat in table.view()["seats"]] == [(None, False)] * 2


def test_3_1_the_last_mouse_ends_the_game_at_once_without_a_further_foursome() -> None:
    table = leave_mice(blues("222222", "144445", deck="5J52"), 4).play("1 bid 1x1", "0 pass", "1 pay 1")
    assert table.legal() == ["show 4444", "show 444J", "show 555J", "done"]
    table.play("1 show 4444")
    assert hand(table, 1) == "555"
    assert table.result == {"scores": [16, -1], "ranks": [1, 2], "end": "mice"}
    assert table.legal() == []
    assert "game is over" in table.refuses("1 done")


def test_3_2_jokers_in_hand_join_those_on_show() -> None:
    table = ending("J12", "345JJ")
    assert [seat["jokers"] for seat in table.view()["seats"]] == [6, 7]
    assert [hand(table, seat) for seat in (0, 1)] == ["2", "1"]
    assert [seat["cards"] for seat in table.view()["seats"]] == [1, 1]
    assert table.result == {"scores": [0, -5], "ranks": [1, 2], "end": "deck"}


def test_3_2_ruling_if_nobody_has_a_joker_nobody_loses_mice() -> None:
    """All jokers are in rows that nobody took."""
    deck = "J12" * 12 + "J34" * 3 + "33" * 4 + "44" * 4 + "55" * 7 + "345"
    table = all_pass(blues("111222", "333444", deck=deck), rows=30)
    assert discard(table).count("J") == 15
    assert table.result == {"scores": [0, 0], "ranks": [1, 1], "end": "deck"}


@pytest.mark.parametrize(
    ("mice", "on_show", "in_hand", "scores", "ranks"),
    [
        # 3.2: the player with the most jokers loses 5, all who tie for most do, nobody if there are none
        ([7, 5, 3], [0, 0, 0], [0, 0, 0], [7, 5, 3], [1, 2, 3]),
        ([7, 5, 3], [1, 0, 0], [0, 0, 0], [2, 5, 3], [3, 1, 2]),
        ([7, 5, 3], [0, 0, 0], [0, 0, 1], [7, 5, -2], [1, 2, 3]),
        ([7, 5, 3], [1, 0, 0], [0, 2, 0], [7, 0, 3], [1, 3, 2]),
        ([7, 5, 3], [2, 1, 0], [0, 1, 0], [2, 0, 3], [2, 3, 1]),
        ([0, 0, 0], [3, 0, 2], [0, 3, 1], [-5, -5, -5], [1, 1, 1]),
        ([2, 9], [15, 0], [0, 0], [-3, 9], [2, 1]),
        ([4, 4, 4, 4, 4, 4], [2, 2, 2, 2, 2, 0], [0, 0, 0, 0, 0, 1], [-1, -1, -1, -1, -1, 4], [2, 2, 2, 2, 2, 1]),
        # 3.3: most mice win, among equals fewer jokers; players still tied share the rank
        ([5, 5, 5], [1, 2, 3], [0, 0, 0], [5, 5, 0], [1, 2, 3]),
        ([5, 5, 5], [2, 0, 3], [0, 1, 0], [5, 5, 0], [2, 1, 3]),
        ([5, 5, 5], [1, 1, 3], [0, 0, 0], [5, 5, 0], [1, 1, 3]),
        ([4, 9, 4], [2, 5, 2], [0, 0, 0], [4, 4, 4], [1, 3, 1]),
        ([1, 0, 9], [7, 0, 8], [0, 0, 0], [1, 0, 4], [2, 3, 1]),
        ([0, 5], [0, 1], [0, 0], [0, 0], [1, 2]),
        ([0, 24, 0, 0, 0], [0, 1, 0, 2, 1], [0, 0, 0, 0, 0], [0, 24, 0, -5, 0], [2, 1, 2, 5, 4]),
    ],
)
def test_3_3_scores_and_ranks_after_3_2(
    mice: list[int], on_show: list[int], in_hand: list[int], scores: list[int], ranks: list[int]
) -> None:
    table = blues(*["112345"] * len(mice))
    for seat in range(len(mice)):
        table.state.mice[seat], table.state.jokers[seat] = mice[seat], on_show[seat]
        table.state.hands[seat, JOKER] = in_hand[seat]
        table.state.sizes[seat] += in_hand[seat]
    score(table.state, DECK)
    assert table.result == {"scores": scores, "ranks": ranks, "end": "deck"}


def pass_through(series: Series) -> Series:
    """Play all games of the series; nobody ever bids."""
    while not series.over:
        play = series.next()
        while not play.over:
            play.move("pass")
    return series


def test_3_4_results_of_several_games_are_totalled() -> None:
    series = pass_through(Series("katzenjammer_blues", players=4, games=3, seed=1))
    results = [play.result.scores for play in series.plays if play.result]
    assert len(results) == 3
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert series.totals == [-5, -5, -5, 0]


def test_3_4_ruling_equal_totals_share_the_rank() -> None:
    assert pass_through(Series("katzenjammer_blues", players=4, games=3, seed=1)).ranks == [2, 2, 2, 1]


def test_3_4_ruling_the_first_bandleader_is_the_left_neighbour_of_the_previous_one() -> None:
    series = pass_through(Series("katzenjammer_blues", players=3, games=4, first=1, seed=1))
    assert [play.first for play in series.plays] == [1, 2, 0, 1]
