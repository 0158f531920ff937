"""The deal of Katze im Sack as docs/fair-deals.md describes it: nothing from katzentisch, nothing compiled."""

from typing import Any

from ...play.reference_deal import Stream

SET = ("-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D")


def deal(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    setup: dict[str, Any] = {"removed": [SET[stream.below(10)] for _ in range(players)]}
    if players == 3:
        setup["dummy"] = " ".join(stream.shuffle(list(SET))[:9])
    return setup
