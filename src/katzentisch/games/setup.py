"""The setup of a record: reading and checking its cards, for all games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ..words import Said
from .game import BadSetup


def read_strings(setup: dict[str, Any], field: str, count: int) -> list[str]:
    """Read a list of exactly `count` strings."""
    texts = setup.get(field)
    if not isinstance(texts, list) or len(texts) != count or not all(isinstance(text, str) for text in texts):
        raise BadSetup(Said("setup-not-texts", {"field": field, "count": count}))
    return texts


def read_cards(text: object, kinds: Mapping[str, int], field: str, count: int, separator: str = "") -> list[int]:
    """Read a string of exactly `count` cards as kinds, with the separator between them."""
    if not isinstance(text, str):
        raise BadSetup(Said("setup-not-text", {"field": field}))
    cards = (text.split(separator) if text else []) if separator else list(text)
    for card in cards:
        if card not in kinds:
            raise BadSetup(Said("setup-no-card", {"field": field, "card": card[:20], "cards": list(kinds)}))
    if len(cards) != count:
        raise BadSetup(Said("setup-count", {"field": field, "count": len(cards), "right": count}))
    return [kinds[card] for card in cards]


def check_cards(cards: Iterable[str], right: Mapping[str, int]) -> None:
    """Check that these are exactly the cards of the game; raises BadSetup."""
    counts = Counter(cards)
    for card, copies in right.items():
        if counts[card] != copies:
            raise BadSetup(Said("setup-copies", {"card": card, "count": counts[card], "right": copies}))
