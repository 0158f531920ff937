"""The game Mau Mau."""

from ..game import Option, build_game
from . import consequences, events, features, knowledge, notation, rules, setup, state, view

GAME = build_game(
    state,
    rules,
    consequences,
    knowledge,
    notation,
    setup,
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
