"""Tables and figures of docs/strength.md."""

from typing import Protocol

from katzentisch.words import say


class Shared(Protocol):
    win_share: float
    low: float
    high: float


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def share_text(share: Shared) -> str:
    return f"**{share.win_share:.1%}** ({share.low:.1%} – {share.high:.1%})"


def ms_text(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def name_of(game: str) -> str:
    return say(f"{game}-name")
