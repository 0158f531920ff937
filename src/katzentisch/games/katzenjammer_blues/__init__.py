"""Katzenjammer Blues, as one value."""

from ..game import Option, build_game
from . import auction, events, features, knowledge, notation, rules, state, view

FEW = 4  # 1.2: up to here 20 mice are used

GAME = build_game(
    state,
    rules,
    auction,
    knowledge,
    notation,
    view,
    events,
    features,
    id="katzenjammer_blues",
    players=range(2, 7),
    options=(
        Option(
            "mice",
            state.MICE_USED,
            default=lambda players: 20 if players <= FEW else 24,
            allows=lambda players, mice: players <= FEW or mice == 24,
        ),
    ),
)
