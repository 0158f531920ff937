"""A game that was begun under other rules is never continued with today's: it is broken off, and its people are told."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from katzentisch.play import rules_version as versions
from katzentisch.play.fair_deal import commitment, is_share
from katzentisch.server.rooms import rooms
from katzentisch.server.tables import deal as deals
from katzentisch.server.tables import deeds, replaying, snapshot
from katzentisch.server.tables.entries import Began, BrokenOff, Closed, decode, encode
from katzentisch.server.tables.keeping import append_of
from katzentisch.server.tables.table import Table

from .evenings import answer, close, deal, guests, happened, look_at, move, sync
from .serving import Running, eventually, quick, running
from .tables.laid import GERO, begin, full, play_out, take
from .tables.laid import deal as dealt
from .visitor import Visitor


def current(game: str, rules: str) -> bool:
    """As a program with the next version of all rules has it."""
    return rules == "2"


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    return monkeypatch


def change_rules(patch: pytest.MonkeyPatch) -> None:
    for module in (deals, snapshot, rooms):
        patch.setattr(module, "is_current", current)
    patch.setattr(deeds, "rules_version", lambda game: "2")


async def evening(url: str, spectators: bool) -> tuple[Visitor, Visitor]:
    async with guests(url, "Anna", "Bert", "Clara") as (anna, bert, clara):
        anna.table = bert.table = await anna.make_table("mau_mau", 2, spectators=spectators)
        await look_at(anna.table, anna, bert, clara)
        await answer(bert, "sit", seat=1)
        await deal(anna, bert)
        for _ in range(4):
            await move([anna, bert])
        await sync(anna, bert)
        return anna, clara


async def look_again(url: str, visitor: Visitor, table: dict[str, Any]) -> Visitor:
    other = Visitor(url, visitor.name)
    other.http.cookies, other.table = visitor.http.cookies, table
    await other.connect()
    await other.watch(table)
    return other


@pytest.mark.parametrize("spectators", [True, False])
def test_a_running_game_of_other_rules_is_broken_off_and_explained(
    tmp_path: Path, address: str, next_rules: pytest.MonkeyPatch, spectators: bool
) -> None:
    async def after(server: Running, anna: Visitor, clara: Visitor) -> None:
        seen = await look_again(server.url, anna, anna.table)
        [told] = [each for each in happened(seen, 0) if each["what"] == "broken-off"]
        assert told["reason"] == "rules"
        assert commitment(bytes.fromhex(told["secret"])) == told["commitment"]
        log = "".join(row.body for row in await asyncio.to_thread(server.call, server.server.house.store.entries(anna.table["id"])))
        assert len(told["shares"]) == 2
        assert all(is_share(share) and share in log for share in told["shares"])
        assert seen.state["status"] == "open"
        assert not [each for each in happened(seen, 0) if each["what"] in ("dealt", "moved")]
        looker = await look_again(server.url, clara, anna.table)
        [told] = [each for each in happened(looker) if each["what"] == "broken-off"]
        assert ("secret" in told and told["secret"] is not None) is spectators
        await deal_alone(server, anna, seen)
        await close(seen, looker)

    async def deal_alone(server: Running, anna: Visitor, seen: Visitor) -> None:
        """A new game can begin, under today's rules."""
        assert await answer(seen, "start") == "done"
        bodies = await asyncio.to_thread(server.call, server.server.house.store.entries(anna.table["id"]))
        began = [entry for entry in map(decode, (row.body for row in bodies)) if isinstance(entry, Began)]
        assert [entry.rules for entry in began] == ["1", "2"]

    with running(quick(tmp_path, address)) as first:
        anna, clara = asyncio.run(evening(first.url, spectators))
    change_rules(next_rules)
    with capture_logs() as logged, running(quick(tmp_path, address, share_wait=10**8)) as second:
        store = second.server.house.store
        assert eventually(lambda: second.call(store.table(anna.table["id"])).status == "open")  # nobody had to come
        asyncio.run(after(second, anna, clara))
    [said] = [each for each in logged if each["event"] == "rules changed"]
    assert (said["games"], said["broken_off"], said["tables"]) == (1, 1, [anna.table["id"]])


def test_running_games_of_today_s_rules_go_on_and_that_is_logged(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as first:
        anna, _ = asyncio.run(evening(first.url, True))
    with capture_logs() as logged, running(quick(tmp_path)) as second:
        assert eventually(lambda: any(each["event"] == "rules unchanged" for each in logged))
        assert second.call(second.server.house.store.table(anna.table["id"])).status == "playing"
    [said] = [each for each in logged if each["event"] == "rules unchanged"]
    assert said["games"] == 1


def test_results_of_a_series_outlive_the_rules_that_they_were_made_under(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its finished game isn't played again: the last move has the result."""
    table, log = logged_table(games=2)
    play_out(table)
    assert table.status == "pausing"
    monkeypatch.setattr(deals, "is_current", current)
    later = replay_of(log)
    assert (later.status, later.totals, later.ranks) == ("pausing", table.totals, table.ranks)
    assert later.finished == table.finished


def test_a_game_that_is_broken_off_leaves_the_series_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table, log = logged_table(games=2)
    play_out(table)
    dealt(table)
    monkeypatch.setattr(deals, "is_current", current)
    later = replay_of(log)
    assert later.is_outdated
    assert (later.status, later.turn) == ("playing", None)
    take(later, BrokenOff())
    assert (later.status, len(later.finished)) == ("pausing", 1)
    assert later.broken_off
    begin(later)
    assert later.status == "dealing"
    take(later, Closed())
    assert later.status == "closed"


def logged_table(**choices: Any) -> tuple[Table, list[str]]:
    """A table, and the bodies of its entries as they are kept."""
    table = full(GERO, **choices)
    log: list[str] = []
    plain = table.take

    def noted(at: int, entry: Any) -> Any:
        steps = plain(at, entry)
        log.append(append_of(table, entry, None).body)
        return steps

    table.take = noted  # type: ignore[method-assign]
    return table, log


def replay_of(log: list[str]) -> Table:
    table = full(GERO, games=2)
    for body in log:
        table.take(table.at + 1000, decode(body))
    return table


def test_old_logs_are_of_the_first_version() -> None:
    began = decode(b'{"kind":"began","id":"game","secret":"00"}')
    assert isinstance(began, Began)
    assert began.rules == ""
    assert versions.is_current("mau_mau", began.rules)
    assert json.loads(encode(began)) == {"kind": "began", "id": "game", "secret": "00"}
    assert replaying.rules_of("nonsense") == ""
