"""A hint on the page: its sentence, its list and what is marked on the board are one answer, in a hundred positions."""

import asyncio
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.games import GAMES
from katzentisch.server.tables.entries import Moved
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import ANYTHING, Player, play_until
from katzentisch.testing.running_server import RunningServer

from .accessibility import check_with_axe
from .table_setup import against_bots

POSITIONS = 34  # in each of three games
SHOWN = """() => {
    const hint = document.querySelector("section.hint");
    const marked = [...document.querySelectorAll("main .hinted")].filter((each) => each.checkVisibility());
    return {
        sentence: hint.querySelector("[role=status]").innerText.trim(),
        list: [...hint.querySelectorAll("li")].map((each) => each.innerText),
        marked: marked.map((each) => each.ariaLabel ?? each.innerText),
    };
}"""


async def advance(server: RunningServer, table: str, choice: int | None) -> None:
    """Make a move for the person at seat 0, as if on another device, and those that follow until there is a choice again."""
    room = await server.server.rooms.find(table)
    assert room
    while room.table.status == "playing":
        async with room.lock:
            play = room.table.active_game.play
            assert play
            if room.table.turn == 0 and len(play.legal) > 1 and choice is None:
                return
            if room.table.turn == 0:
                assert await room.add(Moved(0, play.legal[(choice or 0) % len(play.legal)]))
                choice = None
        await asyncio.sleep(0.01)


def positions(anna: Visitor, server: RunningServer, game: str) -> Iterator[None]:
    """Positions of many games against bots in which Anna has a choice."""
    player, number = Player(anna, game, seed=1), 0
    while True:
        table = against_bots(anna, game)
        server.call(advance(server, table, None))
        while has_choice(anna, player):
            yield
            server.call(advance(server, table, number := number + 7))
            expect(hint_region(anna)).to_have_count(0)


def has_choice(anna: Visitor, player: Player) -> bool:
    """Wait for a decision; return False if the game is over."""
    anna.wait_until(lambda: anna.button("table-hint-ask").count() > 0 or player.is_over)
    return not player.is_over


def hint_region(anna: Visitor) -> Locator:
    return anna.page.get_by_role("region", name=anna.said("table-hint"), exact=True)


def shown_hint(anna: Visitor) -> Any:
    anna.button("table-hint-ask").click()
    anna.page.get_by_role("list", name=anna.said("table-hint-outlook")).wait_for()
    return anna.page.evaluate(SHOWN)


def describes(marked: str, move: str) -> bool:
    """Whether the name of what is marked fits a move in words: “the red 8” and “play the red 8”, “Hint: 7” and “bid 7”."""
    if marked.startswith("done"):  # the button at the end of a turn
        return move == "finish"
    first = [re.findall(r"−?\d+", text)[:1] for text in (marked, move)]
    return move in marked or any(part in move for part in marked.split(", ")) or first[0] == first[1] != []


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].has_decisions])
def test_sentence_list_and_highlight_are_the_same_move(game: str, visitor: Callable[..., Visitor], server: RunningServer) -> None:
    anna = visitor()
    suffix = f", {anna.said('page-hinted')}"
    sentence = anna.said("table-hint-is", move=ANYTHING)
    for _ in islice(positions(anna, server, game), POSITIONS):
        shown = shown_hint(anna)
        moves = [line.rsplit(": ", 1)[0] for line in shown["list"]]
        chances = [int(line.rsplit(": ", 1)[1].split("%")[0]) for line in shown["list"]]
        assert shown["sentence"] == sentence.replace(ANYTHING, moves[0])
        assert chances == sorted(chances, reverse=True)
        [marked] = {each.removesuffix(suffix).lower() for each in shown["marked"]}  # a card may be there twice
        assert describes(marked, moves[0].lower()), shown


def test_why_not_keeps_the_hint(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    against_bots(anna, "katze_im_sack")
    player = Player(anna, "katze_im_sack", seed=1)
    play_until([player], until=lambda: player.is_due)
    before = shown_hint(anna)
    check_with_axe(anna, "a hint")
    hint = hint_region(anna)
    hint.get_by_role("combobox", name=anna.said("table-hint-why")).select_option(index=2)
    compared = anna.said(
        "table-hint-compared", **dict.fromkeys(("games", "move", "best", "moveShare", "moveWithin", "bestShare", "bestWithin"), ANYTHING)
    )
    expect(hint.get_by_role("status").last).to_contain_text(compared.split(ANYTHING)[1])
    after = anna.page.evaluate(SHOWN)
    assert (after["sentence"], after["marked"]) == (before["sentence"], before["marked"])
    best = before["list"][0].rsplit(": ", 1)
    expect(hint.get_by_role("status").last).to_contain_text(f"„{best[0]}“ {best[1].split(' %')[0]}")
