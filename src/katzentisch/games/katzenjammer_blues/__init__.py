"""Katzenjammer Blues, as one value."""

from ..game import Game, Option, no_chance_to_read, no_chance_to_write, nothing_hidden
from ..state import no_chance
from .events import events, opening
from .knowledge import imagine, mask
from .notation import read_move, read_setup, why_not, write_move, write_setup
from .rules import apply, begin, deal, legal
from .state import ACTIONS, MICE_USED, STATE
from .view import ENDS, PHASES, view

FEW = 4  # 1.2: up to here 20 mice are used

GAME = Game(
    id="katzenjammer_blues",
    players=range(2, 7),
    options=(
        Option(
            "mice",
            MICE_USED,
            default=lambda players: 20 if players <= FEW else 24,
            allows=lambda players, mice: players <= FEW or mice == 24,
        ),
    ),
    ends=ENDS,
    phases=PHASES,
    fewest_win=False,
    state=STATE,
    actions=ACTIONS,
    deal=deal,
    begin=begin,
    legal=legal,
    apply=apply,
    chance=no_chance,
    mask=mask,
    imagine=imagine,
    read_setup=read_setup,
    write_setup=write_setup,
    read_move=read_move,
    write_move=write_move,
    why_not=why_not,
    read_chance=no_chance_to_read,
    write_chance=no_chance_to_write,
    hides=nothing_hidden,
    view=view,
    opening=opening,
    events=events,
)
