"""The deal of Maus, pass auf! as docs/fair-deals.md describes it: nothing from katzentisch, nothing compiled."""

from typing import Any

from ...play.reference_deal import Stream


def deal(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    is_small = options.get("pack", "small" if players <= 3 else "full") == "small"
    cards = stream.shuffle([*("K" * 29 + "C" * 7 + "111222333" if is_small else "K" * 58 + "C" * 14 + "111111222222333333")])
    share, extra = divmod(len(cards) - 1, players)
    stacks = []
    for seat in range(players):
        size = share + 1 if stream.below(players - seat) < extra else share
        extra -= size - share
        stacks.append("".join(cards[:size]))
        del cards[:size]
    return {"stacks": stacks, "top": cards[0]}
