"""Katze im Sack as people speak of it: cards by their names."""

from typing import Any

from ...words import Said

KINDS = {"0": "rabbit", "d": "small-dog", "D": "big-dog"}


def spoken(fact: str, value: Any) -> Any:
    return card(value) if fact == "card" else value


def card(name: str) -> Said:
    return Said("why-katze_im_sack-card", {"kind": KINDS.get(name, "cat"), "value": name.replace("-", "−")})
