"""A game that began under other rules is never continued with the current ones: it ends, and its people are informed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from katzentisch.play import rules_version as versions
from katzentisch.play.fair_deal import commitment, is_share
from katzentisch.server.rooms import rooms
from katzentisch.server.rooms.persistence import append_for
from katzentisch.server.tables import commands, replay, snapshot
from katzentisch.server.tables import game as game_module
from katzentisch.server.tables.entries import Began, BrokenOff, Closed, decode, encode
from katzentisch.server.tables.table import Table
from katzentisch.testing.running_server import RunningServer, eventually, quick, running
from katzentisch.testing.table_actions import answer, close, deal, guests, happened, join_table, move, sync
from katzentisch.testing.visitor import Visitor

from .tables.table_builder import GERO, apply, begin, full, play_out
from .tables.table_builder import deal as dealt


def current(game: str, rules: str) -> bool:
    """As a program with the next version of all rules has it."""
    return rules == "2"


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    return monkeypatch


def change_rules(patch: pytest.MonkeyPatch) -> None:
    for module in (game_module, snapshot, rooms):
        patch.setattr(module, "is_current", current)
    patch.setattr(commands, "rules_version", lambda game: "2")


async def scenario(url: str, spectators: bool) -> tuple[Visitor, Visitor]:
    async with guests(url, "Anna", "Bert", "Clara") as (anna, bert, clara):
        anna.table = bert.table = await anna.make_table("mau_mau", 2, spectators=spectators)
        await join_table(anna.table, anna, bert, clara)
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
    async def after(server: RunningServer, anna: Visitor, clara: Visitor) -> None:
        seen = await look_again(server.url, anna, anna.table)
        [received] = [each for each in happened(seen, 0) if each["what"] == "broken-off"]
        assert received["reason"] == "rules"
        assert commitment(bytes.fromhex(received["secret"])) == received["commitment"]
        log = "".join(row.body for row in await asyncio.to_thread(server.call, server.server.services.store.entries(anna.table["id"])))
        assert len(received["shares"]) == 2
        assert all(is_share(share) and share in log for share in received["shares"])
        assert seen.state["status"] == "open"
        assert not [each for each in happened(seen, 0) if each["what"] in ("dealt", "moved")]
        looker = await look_again(server.url, clara, anna.table)
        [received] = [each for each in happened(looker) if each["what"] == "broken-off"]
        assert ("secret" in received and received["secret"] is not None) is spectators
        await deal_alone(server, anna, seen)
        await close(seen, looker)

    async def deal_alone(server: RunningServer, anna: Visitor, seen: Visitor) -> None:
        """A new game can begin, under today's rules."""
        assert await answer(seen, "start") == "done"
        bodies = await asyncio.to_thread(server.call, server.server.services.store.entries(anna.table["id"]))
        began = [entry for entry in map(decode, (row.body for row in bodies)) if isinstance(entry, Began)]
        assert [entry.rules for entry in began] == ["1", "2"]

    with running(quick(tmp_path, address)) as first:
        anna, clara = asyncio.run(scenario(first.url, spectators))
    change_rules(next_rules)
    with capture_logs() as logged, running(quick(tmp_path, address, share_wait=10**8)) as second:
        store = second.server.services.store
        assert eventually(lambda: second.call(store.table(anna.table["id"])).status == "open")  # nobody had to come
        asyncio.run(after(second, anna, clara))
    [said] = [each for each in logged if each["event"] == "rules changed"]
    assert (said["games"], said["broken_off"], said["tables"]) == (1, 1, [anna.table["id"]])


def test_running_games_of_the_current_rules_continue_and_that_is_logged(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as first:
        anna, _ = asyncio.run(scenario(first.url, True))
    with capture_logs() as logged, running(quick(tmp_path)) as second:
        assert eventually(lambda: any(each["event"] == "rules unchanged" for each in logged))
        assert second.call(second.server.services.store.table(anna.table["id"])).status == "playing"
    [said] = [each for each in logged if each["event"] == "rules unchanged"]
    assert said["games"] == 1


def test_results_of_a_series_outlive_the_rules_that_they_were_made_under(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its finished game isn't played again: the last move has the result."""
    table, log = logged_table(games=2)
    play_out(table)
    assert table.status == "pausing"
    monkeypatch.setattr(game_module, "is_current", current)
    later = replay_of(log)
    assert (later.status, later.totals, later.ranks) == ("pausing", table.totals, table.ranks)
    assert later.finished == table.finished


def test_a_game_that_is_broken_off_leaves_the_series_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table, log = logged_table(games=2)
    play_out(table)
    dealt(table)
    monkeypatch.setattr(game_module, "is_current", current)
    later = replay_of(log)
    assert later.is_outdated
    assert (later.status, later.turn) == ("playing", None)
    apply(later, BrokenOff())
    assert (later.status, len(later.finished)) == ("pausing", 1)
    assert later.broken_off
    assert begin(later).status == "dealing"
    assert apply(later, Closed()).status == "closed"


def logged_table(**choices: Any) -> tuple[Table, list[str]]:
    """A table, and the bodies of its entries as they are kept."""
    table = full(GERO, **choices)
    log: list[str] = []
    plain = table.apply

    def noted(at: int, entry: Any) -> Any:
        steps = plain(at, entry)
        log.append(append_for(table, entry, None).body)
        return steps

    table.apply = noted  # type: ignore[method-assign]
    return table, log


def replay_of(log: list[str]) -> Table:
    table = full(GERO, games=2)
    for body in log:
        table.apply(table.at + 1000, decode(body))
    return table


def test_old_logs_are_of_the_first_version() -> None:
    began = decode(b'{"kind":"began","id":"game","secret":"00"}')
    assert isinstance(began, Began)
    assert began.rules == ""
    assert versions.is_current("mau_mau", began.rules)
    assert json.loads(encode(began)) == {"kind": "began", "id": "game", "secret": "00"}
    assert replay.rules_of("nonsense") == ""
