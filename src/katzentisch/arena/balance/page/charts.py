"""Charts as SVG: each function gets numbers and ready-made texts and returns one element. Colours come from the page's style sheet.

Every chart has a title and a description for screen readers; its numbers are in a table next to it.
"""

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 330
LEFT, RIGHT = 62, 64  # room for labels and values
ROW = 30
TOP = 26  # room for the label of a line
BAR, HISTOGRAM = 44, 150  # heights
PADDING = 0.08  # of the range, on both sides
CHARACTER = 8.5  # approximate width


class Dot(NamedTuple):
    """A figure with its interval, its label on the left and its text on the right."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Slice(NamedTuple):
    label: str
    share: float
    text: str


class Scale:
    """Turns figures into places from `start` to `stop`."""

    def __init__(self, figures: Sequence[float], start: float, stop: float) -> None:
        low, high = min(figures), max(figures)
        spare = (high - low) * PADDING or 1.0
        self.low, self.high, self.start, self.stop = low - spare, high + spare, start, stop

    def place(self, figure: float) -> str:
        return number(self.start + (figure - self.low) / (self.high - self.low) * (self.stop - self.start))


def dot_chart(title: str, description: str, dots: Sequence[Dot], line: float, line_label: str) -> str:
    """Draw a dot with its interval for each figure, and a line that they are compared with."""
    scale = Scale([line, *(each for dot in dots for each in (dot.low, dot.high))], LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(dots) + 6
    x = scale.place(line)
    parts = [
        text(anchored(float(x), line_label), 14, line_label, "middle", "soft"),
        f'<line class="target" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - 4}"/>',
    ]
    for place, dot in enumerate(dots):
        y = TOP + ROW * place + ROW / 2
        parts += [
            text(0, y + 5, dot.label, "start"),
            f'<line class="interval" x1="{scale.place(dot.low)}" x2="{scale.place(dot.high)}" y1="{number(y)}" y2="{number(y)}"/>',
            f'<circle class="dot" cx="{scale.place(dot.value)}" cy="{number(y)}" r="6"/>',
            text(WIDTH, y + 5, dot.text, "end"),
        ]
    return svg(title, description, height, parts)


def anchored(x: float, label: str) -> float:
    """Return where a centred label is inside the chart."""
    half = len(label) * CHARACTER / 2
    return min(max(x, half), WIDTH - half)


def stacked_bar(title: str, description: str, slices: Sequence[Slice]) -> str:
    """Draw shares of a whole, and a legend below."""
    whole = sum(max(0.0, each.share) for each in slices) or 1.0
    parts, x = [], 0.0
    for place, each in enumerate(slices):
        width = max(0.0, each.share) / whole * WIDTH
        legend = BAR + 16 + 26 * place
        parts += [
            f'<rect class="slice{place}" x="{number(x)}" y="0" width="{number(width)}" height="{BAR}"/>',
            f'<rect class="slice{place}" x="0" y="{legend}" width="18" height="18" rx="4"/>',
            text(28, legend + 14, each.label, "start"),
            text(WIDTH, legend + 14, each.text, "end"),
        ]
        x += width
    return svg(title, description, BAR + 12 + 26 * len(slices), parts)


def histogram(title: str, description: str, shares: Sequence[float], labels: Sequence[tuple[float, str]]) -> str:
    """Draw a bar for each share; `labels` are texts below, with their places from 0 to 1."""
    highest, width = max(shares), WIDTH / len(shares)
    parts = []
    for place, share in enumerate(shares):
        height = share / highest * HISTOGRAM
        x, y = number(place * width + 1), number(HISTOGRAM - height)
        parts.append(f'<rect class="bar" x="{x}" y="{y}" width="{number(width - 2)}" height="{number(height)}"/>')
    parts.append(f'<line class="axis" x1="0" x2="{WIDTH}" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    parts += [text(anchored(place * WIDTH, label), HISTOGRAM + 20, label, "middle", "soft") for place, label in labels]
    return svg(title, description, HISTOGRAM + 26, parts)


def svg(title: str, description: str, height: float, parts: Sequence[str]) -> str:
    id = re.sub(r"\W+", "-", title)  # no two charts of a page have the same title
    head = f'<title id="{id}-title">{escape(title)}</title><desc id="{id}-desc">{escape(description)}</desc>'
    frame = f'role="img" aria-labelledby="{id}-title {id}-desc" viewBox="0 0 {WIDTH} {number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{head}{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, anchor: str, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<text{styled} x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{escape(words)}</text>'


def number(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")
