"""A person’s only legal move: the page says that it will be made, and the server makes it."""

import asyncio
from collections.abc import Callable
from threading import Event

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.server.rooms.scheduler import Scheduler
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import Player, play_until
from katzentisch.testing.running_server import RunningServer

from .accessibility import check_with_axe
from .table_setup import against_bots, board

GAMES = 4


@pytest.fixture
def is_pause_over(monkeypatch: pytest.MonkeyPatch) -> Event:
    """The pause before forced moves lasts until this is set."""
    is_over, wait_until = Event(), Scheduler.wait_until

    async def wait(scheduler: Scheduler, moment: int) -> None:
        await wait_until(scheduler, moment)
        while scheduler.room.table.is_forced and not is_over.is_set() and not scheduler.is_outdated.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Scheduler, "wait_until", wait)
    return is_over


def announcement(visitor: Visitor) -> Locator:
    return board(visitor).get_by_text(visitor.said("page-forced"))


def play_until_forced(visitor: Visitor, game: str, server: RunningServer) -> str:
    """Play, a few games if it takes them; return the table's id.

    The player can make a forced move before it is announced. The announcement then stays until the answer arrives, so ask the server, too.
    """
    forced = announcement(visitor)
    for _ in range(GAMES):
        table = against_bots(visitor, game, forced_moves=True)
        player = Player(visitor, game, seed=1)

        def is_forced(table: str = table) -> bool:
            return forced.count() > 0 and len(server.call(log_and_legal(server, table))[1]) == 1

        play_until([player], until=lambda player=player, is_forced=is_forced: player.is_over or is_forced())  # type: ignore[misc]
        if is_forced():
            return table
    raise AssertionError(f"no forced move was announced in {GAMES} games")


async def log_and_legal(server: RunningServer, table: str) -> tuple[list[str], list[str]]:
    """The moves so far, and those that are legal now."""
    room = await server.server.rooms.find(table)
    assert room
    play = room.table.active_game.play
    assert play
    return list(play.log), list(play.legal)


@pytest.mark.parametrize(("game", "language"), [("katzenjammer_blues", "en"), ("mau_mau", "de")])
def test_it_is_announced_and_then_made(
    game: str, language: str, visitor: Callable[..., Visitor], server: RunningServer, is_pause_over: Event
) -> None:
    anna = visitor(language=language)
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    table = play_until_forced(anna, game, server)
    before, [move] = server.call(log_and_legal(server, table))
    check_with_axe(anna, "a forced move")
    expect(announcement(anna)).to_be_visible()
    expect(anna.page.get_by_role("log").filter(has_text=anna.said("page-forced"))).to_have_count(1)  # read out, too
    sent.clear()
    is_pause_over.set()
    anna.wait_until(lambda: len(server.call(log_and_legal(server, table))[0]) > len(before))
    after, _ = server.call(log_and_legal(server, table))
    assert after[len(before)] == f"0 {move}"
    expect(announcement(anna)).to_have_count(0)
    assert not any('"type":"move"' in text for text in sent)
