"""What a network sees of a game of Kuhn poker."""

from katzentisch.games import Features, flag, flag_column, one_hot, one_hot_columns, rule

from .state import ANSWERING, CARDS, KuhnState

GROUPS = (
    one_hot_columns("card", ("jack", "queen", "king")),
    flag_column("is_first"),
    flag_column("phase_answering"),
)


@rule
def encode_features(state: KuhnState, out: Features) -> None:
    """1.3: the own card. 2.1–2.3: first or second player, with or without a bet."""
    at = one_hot(out, 0, state.cards[state.turn], CARDS)
    at = flag(out, at, state.turn == state.first)
    flag(out, at, state.phase == ANSWERING)
