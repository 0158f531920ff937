"""axe looks at a page as it is now: no violation of what it knows of accessibility."""

from axe_playwright_python.sync_playwright import Axe

from .browsing import DESKTOP, PHONE, Visitor

NIGHT_ON_A_PHONE = {"theme": "dark", "size": PHONE, "language": "de", "reduced_motion": "reduce"}
DAY_AT_A_DESK = {"theme": "light", "size": DESKTOP, "language": "en", "reduced_motion": "reduce"}
AXE = Axe()
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
AT_REST = """() => Promise.allSettled(
    document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < Infinity).map(each => each.finished)
)"""


def inspect(visitor: Visitor, what: str) -> None:
    visitor.page.evaluate(AT_REST)
    found = AXE.run(visitor.page, options=OPTIONS)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"
