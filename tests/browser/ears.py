"""What a screen reader says by itself: all that is new in live regions, and what gets the focus, in the order in which it came."""

from typing import NamedTuple

from .browsing import Visitor

# A log is read line by line, every other live region as a whole.
LISTEN = """
    window.heard = [];
    const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const element = node => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const say = (where, what) => what.textContent.trim() && window.heard.push([where, what.textContent.trim()]);
    document.addEventListener("focusin", ({target}) => say("focus", target));
    new MutationObserver(changes => {
        const spoken = new Set();
        for (const {target, addedNodes} of changes) {
            const region = element(target)?.closest(LIVE);
            if (region?.role === "log") addedNodes.forEach(node => say("log", node));
            else if (region) spoken.add(region);
        }
        spoken.forEach(region => say(region.role ?? "", region));
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""


class Heard(NamedTuple):
    where: str  # the region's role, or "focus"
    text: str


class Ears:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.page.add_init_script(LISTEN)

    @property
    def heard(self) -> list[Heard]:
        """Since the page was loaded."""
        return [Heard(*each) for each in self.visitor.page.evaluate("window.heard")]

    @property
    def log(self) -> list[str]:
        return [text for where, text in self.heard if where == "log"]
