"""What a network sees of a game of Kuhn poker."""

from katzentisch.games import Features, flag, one_hot, rule

from .state import ANSWERING, CARDS, KuhnState

FEATURES = CARDS + 2


@rule
def encode_features(state: KuhnState, out: Features) -> None:
    """1.3: the own card. 2.1–2.3: first or second player, with or without a bet."""
    at = one_hot(out, 0, state.cards[state.turn], CARDS)
    at = flag(out, at, state.turn == state.first)
    flag(out, at, state.phase == ANSWERING)
