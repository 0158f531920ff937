"""Maus, pass auf!, paragraph by paragraph of rules/maus_pass_auf.md."""

from collections import Counter

import pytest

from katzentisch import Series
from katzentisch.games import GAMES
from katzentisch.games.maus_pass_auf.rules import apply, score
from katzentisch.games.maus_pass_auf.state import LIMIT, MOST_TURNS, TURN
from katzentisch.play.series import ranks_of
from katzentisch.testing.table import Table, deal

from .stacks import GAME, down_to_one, lay, stack, turn


def pack_of(table: Table) -> Counter[str]:
    return Counter("".join(table.game.setup["stacks"]) + table.game.setup["top"])


def sizes(table: Table) -> list[int]:
    found: list[int] = table.state.sizes[: table.state.players].tolist()
    return found


def test_1_1_ninety_cards_and_nine_chips() -> None:
    table = deal(GAME, 4)
    assert pack_of(table) == {"K": 58, "C": 14, "1": 6, "2": 6, "3": 6}
    assert table.state.chips_left == 9


def test_1_2_half_of_everything_for_two_and_three() -> None:
    for players in (2, 3):
        table = deal(GAME, players)
        assert pack_of(table) == {"K": 29, "C": 7, "1": 3, "2": 3, "3": 3}
        assert table.state.chips_left == 5


@pytest.mark.parametrize("players", range(2, 7))
def test_1_2_any_number_may_choose_either_pack(players: int) -> None:
    assert deal(GAME, players, options={"pack": "small"}).state.chips_left == 5
    assert deal(GAME, players, options={"pack": "full"}).state.chips_left == 9
    assert deal(GAME, players).state.chips_left == (5 if players <= 3 else 9)


@pytest.mark.parametrize(
    ("players", "pack", "dealt"),
    [
        (2, "small", [22, 22]),
        (3, "small", [14, 15, 15]),
        (4, "full", [22, 22, 22, 23]),
        (5, "full", [17, 18, 18, 18, 18]),
        (5, "small", [8, 9, 9, 9, 9]),
        (6, "full", [14, 15, 15, 15, 15, 15]),
    ],
)
def test_1_3_dealt_out_until_one_is_left(players: int, pack: str, dealt: list[int]) -> None:
    table = deal(GAME, players, options={"pack": pack})
    assert sorted(sizes(table)) == dealt
    assert table.state.pile_size == 1
    assert table.view()["pile"] == [table.game.setup["top"]]


def test_1_3_chance_decides_which_seats_get_one_more() -> None:
    """With six players and 44 cards two of the 15 pairs of seats get one more, each pair as likely as another."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        table = deal(GAME, 6, seed=seed, options={"pack": "small"})
        pairs[tuple(seat for seat, size in enumerate(sizes(table)) if size == 8)] += 1
    assert len(pairs) == 15
    assert all(15 <= count <= 70 for count in pairs.values())


def test_1_4_the_first_begins_and_play_is_clockwise() -> None:
    table = lay("K", "K", "K", first=1)
    table.play("1 turn", "2 turn", "0 turn", "1 turn")
    assert table.refuses("0 turn")
    assert table.legal() == ["turn"]


def test_2_1_the_top_card_goes_onto_the_pile() -> None:
    table = lay("KC", "K").play("0 turn", "1 turn", "0 turn")
    assert table.view()["pile"] == ["K", "K", "K", "C"]
    assert sizes(table) == [20, 21]


def test_2_2_cheese_and_idle_cats_do_nothing() -> None:
    table = lay("KC", "CK").play("0 turn", "1 turn", "0 turn", "1 turn")
    assert table.state.pile_size == 5
    assert table.state.turn == 0
    assert table.state.chips_left == 5


@pytest.mark.parametrize("paws", [1, 2, 3])
def test_2_3_a_cat_within_the_paws_wins_the_pile_and_a_chip(paws: int) -> None:
    for cheese in range(paws):
        table = lay(str(paws), "K" * cheese + "C").play("0 turn", *["1 turn"] * (cheese + 1))
        assert table.state.turn == 1
        assert table.state.chips[:2].tolist() == [0, 1]
        assert table.state.chips_left == 4
        assert sizes(table) == [21, 24]
        assert table.state.pile_size == 0


@pytest.mark.parametrize("paws", [1, 2, 3])
def test_2_3_only_cheese_and_the_mouse_s_owner_wins_the_pile(paws: int) -> None:
    table = lay(str(paws), "KKKC").play("0 turn", *["1 turn"] * paws)
    assert table.state.turn == 0
    assert table.state.chips_left == 5
    assert sizes(table) == [23 + paws, 22 - paws]


def test_2_3_the_hunter_stops_at_the_cat() -> None:
    """Three paws, but the cat comes first: what follows begins a new pile."""
    table = lay("3", "CC").play("0 turn", "1 turn", "1 turn")
    assert table.state.chips[1] == 1
    assert table.state.pile_size == 1
    assert table.state.turn == 0


def test_2_3_another_mouse_passes_the_hunt_on() -> None:
    table = lay("3", "K2", "K1", "K").play("0 turn", "1 turn", "1 turn", "2 turn", "2 turn")
    assert table.view()["hunt"] == {"hunter": 3, "owner": 2, "paws": 1, "tries": 1}
    table.play("3 turn")
    assert table.state.turn == 2
    assert sizes(table) == [10, 9, 16, 10]


def test_2_3_a_new_mouse_also_on_the_last_try() -> None:
    table = lay("1", "2", "KC").play("0 turn", "1 turn", "2 turn", "2 turn")
    assert table.state.chips[:3].tolist() == [0, 0, 1]


JAN, TESSA, JUSTUS = range(3)


def test_printed_example_1() -> None:
    """Jan's mouse has two paws; Tessa turns up cheese, then a cat, and wins the cards and a chip."""
    table = lay("2", "KC", "K").play("0 turn", "1 turn", "1 turn")
    assert table.state.turn == TESSA
    assert table.state.chips[:3].tolist() == [0, 1, 0]
    assert sizes(table) == [14, 17, 14]


def test_printed_example_2() -> None:
    """Jan's mouse has two paws; Tessa turns up cheese twice, so Jan gets the cards, but no chip."""
    table = lay("2", "KK", "K").play("0 turn", "1 turn", "1 turn")
    assert table.state.turn == JAN
    assert table.state.chips[:3].tolist() == [0, 0, 0]
    assert sizes(table) == [18, 13, 14]


def test_printed_example_3() -> None:
    """Tessa hunts Jan's mouse and turns up one with three paws: Justus catches it with the first card."""
    table = lay("2", "3", "C").play("0 turn", "1 turn", "2 turn")
    assert table.state.turn == JUSTUS
    assert table.state.chips[:3].tolist() == [0, 0, 1]
    assert sizes(table) == [14, 14, 17]


def test_2_4_the_winner_begins_a_new_pile_and_its_mouse_is_hunted() -> None:
    table = lay("11", "KC").play("0 turn", "1 turn", "0 turn")
    assert table.state.pile_size == 1
    assert table.view()["hunt"] == {"hunter": 1, "owner": 0, "paws": 1, "tries": 1}
    table.play("1 turn")
    assert table.state.chips[1] == 1


@pytest.mark.parametrize(("under", "won"), [("unflipped", "CKK3C"), ("flipped", "C3KKC")])
def test_2_5_how_the_pile_goes_under_the_stack(under: str, won: str) -> None:
    table = lay("3", "KKC", top="C", under=under).play("0 turn", "1 turn", "1 turn", "1 turn")
    assert stack(table, 1).endswith(won)
    assert sizes(table)[1] == 24


@pytest.mark.parametrize(("under", "won"), [("unflipped", "C1KKKKKKKK"), ("flipped", "KKKKKKKK1C")])
def test_2_5_a_pile_under_no_stack_is_the_stack(under: str, won: str) -> None:
    assert stack(down_to_one("1", "C", under=under).play("0 turn"), 0) == won


@pytest.mark.parametrize("mouse", ["1", "2", "3"])
def test_2_6_a_mouse_from_the_deal_is_not_hunted(mouse: str) -> None:
    table = lay("C", "K", top=mouse)
    assert table.view()["hunt"] is None
    table.play("0 turn")
    assert table.state.chips_left == 5
    assert table.state.turn == 1


@pytest.mark.parametrize("paws", [1, 2, 3])
def test_2_6_hunted_the_first_player_catches_it_with_a_cat(paws: int) -> None:
    table = lay("K", "K" * (paws - 1) + "C", top=str(paws), first=1, dealt_mouse="hunted")
    assert table.view()["phase"] == "hunting"
    assert table.view()["hunt"] == {"hunter": 1, "owner": None, "paws": paws, "tries": paws}
    turn(table, paws)
    assert (table.state.turn, table.state.chips[:2].tolist(), table.state.pile_size) == (1, [0, 1], 0)
    assert sizes(table) == [22, 23]


@pytest.mark.parametrize("paws", [1, 2, 3])
def test_2_6_hunted_with_only_cheese_the_pile_stays_and_the_next_player_continues(paws: int) -> None:
    table = lay("KKK", "C", "2", top=str(paws), dealt_mouse="hunted")
    turn(table, paws)
    assert (table.state.turn, table.state.pile_size, table.view()["hunt"]) == (1, paws + 1, None)
    assert table.view()["phase"] == "turning"
    table.play("1 turn")
    assert (table.state.turn, table.state.chips_left) == (2, 5)
    table.play("2 turn")
    assert table.view()["hunt"] == {"hunter": 0, "owner": 2, "paws": 2, "tries": 2}


def test_2_6_hunted_another_mouse_ends_the_hunt_and_is_hunted_as_usual() -> None:
    table = lay("K1", "K", "K", top="3", dealt_mouse="hunted").play("0 turn", "0 turn")
    assert table.view()["hunt"] == {"hunter": 1, "owner": 0, "paws": 1, "tries": 1}
    assert sizes(table.play("1 turn")) == [17, 14, 14]


@pytest.mark.parametrize("top", ["K", "C"])
def test_2_6_hunted_matters_for_a_mouse_only(top: str) -> None:
    table = lay("C", "K", top=top, dealt_mouse="hunted")
    assert table.view()["hunt"] is None
    assert table.play("0 turn").state.chips_left == 5


def test_2_3_a_hunt_goes_on_from_the_last_seat_to_the_first() -> None:
    table = lay("C", "K", "K", "2", first=3).play("3 turn")
    assert table.view()["hunt"] == {"hunter": 0, "owner": 3, "paws": 2, "tries": 2}
    assert table.play("0 turn").state.chips[:4].tolist() == [1, 0, 0, 0]


def test_3_1_with_the_full_pack_the_ninth_chip_ends_the_game() -> None:
    table = lay("1" * 6 + "222", "CK" * 8 + "C", pack="full")
    turn(table, 25)
    assert (table.state.chips_left, table.result) == (1, None)
    table = turn(table, 1)
    assert table.ended == "chips"
    assert table.state.chips[:2].tolist() == [0, 9]


def test_3_1_the_last_chip_ends_the_game() -> None:
    table = lay("11122", "CKCKCKCKC")
    turn(table, 13)
    assert table.state.chips_left == 1
    assert table.result is None
    table = turn(table, 1)
    assert table.result == {"scores": [17, 28], "ranks": [2, 1], "end": "chips"}
    assert table.legal() == []
    assert "over" in table.refuses("1 turn")


def test_3_1_no_card_is_turned_after_the_end() -> None:
    state = turn(lay("11122", "CKCKCKCKC"), 14).state
    before = state.tobytes()
    assert not apply(state, TURN)
    assert state.tobytes() == before


def test_3_2_a_catching_cat_as_the_last_card_saves_you() -> None:
    table = down_to_one("1", "C").play("0 turn")
    assert table.result is None
    assert table.state.turn == 0
    assert table.state.pile_size == 0
    assert sizes(table) == [10, 35]


def test_3_2_the_final_cheese_gives_the_pile_to_the_owner_and_ends_the_game() -> None:
    table = down_to_one("1", "K").play("0 turn")
    assert table.result == {"scores": [0, 45], "ranks": [2, 1], "end": "empty"}


@pytest.mark.parametrize(
    ("lure", "last"),
    [("K", "3"), ("1", "2"), ("3", "K"), ("K", "K"), ("K", "C")],
    ids=["a mouse", "a mouse in a hunt", "cheese with tries left", "cheese outside a hunt", "a cat outside a hunt"],
)
def test_3_2_in_all_other_cases_the_pile_goes_to_nobody(lure: str, last: str) -> None:
    table = down_to_one(lure, last)
    others = sizes(table)[1]
    table.play("0 turn")
    assert table.result == {"scores": [0, others], "ranks": [2, 1], "end": "empty"}
    assert table.state.pile_size == 45 - others
    assert table.view()["hunt"] is None


def at_the_limit(table: Table) -> Table:
    table.state.plies = MOST_TURNS - 1
    return table


def test_3_3_the_ten_thousandth_card_ends_the_game_as_it_stands() -> None:
    table = lay("K", "K")
    table.state.plies = MOST_TURNS - 2
    table.play("0 turn")
    assert table.result is None
    table.play("1 turn")
    assert table.result == {"scores": [21, 21], "ranks": [1, 1], "end": "limit"}


def test_3_3_the_ten_thousandth_card_takes_effect_first() -> None:
    table = at_the_limit(lay("1", "C").play("0 turn")).play("1 turn")
    assert table.result == {"scores": [21, 24], "ranks": [2, 1], "end": "limit"}


def test_3_3_the_other_ends_go_before_the_limit() -> None:
    assert at_the_limit(turn(lay("11122", "CKCKCKCKC"), 13)).play("1 turn").ended == "chips"
    assert at_the_limit(down_to_one("K", "K")).play("0 turn").ended == "empty"


@pytest.mark.parametrize(
    ("cards", "chips", "ranks"),
    [
        ([20, 15, 10], [0, 1, 4], [1, 2, 3]),  # cards count first
        ([15, 15, 15], [1, 3, 0], [2, 1, 3]),  # among equals, more chips
        ([15, 15, 10], [2, 2, 1], [1, 1, 3]),  # still tied: they share the rank, and the next is skipped
        ([0, 89, 0], [9, 0, 0], [2, 1, 3]),
    ],
)
def test_3_4_most_cards_then_most_chips(cards: list[int], chips: list[int], ranks: list[int]) -> None:
    state = lay("K", "K", "K").state
    state.sizes[:3], state.chips[:3] = cards, chips
    score(state, LIMIT)
    assert state.scores[:3].tolist() == cards
    assert state.ranks[:3].tolist() == ranks


def test_3_5_ruling_cards_are_added_up_and_the_next_on_the_left_starts() -> None:
    series = Series(GAME, players=3, games=3, first=2, seed=1)
    while not series.over:
        turn(Table(series.next()), 1)
        while not series.plays[-1].over:
            series.plays[-1].move("turn")
    assert [play.first for play in series.plays] == [2, 0, 1]
    results = [play.result.scores for play in series.plays if play.result]
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert series.ranks[series.totals.index(max(series.totals))] == 1


@pytest.mark.parametrize(
    ("chips", "ranks"),
    [
        ([(3, 0, 2), (0, 4, 1)], [2, 1, 2]),  # chips of all games together
        ([(1, 3, 1), (3, 1, 0)], [1, 1, 3]),  # still tied: they share the rank, and the next is skipped
        ([], [1, 1, 1]),
    ],
)
def test_3_5_ruling_equal_totals_are_ranked_by_chips(chips: list[tuple[int, ...]], ranks: list[int]) -> None:
    assert ranks_of([40, 40, 40], GAMES[GAME], chips) == ranks
    assert ranks_of([40, 41, 40], GAMES[GAME], [(9, 0, 9)]) == [2, 1, 2]


def test_3_5_ruling_the_chips_of_a_finished_series_count() -> None:
    series = Series(GAME, players=2, games=1, seed=1)
    play = series.next()
    while not play.over:
        play.move("turn")
    state = play.position.state
    assert series.ranks == ranks_of(series.totals, play.game, [state.chips[:2].tolist()])
