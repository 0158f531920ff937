"""The notation of a setup and of shuffles in Mau Mau (rules/mau_mau.md 7)."""

import re
from collections import Counter
from itertools import chain
from typing import Any

from ...words import Said
from ..game import BadSetup, IllegalMove
from ..setup import check_cards, read_cards, read_strings
from .consequences import start_new_deck, turn_pile_into_deck
from .notation import ALL_CARDS, KIND_OF, NAMES, kinds_in, unreadable, write_cards, write_hand
from .rules import is_digit
from .state import CARDS, DIGIT, FIRST_CARD, HAND, PILE, SHUFFLING, WILD, MauState

SHUFFLE = re.compile(r"shuffle((?: (?:[gbry](?:[1-9]|rev|\+2|\+4|stop)|wild)){1,109})", re.ASCII)


def bits_of_cards(kinds: list[int]) -> tuple[int, int]:
    """Return cards as bits, `one` and `two` of the state."""
    counts = Counter(kinds)
    wilds = (1 << counts.pop(WILD, 0)) - 1
    one = sum(1 << kind for kind in counts)
    two = sum(1 << kind for kind, copies in counts.items() if copies == 2)
    return one | wilds << WILD, two


def read_setup(state: MauState, setup: dict[str, Any]) -> None:
    """Read `hands`, 5 cards for each seat, `top`, the turned-up card, and `deck`, the rest, the top first."""
    players = int(state.players)
    hands = [read_cards(hand, KIND_OF, f"hands[{seat}]", HAND, " ") for seat, hand in enumerate(read_strings(setup, "hands", players))]
    (top,) = read_cards(setup.get("top"), KIND_OF, "top", 1, " ")
    deck = read_cards(setup.get("deck"), KIND_OF, "deck", CARDS - HAND * players - 1, " ")
    check_cards((NAMES[kind] for kind in chain(*hands, [top], deck)), ALL_CARDS)
    if state.options[FIRST_CARD] == DIGIT and not is_digit(top):
        raise BadSetup(Said("mau_mau-setup-no-digit", {"card": NAMES[top]}))
    for seat, hand in enumerate(hands):
        state.one[seat], state.two[seat] = bits_of_cards(hand)
        state.sizes[seat] = HAND
    state.top = top
    state.deck_next = CARDS - len(deck)
    state.deck[CARDS - len(deck) :] = deck


def write_setup(state: MauState) -> dict[str, Any]:
    hands = [write_hand(state, seat) for seat in range(state.players)]
    return {"hands": hands, "top": NAMES[state.top], "deck": write_cards(state.deck[state.deck_next :])}


def read_chance(state: MauState, text: str) -> None:
    """5: the cards must be those of the pile without its top card."""
    found = SHUFFLE.fullmatch(text)
    if not found:
        raise unreadable(text)
    if state.phase != SHUFFLING:
        raise IllegalMove(Said("no-chance-due"))
    kinds = [KIND_OF[card] for card in found[1].split()]
    right = kinds_in(state, PILE)
    right.remove(int(state.top))
    if sorted(kinds) != right:
        raise IllegalMove(Said("mau_mau-not-the-pile", {"pile": write_cards(right)}))
    turn_pile_into_deck(state)
    state.deck[CARDS - len(kinds) :] = kinds
    start_new_deck(state)


def write_chance(before: MauState, after: MauState) -> str:
    """Return the whole new deck: cards drawn from it since are still in the array."""
    cards = len(kinds_in(before, PILE)) - 1
    return f"shuffle {write_cards(after.deck[CARDS - cards :])}"
