"""Katze im Sack, as one value."""

from ..game import Game, Option, no_chance_to_read, no_chance_to_write
from ..state import no_chance
from .events import events, opening
from .knowledge import hides, imagine, mask
from .notation import read_move, read_setup, why_not, write_move, write_setup
from .rules import apply, begin, deal, legal
from .state import ACTIONS, PLAYERS, STATE
from .view import ENDS, PHASES, view

GAME = Game(
    id="katze_im_sack",
    players=PLAYERS,
    options=(Option("mice", ("secret", "open")), Option("rabbit", ("counts", "spared"))),
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
    hides=hides,
    view=view,
    opening=opening,
    events=events,
)
