"""The deal of Katzenjammer Blues as docs/fair-deals.md describes it: nothing from katzentisch, nothing compiled."""

from typing import Any

from ...play.reference_deal import Stream


def deal(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    cards = stream.shuffle([card for card in "12345J" for _ in range(15)])
    hands = []
    for _ in range(players):
        hands.append("".join(sorted(cards[-6:])))
        del cards[-6:]
    return {"hands": hands, "deck": "".join(cards)}
