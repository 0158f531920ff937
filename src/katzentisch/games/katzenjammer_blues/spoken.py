"""Katzenjammer Blues as people speak of it: cards and bids by their names."""

from typing import Any

from ...words import Said


def spoken(fact: str, value: Any) -> Any:
    if fact in ("bid", "high"):
        return bid(value)
    if fact == "cards" and isinstance(value, str):
        return [Said("why-katzenjammer_blues-joker") if card == "J" else card for card in value]
    return value


def bid(text: str) -> Said:
    """`4d` is of no value."""
    cards, _, value = text.removesuffix("d").partition("x")
    return Said("why-katzenjammer_blues-bid", {"cards": int(cards), "value": int(value or 0)})
