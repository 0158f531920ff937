"""Somebody without a mouse: Tab from control to control, Enter and Space to press them."""

from contextlib import suppress
from itertools import cycle

from playwright.sync_api import Locator, TimeoutError

from .browsing import PATIENCE, Visitor
from .players import Player

MOST = 120  # steps to anything on a screen
GONE = 600  # milliseconds after which a control won't come any more
HAS_FOCUS = "each => each === document.activeElement"
# Where the focus is, and what is wrong with how it is shown.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return ["nowhere", null];
    const {top, bottom, left, right} = at.getBoundingClientRect();
    const hasRing = ({outlineStyle, outlineWidth}) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const isMarked = at.matches("main") || [null, "::after"].some(part => hasRing(getComputedStyle(at, part)));
    const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return [at.ariaLabel ?? at.innerText, !isMarked ? "has no mark" : !isInSight ? "is out of sight" : null];
}"""


class Keyboard:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.keys = visitor, cycle(["Enter", "Space"])

    @property
    def place(self) -> str:
        name, fault = self.visitor.page.evaluate(FOCUS)
        assert fault is None, f"the focus is on “{name}”, but {fault}"
        return str(name)

    def go_to(self, control: Locator, patience: int) -> None:
        for _ in range(MOST):
            if control.evaluate(HAS_FOCUS, timeout=patience):
                return
            self.visitor.page.keyboard.press("Tab")
            assert self.place
        raise AssertionError(f"no way to {control} by Tab")

    def press(self, control: Locator, patience: int = PATIENCE) -> None:
        self.go_to(control, patience)
        self.visitor.page.keyboard.press(next(self.keys))


class KeyboardPlayer(Player):
    def __init__(self, visitor: Visitor, game: str, seed: int) -> None:
        super().__init__(visitor, game, seed)
        self.keyboard = Keyboard(visitor)

    def act(self) -> None:
        assert self.keyboard.place != "nowhere", "the focus was lost with the last move"
        super().act()

    def press(self, button: Locator) -> None:
        with suppress(TimeoutError):
            self.keyboard.press(button, GONE)
