"""Players that find the page's controls by role and name, as a screen reader does, and never by CSS selectors."""

import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from playwright.sync_api import Locator, Position, TimeoutError

from .page import Visitor

ANYTHING = "⁂"
PATIENCE = 120.0  # seconds until the next action
MAX_ACTIONS = 600  # in a game
CORNER = Position(x=12, y=12)  # pixels: the cards of a hand overlap, but this corner of each can always be seen


def pattern(visitor: Visitor, sentence: str, **facts: Any) -> re.Pattern[str]:
    """Return a pattern that matches a message with any facts. Numbers decide between plural forms, so all forms are tried."""
    counts = [name for name, fact in facts.items() if isinstance(fact, int)]
    variants = [{**facts, **dict.fromkeys(counts, count)} for count in (0, 1, 7)] if counts else [facts]
    texts = {re.escape(visitor.said(sentence, **variant)) for variant in variants}
    loose = (re.sub(r"[017]", r"[−\\d]+", text) if counts else text for text in texts)
    return re.compile("|".join(f"^{text.replace(re.escape(ANYTHING), '.+')}" for text in loose))


class Player:
    """Act, one control after the other, whenever the page says that it is this player's turn."""

    def __init__(self, visitor: Visitor, game: str, seed: int) -> None:
        self.visitor, self.game, self.rng = visitor, game, random.Random(seed)
        self.actions = 0

    @property
    def is_due(self) -> bool:
        return self.visitor.page.title() == self.visitor.said("table-title-turn")

    @property
    def is_over(self) -> bool:
        return self.visitor.page.get_by_role("region", name=self.visitor.said("after-standing"), exact=True).count() > 0

    def button(self, sentence: str, **facts: Any) -> Locator:
        name = pattern(self.visitor, f"{self.game}-board-{sentence}", **facts)
        return self.visitor.page.get_by_role("button", name=name, disabled=False)

    def group(self, sentence: str) -> Locator:
        return self.visitor.page.get_by_role("group", name=self.visitor.said(f"{self.game}-board-{sentence}")).get_by_role(
            "button", disabled=False
        )

    @property
    def hand(self) -> Locator:
        """The cards in the hand that can be played now."""
        hand = self.visitor.page.get_by_role("list", name=pattern(self.visitor, "page-hand", count=1))
        return hand.get_by_role("button", disabled=False)

    def one_of(self, found: Locator) -> bool:
        """Press one of these at random; return whether there was one."""
        count = found.count()
        if count:
            self.press(found.nth(self.rng.randrange(count)))
        return bool(count)

    def press(self, button: Locator) -> None:
        """Press a button, unless it has disappeared because the answer to the last press arrived."""
        with suppress(TimeoutError):
            button.click(timeout=600, position=CORNER)

    def act(self) -> None:
        self.actions += 1
        assert self.actions < MAX_ACTIONS, "this game doesn't end"
        import_module(f"{__package__}.players.{self.game}").play_turn(self)


def play_until(players: Sequence[Player], until: Callable[[], bool] | None = None) -> None:
    """Play until `until` holds, or until the game is over for all players."""
    end = time.monotonic() + PATIENCE
    while True:
        due = [player for player in players if player.is_due]  # first, because it may become their turn meanwhile
        if until() if until else not due and all(player.is_over for player in players):
            return
        assert time.monotonic() < end, "nobody can act: " + players[0].visitor.page.get_by_role("main").inner_text()[:400]
        for player in due:
            player.act()
            end = time.monotonic() + PATIENCE
        if not due:
            players[0].visitor.page.wait_for_timeout(80)
