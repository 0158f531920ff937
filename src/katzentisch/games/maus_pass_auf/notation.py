"""The notation of Maus, pass auf! (4): cards, the only move, and the setup of a record."""

from typing import Any

from ...words import Said
from ..game import ActionGroup, BadSetup, UnreadableMove
from ..setup import check_cards, read_cards, read_strings
from .rules import build_stacks
from .state import COPIES, PACK, PACK_SIZE, TURN, MausState

NAMES = ("K", "C", "1", "2", "3")
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
ACTION_GROUPS = (ActionGroup(("turn",), "Flip the top card of your stack onto the pile.", ("turning", "hunting")),)


def read_move(state: MausState, text: str) -> int:
    if text == "turn":
        return TURN
    raise UnreadableMove(Said("move-unreadable", {"move": text[:80], "forms": Said("maus_pass_auf-forms")}))


def write_move(state: MausState, action: int) -> str:
    return ACTION_GROUPS[0].moves[action]


def why_not(state: MausState, action: int) -> Said:
    """Flipping a card is always legal, until the game is over."""
    return Said("game-over")


def read_setup(state: MausState, setup: dict[str, Any]) -> None:
    """Read `stacks`, a string for each seat, the top card first, and `top`, the card in the middle."""
    pack = int(state.options[PACK])
    stacks = read_strings(setup, "stacks", int(state.players))
    kinds = [kind for seat, cards in enumerate(stacks) for kind in read_cards(cards, KIND_OF, f"stacks[{seat}]", len(cards))]
    kinds += read_cards(setup.get("top"), KIND_OF, "top", 1)
    check_sizes([len(cards) for cards in stacks], PACK_SIZE[pack] - 1)
    check_cards([NAMES[kind] for kind in kinds], dict(zip(NAMES, COPIES[pack], strict=True)))
    state.cards[: len(kinds)] = kinds
    state.sizes[: len(stacks)] = [len(cards) for cards in stacks]
    build_stacks(state)


def check_sizes(sizes: list[int], dealt: int) -> None:
    """1.3: all cards but one are dealt, and nobody gets two more than another player."""
    fewest, longer = divmod(dealt, len(sizes))
    if sorted(sizes) != [fewest] * (len(sizes) - longer) + [fewest + 1] * longer:
        facts = {"sizes": sizes, "dealt": dealt, "fewest": fewest, "longer": longer}
        raise BadSetup(Said("maus_pass_auf-setup-sizes", facts))


def write_setup(state: MausState) -> dict[str, Any]:
    stacks, place = [], 0
    for size in state.sizes[: state.players].tolist():
        stacks.append("".join(NAMES[kind] for kind in state.cards[place : place + size]))
        place += size
    return {"stacks": stacks, "top": NAMES[state.cards[place]]}
