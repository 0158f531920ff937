"""Check accessibility: use the page by keyboard alone, and check a screen with axe in its light and dark theme."""

from contextlib import suppress
from itertools import cycle
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, TimeoutError

from katzentisch.testing.browser.page import DESKTOP, PATIENCE, PHONE, Visitor
from katzentisch.testing.browser.player import Player

MOST = 120  # steps to anything on a screen
GONE = 600  # milliseconds after which a control won't come any more
HAS_FOCUS = "each => each === document.activeElement"
# The name of the focused element, and what is wrong with its focus indicator.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return ["nowhere", null];
    const {top, bottom, left, right} = at.getBoundingClientRect();
    const hasRing = ({outlineStyle, outlineWidth}) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const label = at.labels?.[0];
    const rings = [getComputedStyle(at), getComputedStyle(at, "::after"), ...(label ? [getComputedStyle(label)] : [])];
    const isMarked = at.matches("main") || rings.some(hasRing);
    const isVisible = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return [at.ariaLabel ?? (at.innerText || label?.innerText), !isMarked ? "has no mark" : !isVisible ? "is outside the viewport" : null];
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


ON_A_PHONE = {"size": PHONE, "language": "de", "reduced_motion": "reduce"}
ON_A_DESKTOP = {"size": DESKTOP, "language": "en", "reduced_motion": "reduce"}
ALL = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
THEME = "document.documentElement.dataset.theme"
AT_REST = """() => Promise.allSettled(
    document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < Infinity).map(each => each.finished)
)"""


def check_with_axe(visitor: Visitor, what: str) -> None:
    check_theme(visitor, f"{what}, light theme", "light", COLOURS)
    check_theme(visitor, f"{what}, dark theme", "dark", ALL)


def check_theme(visitor: Visitor, what: str, theme: Any, options: dict[str, Any]) -> None:
    visitor.page.emulate_media(color_scheme=theme)
    visitor.wait_until(lambda: visitor.page.evaluate(THEME) == theme)
    visitor.page.evaluate(AT_REST)
    if visitor.page.evaluate("typeof axe") == "undefined":
        visitor.page.evaluate(AXE_SCRIPT)
    found = AxeResults(visitor.page.evaluate("options => axe.run(options)", options))
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"
