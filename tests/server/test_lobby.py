"""The host changes seats and rules while others watch: one link, one log, the same for everybody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from katzentisch.play.deal_check import check, read_fair
from katzentisch.play.fair_deal import LOT, LOT_SCHEME
from katzentisch.protocol.holders import Robot
from katzentisch.server.tables.entries import Seated
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import (
    again,
    answer,
    close,
    deal,
    full_table,
    guests,
    happened,
    has_event,
    join_table,
    play_out,
    random_choice,
    sync,
)
from katzentisch.testing.visitor import Message, Visitor

from .served_table import answers, two_processes


async def change(host: Visitor, dropped: tuple[int, ...] = (), **changes: Any) -> str:
    return await answer(host, "change-settings", settings={**host.state["choices"], **changes}, dropped=list(dropped))


def names(visitor: Visitor) -> list[str | None]:
    return [seat["holder"] and seat["holder"]["name"] for seat in visitor.state["seats"]]


def changes(visitor: Visitor) -> list[Message]:
    """What a visitor without a seat was sent about changed settings."""
    return [each for each in happened(visitor) if each["what"] == "settings-changed"]


def test_everybody_sees_seats_come_and_go_under_the_same_link(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            table = await anna.make_table("mau_mau", 4, public=True)
            await join_table(table, anna, bert, cleo)
            assert await answer(bert, "sit", seat=3) == "done"
            assert await change(bert, players=5) == "host-only"
            assert await change(anna, players=5) == "done"
            assert await change(anna, (1, 2), players=3, games=3) == "done"
            await sync(bert, cleo)
            assert names(bert) == names(cleo) == ["Anna", "Bert", None]
            assert (bert.state["invite"], bert.seats) == (table["invite"], [1])
            assert [(each["choices"]["players"], each.get("dropped", [])) for each in changes(cleo)] == [(5, []), (3, [1, 2])]
            [line] = (await cleo.http.get("/api/tables")).json()
            assert (line["players"], line["free"], line["seated"], line["choices"]["games"]) == (3, 1, ["Anna", "Bert"], 3)
            assert await answer(cleo, "sit", seat=2) == "done"
            await deal(anna, bert, cleo)

    asyncio.run(scenario())


def test_what_is_refused_changes_nothing(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("katze_im_sack", 4)
            await join_table(table, anna, bert)
            assert await answer(bert, "sit", seat=1) == "done"
            await sync(anna)
            before = anna.state, anna.number
            assert await change(anna, (1,), players=3) == "seat-taken"
            assert await change(anna, players=6) == "players-range"
            assert await change(anna, options={"rabbit": "roast"}) == "option-value"
            assert await answer(anna, "start", present_only=True) == "players-few"
            await sync(anna)
            assert (anna.state, anna.number) == before

    asyncio.run(scenario())


def test_those_who_are_here_start_and_the_lot_can_be_verified(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            table = await anna.make_table("maus_pass_auf", 6, first=LOT)
            await join_table(table, anna, bert, cleo)
            assert await answer(bert, "sit", seat=5) == "done"
            await anna.send("start", present_only=True)
            await asyncio.gather(*(each.play(lambda message: message["legal"][0]) for each in (anna, bert)))
            [began] = [each for each in happened(anna, 0) if each["what"] == "began"]
            [dealt] = [each for each in happened(anna, 0) if each["what"] == "dealt"]
            assert (began["scheme"], began.get("first"), dealt["is_lot"]) == (LOT_SCHEME, None, True)
            record = (await anna.http.get(f"/api/played/{anna.state['finished'][0]['id']}/record")).json()
            play = check(record)
            assert (play.first, read_fair(play.record()).scheme) == (dealt["first"], LOT_SCHEME)
            assert (record["names"], anna.state["choices"].get("first", 0)) == (["Anna", "Bert"], 1 - dealt["first"])

    asyncio.run(scenario())


@asynccontextmanager
async def after_a_series(url: str, game: str, leaver: int) -> AsyncIterator[list[Visitor]]:
    """Three people who have played; one of them has left the table."""
    async with full_table(url, game, 3) as visitors:
        await play_out(visitors, random_choice(3))
        assert await answer(visitors[leaver], "leave", seat=leaver) == "done"
        yield list(visitors)


def test_after_a_series_seats_are_dropped_and_nobody_gets_what_another_seat_saw(server: RunningServer) -> None:
    async def scenario() -> None:
        async with after_a_series(server.url, "mau_mau", leaver=1) as (anna, _, cleo):
            since = cleo.number
            assert await change(anna, (1,), players=2) == "done"
            await sync(cleo)
            assert (cleo.seats, cleo.state["status"], cleo.state["finished"]) == ([1], "open", [])
            for start in (0, since - 5, since):
                back = await again(cleo, start)
                assert {each["what"] for each in happened(back, 1)} == {"settings-changed"}
                await back.hang_up()
                await back.http.aclose()
            await deal(anna, cleo)

    asyncio.run(scenario())


def test_a_change_survives_a_restart(tmp_path: Path, address: str) -> None:
    async def before(url: str) -> Visitor:
        anna = Visitor(url, "Anna")
        await anna.come_in()
        anna.table = await anna.make_table("katzenjammer_blues", 4, options={"mice": 20})
        await join_table(anna.table, anna)
        assert await change(anna, players=5, first=3, hints=False, chat=False) == "done"
        await close(anna)
        return anna

    async def after(url: str, anna: Visitor) -> Message:
        anna.url = url
        back = await again(anna, 0)
        await close(back)
        return back.state

    settings = quick(tmp_path, address)
    with running(settings) as one:
        anna = asyncio.run(before(one.url))
    with running(settings) as two:
        state = asyncio.run(after(two.url, anna))
    assert (len(state["seats"]), state["chat"]) == (5, False)
    changed = {"game": "katzenjammer_blues", "players": 5, "first": 3, "hints": False, "chat": False}
    assert {name: state["choices"][name] for name in changed} == changed
    assert "options" not in state["choices"]


@pytest.mark.parametrize("has_come", [True, False])
def test_another_process_has_the_same_seats(tmp_path: Path, has_come: bool) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path, "mau_mau", 4) as (here, there):
            await here.add(Seated(3, Robot("rules", "Minka")))
            await here.come("anna", "0")
            if has_come:
                await there.come("bert", "1")
            choices = msgspec.to_builtins(here.room.table.choices)
            await here.ask("anna", "change-settings", settings={**choices, "players": 3}, dropped=[1], id=1)
            assert answers(here.sent("anna")) == ["done"]
            await there.room.catch_up()
            assert [seat.holder and seat.holder.name for seat in there.room.table.seats] == ["Name of 0", None, "Minka"]
            await (there.ask("bert", "sit", seat=1, id=2) if has_come else there.come("bert", "1"))
            assert there.room.table.settings == here.room.table.settings

    asyncio.run(scenario())


def test_a_seat_taken_meanwhile_at_another_process_is_not_dropped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path, "mau_mau", 3) as (here, there):
            await here.come("anna", "0")
            await there.come("bert", "1")
            await there.ask("bert", "sit", seat=2, id=1)
            choices = msgspec.to_builtins(here.room.table.choices)
            await here.ask("anna", "change-settings", settings={**choices, "players": 2}, dropped=[2], id=1)
            assert answers(here.sent("anna")) == ["seat-taken"]

    asyncio.run(scenario())


def test_everybody_sees_that_the_host_starts_a_rematch_with_fewer(server: RunningServer) -> None:
    async def scenario() -> None:
        async with after_a_series(server.url, "maus_pass_auf", leaver=2) as (anna, bert, cleo):
            assert await answer(bert, "start", present_only=True) == "host-only"
            await anna.send("start", present_only=True)
            await cleo.until(has_event("settings-changed"))
            await cleo.until(has_event("began"))

    asyncio.run(scenario())
