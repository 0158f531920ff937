"""Katze im Sack, as one value."""

from ..game import Option, assembled
from . import events, knowledge, notation, rules, state, view

GAME = assembled(
    state,
    rules,
    knowledge,
    notation,
    view,
    events,
    id="katze_im_sack",
    options=(Option("mice", ("secret", "open")), Option("rabbit", ("counts", "spared"))),
)
