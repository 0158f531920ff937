"""Check accessibility: use the page by keyboard alone, and check a screen with axe in its light and dark theme."""

import re
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
IS_BEHIND = "each => each.closest('[inert]') !== null"
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

# What Tab has to reach on a screen, or on the sheet in front of it, and hasn't yet; of a group of radio buttons, one.
MISSED = """() => {
    if (!window.reached) {
        window.reached = new Set([document.activeElement]);
        document.addEventListener("focusin", ({target}) => reached.add(target));
    }
    const screen = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const isShown = each => each.checkVisibility({visibilityProperty: true}) && !each.closest("[inert], [aria-hidden=true]");
    const isReached = each => reached.has(each) || (each.type === "radio" && [...reached].some(({name}) => name === each.name));
    const controls = screen.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']");
    return [...controls].filter(each => isShown(each) && !each.disabled && !isReached(each))
        .map(each => each.ariaLabel ?? (each.innerText || each.outerHTML));
}"""
NAMELESS = re.compile(r"^ *- (?:button|link|textbox|checkbox|radio|combobox|slider|spinbutton|dialog|heading)\b(?! \").*$", re.MULTILINE)


class Keyboard:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.keys = visitor, cycle(["Enter", "Space"])

    @property
    def place(self) -> str:
        name, fault = self.visitor.page.evaluate(FOCUS)
        assert fault is None, f"the focus is on “{name}”, but {fault}"
        return str(name)

    def go_to(self, control: Locator, patience: int = PATIENCE) -> None:
        for _ in range(MOST):
            if control.evaluate(HAS_FOCUS, timeout=patience):
                return
            if control.evaluate(IS_BEHIND, timeout=patience):
                raise TimeoutError(f"{control} is behind something")
            self.visitor.page.keyboard.press("Tab")
            assert self.place
        raise AssertionError(f"no way to {control} by Tab")

    def walk(self) -> None:
        """Press Tab until every control of the screen had the focus, where it could be seen."""
        for _ in range(MOST):
            if not self.visitor.page.evaluate(MISSED):
                return
            self.visitor.page.keyboard.press("Tab")
            assert self.place
        raise AssertionError(f"no way by Tab to {self.visitor.page.evaluate(MISSED)}")

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
        """Press a button, unless it has disappeared, or a bot has ended the game and the result lies over it."""
        with suppress(TimeoutError):
            self.keyboard.press(button, GONE)


def check_tree(visitor: Visitor) -> None:
    """Check what a screen reader finds: everything has a name, and one heading is the screen's."""
    tree = visitor.page.locator("body").aria_snapshot()
    assert NAMELESS.findall(tree) == [], tree
    assert visitor.page.get_by_role("heading", level=1).count() == 1, tree


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
