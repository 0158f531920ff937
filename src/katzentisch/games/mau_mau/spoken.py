"""Mau Mau as people speak of it: cards by their names."""

from typing import Any

from ...words import Said

SPECIAL = {"rev": "rev", "+2": "take-2", "+4": "take-4", "stop": "stop"}


def spoken(fact: str, value: Any) -> Any:
    if fact in ("card", "top"):
        return card(value)
    return [card(each) for each in value] if fact == "cards" else value


def card(name: str) -> Said:
    if name == "wild":
        return Said("why-mau_mau-card-wild")
    colour, face = name[0], name[1:]
    return Said(f"why-mau_mau-card-{SPECIAL.get(face, 'digit')}", {"colour": colour, "digit": face})
