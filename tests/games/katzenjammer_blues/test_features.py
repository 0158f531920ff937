"""What the features encode."""

from ..features import seen
from .blues import blues


def test_it_encodes_the_seat_s_own_hand_and_no_other() -> None:
    usual = blues("112345", "223345", "112233", deck="12342")
    assert seen(usual) != seen(blues("112345", "223344", "112233", deck="12342"))
    assert seen(usual) == seen(blues("112345", "223345", "JJJ233", deck="12342"))


def test_it_encodes_the_row_the_bids_and_who_has_passed() -> None:
    table = blues("112345", "223345", "112233", deck="12342")
    assert seen(table) != seen(blues("112345", "223345", "112233", deck="12343"))
    bid, other, passed = (blues("112345", "223345", "112233", deck="12342").play(f"1 {move}") for move in ("bid 1x2", "bid 1x3", "pass"))
    assert len({tuple(seen(each)) for each in (bid, other, passed)}) == 3


def test_it_encodes_the_payment_and_what_all_have_seen_of_a_hand() -> None:
    table = blues("112345", "22334J", "112233", deck="12342").play("1 bid 2x2", "2 pass", "0 pass")
    before = seen(table)
    other = blues("112345", "22334J", "112233", deck="12342").play("1 bid 1x2", "2 pass", "0 pass")
    assert before != seen(other)
    assert seen(table.play("1 pay 22", "1 done")) != seen(other.play("1 pay J", "1 done"))
