"""Play Mau Mau with a screen reader: find everything by role and name, and decide by what is read out."""

import re
from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.browser.player import ANYTHING, MAX_ACTIONS, Player, pattern, play_until

from .screen_reader import ScreenReader
from .table_setup import against_bots, games_at, hand, is_own_turn, names_in, record_of, turn_prompts

READ_OUT = """lines => lines.map(line => {
    const copy = line.cloneNode(true);
    copy.querySelectorAll("[aria-hidden=true]").forEach(picture => picture.remove());
    return copy.textContent.trim();
})"""
STEP = 1000  # milliseconds of the page's time; the announcer speaks no faster than people listen
STEPS = 30  # more than the longest sentence waits for its words; a turn whose tap was lost isn't announced again


class ScreenReaderPlayer(Player):
    """Waits for the sentence that says what to do, then plays any card that fits, by the table's description alone."""

    def __init__(self, visitor: Visitor, screen_reader: ScreenReader) -> None:
        super().__init__(visitor, "mau_mau", seed=1)
        self.screen_reader, self.heard = screen_reader, 0

    def prompts(self) -> list[str]:
        return [text for text in self.screen_reader.log if any(each.match(text) for each in turn_prompts(self.visitor))]

    def listen(self) -> None:
        """Let the page's time pass until a turn is announced that was not heard before."""
        for _ in range(STEPS):
            if len(self.prompts()) > self.heard or not is_own_turn(self.visitor):
                break
            self.visitor.page.clock.run_for(STEP)
        self.heard = len(self.prompts())

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
        self.listen()
        fitting = [card for card in names_in(hand(self.visitor)) if self.fits(card)]
        if fitting:
            self.one_of(hand(self.visitor).get_by_role("button", name=fitting[0], exact=True, disabled=False))
        else:
            self.one_of(self.button("draw", count=1).or_(self.button("pass")))


def test_a_game_with_a_screen_reader(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    anna.page.clock.install()
    screen_reader = ScreenReader(anna)
    table = against_bots(anna, "mau_mau", 4)
    player = ScreenReaderPlayer(anna, screen_reader)
    play_until([player])
    assert ("focus", anna.page.get_by_role("heading", level=2).first.inner_text()) in [each[:2] for each in screen_reader.spoken]
    game = games_at(anna, table)[0]
    own = [move for move in record_of(anna, game)["moves"] if move.startswith("0 ")]
    assert len(player.prompts()) >= len(own)
    chosen = [pattern(anna, "mau_mau-board-play-chosen", card=ANYTHING), pattern(anna, "mau_mau-board-name-colour")]  # between two taps
    prompts = [text for text in screen_reader.log if text in player.prompts() or any(each.match(text) for each in chosen)]
    events = [line for text in screen_reader.log if text not in prompts for line in one_by_one(anna, text)]
    log = replay_log(anna, game)
    assert is_part_of(events, log), f"{events} are not in this order in {log}"


def one_by_one(visitor: Visitor, text: str) -> list[str]:
    """Return the log's lines for what was said: those who draw at about the same time are named in one sentence."""
    together = re.escape(visitor.said("mau_mau-joined-drew", who="some", names=ANYTHING))
    found = re.fullmatch(together.replace(ANYTHING, "(.+)"), text)
    if not found:
        return [text]
    return [visitor.said("mau_mau-event-drew", seat=name, you=0, count=1, known=0) for name in re.split(",? and |, ", found[1])]


def is_part_of(some: list[str], lines: Iterable[str]) -> bool:
    """Return whether these are among the lines, in order."""
    rest = iter(lines)
    return all(each in rest for each in some)


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
    """Return the lines as they are read out: without the pictures."""
    return [str(line) for line in log.get_by_role("listitem").evaluate_all(READ_OUT)]
