"""Play Mau Mau with a screen reader: find everything by role and name, and decide by what is read out."""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.browser.player import ANYTHING, MAX_ACTIONS, Player, play_until

from .table_setup import against_bots, games_at, hand, names_in, record_of, turn_prompts

# A log is read line by line, every other live region as a whole.
LISTEN = """
    window.spoken = [];
    const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const element = node => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const say = (where, what) => what.textContent.trim() && window.spoken.push([where, what.textContent.trim()]);
    document.addEventListener("focusin", ({target}) => say("focus", target));
    new MutationObserver(changes => {
        const regions = new Set();
        for (const {target, addedNodes} of changes) {
            const region = element(target)?.closest(LIVE);
            if (region?.role === "log") addedNodes.forEach(node => say("log", node));
            else if (region) regions.add(region);
        }
        regions.forEach(region => say(region.role ?? "", region));
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""


class Utterance(NamedTuple):
    where: str  # the region's role, or "focus"
    text: str


class ScreenReader:
    """Records what a screen reader says unasked: changes of live regions, and every element that gets the focus, in order."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.page.add_init_script(LISTEN)

    @property
    def spoken(self) -> list[Utterance]:
        """Everything spoken since the page was loaded."""
        return [Utterance(*each) for each in self.visitor.page.evaluate("window.spoken")]

    @property
    def log(self) -> list[str]:
        return [text for where, text in self.spoken if where == "log"]


class ScreenReaderPlayer(Player):
    """Plays any card that fits, by the table's description alone."""

    @property
    def description(self) -> str:
        table = self.visitor.page.get_by_role("region", name=self.visitor.said("mau_mau-board-middle"))
        return str(table.get_by_role("paragraph").inner_text())

    def fact(self, sentence: str, name: str) -> str | None:
        words = re.escape(self.visitor.said(f"mau_mau-board-{sentence}", **{name: ANYTHING}))
        found = re.search(words.replace(ANYTHING, "([^.]+)"), self.description)
        return found[1].strip() if found else None

    def fits(self, card: str) -> bool:
        top, colour = self.fact("table-top", "card") or "", self.fact("table-colour", "colour")
        kind = card.partition(" ")[2]
        if self.fact("table-facing-you", "count"):
            return kind == "Draw 2"
        return colour is None or card.startswith(colour) or kind == top.partition(" ")[2] or card == "Wild"

    def act(self) -> None:
        self.actions += 1
        assert self.actions < MAX_ACTIONS, f"the game doesn't end: {self.description}"
        if self.one_of(self.button("mau").or_(self.button("play", card=ANYTHING)).or_(self.group("name-colour"))):
            return
        fitting = [card for card in names_in(hand(self.visitor)) if self.fits(card)]
        if fitting:
            self.one_of(hand(self.visitor).get_by_role("button", name=fitting[0], exact=True, disabled=False))
        else:
            self.one_of(self.button("draw", count=1).or_(self.button("pass")))


def test_a_game_with_a_screen_reader(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    screen_reader = ScreenReader(anna)
    table = against_bots(anna, "mau_mau", 4)
    player = ScreenReaderPlayer(anna, "mau_mau", seed=1)
    play_until([player])
    assert ("focus", anna.page.get_by_role("heading", level=2).first.inner_text()) in screen_reader.spoken
    game = games_at(anna, table)[0]
    own = [move for move in record_of(anna, game)["moves"] if move.startswith("0 ")]
    announced = [text for where, text in screen_reader.spoken if where != "focus" and any(each.match(text) for each in turn_prompts(anna))]
    assert len(announced) == len(own)
    assert screen_reader.log == replay_log(anna, game)


def replay_log(visitor: Visitor, game: str) -> list[str]:
    """Return the replay's log after the deal, as Anna sees it."""
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
