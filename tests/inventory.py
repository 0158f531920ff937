"""What a position of each game holds in all: cards and mice must be the same after every move."""

from collections import Counter
from typing import Any

import numpy as np

from katzentisch.games.katze_im_sack.state import NO_CARD, SET
from katzentisch.games.katzenjammer_blues.state import COPIES, JOKER, KINDS
from katzentisch.games.mau_mau.state import CARDS as MAU_CARDS
from katzentisch.games.mau_mau.state import PILE, WILD

Inventory = Counter[Any]


def katzenjammer_blues(state: Any) -> tuple[Inventory, Inventory]:
    held: Inventory = Counter()
    for kind in range(KINDS):
        held[kind] += int(state.discard[kind]) + sum(int(hand[kind]) for hand in state.hands[: state.players])
    held.update(int(card) for card in state.row[: state.row_size])
    held.update(int(card) for card in state.deck[state.deck_next : state.deck_size])
    held[JOKER] += int(state.jokers.sum())
    right = Counter(dict.fromkeys(range(KINDS), COPIES))
    mice = 20 if state.options[0] == 0 else 24
    held["mice"] = int(state.mice.sum()) + int(state.mice_left)
    assert state.sizes[: state.players].tolist() == state.hands[: state.players].sum(axis=1).tolist()
    return held, right + Counter({"mice": mice})


def katze_im_sack(state: Any) -> tuple[Inventory, Inventory]:
    """Each set is whole: hand, removed card, what was turned up, and what lies face down."""
    players = int(state.players)
    held: Inventory = Counter()
    for seat in range(players):
        held.update((seat, card) for card in range(SET) if state.hands[seat] >> card & 1)
        held.update((seat, card) for card in range(SET) if state.played[seat] >> card & 1)
        held[seat, int(state.removed[seat])] += 1
    dummy = 1 if players == 3 else 0
    for place in range(int(state.turned), int(state.laid)):
        if place >= dummy:
            held[(int(state.start) + place - dummy) % players, int(state.row[place])] += 1
    assert all(card != NO_CARD for card in state.row[: state.laid])
    held["mice"] = int(state.mice.sum()) + int(state.bank)
    right = Counter({(seat, card): 1 for seat in range(players) for card in range(SET)})
    return held, right + Counter({"mice": {3: 66, 4: 87, 5: 108}[players] - on_mouse_cards(state)})


def on_mouse_cards(state: Any) -> int:
    """Mice that lie on mouse cards not yet taken."""
    if not state.filled or state.end:
        return 0
    return sum({3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6]}[int(state.players)][int(state.passes) :])


def maus_pass_auf(state: Any) -> tuple[Inventory, Inventory]:
    small = state.options[0] == 0
    size = 45 if small else 90
    held: Inventory = Counter(int(kind) for kind in state.cards[:size])
    right = Counter({0: 58, 1: 14, 2: 6, 3: 6, 4: 6}) if not small else Counter({0: 29, 1: 7, 2: 3, 3: 3, 4: 3})
    held["cards"] = int(state.sizes.sum()) + int(state.pile_size)
    held["chips"] = int(state.chips.sum()) + int(state.chips_left)
    return held, right + Counter({"cards": size, "chips": 5 if small else 9})


def mau_mau(state: Any) -> tuple[Inventory, Inventory]:
    """Bits of `one` and `two` are a card each, those of `one` from WILD on are wild ones."""
    places = [*range(state.players), PILE]
    ones, twos = state.one[places], state.two[places]
    in_deck = np.bincount(state.deck[state.deck_next : MAU_CARDS], minlength=WILD + 1)
    held = in_deck + np.append(cards_in(ones) + cards_in(twos), np.bitwise_count(ones >> WILD).sum())
    sizes = np.bitwise_count(ones) + np.bitwise_count(twos)
    assert sizes[:-1].tolist() == state.sizes[: state.players].tolist()
    return Counter(dict(enumerate(held.tolist()))), Counter(dict.fromkeys(range(WILD), 2) | {WILD: 6})


def cards_in(sets: Any) -> Any:
    """How many of each kind, without the wild ones."""
    return (sets[:, None] >> np.arange(WILD, dtype=sets.dtype) & 1).sum(axis=0)


COUNTS = {"katzenjammer_blues": katzenjammer_blues, "katze_im_sack": katze_im_sack, "maus_pass_auf": maus_pass_auf, "mau_mau": mau_mau}


def check(game: str, state: Any) -> None:
    held, right = COUNTS[game](state)
    assert +held == +right
