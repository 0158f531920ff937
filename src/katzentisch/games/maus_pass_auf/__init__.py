"""The game Maus, pass auf!"""

from ..game import Option, build_game
from . import events, knowledge, notation, rules, state, view

FEW = 3  # 1.2: up to this number of players, the small pack is the default

GAME = build_game(
    state,
    rules,
    knowledge,
    notation,
    view,
    events,
    id="maus_pass_auf",
    players=range(2, 7),
    options=(
        Option("pack", ("small", "full"), default=lambda players: "small" if players <= FEW else "full"),
        Option("under", ("unflipped", "flipped")),
    ),
)
