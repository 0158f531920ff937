"""A game of Mau Mau by ear: everything is found by role and name, and every decision comes from what is read out."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .bot_tables import against_bots, games_at, hand, names_in, own_turn, recorded
from .browsing import DESKTOP, Visitor
from .ears import Ears
from .players import ANYTHING, MOST, Player, play_on


class Listener(Player):
    """Plays what fits by what is told of the table."""

    @property
    def told(self) -> str:
        table = self.visitor.page.get_by_role("region", name=self.visitor.said("mau_mau-board-middle"))
        return str(table.get_by_role("paragraph").inner_text())

    def fact(self, sentence: str, name: str) -> str | None:
        words = re.escape(self.visitor.said(f"mau_mau-board-{sentence}", **{name: ANYTHING}))
        found = re.search(words.replace(ANYTHING, "([^.]+)"), self.told)
        return found[1].strip() if found else None

    def fits(self, card: str) -> bool:
        top, colour = self.fact("table-top", "card") or "", self.fact("table-colour", "colour")
        kind = card.partition(" ")[2]
        if self.fact("table-facing-you", "count"):
            return kind == "Draw 2"
        return colour is None or card.startswith(colour) or kind == top.partition(" ")[2] or card == "Wild"

    def act(self) -> None:
        self.deeds += 1
        assert self.deeds < MOST, f"it doesn't go on: {self.told}"
        if self.one_of(self.button("mau").or_(self.button("play", card=ANYTHING)).or_(self.group("name-colour"))):
            return
        fitting = [card for card in names_in(hand(self.visitor)) if self.fits(card)]
        if fitting:
            self.one_of(hand(self.visitor).get_by_role("button", name=fitting[0], exact=True, disabled=False))
        else:
            self.one_of(self.button("draw", count=1).or_(self.button("pass")))


def test_a_game_is_played_and_followed_by_ear(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    ears = Ears(anna)
    table = against_bots(anna, "mau_mau", 4)
    player = Listener(anna, "mau_mau", seed=1)
    play_on([player])
    assert ("focus", anna.page.get_by_role("heading", level=2).first.inner_text()) in ears.heard
    game = games_at(anna, table)[0]
    own = [move for move in recorded(anna, game)["moves"] if move.startswith("0 ")]
    announced = [text for where, text in ears.heard if where != "focus" and any(each.match(text) for each in own_turn(anna))]
    assert len(announced) == len(own)
    heard = ears.log
    assert heard == retold(anna, game)


def retold(visitor: Visitor, game: str) -> list[str]:
    """What the replay's log says after the deal, through Anna's eyes."""
    visitor.page.goto(f"/replay/{game}")
    visitor.page.get_by_role("combobox", name=visitor.said("replay-eyes")).select_option(label="Anna")
    log = visitor.page.get_by_role("complementary", name=visitor.said("replay-log"))
    expect(hand(visitor)).to_be_visible()
    dealt = len(lines_in(log))
    visitor.page.get_by_role("slider").press("End")
    expect(log.get_by_role("button", name=visitor.said("mau_mau-board-over"))).to_be_visible()
    while log.get_by_role("button", name=visitor.said("replay-earlier"), exact=True).count():
        log.get_by_role("button", name=visitor.said("replay-earlier"), exact=True).click()
    return lines_in(log)[dealt:]


def lines_in(log: Locator) -> list[str]:
    return [str(line) for line in log.get_by_role("listitem").all_inner_texts()]
