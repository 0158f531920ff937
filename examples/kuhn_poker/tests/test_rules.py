"""The rules of Kuhn poker, paragraph by paragraph (rules.md)."""

from collections import Counter

import pytest
from katzentisch.games import GAMES, BadSetup
from katzentisch.play.rules_version import rules_version
from katzentisch.testing.table import Table, deal, start
from katzentisch.words import LANGUAGES, knows


def hands(one: str, other: str, first: int = 0) -> Table:
    return start("kuhn_poker", 2, first, hands=[one, other])


def result(table: Table) -> tuple[str, list[int]]:
    assert table.result
    return table.result["end"], table.result["scores"]


@pytest.mark.parametrize(
    ("one", "other", "scores"), [("K", "Q", [1, -1]), ("Q", "K", [-1, 1]), ("J", "Q", [-1, 1])]
)
def test_1_1_the_king_is_the_highest_card(one: str, other: str, scores: list[int]) -> None:
    assert result(hands(one, other).play("0 check", "1 check")) == ("showdown", scores)


def test_1_2_both_players_put_one_chip_into_the_pot() -> None:
    assert hands("J", "Q").view()["paid"] == [1, 1]


def test_1_3_only_the_own_card_is_seen() -> None:
    zones = hands("J", "Q").view(0)["zones"]
    assert [(zone["seat"], zone["cards"], zone["hidden"]) for zone in zones] == [
        (0, ["J"], 0),
        (1, [], 1),
        (None, [], 1),
    ]


def test_1_3_all_deals_are_equally_likely() -> None:
    deals = Counter(
        "".join(deal("kuhn_poker", 2, seed).game.setup["hands"]) for seed in range(1200)
    )
    assert len(deals) == 6
    assert all(abs(count - 200) < 65 for count in deals.values())  # five standard deviations


@pytest.mark.parametrize("first", [0, 1])
def test_2_1_the_first_player_checks_or_bets(first: int) -> None:
    table = hands("J", "Q", first)
    assert table.game.turn == first
    assert table.legal() == ["check", "bet"]
    assert table.refuses(f"{first} call").startswith(
        "“call” isn’t allowed now. Nobody has bet yet: check or bet."
    )


def test_2_2_after_a_check_the_second_player_checks_or_bets() -> None:
    table = hands("J", "Q").play("0 check")
    assert table.game.turn == 1
    assert table.legal() == ["check", "bet"]


@pytest.mark.parametrize("moves", [["0 bet"], ["0 check", "1 bet"]])
def test_2_3_a_bet_is_called_or_folded(moves: list[str]) -> None:
    table = hands("J", "Q").play(*moves)
    assert table.legal() == ["call", "fold"]
    assert "There is a bet: call or fold." in table.refuses(f"{table.game.turn} check")


def test_3_1_if_a_player_folds_the_other_one_wins_unseen() -> None:
    table = hands("J", "Q").play("0 bet", "1 fold")
    assert result(table) == ("fold", [1, -1])
    assert table.view(0)["zones"][1]["cards"] == []
    assert table.narration("en", seat=0) == [
        "You bet one chip.",
        "Seat 1 folds.",
        "Nobody needs to show a card. Chips: you (1), Seat 1 (−1).",
    ]


def test_3_2_otherwise_the_higher_card_wins() -> None:
    table = hands("J", "Q").play("0 check", "1 bet", "0 call")
    assert result(table) == ("showdown", [-2, 2])
    assert [zone["cards"] for zone in table.view(None)["zones"]] == [["J"], ["Q"], []]
    assert table.narration("de", seat=0)[2:5] == [
        "Du gehst mit.",
        "Du zeigst den Buben.",
        "Platz 1 zeigt die Dame.",
    ]


def test_3_3_scores_are_chips() -> None:
    assert result(hands("K", "Q").play("0 bet", "1 call")) == ("showdown", [2, -2])
    assert (
        hands("K", "Q").play("0 bet", "1 call").refuses("0 check")
        == "The game is over; no more moves."
    )


@pytest.mark.parametrize("wrong", [["J"], ["J", "J"], ["J", "A"], ["JQ", "K"], "JQ"])
def test_4_1_a_setup_has_a_card_for_each_seat(wrong: object) -> None:
    with pytest.raises(BadSetup):
        start("kuhn_poker", 2, hands=wrong)


def test_4_2_other_moves_are_unreadable() -> None:
    assert "“raise” is not a move" in hands("J", "Q").unreadable("0 raise")


def test_the_version_of_the_rules_is_noted() -> None:
    """If this fails, raise the version in GAME and note the new digest (play/rules_version.py)."""
    assert rules_version("kuhn_poker") == GAMES["kuhn_poker"].rules_version.version


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists(language: str) -> None:
    game = GAMES["kuhn_poker"]
    wanted = {
        "name",
        "about",
        "forms",
        "rules",
        "event-over",
        *(f"card-{card}" for card in game.cards),
    }
    wanted |= {f"event-{kind.__struct_config__.tag}" for kind in game.event_types}
    wanted |= {f"{what}-{phase}" for what in ("phase", "help") for phase in (*game.phases, "over")}
    wanted |= {f"end-{end}" for end in game.ends} | {
        f"move-{move}" for move in ("check", "bet", "call", "fold")
    }
    assert {name for name in wanted if not knows(f"kuhn_poker-{name}", language)} == set()
