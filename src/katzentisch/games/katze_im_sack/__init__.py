"""The game Katze im Sack."""

from ..game import Option, build_game
from . import auction, events, features, knowledge, notation, rules, state, view

GAME = build_game(
    state,
    rules,
    auction,
    knowledge,
    notation,
    view,
    events,
    features,
    id="katze_im_sack",
    options=(Option("mice", ("secret", "open")), Option("rabbit", ("counts", "spared"))),
)
