"""What a seat knows of a game of Kuhn poker, and determinizations of it."""

from katzentisch.games import ALL, below, observe_common, rule

from .state import CARDS, SHOWDOWN_END, UNKNOWN, KuhnState


@rule
def observe(state: KuhnState, seat: int, out: KuhnState) -> None:
    """1.3: a player sees only the own card. 3.2: everyone sees both cards in a showdown."""
    observe_common(state, seat, out)
    for each in range(state.players):
        out.paid[each] = state.paid[each]
    for place in range(CARDS):
        is_shown = place < state.players and state.end == SHOWDOWN_END
        out.cards[place] = state.cards[place] if place == seat or is_shown else UNKNOWN


@rule
def determinize(state: KuhnState) -> None:
    """1.3: deal the cards that the viewer has not seen, all orders equally likely."""
    for place in range(CARDS):
        if state.cards[place] == UNKNOWN:
            state.cards[place] = draw(state)
    state.viewer = ALL


@rule
def draw(state: KuhnState) -> int:
    """1.3: draw a card that is not dealt yet."""
    card = below(state, CARDS)
    while is_dealt(state, card):
        card = below(state, CARDS)
    return card


@rule
def is_dealt(state: KuhnState, card: int) -> bool:
    """1.1: every card is there once."""
    return bool(card == state.cards[0] or card == state.cards[1] or card == state.cards[2])
