"""What a screen reader says unasked: changes of live regions, and every element that gets the focus, in order."""

from typing import NamedTuple

from katzentisch.testing.browser.page import Visitor

# A log is read line by line, every other live region as a whole.
LISTEN = """
    window.spoken = [];
    const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const element = node => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const say = (where, what) => what.textContent.trim() && window.spoken.push([where, what.textContent.trim(), Date.now()]);
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
    at: int  # the page's time in milliseconds


class ScreenReader:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.page.add_init_script(LISTEN)

    @property
    def spoken(self) -> list[Utterance]:
        """Everything spoken since the page was loaded."""
        return [Utterance(*each) for each in self.visitor.page.evaluate("window.spoken")]

    @property
    def unasked(self) -> list[Utterance]:
        """What was said without a move of the focus."""
        return [each for each in self.spoken if each.where != "focus"]

    @property
    def log(self) -> list[str]:
        return [text for where, text, _ in self.spoken if where == "log"]
