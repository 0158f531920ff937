"""The notation of Mau Mau (rules/mau_mau.md 7): cards and moves."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ...words import Said
from ..game import ActionGroup, UnreadableMove
from .rules import can_choose, can_say_mau, matching_kinds
from .state import (
    CALLED,
    COLOURED,
    COLOURS,
    DRAW,
    DRAWING,
    FORCED,
    MAU,
    NAME,
    NAMING,
    PLAY_WILD,
    SAYING_MAU,
    WILD,
    WILD_COPIES,
    MauState,
)

COLOUR_NAMES = ("g", "b", "r", "y")
FACE_NAMES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop")
NAMES = (*(colour + face for colour in COLOUR_NAMES for face in FACE_NAMES), "wild")
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
ALL_CARDS = {name: WILD_COPIES if name == "wild" else 2 for name in NAMES}

CARD_MOVES = tuple(f"play {name}" for name in NAMES[:WILD])
WILD_MOVES = tuple(f"play wild {colour}" for colour in COLOUR_NAMES)
ACTION_GROUPS = (
    ActionGroup(CARD_MOVES, "Play this card.", ("playing",)),
    ActionGroup(WILD_MOVES, "Play a Wild and choose this colour.", ("playing",)),
    ActionGroup(
        tuple(f"{move} mau" for move in CARD_MOVES),
        "Play this card, your second-to-last, and say mau. Only with the option `mau: called`.",
        ("playing",),
    ),
    ActionGroup(
        tuple(f"{move} mau" for move in WILD_MOVES),
        "Play a Wild, your second-to-last card, choose this colour and say mau. Only with the option `mau: called`.",
        ("playing",),
    ),
    ActionGroup(("draw",), "Draw a card, or the cards of an open Draw 2.", ("playing",)),
    ActionGroup(
        tuple(f"name {colour}" for colour in COLOUR_NAMES),
        "Name this colour for the Wild that was turned up first. Only with the option `first_card: acts`.",
        ("naming",),
    ),
)
MOVES = tuple(move for group in ACTION_GROUPS for move in group.moves)

NAMED = re.compile(r"name ([gbry])", re.ASCII)
PLAY = re.compile(r"play (?:([gbry](?:[1-9]|rev|\+2|\+4|stop))|wild ([gbry]))( mau)?", re.ASCII)


def kinds_in(state: MauState, place: int) -> list[int]:
    """Return the cards of a hand or of the pile, by kind."""
    return list(kinds_of(int(state.one[place]), int(state.two[place])))


@lru_cache(4096)
def kinds_of(one: int, two: int) -> tuple[int, ...]:
    """Return the kinds of a set. Cached: most hands stay the same from move to move."""
    return (*sorted(bits(one & COLOURED) + bits(two)), *[WILD] * (one >> WILD).bit_count())


def bits(cards: int) -> list[int]:
    kinds = []
    while cards:
        lowest = cards & -cards
        kinds.append(lowest.bit_length() - 1)
        cards ^= lowest
    return kinds


def size(state: MauState, place: int) -> int:
    """Return the number of cards in a hand or in the pile."""
    return int(state.one[place]).bit_count() + int(state.two[place]).bit_count()


def write_cards(kinds: Iterable[int]) -> str:
    return " ".join(NAMES[kind] for kind in kinds)


def write_hand(state: MauState, seat: int) -> str:
    """Return a hand sorted as text, as in records."""
    return " ".join(sorted(NAMES[kind] for kind in kinds_in(state, seat)))


def write_move(state: MauState, action: int) -> str:
    return MOVES[action]


def unreadable(text: str) -> UnreadableMove:
    return UnreadableMove(Said("move-unreadable", {"move": text[:80], "forms": Said("mau_mau-forms")}))


def read_move(state: MauState, text: str) -> int:
    if text == "draw":
        return DRAW
    if named := NAMED.fullmatch(text):
        return NAME + COLOUR_NAMES.index(named[1])
    found = PLAY.fullmatch(text)
    if not found:
        raise unreadable(text)
    card, colour, said = found.groups()
    action = KIND_OF[card] if card else PLAY_WILD + COLOUR_NAMES.index(colour)
    return action + (SAYING_MAU if said else 0)


def why_not(state: MauState, action: int) -> Said:
    if state.phase == NAMING:
        return Said("mau_mau-not-before-naming")
    if action >= NAME:
        return Said("mau_mau-not-naming")
    if action == DRAW:
        return why_not_draw(state)
    if action >= SAYING_MAU and not can_say_mau(state):
        return Said("mau_mau-not-mau" if state.options[MAU] == CALLED else "mau_mau-not-mau-automatic")
    kind = min(action % SAYING_MAU, WILD)
    hand = kinds_in(state, int(state.turn))
    if kind not in hand:
        return Said("mau_mau-not-in-hand", {"card": NAMES[kind], "hand": write_cards(hand)})
    if state.stacked:
        return Said("mau_mau-not-on-take-two", {"card": NAMES[kind], "count": int(state.stacked)})
    if kind == WILD:
        return why_not_colour(state)
    return Said("mau_mau-not-fitting", {"card": NAMES[kind], "top": NAMES[state.top], "colour": colour_name(state)})


def why_not_colour(state: MauState) -> Said:
    """3.5: with `wish: new`, the current colour can't be chosen again."""
    others = [COLOUR_NAMES[colour] for colour in range(COLOURS) if can_choose(state, colour)]
    return Said("mau_mau-not-new", {"colour": colour_name(state), "colours": others})


def why_not_draw(state: MauState) -> Said:
    """2.3: a card matches, and it must be played or there is nothing to draw."""
    fits = matching_kinds(state)
    cards = [NAMES[kind] for kind in sorted(set(kinds_in(state, int(state.turn)))) if fits >> kind & 1]
    return Said("mau_mau-not-draw" if state.options[DRAWING] == FORCED else "mau_mau-not-draw-nothing", {"cards": cards})


def colour_name(state: MauState) -> Said:
    return Said(f"mau_mau-colour-{COLOUR_NAMES[state.colour]}")


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
    """Return the facts of a card; a Wild has no colour of its own."""
    suit, face = ("", name) if name == "wild" else (name[0], name[1:])
    return {"face": FACES.get(face, "digit"), "suit": suit, "digit": face}
