"""People who play by what is read out to them: roles and names of the page's controls, no selectors of ours."""

import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from .browsing import Visitor

ANYTHING = "⁂"
PATIENCE = 120.0  # seconds for a game to go on
MOST = 600  # deeds in a game


def pattern(visitor: Visitor, sentence: str, **facts: Any) -> re.Pattern[str]:
    """Whatever the facts are; numbers decide about plurals, so that both forms are tried."""
    counts = [name for name, fact in facts.items() if isinstance(fact, int)]
    ways = [{**facts, **dict.fromkeys(counts, count)} for count in (0, 1, 7)] if counts else [facts]
    texts = {re.escape(visitor.said(sentence, **way)) for way in ways}
    loose = (re.sub(r"[017]", r"[−\\d]+", text) if counts else text for text in texts)
    return re.compile("|".join(f"^{text.replace(re.escape(ANYTHING), '.+')}" for text in loose))


class Player:
    """At turn it does one thing after the other until the page says that it is somebody else's turn."""

    def __init__(self, visitor: Visitor, game: str, seed: int) -> None:
        self.visitor, self.game, self.chance = visitor, game, random.Random(seed)
        self.deeds = 0

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
        """The cards that can be used now."""
        hand = self.visitor.page.get_by_role("list", name=pattern(self.visitor, "page-hand", count=1))
        return hand.get_by_role("button", disabled=False)

    def one_of(self, found: Locator) -> bool:
        """Whether there was one to press."""
        count = found.count()
        if count:
            self.press(found.nth(self.chance.randrange(count)))
        return bool(count)

    def press(self, button: Locator) -> None:
        """Unless it is gone meanwhile: the answer to the last press may have come in between."""
        with suppress(TimeoutError):
            button.click(timeout=600)

    def act(self) -> None:
        self.deeds += 1
        assert self.deeds < MOST, "this game doesn't end"
        DEEDS[self.game](self)


def play_blues(player: Player) -> None:
    if player.button("pay", cards=ANYTHING).count():
        player.one_of(player.button("pay", cards=ANYTHING))
    elif player.button("done").count():
        shown = player.one_of(player.group("foursomes"))
        player.one_of(player.button("show", value=ANYTHING, mice=1).or_(player.button("shed")) if shown else player.button("done"))
    elif player.chance.random() < 0.3 and player.one_of(player.group("offers")):
        player.one_of(player.button("bid", bid=ANYTHING))
    else:
        player.one_of(player.button("pass"))


def play_katze(player: Player) -> None:
    if player.button("pass", mice=1).count() == 0:
        player.one_of(player.hand)
        player.one_of(player.button("lay"))
    elif player.chance.random() < 0.5 and player.one_of(player.button("bid", bid=1).or_(player.button("take", bid=1))):
        return
    else:
        player.one_of(player.button("pass", mice=1))


def play_maus(player: Player) -> None:
    player.one_of(player.button("turn-of", cards=1, name=ANYTHING))


def play_mau(player: Player) -> None:
    if player.button("mau").count():
        player.one_of(player.button("mau"))
    elif player.group("name-colour").count():
        player.one_of(player.group("name-colour"))
    elif player.one_of(player.hand):
        player.one_of(player.button("play", card=ANYTHING))
    else:
        player.one_of(player.button("draw", count=1).or_(player.button("pass")))


DEEDS: dict[str, Callable[[Player], None]] = {
    "katzenjammer_blues": play_blues,
    "katze_im_sack": play_katze,
    "maus_pass_auf": play_maus,
    "mau_mau": play_mau,
}


def play_on(players: Sequence[Player], until: Callable[[], bool] | None = None) -> None:
    """Until the game is over for all of them, or as long as wanted."""
    is_enough = until or (lambda: all(player.is_over for player in players))
    end = time.monotonic() + PATIENCE
    while True:
        due = [player for player in players if player.is_due]  # looked up first: it may become somebody's turn while the other is asked
        if is_enough():
            return
        assert time.monotonic() < end, "nothing goes on: " + players[0].visitor.page.get_by_role("main").inner_text()[:400]
        for player in due:
            player.act()
            end = time.monotonic() + PATIENCE
        if not due:
            players[0].visitor.page.wait_for_timeout(30)
