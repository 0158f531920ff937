"""The last moves of games, with few worlds that fit what the seat at turn knows. Seeds give different ones."""

from random import Random

from katzentisch.bots.policies import RULES
from katzentisch.games import GAMES
from katzentisch.games.katze_im_sack.state import AUCTION, ROUNDS
from katzentisch.games.katzenjammer_blues.state import HAND, KINDS
from katzentisch.games.mau_mau.cards import put, remove
from katzentisch.games.mau_mau.notation import kinds_in
from katzentisch.games.mau_mau.state import CARDS, PILE
from katzentisch.play.position import Position
from katzentisch.testing.tables import begun


def last_auction(seed: int) -> Position:
    """Katze im Sack, three players: everybody has laid the last card, so each of the others' is one of two."""
    position, rng = begun((GAMES["katze_im_sack"], 3, {}), seed), Random(seed)
    while position.state.rounds < ROUNDS - 1 or position.state.phase != AUCTION:
        position.apply(RULES.choose(position.observe(int(position.state.turn)), position.legal(), rng))
    return position


def last_row(seed: int, cards: int = 5) -> Position:
    """Katzenjammer Blues, two players with few cards and nearly as many mice: one card is left in the deck, and the next row takes it."""
    position = begun((GAMES["katzenjammer_blues"], 2, {}), seed)
    state = position.state
    for seat in range(2):
        hand = [kind for kind in range(KINDS) for _ in range(state.hands[seat, kind])]
        for kind in Random(seed).sample(hand, HAND - cards):
            state.hands[seat, kind] -= 1
            state.discard[kind] += 1
        state.sizes[seat] = cards
    while state.deck_size - state.deck_next > 1:
        state.deck_size -= 1
        state.discard[state.deck[state.deck_size]] += 1
        state.deck[state.deck_size] = 0
    state.mice[:2] = (7, 8) if state.turn == 0 else (8, 7)
    state.mice_left = 5
    return position


def open_hands(position: Position) -> Position:
    """As if everybody had seen where each card went."""
    position.state.known[:2] = position.state.hands[:2]
    return position


def few_cards(seed: int, own: int = 2, other: int = 2, deck: int = 3) -> Position:
    """Mau Mau, two players: all other cards lie in the pile."""
    position = begun((GAMES["mau_mau"], 2, {"mau": "automatic"}), seed)
    state = position.state
    for seat, size in ((int(state.turn), own), (1 - int(state.turn), other)):
        for kind in kinds_in(state, seat)[size:]:
            remove(state, seat, kind)
            put(state, PILE, kind)
        state.sizes[seat] = size
    while CARDS - state.deck_next > deck:
        put(state, PILE, int(state.deck[state.deck_next]))
        state.deck[state.deck_next] = 0
        state.deck_next += 1
    return position
