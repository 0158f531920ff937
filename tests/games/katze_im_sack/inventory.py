"""What a position of Katze im Sack holds in all: cards and mice must be the same after every move."""

from collections import Counter
from typing import Any

from katzentisch.games.katze_im_sack.state import NO_CARD, SET

Inventory = Counter[Any]


def count(state: Any) -> tuple[Inventory, Inventory]:
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
