"""Mau Mau as people speak of it: cards by their names."""

from typing import Any

from ...words import Said

FACES = {"wild": "wild", "rev": "rev", "+2": "draw-2", "+4": "draw-4", "stop": "stop"}


def spoken(fact: str, value: Any) -> Any:
    if fact in ("card", "top"):
        return the_card(value)
    return [the_card(each) for each in value] if fact == "cards" else value


def event_facts(facts: dict[str, Any]) -> dict[str, Any]:
    if "card" in facts:
        facts |= card_facts(facts["card"])
    if "cards" in facts:
        facts["cards"] = [Said("mau_mau-card", card_facts(card)) for card in facts["cards"]]
    return facts


def the_card(name: str) -> Said:
    return Said("mau_mau-card-the", card_facts(name))


def card_facts(name: str) -> dict[str, str]:
    """A colour changer has no colour; `colour` is the one that is named with it."""
    suit, face = ("", name) if name == "wild" else (name[0], name[1:])
    return {"face": FACES.get(face, "digit"), "suit": suit, "digit": face}
