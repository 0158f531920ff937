"""Frames while cards move: a browser that keeps up draws one about every 16.7 ms."""

from dataclasses import dataclass

from playwright.sync_api import Page

WATCH = """() => {
  const seen = (window.seenFrames = { gaps: [], last: 0 });
  const tick = (now) => {
    const isMoving = document.querySelector('.air')?.childElementCount > 0;
    if (isMoving && seen.last) seen.gaps.push(now - seen.last);
    seen.last = isMoving ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


@dataclass(frozen=True)
class Frames:
    drawn: int
    dropped: int

    @property
    def share(self) -> float:
        return self.dropped / max(1, self.drawn + self.dropped)


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def seen(page: Page, rate: float = 1000 / 60) -> Frames:
    gaps: list[float] = page.evaluate("() => window.seenFrames.gaps")
    return Frames(len(gaps), sum(max(0, round(gap / rate) - 1) for gap in gaps))
