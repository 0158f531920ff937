"""Maus, pass auf!: views and narration."""

import pytest

from katzentisch.games.maus_pass_auf.state import MOST_TURNS
from katzentisch.play.narration import narrate

from .stacks import down_to_one, lay, turn


def test_the_view_at_the_start() -> None:
    assert lay("K", "K", "K", top="2").view(1) == {
        "game": "maus_pass_auf",
        "viewer": 1,
        "players": 3,
        "turn": 0,
        "phase": "turning",
        "end": None,
        "scores": None,
        "ranks": None,
        "seats": [{"cards": 15, "chips": 0}, {"cards": 15, "chips": 0}, {"cards": 14, "chips": 0}],
        "chips_left": 5,
        "pile": ["2"],
        "pile_size": 1,
        "hunt": None,
    }


def test_the_view_of_a_hunt() -> None:
    view = lay("3", "KKC").play("0 turn", "1 turn").view()
    assert view["viewer"] is None
    assert view["phase"] == "hunting"
    assert view["hunt"] == {"hunter": 1, "owner": 0, "paws": 3, "tries": 2}


@pytest.mark.parametrize("under", ["unflipped", "flipped"])
def test_the_view_shows_the_uppermost_five_of_the_pile(under: str) -> None:
    table = lay("KK1", "CK", top="C", under=under)
    assert turn(table, 1).view()["pile"] == ["C", "K"]
    assert turn(table, 4).view()["pile"] == ["K", "C", "K", "K", "1"]
    assert table.view()["pile_size"] == 6


def test_the_view_of_a_finished_game() -> None:
    view = turn(lay("11122", "CKCKCKCKC"), 14).view(0)
    assert view["phase"] == "over"
    assert view["turn"] is None
    assert (view["end"], view["scores"], view["ranks"]) == ("chips", [17, 28], [2, 1])
    assert view["seats"] == [{"cards": 17, "chips": 0}, {"cards": 28, "chips": 5}]


@pytest.mark.parametrize(
    ("top", "sentence"),
    [
        ("K", "The game starts with cheese in the middle."),
        ("C", "The game starts with a cat in the middle."),
        ("3", "The game starts with a mouse in the middle. It came with the deal, so nobody hunts it."),
    ],
)
def test_the_opening_names_the_card_in_the_middle(top: str, sentence: str) -> None:
    table = lay("K", "K", top=top)
    assert [narrate(table.game.game, event, "en") for event in table.game.opening_events()] == [sentence]


def test_a_mouse_from_the_deal_that_is_hunted_is_narrated() -> None:
    table = lay("KK", "K", top="2", dealt_mouse="hunted")
    opening = [narrate(table.game.game, event, "en", viewer=0) for event in table.game.opening_events(0)]
    assert opening == [
        "The game starts with a mouse in the middle.",
        "Watch out, mouse, here comes the cat! You hunt it and can flip 2 cards.",
    ]
    assert table.play("0 turn", "0 turn").narration()[-1] == "The mouse gets away. Nobody laid it, so the 3 cards stay in the middle."


def test_a_hunt_is_narrated_in_order() -> None:
    table = lay("2", "K3", "C").play("0 turn", "1 turn", "1 turn", "2 turn")
    assert table.narration() == [
        "Seat 0 flips a mouse with two paws.",
        "Watch out, mouse, here comes the cat! Seat 1 hunts it and can flip 2 cards.",
        "Seat 1 flips cheese.",
        "Seat 1 flips a mouse with three paws.",
        "Watch out, mouse, here comes the cat! Seat 2 hunts it and can flip 3 cards.",
        "Seat 2 flips a cat.",
        "Caught! Seat 2 wins the pile of 5 cards and a chip.",
    ]


def test_an_escape_is_narrated_in_german() -> None:
    assert lay("1", "K").play("0 turn", "1 turn").narration("de") == [
        "Platz 0 deckt eine Maus mit einer Pfote auf.",
        "Maus, pass auf, die Katze kommt! Platz 1 jagt sie und darf eine Karte aufdecken.",
        "Platz 1 deckt Käse auf.",
        "Die Maus entkommt, und Platz 0 gewinnt den Stapel mit 3 Karten.",
    ]


def test_the_last_chip_is_announced() -> None:
    assert turn(lay("11122", "CKCKCKCKC"), 14).narration() == [
        "Seat 1 flips a cat.",
        "Caught! Seat 1 wins the pile of 3 cards and a chip.",
        "The last chip is gone, so the game is over. Cards: Seat 0 (17), Seat 1 (28).",
    ]


def test_a_last_mouse_is_not_hunted_and_the_pile_goes_to_nobody() -> None:
    assert down_to_one("K", "3").play("0 turn").narration() == [
        "Seat 0 flips a mouse with three paws.",
        "Nobody gets the 14 cards in the middle.",
        "Someone has run out of cards, so the game is over. Cards: Seat 0 (0), Seat 1 (31).",
    ]


def test_a_last_cheese_is_narrated_before_the_end() -> None:
    assert down_to_one("1", "K").play("0 turn").narration() == [
        "Seat 0 flips cheese.",
        "The mouse gets away, and Seat 1 wins the pile of 10 cards.",
        "Someone has run out of cards, so the game is over. Cards: Seat 0 (0), Seat 1 (45).",
    ]


def test_the_limit_is_announced() -> None:
    table = lay("K", "K")
    table.state.plies = MOST_TURNS - 1
    assert table.play("0 turn").narration() == [
        "Seat 0 flips cheese.",
        "Nobody gets the 2 cards in the middle.",
        "10,000 cards have been flipped, and that is enough: the game is over. Cards: Seat 0 (21), Seat 1 (22).",
    ]
