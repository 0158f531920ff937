"""Katze im Sack, paragraph by paragraph of rules/katze_im_sack.md."""

from typing import Any

import pytest

from katzentisch import Series
from katzentisch.games.katze_im_sack.state import ACTIONS
from katzentisch.testing.table import Table, start

from .rows import lay, pass_all, start_with, won_by

DUMMY = "8 0 -5 5 3 15 -8 11 D"


def with_players(players: int) -> Table:
    setup: dict[str, Any] = {"dummy": DUMMY} if players == 3 else {}
    return start("katze_im_sack", players=players, removed=["D"] * players, **setup)


def test_1_1_a_set_has_ten_cards() -> None:
    table = start("katze_im_sack", players=4, removed=["3", "D", "D", "D"])
    assert table.legal() == ["lay -8", "lay -5", "lay 0", "lay 5", "lay 8", "lay 11", "lay 15", "lay d", "lay D"]


@pytest.mark.parametrize(("players", "bank", "filling"), [(3, 21, 9), (4, 27, 12), (5, 33, 15)])
def test_1_2_everyone_starts_with_15_mice(players: int, bank: int, filling: int) -> None:
    table = with_players(players)
    assert table.state.mice[:players].tolist() == [15] * players
    assert table.state.bank == bank - filling


@pytest.mark.parametrize(("players", "paid"), [(3, [3, 6]), (4, [2, 4, 6]), (5, [2, 3, 4, 6])])
def test_1_3_mouse_cards_pay_those_who_pass_the_lowest_first(players: int, paid: list[int]) -> None:
    table = lay(with_players(players), " ".join(["3"] * players))
    for seat, mice in enumerate(paid):
        table.play(f"{seat} pass")
        assert table.state.mice[seat] == 15 + mice


def test_1_3_mouse_cards_are_filled_again_before_the_next_round() -> None:
    table = start_with("3 5 8 11").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert table.state.filled
    assert table.state.bank == 27 - 12 + 1 - 12


def test_1_4_the_removed_card_is_in_no_hand() -> None:
    table = start("katze_im_sack", players=4, removed=["3", "D", "D", "D"])
    assert "not in the hand" in table.refuses("0 lay 3")


def test_1_5_with_three_players_the_dummys_top_card_lies_first() -> None:
    table = with_players(3)
    assert table.view()["row"] == [{"seat": None, "card": None, "is_up": False}]
    lay(table, "3 5 11")
    assert table.view()["row"][0] == {"seat": None, "card": "8", "is_up": True}
    table.play("0 bid 1", "1 pass", "2 pass")
    lay(table, "-8 -8 -8")
    assert table.view()["dummy"] == ["8", "0"]


def test_2_1_the_start_player_lays_first_then_clockwise() -> None:
    table = start("katze_im_sack", players=4, first=2, removed=["D"] * 4)
    assert "not seat 0’s" in table.refuses("0 lay 3")
    table.play("2 lay 3", "3 lay 5", "0 lay 8", "1 lay -8")
    assert [card["seat"] for card in table.view()["row"]] == [2, 3, 0, 1]


def test_2_1_nobody_bids_before_all_have_laid() -> None:
    table = with_players(4)
    assert "too early" in table.refuses("0 bid 1")
    assert "too early" in table.refuses("0 pass")
    assert "bid or pass" in lay(table, "3 5 8 11").refuses("0 lay -8")


def test_2_1_a_card_is_laid_only_once() -> None:
    table = pass_all(lay(with_players(4), "3 5 8 11"))
    assert "not in the hand" in table.refuses("0 lay 3")


def test_2_2_the_first_card_is_turned_up_and_the_start_player_begins() -> None:
    table = start_with("3 5 8 11")
    assert [card["card"] for card in table.view()["row"]] == ["3", None, None, None]
    assert table.state.turn == 0


def test_2_2_from_1_up_to_all_the_mice_or_pass() -> None:
    assert start_with("3 5 8 11").legal() == ["pass", *(f"bid {mice}" for mice in range(1, 16))]


def test_2_2_more_than_the_highest_bid() -> None:
    table = start_with("3 5 8 11").play("0 bid 13")
    assert table.legal() == ["pass", "bid 14", "bid 15"]
    assert "not more than 13" in table.refuses("1 bid 13")
    assert "only 15 mice" in table.refuses("1 bid 16")
    assert "at least one mouse" in table.refuses("1 bid 0")


def test_2_3_each_pass_turns_up_the_next_card() -> None:
    table = start_with("3 5 8 11").play("0 bid 1", "1 pass")
    assert table.state.turned == 2
    table.play("2 pass")
    assert table.state.turned == 3


def test_2_3_with_three_players_the_second_pass_turns_up_the_last_two() -> None:
    table = lay(with_players(3), "3 5 11").play("0 pass")
    assert table.state.turned == 2
    table.play("1 pass")
    assert table.state.turned == 4


def test_2_3_a_player_who_passes_is_out_of_this_round() -> None:
    table = start_with("3 5 8 11").play("0 pass", "1 bid 1", "2 pass", "3 bid 2")
    assert table.state.turn == 1
    assert table.state.mice[:4].tolist() == [17, 15, 19, 15]


def test_2_4_the_winner_pays_takes_the_row_and_starts() -> None:
    table = start_with("3 5 8 11").play("0 bid 1", "1 bid 2", "2 bid 7", "3 pass", "0 pass", "1 pass")
    assert table.state.mice[:4].tolist() == [19, 21, 8, 17]
    assert won_by(table, 2) == ["3", "5", "8", "11"]
    assert table.state.start == table.state.turn == 2
    assert table.state.rounds == 1


def test_2_5_the_last_player_sees_all_cards_and_may_take_the_row_for_1() -> None:
    table = start_with("3 5 8 11").play("0 pass", "1 pass", "2 pass")
    assert table.view()["phase"] == "offer"
    assert table.state.turned == 4
    assert table.legal() == ["pass", "bid 1"]
    assert "the row costs one mouse" in table.refuses("3 bid 2")
    table.play("3 bid 1")
    assert table.state.mice[3] == 14
    assert won_by(table, 3) == ["3", "5", "8", "11"]
    assert table.state.start == 3
    assert table.state.filled


def test_2_5_if_the_last_player_passes_the_row_leaves_and_the_mouse_cards_stay_empty() -> None:
    table = start_with("3 5 8 11").play("0 pass", "1 pass", "2 pass", "3 pass")
    assert table.state.mice[:4].tolist() == [17, 19, 21, 15]
    assert not table.state.won.any()
    assert table.state.start == table.state.turn == 0
    assert not table.state.filled
    assert table.state.bank == 15
    lay(table, "-8 -8 -8 -8").play("0 pass")
    assert table.state.mice[0] == 17


@pytest.mark.parametrize(("players", "cards", "bank"), [(3, "3 5 11", 12), (5, "3 5 8 11 15", 18)])
def test_2_5_with_three_and_with_five_players(players: int, cards: str, bank: int) -> None:
    table = lay(with_players(players), cards)
    for seat in range(players - 1):
        table.play(f"{seat} pass")
    assert table.legal() == ["pass", "bid 1"]
    assert table.state.turned == len(table.view()["row"])
    table.play(f"{players - 1} pass")
    assert (table.state.start, table.state.filled, table.state.bank) == (0, 0, bank)
    assert not table.state.won.any()


def test_2_5_the_round_after_an_empty_one_is_filled_again() -> None:
    table = pass_all(start_with("3 5 8 11"))
    lay(table, "-8 -8 -8 -8").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert table.state.filled
    assert table.state.bank == 16 - 12


def test_2_5_without_mice_the_last_player_must_pass() -> None:
    table = start_with("3 5 8 11").play("0 bid 15", "1 pass", "2 pass", "3 pass")
    lay(table, "8 3 3 3").play("0 pass", "1 bid 1", "2 pass", "3 pass")
    lay(table, "8 5 5 5").play("1 pass", "2 pass", "3 bid 1", "0 bid 2", "3 pass")
    lay(table, "11 11 11 8").play("0 pass", "1 bid 1", "2 pass", "3 pass")
    lay(table, "0 0 0 0").play("1 pass", "2 pass", "3 pass")
    assert table.state.mice[0] == 0
    assert table.legal() == ["pass"]
    assert "you can only pass" in table.refuses("0 bid 1")


@pytest.mark.parametrize(
    ("row", "rabbit", "kept"),
    [
        ("3 5 8 11", "counts", "3 5 8 11"),  # no dog
        ("D 15 -8 3", "counts", "-8 3"),  # the big dog: the highest
        ("15 -8 3 d", "counts", "3 15"),  # the small dog: the lowest
        ("D 0 -5 -8", "counts", "-8 -5"),  # the highest may be 0
        ("-5 D -8 -8", "counts", "-8 -8"),  # or -5
        ("3 5 d 8", "counts", "5 8"),  # and the lowest +3
        ("d 0 3 5", "counts", "3 5"),  # the rabbit counts as 0
        ("15 D 15 3", "counts", "3 15"),  # one card only
        ("-8 3 -8 d", "counts", "-8 3"),
        ("D d 15 -8", "counts", "-8 15"),  # two dogs leave without effect
        ("D 15 D D", "counts", "15"),
        ("d d d d", "counts", ""),
        ("D 0 -5 -8", "spared", "-8 0"),  # dogs ignore the rabbit
        ("d 0 3 5", "spared", "0 5"),
        ("0 0 D 0", "spared", "0 0 0"),  # nothing to chase away
        ("3 d 0 D", "spared", "0 3"),
        ("15 15 15 15 d", "counts", "15 15 15"),
    ],
)
def test_3_dogs(row: str, rabbit: str, kept: str) -> None:
    table = start_with(row, rabbit=rabbit).play("0 bid 1")
    table.play(*(f"{seat} pass" for seat in range(1, table.state.players)))
    assert won_by(table, 0) == kept.split()


def test_3_the_dummys_dog_is_a_dog() -> None:
    table = start("katze_im_sack", players=3, removed=["D"] * 3, dummy="D 0 -5 5 3 15 -8 11 8")
    lay(table, "15 3 5").play("0 bid 1", "1 pass", "2 pass")
    assert won_by(table, 0) == ["3", "5"]


def test_4_1_if_the_bank_cant_fill_all_mouse_cards_none_is_filled() -> None:
    table = start_with("3 5 8 11").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    lay(table, "5 3 3 3").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert not table.state.filled
    assert table.state.bank == 5
    lay(table, "8 8 5 5").play("0 pass")
    assert table.state.mice[0] == 13


@pytest.mark.parametrize(("bid", "filled", "bank"), [(8, True, 0), (7, False, 11)])
def test_4_1_a_bank_that_is_just_enough_fills_all_mouse_cards(bid: int, filled: bool, bank: int) -> None:
    """Four players need 12 mice."""
    table = start_with("3 5 8 11").play("0 pass", "1 pass", "2 pass", "3 bid 1")
    assert table.state.bank == 4
    lay(table, "8 8 8 5").play(f"3 bid {bid}", "0 pass", "1 pass", "2 pass")
    assert (bool(table.state.filled), table.state.bank) == (filled, bank)


def test_4_2_after_nine_rounds_won_cards_and_mice_count() -> None:
    """Seat 0 takes every row for 1 mouse: four whole sets. Only two rounds have mice on the mouse cards."""
    table = with_players(4)
    for card in ("-8", "-5", "0", "3", "5", "8", "11", "15", "d"):
        lay(table, " ".join([card] * 4)).play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert table.result == {"scores": [4 * 29 + 6, 15 + 4, 15 + 8, 15 + 12], "ranks": [1, 4, 3, 2], "end": "played"}
    assert table.legal() == []
    assert not any(table.game.position.rules.apply(table.game.position.array, 0, action) for action in range(ACTIONS))


def test_4_2_equals_share_the_rank() -> None:
    table = lay(with_players(4), "0 0 0 3").play("0 pass", "1 pass", "2 pass", "3 bid 1")
    for row in ("0 3 3 3", *(" ".join([card] * 4) for card in ("-8", "-5", "5", "8", "11", "15", "d"))):
        pass_all(lay(table, row))
    assert table.result == {"scores": [21, 25, 21, 19], "ranks": [2, 1, 2, 4], "end": "played"}


def test_4_3_ruling_totals_and_the_next_start_player() -> None:
    """Everyone always plays the first legal move: lay the lowest card, then pass."""
    series = Series("katze_im_sack", players=3, games=4, first=1, seed=1)
    while not series.over:
        play = series.next()
        assert play.turn == play.first
        while not play.over:
            play.move(play.legal[0])
    assert [play.first for play in series.plays] == [1, 2, 0, 1]
    results = [play.result.scores for play in series.plays if play.result]
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert min(series.ranks) == series.ranks[series.totals.index(max(series.totals))] == 1
