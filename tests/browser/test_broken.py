"""A table that can't be continued, and a game that was broken off, as people see them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from katzentisch.server.tables.entries import BrokenOff
from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.running_server import RunningServer

from ..server.damaged_logs import bodies, change, restart_after
from .table_setup import board


async def spoil_first(server: RunningServer, table: str) -> None:
    store = server.server.services.store
    await change(store, table, 1, (await bodies(store, table))[1][:-5])


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("de", DESKTOP)])
def test_a_host_closes_a_broken_table(server: RunningServer, visitor: Callable[..., Visitor], language: str, size: dict[str, int]) -> None:
    host, friend = visitor(language=language, size=size), visitor(language=language, size=size)
    host.come_in("Hedwig")
    friend.come_in("Otto")
    for each in (host, friend):
        each.ignored.append("409 (Conflict)")
    table = host.make_table("mau_mau", 2)
    restart_after(server, spoil_first(server, table["id"]))
    friend.page.goto(table["link"])
    expect(friend.page.get_by_role("heading", name=friend.said("table-broken-title"))).to_be_visible()
    expect(friend.page.get_by_text(friend.said("table-broken"))).to_be_visible()
    expect(friend.button("table-broken-close")).to_have_count(0)
    host.page.goto("/")
    own = host.page.get_by_role("region", name=host.said("start-own"))
    own.get_by_role("link").filter(has_text=host.said("start-table-broken")).click()
    expect(host.page.get_by_text(host.said("table-broken-host"))).to_be_visible()
    host.button("table-broken-close").click()
    expect(host.page.get_by_role("heading", name=host.said("start-games"))).to_be_visible()
    expect(own).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_that_is_broken_off_is_explained_and_another_can_begin(
    server: RunningServer, visitor: Callable[..., Visitor], language: str
) -> None:
    async def break_off(table: str) -> None:
        room = await server.server.rooms.find(table)
        assert room
        async with room.lock:
            assert await room.add(BrokenOff())

    host = visitor(language=language, size=DESKTOP)
    host.come_in("Hedwig")
    table = host.make_table("maus_pass_auf", 2)
    host.page.goto(table["link"])
    host.page.get_by_role("button", name=host.said("lobby-fill", free=1)).click()
    expect(board(host)).to_be_visible()
    server.call(break_off(table["id"]))
    expect(host.page.get_by_text(host.said("table-broken-off"))).to_be_visible()
    host.page.get_by_role("button", name=host.said("lobby-start")).click()
    expect(board(host)).to_be_visible()
    expect(host.page.get_by_text(host.said("table-broken-off"))).to_have_count(0)
