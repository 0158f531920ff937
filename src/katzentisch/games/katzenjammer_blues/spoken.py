"""Katzenjammer Blues as people speak of it: cards and bids by their names."""

from collections.abc import Iterable
from typing import Any

from ...words import Said


def spoken(fact: str, value: Any) -> Any:
    if fact in ("bid", "high"):
        return Said("why-katzenjammer_blues-bid", bid_facts(value))
    return card_names(value) if fact == "cards" and isinstance(value, str) else value


def event_facts(facts: dict[str, Any]) -> dict[str, Any]:
    if "bid" in facts:
        facts["bid"] = Said("katzenjammer_blues-bid", bid_facts(facts["bid"]))
    if "cards" in facts:
        facts["cards"] = cards(facts["cards"])
    return facts


def bid_facts(text: str) -> dict[str, int]:
    """`4d` is of no value."""
    count, _, value = text.removesuffix("d").partition("x")
    return {"cards": int(count), "value": int(value or 0)}


def cards(written: str | list[str]) -> Any:
    """Four jokers are followed by the value that they stand for: `JJJJ 5`."""
    names, _, value = written.partition(" ") if isinstance(written, str) else (written, "", "")
    return Said("katzenjammer_blues-cards-as", {"cards": card_names(names), "value": value}) if value else card_names(names)


def card_names(names: Iterable[str]) -> list[Any]:
    return [Said("katzenjammer_blues-joker") if card == "J" else card for card in names]
