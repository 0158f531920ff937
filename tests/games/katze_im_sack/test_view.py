"""Katze im Sack: views and narration."""

import pytest

from katzentisch.games.katze_im_sack import GAME
from katzentisch.play.narration import narrate
from katzentisch.testing.table import deal, start

from .rows import lay, pass_all, start_with

REMOVED = ["D", "D", "D", "D"]


def test_at_the_start() -> None:
    view = start("katze_im_sack", players=4, first=1, removed=["3", "D", "D", "D"]).view(0)
    assert view["hand"] == ["-8", "-5", "0", "5", "8", "11", "15", "d", "D"]
    assert view["removed"] == "3"
    assert view["mouse_cards"] == [{"mice": mice, "is_taken": False, "is_next": False} for mice in (2, 4, 6)]
    assert (view["is_filled"], view["bank"], view["start"], view["round"], view["rounds"]) == (True, 15, 1, 1, 9)
    assert (view["high"], view["high_bidder"], view["dummy"], view["row"]) == (None, None, None, [])


def test_a_spectator_has_no_hand() -> None:
    view = start("katze_im_sack", players=4, removed=REMOVED).view()
    assert view["hand"] is None
    assert view["removed"] is None


@pytest.mark.parametrize(
    ("mice", "viewer", "shown"),
    [
        ("secret", 1, [None, 15, None, None]),
        ("secret", None, [None] * 4),
        ("open", 1, [17, 15, 15, 15]),
        ("open", None, [17, 15, 15, 15]),
    ],
)
def test_1_6_mice_are_secret_or_open(mice: str, viewer: int | None, shown: list[int | None]) -> None:
    table = start_with("3 5 8 11", mice=mice).play("0 pass")
    assert [seat["mice"] for seat in table.view(viewer)["seats"]] == shown


def test_1_6_players_may_look_at_their_own_card_again() -> None:
    table = start("katze_im_sack", players=4, removed=REMOVED).play("0 lay 15", "1 lay d")
    assert [card["card"] for card in table.view(1)["row"]] == [None, "d"]
    assert [card["card"] for card in table.view(2)["row"]] == [None, None]
    assert [seat["cards"] for seat in table.view(2)["seats"]] == [8, 8, 9, 9]


def test_in_the_auction() -> None:
    view = start_with("3 5 8 11").play("0 pass", "1 bid 4").view(2)
    assert view["row"] == [
        {"seat": 0, "card": "3", "is_up": True},
        {"seat": 1, "card": "5", "is_up": True},
        {"seat": 2, "card": "8", "is_up": False},
        {"seat": 3, "card": None, "is_up": False},
    ]
    assert [card["is_taken"] for card in view["mouse_cards"]] == [True, False, False]
    assert [card["is_next"] for card in view["mouse_cards"]] == [False, True, False]
    assert view["pass_reward"] == 4
    assert [seat["bid"] for seat in view["seats"]] == [None, 4, None, None]
    assert [seat["passed"] for seat in view["seats"]] == [True, False, False, False]
    assert (view["high"], view["high_bidder"]) == (4, 1)


def test_2_1_every_place_of_the_row_has_an_owner_from_the_start() -> None:
    assert deal("katze_im_sack", 3, first=1).view()["places"] == [None, 1, 2, 0]
    assert deal("katze_im_sack", 4, first=1).view()["places"] == [1, 2, 3, 0]


def test_2_3_2_5_passing_brings_nothing_before_the_auction_and_in_an_offer() -> None:
    table = start("katze_im_sack", players=4, removed=REMOVED)
    assert table.view()["pass_reward"] == 0
    offer = start_with("3 5 8 11").play("0 pass", "1 pass", "2 pass").view()
    assert (offer["phase"], offer["pass_reward"], [card["is_next"] for card in offer["mouse_cards"]]) == ("offer", 0, [False] * 3)


def test_4_1_passing_brings_nothing_if_the_mouse_cards_were_not_filled() -> None:
    table = pass_all(start_with("3 5 8 11"))
    lay(table, "5 8 11 15")
    assert (table.view()["is_filled"], table.view()["pass_reward"]) == (False, 0)


def test_after_a_round() -> None:
    view = start_with("3 5 D 11").play("0 bid 2", "1 pass", "2 pass", "3 pass").view(1)
    assert view["seats"][0] | {"mice": None} == {
        "cards": 8,
        "mice": None,
        "bid": None,
        "passed": False,
        "played": ["3"],
        "won": ["3", "5"],
        "points": 8,
    }
    assert (view["row"], view["round"], view["bank"]) == ([], 2, 5)


def test_once_the_game_is_over_the_mice_are_counted() -> None:
    table = start("katze_im_sack", players=4, removed=REMOVED)
    for card in ("-8", "-5", "0", "3", "5", "8", "11", "15", "d"):
        pass_all(lay(table, " ".join([card] * 4)))
    view = table.view()
    assert [seat["mice"] for seat in view["seats"]] == view["scores"] == [17, 19, 21, 15]
    assert (view["phase"], view["end"], view["round"]) == ("over", "played", 9)
    assert (
        table.narration()[-1]
        == "All nine rounds have been played, so the game is over. Points: Seat 0 (17), Seat 1 (19), Seat 2 (21), Seat 3 (15)."
    )


def test_the_narration_of_the_start() -> None:
    table = start("katze_im_sack", players=3, first=2, removed=REMOVED[:3], dummy="8 0 -5 5 3 15 -8 11 D")
    sentences = [narrate(GAME, event) for event in GAME.opening_events(table.game.position.observe_plain(0))]
    assert sentences == [
        "Round 1 begins. Seat 2 is the start player.",
        "The mouse cards are filled: 3, 6.",
        "The dummy’s top card goes first in the row.",
    ]


def test_only_the_owner_sees_which_card_is_laid() -> None:
    table = start("katze_im_sack", players=4, removed=REMOVED).play("0 lay 15")
    assert table.narration(seat=0) == ["You lay the 15 face down."]
    assert table.narration(seat=1) == table.narration() == ["Seat 0 lays a card face down."]


def test_the_last_card_laid_turns_up_the_first() -> None:
    table = start("katze_im_sack", players=4, removed=REMOVED)
    lay(table, "15 3 5 8")
    assert table.narration()[-2:] == ["Seat 3 lays a card face down.", "Turned up: 15."]


def test_a_won_round_is_narrated_in_order() -> None:
    table = start_with("3 5 D 11").play("0 bid 2", "1 pass", "2 pass")
    table.play("3 pass")
    assert table.narration(seat=1) == [
        "Seat 3 passes and takes 6 mice.",
        "Turned up: 11.",
        "Seat 0 wins the row for 2 mice: 3, 5, big dog, 11.",
        "The big dog chases the 11 out of Seat 0’s row and trots off.",
        "Seat 0 scores 8 points: 3, 5.",
        "Round 2 begins. Seat 0 is the start player.",
        "The mouse cards are filled: 2, 4, 6.",
    ]


def test_the_offer_to_the_last_player_is_narrated_in_order() -> None:
    table = start_with("3 d d 11").play("0 pass", "1 pass")
    assert table.play("2 pass").narration()[-2:] == [
        "Turned up: 11.",
        "Nobody has bid. Seat 3 has the last word: take the row for one mouse, or leave it.",
    ]
    assert table.play("3 bid 1").narration("de") == [
        "Platz 3 bietet 1.",
        "Platz 3 ersteigert die Reihe für eine Maus: 3, kleiner Hund, kleiner Hund, 11.",
        "Die Hunde haben miteinander genug zu tun und ziehen gemeinsam ab.",
        "Platz 3 bekommt 14 Punkte: 3, 11.",
        "Runde 2 beginnt. Platz 3 fängt an.",
        "Die Mäusekarten sind gefüllt: 2, 4, 6.",
    ]


def test_a_row_that_nobody_takes_is_narrated_in_order() -> None:
    table = start_with("3 d d 11").play("0 pass", "1 pass", "2 pass")
    assert table.play("3 pass").narration() == [
        "Seat 3 passes and gets nothing.",
        "Nobody wants the row, so it leaves the game: 3, small dog, small dog, 11.",
        "Round 2 begins. Seat 0 is the start player.",
        "Nobody took the last row, so the mouse cards stay empty this round.",
    ]


def test_a_bank_with_too_few_mice_is_announced() -> None:
    table = start_with("3 5 8 11").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    lay(table, "5 3 3 3").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert table.narration()[-1] == "The bank is short of mice, so the mouse cards stay empty this round."


def test_a_dog_with_nothing_to_chase_away_is_announced() -> None:
    table = start_with("0 0 D 0", rabbit="spared").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert "The big dog finds nothing to chase and trots off." in table.narration()


def test_a_row_of_dogs_leaves_nothing() -> None:
    table = start_with("d D d D").play("0 bid 1", "1 pass", "2 pass", "3 pass")
    assert "Nothing is left of the row for Seat 0." in table.narration()
