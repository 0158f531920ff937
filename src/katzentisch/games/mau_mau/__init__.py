"""Mau Mau, as one value."""

from ..game import Game, Option, nothing_hidden
from .aftermath import chance
from .events import events, opening
from .knowledge import imagine, mask
from .notation import read_move, why_not, write_move
from .rules import apply, begin, deal, legal
from .setup import read_chance, read_setup, write_chance, write_setup
from .state import ACTIONS, MOST_PLAYERS, STATE
from .view import ENDS, PHASES, view

GAME = Game(
    id="mau_mau",
    players=range(2, MOST_PLAYERS + 1),
    options=(
        Option("mau", ("called", "automatic")),
        Option("drawing", ("forced", "free")),
        Option("first_card", ("quiet", "digit")),
        Option("last_card", ("quiet", "draws")),
        Option("reverse_for_two", ("plain", "stop")),
    ),
    ends=ENDS,
    phases=PHASES,
    fewest_win=True,
    state=STATE,
    actions=ACTIONS,
    deal=deal,
    begin=begin,
    legal=legal,
    apply=apply,
    chance=chance,
    mask=mask,
    imagine=imagine,
    read_setup=read_setup,
    write_setup=write_setup,
    read_move=read_move,
    write_move=write_move,
    why_not=why_not,
    read_chance=read_chance,
    write_chance=write_chance,
    hides=nothing_hidden,
    view=view,
    opening=opening,
    events=events,
)
