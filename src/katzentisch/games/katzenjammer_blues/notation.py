"""The notation of Katzenjammer Blues (4): cards, moves and the setup of a record."""

import re
from collections.abc import Iterable
from functools import cache
from operator import mul
from typing import Any

from ...words import Said
from ..game import ActionGroup, IllegalMove, UnreadableMove
from ..setup import check_cards, read_cards, read_strings
from .state import (
    AUCTION,
    BIDS,
    CARDS,
    COPIES,
    DIFFERENT,
    DONE,
    HAND,
    JOKER,
    KINDS,
    LONGEST_BID,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    VALUES,
    BluesState,
    bid_cards,
    bid_of,
    bid_value,
)

NAMES = ("1", "2", "3", "4", "5", "J")
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}

BID = re.compile(r"bid ([1-9][0-9]{0,3})(?:x([1-5])|d)", re.ASCII)
PAY = re.compile(r"pay (?=[1-5J])([1-5]{0,90}J{0,90})", re.ASCII)
FOURSOME = re.compile(r"show (1{0,4}|2{0,4}|3{0,4}|4{0,4}|5{0,4})(J{0,4})(?: ([1-5]))?", re.ASCII)


def write_cards(counts: Iterable[int]) -> str:
    """Write cards with values ascending, jokers last."""
    return "".join(map(mul, NAMES, counts))


@cache
def write_bid(bid: int) -> str:
    value = bid_value(bid)
    return f"{bid_cards(bid)}d" if value == DIFFERENT else f"{bid_cards(bid)}x{NAMES[value]}"


def write_foursome(action: int) -> str:
    if action == SHOW_JOKERS:
        return "JJJJ"
    value, jokers = divmod(action - SHOW, 5)
    return NAMES[value] * (4 - jokers) + "J" * jokers + (f" {NAMES[value]}" if jokers == 4 else "")


def values_of(values: int) -> list[int]:
    """Return the number of cards of each value in a set of values."""
    return [values >> value & 1 for value in range(VALUES)]


ACTION_GROUPS = (
    ActionGroup(("pass",), "Leave the auction of this row.", ("auction",)),
    ActionGroup(
        tuple(f"bid {write_bid(bid)}" for bid in range(1, BIDS + 1)),
        "Bid for the row: `4x5` is four cards of value 5, `4d` is four different values. The numbers ascend with the bids.",
        ("auction",),
    ),
    ActionGroup(
        tuple(f"pay …{'J' * jokers}" for jokers in range(COPIES + 1)),
        "Pay a bid of equal cards with this number of jokers. `…` stands for the rest, cards of the value that was bid.",
        ("paying",),
    ),
    ActionGroup(
        tuple(f"pay {write_cards(values_of(values))}…" for values in range(1 << VALUES)),
        "Pay a bid of different cards with one card of each of these values. `…` stands for the rest, jokers.",
        ("paying",),
    ),
    ActionGroup(
        tuple(f"show {write_foursome(action)}" for action in range(SHOW, SHOW_JOKERS)),
        "Show this foursome and take mice for it. `JJJJ 3` are four jokers as a foursome of value 3.",
        ("showing",),
    ),
    ActionGroup(("show JJJJ",), "Show four jokers and discard them, for no mice.", ("showing",)),
    ActionGroup(("done",), "Show no more foursomes.", ("showing",)),
)
MOVES = tuple(move for group in ACTION_GROUPS for move in group.moves)


def write_move(state: BluesState, action: int) -> str:
    return f"pay {write_cards(payment(state, action))}" if PAY_EQUAL <= action < SHOW else MOVES[action]


def payment(state: BluesState, action: int) -> list[int]:
    """Return how many of each kind a payment lays down."""
    counts = [0] * KINDS
    cards = bid_cards(int(state.high))
    if action < PAY_DIFFERENT:
        counts[JOKER] = action - PAY_EQUAL
        counts[bid_value(int(state.high))] = cards - counts[JOKER]
    else:
        counts[:VALUES] = values_of(action - PAY_DIFFERENT)
        counts[JOKER] = cards - sum(counts)
    return counts


def read_move(state: BluesState, text: str) -> int:
    if text in ("pass", "done"):
        return PASS if text == "pass" else DONE
    for form, read in ((BID, read_bid), (PAY, read_payment), (FOURSOME, read_foursome)):
        found = form.fullmatch(text)
        if found:
            return read(state, text, found)
    raise unreadable(text)


def unreadable(text: str) -> UnreadableMove:
    return UnreadableMove(Said("move-unreadable", {"move": text[:80], "forms": Said("katzenjammer_blues-forms")}))


def read_bid(state: BluesState, text: str, found: re.Match[str]) -> int:
    cards, value = int(found[1]), DIFFERENT if found[2] is None else KIND_OF[found[2]]
    if value == DIFFERENT and not 2 <= cards <= VALUES:
        raise IllegalMove(Said("katzenjammer_blues-not-different", {"cards": cards}))
    if cards > LONGEST_BID:
        raise IllegalMove(Said("katzenjammer_blues-not-so-many", {"bid": text[4:], "most": LONGEST_BID}))
    return bid_of(cards, value)


def read_payment(state: BluesState, text: str, found: re.Match[str]) -> int:
    """Read a payment: values ascending, jokers last, as many cards as the bid."""
    cards = found[1]
    if state.phase != PAYING:
        raise IllegalMove(wrong_phase(state))
    if bid_value(int(state.high)) == DIFFERENT:
        action = PAY_DIFFERENT + sum(1 << KIND_OF[card] for card in set(cards) - {"J"})
    else:
        action = PAY_EQUAL + min(cards.count("J"), COPIES)
    if len(cards) != bid_cards(int(state.high)) or write_move(state, action) != text:
        raise IllegalMove(Said("katzenjammer_blues-not-the-bid", {"cards": cards, "bid": write_bid(int(state.high))}))
    return action


def read_foursome(state: BluesState, text: str, found: re.Match[str]) -> int:
    value_cards, jokers, declared = found.groups()
    if len(value_cards) + len(jokers) != 4 or (declared is not None and value_cards):
        raise unreadable(text)
    if not value_cards and declared is None:
        return SHOW_JOKERS
    return SHOW + KIND_OF[declared or value_cards[0]] * 5 + len(jokers)


def wrong_phase(state: BluesState) -> Said:
    return Said(f"katzenjammer_blues-not-now-{('auction', 'paying', 'showing')[int(state.phase)]}")


def why_not(state: BluesState, action: int) -> Said:
    """Say why a readable move is not legal while the game is in progress."""
    if state.phase == AUCTION and PASS < action < PAY_EQUAL:
        return why_no_bid(state, action)
    if state.phase == PAYING and PAY_EQUAL <= action < SHOW:
        facts = {"cards": write_cards(payment(state, action)), "bid": write_bid(int(state.high))}
        return Said("katzenjammer_blues-not-in-hand", facts)
    if state.phase not in (AUCTION, PAYING) and SHOW <= action < DONE:
        return Said("katzenjammer_blues-not-in-hand", {"cards": write_foursome(action)})
    return wrong_phase(state)


def why_no_bid(state: BluesState, action: int) -> Said:
    if action <= state.high:
        return Said("katzenjammer_blues-not-higher", {"bid": write_bid(action), "high": write_bid(int(state.high))})
    return Said("katzenjammer_blues-not-payable", {"bid": write_bid(action), "hand": write_cards(state.hands[state.turn])})


def read_setup(state: BluesState, setup: dict[str, Any]) -> None:
    """Read `hands`, a string of 6 cards for each seat, and `deck`, a string, the top card first."""
    hands = read_strings(setup, "hands", int(state.players))
    for seat, hand in enumerate(hands):
        kinds = read_cards(hand, KIND_OF, f"hands[{seat}]", HAND)
        state.hands[seat] = [kinds.count(kind) for kind in range(KINDS)]
    left = CARDS - HAND * int(state.players)
    deck = read_cards(setup.get("deck"), KIND_OF, "deck", left)
    state.deck[:left] = deck
    state.deck_size = left
    check_cards([*"".join(hands), *(NAMES[kind] for kind in deck)], dict.fromkeys(NAMES, COPIES))


def write_setup(state: BluesState) -> dict[str, Any]:
    hands = [write_cards(state.hands[seat]) for seat in range(state.players)]
    return {"hands": hands, "deck": "".join(NAMES[kind] for kind in state.deck[: state.deck_size])}


def spoken(fact: str, value: Any) -> Any:
    if fact in ("bid", "high"):
        return Said("why-katzenjammer_blues-bid", bid_facts(value))
    return card_names(value) if fact == "cards" and isinstance(value, str) else value


def event_facts(facts: dict[str, Any]) -> dict[str, Any]:
    if "bid" in facts:
        facts["bid"] = Said("katzenjammer_blues-bid", bid_facts(facts["bid"]))
    if "cards" in facts:
        facts["cards"] = cards(facts["cards"])
    return facts


def bid_facts(text: str) -> dict[str, int]:
    """Return the facts of a bid; `4d` has no value."""
    count, _, value = text.removesuffix("d").partition("x")
    return {"cards": int(count), "value": int(value or 0)}


def cards(written: str | list[str]) -> Said | list[str | Said]:
    """Return the names of cards. Four jokers can be followed by the value they stand for: `JJJJ 5`."""
    names, _, value = written.partition(" ") if isinstance(written, str) else (written, "", "")
    return Said("katzenjammer_blues-cards-as", {"cards": card_names(names), "value": value}) if value else card_names(names)


def card_names(names: Iterable[str]) -> list[str | Said]:
    return [Said("katzenjammer_blues-joker") if card == "J" else card for card in names]
