"""axe looks at a page as it is now, in its light and its dark theme: no violation of what it knows of accessibility."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults

from .browsing import DESKTOP, PHONE, Visitor

ON_A_PHONE = {"size": PHONE, "language": "de", "reduced_motion": "reduce"}
AT_A_DESK = {"size": DESKTOP, "language": "en", "reduced_motion": "reduce"}
ALL = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
THEME = "document.documentElement.dataset.theme"
AT_REST = """() => Promise.allSettled(
    document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < Infinity).map(each => each.finished)
)"""


def inspect(visitor: Visitor, what: str) -> None:
    look(visitor, f"{what}, by day", "light", COLOURS)
    look(visitor, f"{what}, by night", "dark", ALL)


def look(visitor: Visitor, what: str, theme: Any, options: dict[str, Any]) -> None:
    visitor.page.emulate_media(color_scheme=theme)
    visitor.wait_until(lambda: visitor.page.evaluate(THEME) == theme)
    visitor.page.evaluate(AT_REST)
    if visitor.page.evaluate("typeof axe") == "undefined":
        visitor.page.evaluate(AXE_SCRIPT)
    found = AxeResults(visitor.page.evaluate("options => axe.run(options)", options))
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"
