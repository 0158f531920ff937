"""Mau Mau: views and narration."""

import pytest

from katzentisch.games.mau_mau.notation import card_facts
from katzentisch.games.mau_mau.state import MOST_MOVES
from katzentisch.words import say

from .hands import PLAIN, bury, give, lay, pile


def test_the_view_of_a_player() -> None:
    table = lay("wild g2 r8 g1 y+4", *PLAIN[1:], top="r9", deck="wild").play("0 play wild b")
    assert table.view(0) == {
        "game": "mau_mau",
        "viewer": 0,
        "players": 3,
        "turn": 1,
        "phase": "playing",
        "end": None,
        "scores": None,
        "ranks": None,
        "seats": [{"cards": 4}, {"cards": 5}, {"cards": 5}],
        "hand": ["g1", "g2", "r8", "y+4"],
        "top": "wild",
        "colour": "b",
        "clockwise": True,
        "next": 2,
        "stacked": 0,
        "deck": 94,
        "pile": 2,
        "drawable": 95,
        "shuffles": 0,
        "dealer": 2,
    }


def test_a_spectator_sees_no_hand() -> None:
    view = lay(*PLAIN, top="wild").view()
    assert (view["viewer"], view["hand"], view["colour"]) == (None, None, None)


def test_the_view_of_draw_2s_and_of_the_direction() -> None:
    view = lay("rrev g1 g2 g3 g4", *PLAIN[1:-1], "r+2 y1 y2 y3 y4").play("0 play rrev", "2 play r+2").view(0)
    assert (view["clockwise"], view["stacked"], view["turn"], view["next"]) == (False, 2, 1, 0)


def test_the_view_while_the_pile_is_shuffled() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94).play("0 draw")
    view = table.view(1)
    assert (view["phase"], view["turn"], view["deck"], view["pile"]) == ("shuffling", None, 0, 95)
    assert (view["next"], view["drawable"]) == (None, 94)


def test_the_opening() -> None:
    table = lay(*PLAIN, top="r9")
    assert [type(event).__name__ for event in table.game.game.opening_events(table.game.position.observe_plain(0))] == ["TurnedUp"]


@pytest.mark.parametrize(
    ("card", "sentences"),
    [
        ("r1", ["Seat 0 plays the red 1."]),
        ("wild y", ["Seat 0 plays a Wild and picks yellow."]),
        ("rstop", ["Seat 0 plays the red Stop.", "Seat 1 is skipped."]),
        ("rrev", ["Seat 0 plays the red Reverse.", "Play now goes the other way."]),
        ("r+2", ["Seat 0 plays the red Draw 2.", "Seat 1 must draw 2 cards or play another Draw 2."]),
    ],
)
def test_a_played_card_is_narrated(card: str, sentences: list[str]) -> None:
    assert lay("r1 wild rstop rrev r+2", *PLAIN[1:]).play(f"0 play {card}").narration() == sentences


def test_only_the_viewer_sees_the_cards_drawn() -> None:
    table = lay("r+4 g1 g2 g3 g4", *PLAIN[1:], deck="r1 y9 wild b7").play("0 play r+4")
    assert table.narration(seat=0) == ["You play the red Draw 4.", "Seat 1 draws 4 cards.", "Seat 1 is skipped."]
    assert table.narration(seat=1)[1] == "You draw 4 cards: blue 7, red 1, yellow 9, Wild."
    assert table.narration("de", seat=2)[1].endswith("zieht 4 Karten.")


def test_one_drawn_card_is_narrated() -> None:
    table = lay(*PLAIN, top="r9", deck="r1").play("0 draw")
    assert table.narration(seat=0) == ["You draw a card: red 1."]
    assert table.narration(seat=1) == ["Seat 0 draws a card."]


def test_mau_is_announced_and_so_is_a_forgotten_mau() -> None:
    def play(last: str) -> list[str]:
        table = lay("r1 r2 r3 r4 r5", "r6 r7 r9 r1 r2", deck="r4")
        return table.play("0 play r1", "1 play r6", "0 play r2", "1 play r7", "0 play r3", "1 play r9").play(last).narration(seat=0)

    assert play("0 play r4 mau") == ["You play the red 4: mau!"]
    assert play("0 play r4") == ["You play the red 4.", "You forgot to say mau and draw a card for it.", "You draw a card: red 4."]


def test_the_end_is_announced() -> None:
    table = lay("r1 r2 r3 r4 r5", "r6 r7 r9 r1 r2", mau="automatic")
    table.play("0 play r1", "1 play r6", "0 play r2", "1 play r7", "0 play r3", "1 play r9")
    assert table.play("0 play r4", "1 play r1", "0 play r5").narration() == [
        "Seat 0 plays the red 4: mau!",
        "Seat 1 plays the red 1: mau!",
        "Seat 0 plays the red 5: mau mau!",
        "Seat 0 is out of cards!",
        "The game is over. Points: Seat 0 (0), Seat 1 (2).",
    ]


def test_a_shuffle_is_announced_without_its_order() -> None:
    table = bury(lay("r+4 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5"), 92)
    assert table.play("0 play r+4").narration() == ["Seat 0 plays the red Draw 4.", "Seat 1 draws 2 cards."]
    table.play("- shuffle " + " ".join(pile(table)))
    assert table.narration() == [
        "The deck has run out; 93 cards from the discard pile are shuffled into a new deck.",
        "Seat 1 draws 2 cards.",
        "Seat 1 is skipped.",
    ]


def test_a_draw_that_waits_for_the_shuffle() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94)
    assert table.play("0 draw").narration() == []
    assert table.play("- shuffle " + " ".join(pile(table))).narration(seat=1)[1:] == ["Seat 0 draws a card."]


def test_a_forgotten_mau_that_waits_for_the_shuffle() -> None:
    table = lay("r1 r2 r3 r+4 r5", "r6 r7 r9 r1 r2", "y1 y2 y3 y4 y5")
    table.state.sizes[0], table.state.one[0] = 2, 1 << 2 * 13 + 4 | 1 << 2 * 13 + 11
    bury(table, 94)
    assert table.play("0 play r+4").narration() == ["Seat 0 plays the red Draw 4.", "Seat 0 forgot to say mau and draws a card for it."]
    table.play("- shuffle " + " ".join(pile(table)))
    assert table.narration()[1:] == ["Seat 0 draws a card.", "Seat 1 draws 4 cards.", "Seat 1 is skipped."]


def test_nothing_left_to_draw() -> None:
    table = give(lay(*PLAIN, top="r9"), 2, 94)
    assert table.play("0 draw").narration() == ["Seat 0 should draw, but there are no cards left."]


def test_the_limit_is_announced() -> None:
    table = lay(*PLAIN, top="r9")
    table.state.plies = MOST_MOVES - 1
    assert table.play("0 draw").narration()[-1].startswith("The game ends after 10,000 moves.")


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("r8", "red 8/the red 8/the red 8", "rote 8/die rote 8/die rote 8"),
        (
            "grev",
            "green Reverse/the green Reverse/the green Reverse",
            "grüner Richtungswechsel/der grüne Richtungswechsel/den grünen Richtungswechsel",
        ),
        ("y+2", "yellow Draw 2/the yellow Draw 2/the yellow Draw 2", "gelbes Nimm 2/das gelbe Nimm 2/das gelbe Nimm 2"),
        ("y+4", "yellow Draw 4/the yellow Draw 4/the yellow Draw 4", "gelbes Nimm 4/das gelbe Nimm 4/das gelbe Nimm 4"),
        ("bstop", "blue Stop/the blue Stop/the blue Stop", "blauer Stopp/der blaue Stopp/den blauen Stopp"),
        ("wild", "Wild/a Wild/a Wild", "Farbwechsel/ein Farbwechsel/einen Farbwechsel"),
    ],
)
def test_cards_have_names_in_every_case(card: str, english: str, german: str) -> None:
    for language, names in (("en", english), ("de", german)):
        forms = ("mau_mau-card", "mau_mau-card-the", "mau_mau-card-the-acc")
        assert "/".join(say(form, language, **card_facts(card)) for form in forms) == names
