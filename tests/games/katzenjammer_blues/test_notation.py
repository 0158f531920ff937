"""The notation of Katzenjammer Blues, rules/katzenjammer_blues.md 4."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games.game import IllegalMove, UnreadableMove
from katzentisch.games.katzenjammer_blues.notation import read_move, write_bid, write_move
from katzentisch.games.katzenjammer_blues.state import ACTIONS, BIDS, LONGEST_BID
from katzentisch.play.replay import replay
from katzentisch.testing.table import Table

from .blues import blues


def paying(bid: str) -> Table:
    return blues("JJJJJJ", "JJJJJJ", deck="11").play(f"1 bid {bid}", "0 pass")


def showing() -> Table:
    return paying("1x1").play("1 pay J")


def test_4_the_table_of_moves() -> None:
    table = blues("12345J", "22J555", "JJJJ11", deck="2J345" + "33" + "44" + "11")
    table.play("1 bid 3x2", "2 pass", "0 pass", "1 pay 22J", "1 show 555J", "1 done")
    table.play("2 pass", "0 bid 4d", "1 pass", "0 pay 124J", "0 done")
    table.play("1 pass", "2 bid 1x1", "0 pass", "2 pay 1", "2 show JJJJ 5", "2 done")
    assert [(seat["mice"], seat["jokers"]) for seat in table.view()["seats"]] == [(0, 1), (5, 2), (5, 4)]
    assert replay(table.game.record()).finish().log == table.game.log


def test_4_bids_are_written_in_the_order_of_2_2() -> None:
    written = [write_bid(bid) for bid in range(1, BIDS + 1)]
    assert written[:13] == ["1x1", "1x2", "1x3", "1x4", "1x5", "2d", "2x1", "2x2", "2x3", "2x4", "2x5", "3d", "3x1"]
    groups = [[f"{cards}d"] * (2 <= cards <= 5) + [f"{cards}x{value}" for value in range(1, 6)] for cards in range(1, 31)]
    assert written == [bid for group in groups for bid in group]
    assert LONGEST_BID == 30


def test_4_every_bid_is_read_as_it_was_written() -> None:
    state = blues("JJJJJJ", "JJJJJJ").state
    for bid in range(1, BIDS + 1):
        assert read_move(state, write_move(state, bid)) == bid


UNREADABLE = """
|pass |Pass| pass|passs|done |Done|shuffle
bid|bid |bid x1|bid 1|bid 1x|bid 0x1|bid 01x1|bid +1x1|bid -1x1|bid 1x0|bid 1x6|bid 1xJ|bid 1X1|bid  1x1|bid 1x1 |bid 1x11|bid 12345x1
bid 2D|bid d|bid 0d|bid 2.0d|Bid 1x1|bid ١x1|bid 1x１|bid 1_0x1|bid 1×1
pay|pay |pay 6|pay 0|pay j|pay J1|pay 1J1|pay 1 1|pay 11 |Pay 1
show|show |show  5|show 444|show 44444|show 4445|show J444|show 4J44|show 444J 4|show 4444 4
show JJJ|show JJJJJ|show JJJJ 6|show JJJJ J|show JJJJ5|show JJJJ  5|show JJJJ 55|show JJJ 5|show 1JJJ 1|Show 1111
"""


@pytest.mark.parametrize("text", ["pass\n", *(text for line in UNREADABLE.strip("\n").split("\n") for text in line.split("|"))])
def test_4_anything_else_is_not_readable(text: str) -> None:
    for table in (blues("JJJJJJ", "JJJJJJ", deck="11"), paying("2x1"), showing()):
        with pytest.raises(UnreadableMove, match="bid 3x2"):
            read_move(table.state, text)


@pytest.mark.parametrize("text", ["bid 31x1", "bid 9999x5", "bid 1d", "bid 6d", "bid 9999d"])
def test_4_readable_but_never_a_bid(text: str) -> None:
    with pytest.raises(IllegalMove):
        read_move(blues("JJJJJJ", "JJJJJJ").state, text)


@pytest.mark.parametrize(
    ("bid", "texts"),
    [("1x1", ["2", "JJ", "J" * 90]), ("2x2", ["2", "11", "22J", "222"]), ("3d", ["221", "112", "213", "12", "1234", "1JJJ"])],
)
def test_4_a_payment_is_exactly_the_bid_values_ascending_jokers_last(bid: str, texts: list[str]) -> None:
    for text in texts:
        assert f"{text} doesn’t pay for {bid}" in paying(bid).refuses(f"1 pay {text}")


def test_4_a_refusal_says_what_would_be_right() -> None:
    table = blues("111111", "123455", deck="22")
    assert table.refuses("1 bid 2x3") == (
        "“bid 2x3” isn’t allowed now. The hand 123455 can’t pay 2x3, even with its jokers. "
        "Legal moves: pass, bid 1x1, bid 1x2, bid 1x3, bid 1x4, bid 1x5, bid 2d, bid 2x5, bid 3d, bid 4d, bid 5d."
    )
    assert "4x1 is not higher than 5d" in table.play("1 bid 5d").refuses("0 bid 4x1")


TABLES = [blues("JJJJJJ", "JJJJJJ", deck="11"), paying("2x1"), paying("4d"), showing()]
PARTS = st.sampled_from(["bid ", "pay ", "show ", "pass", "done", "1", "2", "5", "J", "JJJJ", " ", "x", "d", "0", "9", "\n", "é", "٣", "-"])


@given(st.one_of(st.text(), st.lists(PARTS, max_size=8).map("".join)))
def test_4_reading_never_fails_in_another_way(text: str) -> None:
    for table in TABLES:
        with suppress(UnreadableMove, IllegalMove):
            action = read_move(table.state, text)
            assert 0 <= action < ACTIONS
            assert write_move(table.state, action) == text
