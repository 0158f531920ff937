"""A table whose rules are still being compiled: the page says how far they are, and then the game begins."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from katzentisch.server.compiled_games import CompiledGames
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.running_server import RunningServer

from .table_setup import board

GAME = "mau_mau"


@pytest.fixture
def compiled(server: RunningServer) -> Iterator[CompiledGames]:
    """The game isn't ready until the test says so."""
    compiled = server.server.services.compiled
    compiled.begin([GAME])
    compiled.report(GAME, 40)
    yield compiled
    if GAME in compiled.pending:
        finish(server)


def finish(server: RunningServer) -> None:
    compiled = server.server.services.compiled

    async def done() -> None:
        compiled.set_playable(GAME, server.server.services.now())
        compiled.finish(GAME)

    server.call(done())


def test_a_game_against_bots_begins_once_its_rules_are_compiled(
    visitor: Callable[..., Visitor], server: RunningServer, compiled: CompiledGames
) -> None:
    anna = visitor(language="de")
    anna.page.goto("/")
    anna.button("start-play-at", game=anna.said(f"{GAME}-name")).click()
    expect(anna.page.get_by_text("Die Regeln von Mau Mau werden gerade kompiliert: 40 %.")).to_be_visible()
    compiled.report(GAME, 80)
    expect(anna.page.get_by_text("kompiliert: 80 %.")).to_be_visible()
    finish(server)
    expect(board(anna)).to_be_visible()
    expect(anna.page.get_by_text("kompiliert")).to_have_count(0)
