"""The deal of Mau Mau as docs/fair-deals.md describes it: nothing from katzentisch, nothing compiled."""

from collections.abc import Sequence
from typing import Any

from ...play.reference_deal import Stream

FACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop")
CARDS = [colour + face for colour in "gbry" for face in FACES] + ["wild"]


def deal(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    cards = stream.shuffle([card for card in CARDS for _ in range(6 if card == "wild" else 2)])
    hands = [" ".join(sorted(cards[5 * seat : 5 * seat + 5])) for seat in range(players)]
    top, *deck = cards[5 * players :]
    while options.get("first_card") == "digit" and top[1:] not in FACES[:9]:
        top, *deck = [*deck, top]
    return {"hands": hands, "top": top, "deck": " ".join(deck)}


def shuffle_pile(stream: Stream, pile: Sequence[str]) -> list[str]:
    """The pile without its top card."""
    backwards = [card for card in reversed(CARDS) for _ in range(pile.count(card) if card == "wild" else min(1, pile.count(card)))]
    twice = [card for card in reversed(CARDS) if card != "wild" and pile.count(card) == 2]
    return stream.shuffle(backwards + twice)
