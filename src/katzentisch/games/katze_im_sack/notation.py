"""The notation of Katze im Sack (5): cards, moves and the setup of a record."""

import re
from functools import cache
from typing import Any

from ...words import Said
from ..game import ActionGroup, BadSetup, IllegalMove, UnreadableMove
from ..setup import read_cards, read_strings
from ..view_base import names_of
from .row import has_dummy
from .state import ACTIONS, LAYING, MOST_MICE, OFFER, PASS, ROUNDS, SET, KatzeState

NAMES = ("-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D")
CARD_OF = {name: card for card, name in enumerate(NAMES)}
BID = re.compile("bid (0|[1-9][0-9]*)")
ACTION_GROUPS = (
    ActionGroup(tuple(f"lay {name}" for name in NAMES), "Put this card from your hand face down at the end of the row.", ("laying",)),
    ActionGroup(("pass",), "Leave the auction of this row.", ("auction", "offer")),
    ActionGroup(tuple(f"bid {mice}" for mice in range(1, MOST_MICE + 1)), "Bid this number of mice for the row.", ("auction", "offer")),
)
MOVES = tuple(move for group in ACTION_GROUPS for move in group.moves)


def cards_in(hand: int) -> list[str]:
    """Return the cards of a bit set."""
    return list(names_in(int(hand)))


@cache
def names_in(hand: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(NAMES) if hand >> card & 1)


def read_move(state: KatzeState, text: str) -> int:
    if text == "pass":
        return PASS
    if text.startswith("lay ") and text[4:] in CARD_OF:
        return CARD_OF[text[4:]]
    if bid := BID.fullmatch(text):
        return read_bid(bid[1])
    raise UnreadableMove(Said("move-unreadable", {"move": text[:80], "forms": Said("katze_im_sack-forms")}))


def read_bid(mice: str) -> int:
    """2.2: bids start at 1; nobody can own more mice than the last action bids."""
    if mice == "0":
        raise IllegalMove(Said("katze_im_sack-not-nothing"))
    if len(mice) > 3 or PASS + int(mice) >= ACTIONS:
        raise IllegalMove(Said("katze_im_sack-not-in-the-game", {"bid": mice[:20], "most": ACTIONS - 1 - PASS}))
    return PASS + int(mice)


def write_move(state: KatzeState, action: int) -> str:
    return MOVES[action]


def why_not(state: KatzeState, action: int) -> Said:
    if state.phase == LAYING:
        return why_not_lay(state, action)
    if action < SET:
        return Said("katze_im_sack-not-laying", {"card": NAMES[action]})
    return why_not_bid(state, action - PASS)


def why_not_lay(state: KatzeState, action: int) -> Said:
    """2.1: why a card can't be laid."""
    if action >= SET:
        return Said("katze_im_sack-not-yet", {"move": write_move(state, action)})
    return Said("katze_im_sack-not-in-hand", {"card": NAMES[action], "hand": cards_in(state.hands[state.turn])})


def why_not_bid(state: KatzeState, bid: int) -> Said:
    """2.2, 2.5: why a bid is not legal."""
    mice, high = int(state.mice[state.turn]), int(state.high)
    if bid > mice:
        return Said("katze_im_sack-not-that-many", {"bid": bid, "mice": mice})
    if state.phase == OFFER:
        return Said("katze_im_sack-not-more-than-one", {"bid": bid})
    return Said("katze_im_sack-not-higher", {"bid": bid, "high": high})


def read_setup(state: KatzeState, setup: dict[str, Any]) -> None:
    """Read `removed`, each seat's removed card, and with three players `dummy`, the dummy's nine cards in the order of the rounds."""
    for seat, card in enumerate(read_strings(setup, "removed", int(state.players))):
        state.removed[seat] = read_cards(card, CARD_OF, f"removed[{seat}]", 1, separator=" ")[0]
    if has_dummy(state):
        read_dummy(state, read_cards(setup.get("dummy"), CARD_OF, "dummy", ROUNDS, separator=" "))


def read_dummy(state: KatzeState, dummy: list[int]) -> None:
    """1.5: the missing card is the one that was removed."""
    for card in dummy:
        if dummy.count(card) > 1:
            raise BadSetup(Said("katze_im_sack-setup-twice", {"card": NAMES[card]}))
    state.dummy[:ROUNDS] = dummy
    state.dummy[ROUNDS] = (set(range(SET)) - set(dummy)).pop()


def write_setup(state: KatzeState) -> dict[str, Any]:
    setup: dict[str, Any] = {"removed": names_of(state.removed[: state.players], NAMES)}
    if has_dummy(state):
        setup["dummy"] = " ".join(names_of(state.dummy[:ROUNDS], NAMES))
    return setup


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
