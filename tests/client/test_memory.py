"""A client remembers all deals that it has seen, and notices when something is used twice."""

from pathlib import Path

import pytest

from katzentisch.client import memory as module
from katzentisch.client.deals import Deal, DealAlarm
from katzentisch.client.memory import Memory
from katzentisch.play.deal_receipt import read_receipts

ONE, OTHER = "1" * 64, "2" * 64


def met(memory: Memory, deal: Deal) -> Deal:
    found = memory.meet(deal)
    memory.keep(found)
    return found


@pytest.mark.parametrize("again", [Deal("elsewhere", 1, 1, ONE), Deal("t", 2, 1, ONE), Deal("t", 1, 2, ONE)])
def test_a_commitment_that_was_seen_before_is_an_alarm(again: Deal) -> None:
    memory = Memory()
    met(memory, Deal("t", 1, 1, ONE))
    with pytest.raises(DealAlarm, match=f"a second time: it already showed {ONE} at table t for game 1") as caught:
        memory.meet(again)
    assert caught.value.kind == "repeated"
    assert [(alarm.kind, alarm.table, alarm.before and alarm.before.table) for alarm in memory.alarms] == [("repeated", again.table, "t")]


def test_another_commitment_to_the_same_deal_is_an_alarm() -> None:
    memory = Memory()
    met(memory, Deal("t", 1, 1, ONE))
    with pytest.raises(DealAlarm, match="replaced its commitment") as caught:
        memory.meet(Deal("t", 1, 1, OTHER))
    assert caught.value.kind == "changed"


def test_the_same_deal_is_the_same_for_all_tables_of_a_client() -> None:
    memory = Memory()
    deal = met(memory, Deal("t", 1, 1, ONE))
    assert memory.meet(Deal("t", 1, 1, ONE)) is deal


def test_it_lasts_from_one_start_to_the_next(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    deal = met(Memory(path), Deal("t", 1, 1, ONE))
    before = Memory(path)
    deal.share(0)
    before.keep(deal)
    assert path.stat().st_mode & 0o777 == 0o600
    after = Memory(path)
    assert after.meet(Deal("t", 1, 1, ONE)).own == deal.own
    with pytest.raises(DealAlarm):
        after.meet(Deal("t", 7, 1, ONE))
    assert [alarm.kind for alarm in read_receipts(path.read_bytes()).alarms] == ["repeated"]
    assert [each.name for each in tmp_path.iterdir()] == ["kept.json"]


def test_it_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    memory = Memory()
    for number in range(1, 6):
        met(memory, Deal("t", number, 1, f"{number:064}"))
    assert [deal.number for deal in memory.deals] == [3, 4, 5]
    assert len(memory.live) == 3
