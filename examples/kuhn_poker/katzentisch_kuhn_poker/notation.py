"""The notation of Kuhn poker (4): cards, moves, and the setup of a record."""

from typing import Any

from katzentisch.games import (
    IN_PROGRESS,
    ActionGroup,
    UnreadableMove,
    check_cards,
    read_cards,
    read_strings,
)
from katzentisch.words import Said

from .state import ANSWERING, PLAYERS, KuhnState

NAMES = ("J", "Q", "K")
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
MOVES = ("check", "bet", "call", "fold")
ACTION_GROUPS = (
    ActionGroup(MOVES[:2], "Without a bet: check, or bet a chip.", ("betting",)),
    ActionGroup(MOVES[2:], "After a bet: call it, or fold.", ("answering",)),
)


def read_move(state: KuhnState, text: str) -> int:
    if text in MOVES:
        return MOVES.index(text)
    forms = Said("kuhn_poker-forms")
    raise UnreadableMove(Said("move-unreadable", {"move": text[:80], "forms": forms}))


def write_move(state: KuhnState, action: int) -> str:
    return MOVES[action]


def why_not(state: KuhnState, action: int) -> Said:
    if state.end != IN_PROGRESS:
        return Said("game-over")
    if state.phase == ANSWERING:
        return Said("kuhn_poker-not-with-bet")
    return Said("kuhn_poker-not-without-bet")


def read_setup(state: KuhnState, setup: dict[str, Any]) -> None:
    """4.1: read `hands`, the card of each seat. The card that nobody sees is the one left over."""
    hands = read_strings(setup, "hands", PLAYERS)
    kinds = [read_cards(hand, KIND_OF, f"hands[{seat}]", 1)[0] for seat, hand in enumerate(hands)]
    kinds += [kind for kind in range(len(NAMES)) if kind not in kinds]
    check_cards([NAMES[kind] for kind in kinds], dict.fromkeys(NAMES, 1))
    state.cards[:] = kinds


def write_setup(state: KuhnState) -> dict[str, Any]:
    return {"hands": [NAMES[kind] for kind in state.cards[:PLAYERS]]}
