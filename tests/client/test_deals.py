"""The client's receipts of deals, its alarms while a deal is made, and its memory of earlier deals."""

from pathlib import Path

import pytest

from katzentisch.client import deals
from katzentisch.client.deals import ClientDeal, DealAlarm, DealMemory
from katzentisch.play.deal_receipt import check_receipt, proof_of, read_receipts, share_commitments
from katzentisch.play.fair_deal import Binding, Fair, commitment, fair_section, share_commitment
from katzentisch.play.record import RecordError

SECRET = bytes(range(32))
OURS, THEIRS, OTHER = "a" * 64, "b" * 64, "c" * 64
ONE, TWO = "1" * 64, "2" * 64  # commitments


def fair(*shares: str | None, secret: bytes = SECRET) -> Fair:
    """Its game is no matter here."""
    return fair_section(secret, shares, Binding("t", 1, 1, "mau_mau", 2, {}, 0, "1"))


def deal(*shares: str | None) -> ClientDeal:
    """We have seat 0 and have made our share; these are on the list and were shown with the cards."""
    made = ClientDeal("t", 1, 1, commitment(SECRET), [0, 1], own={0: OURS})
    made.fix_list(share_commitments("t", 1, 1, shares))
    made.note_shares(list(shares), [seat for seat, share in enumerate(shares) if not share])
    return made


def test_a_deal_from_what_was_shown_is_proven() -> None:
    kept = deal(OURS, THEIRS).receipt
    check_receipt(fair(OURS, THEIRS), kept, 0)
    assert proof_of(fair(OURS, THEIRS), kept) == ("proven", "kept")


def test_another_secret_is_found_out() -> None:
    with pytest.raises(RecordError, match="commitment you kept"):
        check_receipt(fair(OURS, THEIRS, secret=bytes(32)), deal(OURS, THEIRS).receipt, 0)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ((OTHER, THEIRS), "share you kept"),
        ((None, THEIRS), "share you kept"),
        ((OURS, OTHER), "seat 1 is not the one on the list"),
        ((OURS, None), "seat 1 is not the one on the list"),
    ],
)
def test_a_changed_share_of_any_seat_is_detected(wrong: tuple[str | None, ...], error: str) -> None:
    with pytest.raises(RecordError, match=error):
        check_receipt(fair(*wrong), deal(OURS, THEIRS).receipt, 0)


@pytest.mark.parametrize("listed", [(None, THEIRS), (OTHER, THEIRS)])
def test_a_share_that_did_not_get_on_the_list_proves_nothing_and_is_no_fault(listed: tuple[str | None, ...]) -> None:
    kept = deal(*listed).receipt
    assert (kept.shares, kept.left_out) == ({}, [0])
    check_receipt(fair(*listed), kept, 0)
    assert proof_of(fair(*listed), kept) == ("consistent", "left-out")


def test_we_reveal_what_is_on_the_list_and_nothing_else() -> None:
    made = ClientDeal("t", 1, 1, commitment(SECRET), [0, 1], own={0: OURS})
    assert not made.is_listed(0)
    made.fix_list([share_commitment("t", 1, 1, 0, OURS), None])
    assert (made.is_listed(0), made.is_listed(1)) == (True, False)


def test_a_list_is_fixed_once() -> None:
    made = ClientDeal("t", 1, 1, commitment(SECRET), [0, 1])
    made.fix_list([None, OTHER])
    made.fix_list([None, OTHER])
    with pytest.raises(DealAlarm, match="changed the list") as caught:
        made.fix_list([None, OURS])
    assert caught.value.kind == "relisted"


@pytest.mark.parametrize("shown", [(OURS, OTHER), (OURS, None), (None, THEIRS)])
def test_the_cards_come_with_the_shares_on_the_list(shown: tuple[str | None, ...]) -> None:
    made = ClientDeal("t", 1, 1, commitment(SECRET), [0, 1], own={0: OURS})
    made.fix_list(share_commitments("t", 1, 1, (OURS, THEIRS)))
    with pytest.raises(DealAlarm, match="not the ones the players committed to") as caught:
        made.note_shares(list(shown), [])
    assert caught.value.kind == "unlisted"


def test_every_seat_in_every_attempt_has_a_share_of_its_own() -> None:
    attempts = [ClientDeal("t", 1, attempt, f"{attempt:064}") for attempt in (1, 2)]
    shares = {each.share(seat) for each in attempts for seat in (0, 1)}
    assert len(shares) == 4
    assert attempts[0].share(0) == attempts[0].share(0)


@pytest.mark.parametrize(
    ("attempt", "missing", "sharers", "is_founded"),
    [
        (2, [1], [0], True),
        (2, [0, 1], [], True),
        (2, [], [0, 1], False),  # nobody's share was missing
        (2, [2], [0, 1], False),  # it was not on the list
        (2, [1], [0, 1], False),  # the missing seat is asked again
        (2, [1], [0, 2], False),
        (3, [1], [0], False),
    ],
)
def test_a_deal_restarts_only_without_the_missing_shares(attempt: int, missing: list[int], sharers: list[int], is_founded: bool) -> None:
    made = ClientDeal("t", 1, 1, commitment(SECRET), [0, 1, 2], own={0: OURS})
    made.fix_list(share_commitments("t", 1, 1, (OURS, THEIRS, None)))
    following = made.next_attempt(attempt, OTHER, missing, sharers)
    assert (following.key, following.commitment, following.own) == (("t", 1, attempt), OTHER, {})
    assert (following.alarm is None) == is_founded == following.takes_shares


def met(memory: DealMemory, deal: ClientDeal) -> ClientDeal:
    found = memory.find_or_add(deal)
    memory.save_deal(found)
    return found


@pytest.mark.parametrize("again", [ClientDeal("elsewhere", 1, 1, ONE), ClientDeal("t", 2, 1, ONE), ClientDeal("t", 1, 2, ONE)])
def test_a_commitment_that_was_seen_before_is_an_alarm(again: ClientDeal) -> None:
    memory = DealMemory()
    met(memory, ClientDeal("t", 1, 1, ONE))
    with pytest.raises(DealAlarm, match=f"a second time: it already showed {ONE} at table t for game 1") as caught:
        memory.find_or_add(again)
    assert caught.value.kind == "repeated"
    assert [(alarm.kind, alarm.table, alarm.before and alarm.before.table) for alarm in memory.alarms] == [("repeated", again.table, "t")]


def test_another_commitment_to_the_same_deal_is_an_alarm() -> None:
    memory = DealMemory()
    met(memory, ClientDeal("t", 1, 1, ONE))
    with pytest.raises(DealAlarm, match="replaced its commitment") as caught:
        memory.find_or_add(ClientDeal("t", 1, 1, TWO))
    assert caught.value.kind == "changed"


def test_the_same_deal_is_the_same_for_all_tables_of_a_client() -> None:
    memory = DealMemory()
    deal = met(memory, ClientDeal("t", 1, 1, ONE))
    assert memory.find_or_add(ClientDeal("t", 1, 1, ONE)) is deal


def test_it_lasts_from_one_start_to_the_next(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    deal = met(DealMemory(path), ClientDeal("t", 1, 1, ONE))
    before = DealMemory(path)
    deal.share(0)
    before.save_deal(deal)
    assert path.stat().st_mode & 0o777 == 0o600
    after = DealMemory(path)
    assert after.find_or_add(ClientDeal("t", 1, 1, ONE)).own == deal.own
    with pytest.raises(DealAlarm):
        after.find_or_add(ClientDeal("t", 7, 1, ONE))
    assert [alarm.kind for alarm in read_receipts(path.read_bytes()).alarms] == ["repeated"]
    assert [each.name for each in tmp_path.iterdir()] == ["kept.json"]


def test_it_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_REMEMBERED", 3)
    memory = DealMemory()
    for number in range(1, 6):
        met(memory, ClientDeal("t", number, 1, f"{number:064}"))
    assert [deal.number for deal in memory.deals] == [3, 4, 5]
    assert len(memory.live) == 3
