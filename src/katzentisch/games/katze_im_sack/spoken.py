"""Katze im Sack as people speak of it: cards by their names."""

from typing import Any

from ...words import Said

KINDS = {"0": "rabbit", "d": "small-dog", "D": "big-dog"}


def spoken(fact: str, value: Any) -> Any:
    return Said("katze_im_sack-card-the", card_facts(value)) if fact == "card" else value


def event_facts(facts: dict[str, Any]) -> dict[str, Any]:
    if "card" in facts:
        facts |= card_facts(facts["card"])
    if "cards" in facts:
        facts["cards"] = [Said("katze_im_sack-card-short", card_facts(card)) for card in facts["cards"]]
    return facts


def card_facts(name: str) -> dict[str, str]:
    return {"kind": KINDS.get(name, "cat"), "value": name.replace("-", "−")}
