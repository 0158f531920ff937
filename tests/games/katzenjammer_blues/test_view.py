"""What a person is shown of a game of Katzenjammer Blues."""

from .blues import blues, leave_mice


def test_the_view_of_a_seat() -> None:
    table = blues("112345", "2J2234", "333J55", deck="454", first=1).play("2 bid 2x3", "0 pass")
    assert table.view(2) == {
        "game": "katzenjammer_blues",
        "viewer": 2,
        "players": 3,
        "turn": 1,
        "phase": "auction",
        "end": None,
        "scores": None,
        "ranks": None,
        "seats": [
            {"cards": 6, "mice": 0, "jokers": 0, "bid": None, "passed": True, "penalty": 0},
            {"cards": 6, "mice": 0, "jokers": 0, "bid": None, "passed": False, "penalty": 0},
            {"cards": 6, "mice": 0, "jokers": 0, "bid": "2x3", "passed": False, "penalty": 0},
        ],
        "hand": "33355J",
        "row": ["4", "5", "4"],
        "deck": 72 - 3,
        "discard": "",
        "mice_left": 20,
        "bandleader": 1,
        "high": "2x3",
        "high_bidder": 2,
    }


def test_a_spectator_sees_what_is_open_and_no_hand() -> None:
    table = blues("112345", "222J34", "333J55", deck="454")
    assert table.view() == {**table.view(0), "viewer": None, "hand": None}


def test_the_winner_pays_and_shows() -> None:
    table = blues("112345", "222J34", deck="242").play("1 bid 2x3", "0 pass")
    view = table.view(0)
    assert (view["phase"], view["turn"], view["high"], view["high_bidder"]) == ("paying", 1, "2x3", 1)
    view = table.play("1 pay 3J").view(1)
    assert (view["phase"], view["turn"], view["row"], view["hand"], view["discard"]) == ("showing", 1, [], "2222244", "3")


def test_a_new_row_begins_without_bids() -> None:
    view = blues("112345", "222J34", deck="242").play("1 bid 2x3", "0 pass", "1 pay 3J", "1 done").view()
    assert (view["high"], view["high_bidder"], view["bandleader"]) == (None, None, 1)
    assert [(seat["bid"], seat["passed"]) for seat in view["seats"]] == [(None, False), (None, False)]


def test_the_end_is_seen_by_all_and_hands_stay_hidden() -> None:
    table = leave_mice(blues("112345", "15555J", deck="33"), 3).play("1 bid 1x1", "0 pass", "1 pay 1", "1 show 5555")
    for seat, hand in ((None, None), (0, "112345"), (1, "33")):
        view = table.view(seat)
        assert (view["phase"], view["turn"], view["end"], view["hand"]) == ("over", None, "mice", hand)
        assert (view["scores"], view["ranks"]) == ([17, -2], [1, 2])
        assert [seat["mice"] - seat["penalty"] for seat in view["seats"]] == view["scores"]
        assert [each["jokers"] for each in view["seats"]] == [0, 1]
