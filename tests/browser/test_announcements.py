"""How much a screen reader has to say in a game against bots, and in which order."""

from collections.abc import Callable

import pytest

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import ANYTHING, MAX_ACTIONS, Player, pattern

from .screen_reader import ScreenReader, Utterance
from .table_setup import against_bots

MINUTE = 60_000  # milliseconds of the page's time
STEP = 1000  # of listening before every action
MOST_WORDS = 200  # a minute: what people can follow


@pytest.mark.parametrize("game", GAMES)
def test_a_minute_of_play(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.clock.install()
    screen_reader = ScreenReader(anna)
    against_bots(anna, game, 4)
    player = Player(anna, game, seed=1)
    start = now(anna)
    while now(anna) < start + MINUTE and not player.is_over:
        anna.wait_until(lambda: player.is_due or player.is_over)
        anna.page.clock.run_for(STEP)
        player.act()
    spoken = [each for each in screen_reader.unasked if each.at >= start]
    assert words_in(spoken) > MOST_WORDS / 10
    assert busiest_minute(spoken) <= MOST_WORDS
    thinking = pattern(anna, "page-thinking", name=ANYTHING)
    assert not [text for _, text, _ in spoken if thinking.match(text)]


def now(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("Date.now()"))


def words_in(spoken: list[Utterance]) -> int:
    return sum(len(text.split()) for _, text, _ in spoken)


def busiest_minute(spoken: list[Utterance]) -> int:
    """Return the number of words in the minute that has most of them."""
    return max(words_in([each for each in spoken if start <= each.at < start + MINUTE]) for _, _, start in spoken)


def test_events_come_before_the_turn(visitor: Callable[..., Visitor]) -> None:
    """After "Ben bids 2 different", the turn says what can be done about it."""
    anna = visitor()
    anna.page.clock.install()
    screen_reader = ScreenReader(anna)
    against_bots(anna, "katzenjammer_blues", 3)
    player = Player(anna, "katzenjammer_blues", seed=1)
    outbid = pattern(anna, "katzenjammer_blues-board-do-outbid", bid=ANYTHING)
    for _ in range(MAX_ACTIONS):
        anna.wait_until(lambda: player.is_due)
        anna.page.clock.run_for(STEP)
        if any(outbid.match(text) for text in screen_reader.log):
            break
        player.press(player.button("pass"))
    log = screen_reader.log
    turn = next(place for place, text in enumerate(log) if outbid.match(text))
    bids = [text for text in log[:turn] if " bids " in text]
    assert bids, log
    assert bids[-1].split(" bids ")[1].rstrip(".") in log[turn]
