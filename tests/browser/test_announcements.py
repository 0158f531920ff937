"""How much a screen reader has to say in a game against bots, and in which order."""

from collections.abc import Callable
from itertools import pairwise

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
    """After "Ben bids 2 different", the turn says what can be done about it. Whoever has much to hear may hear of the turn alone."""
    anna = visitor()
    anna.page.clock.install()
    screen_reader = ScreenReader(anna)
    against_bots(anna, "katzenjammer_blues", 3)
    player = Player(anna, "katzenjammer_blues", seed=1)
    orders: list[bool] = []
    for _ in range(MAX_ACTIONS):
        anna.wait_until(lambda: player.is_due or player.is_over)
        anna.page.clock.run_for(STEP)
        orders = [each for auction in auctions(screen_reader.log) for each in bids_before_turns(anna, auction)]
        if orders or player.is_over:
            break
        player.press(player.button("pass"))
    assert orders, screen_reader.log
    assert all(orders), screen_reader.log


def auctions(log: list[str]) -> list[list[str]]:
    """Return what was said in each auction: it begins with a row that is revealed, and no bid comes twice in it."""
    starts = [place for place, text in enumerate(log) if " reveal" in text]
    return [log[start:end] for start, end in pairwise([0, *starts, len(log)])]


def bids_before_turns(visitor: Visitor, auction: list[str]) -> list[bool]:
    """Return, for each bid that a turn answers, whether it was said before."""
    bids = {text.split(" bids ")[1].rstrip("."): place for place, text in enumerate(auction) if " bids " in text}
    turns = {bid: visitor.said("katzenjammer_blues-board-do-outbid", bid=bid) for bid in bids}
    return [place < auction.index(turns[bid]) for bid, place in bids.items() if turns[bid] in auction]
