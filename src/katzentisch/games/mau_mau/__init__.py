"""Mau Mau, as one value."""

from ..game import Option, assembled
from . import aftermath, events, features, knowledge, notation, rules, setup, spoken, state, view

GAME = assembled(
    state,
    rules,
    aftermath,
    knowledge,
    notation,
    setup,
    spoken,
    view,
    events,
    features,
    id="mau_mau",
    players=range(2, state.MOST_PLAYERS + 1),
    options=(
        Option("mau", ("called", "automatic")),
        Option("drawing", ("forced", "free")),
        Option("first_card", ("quiet", "digit")),
        Option("last_card", ("quiet", "draws")),
        Option("reverse_for_two", ("plain", "stop")),
    ),
    fewest_win=True,
)
