"""Katze im Sack, as one value."""

from ..game import Option, assembled
from . import auction, events, features, knowledge, notation, rules, spoken, state, view

GAME = assembled(
    state,
    rules,
    auction,
    knowledge,
    notation,
    spoken,
    view,
    events,
    features,
    id="katze_im_sack",
    options=(Option("mice", ("secret", "open")), Option("rabbit", ("counts", "spared"))),
)
