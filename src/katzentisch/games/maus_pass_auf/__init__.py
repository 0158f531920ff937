"""Maus, pass auf!, as one value."""

from ..game import Game, Option, no_chance_to_read, no_chance_to_write, nothing_hidden
from ..state import no_chance
from .events import events, opening
from .knowledge import imagine, mask
from .notation import read_move, read_setup, why_not, write_move, write_setup
from .rules import apply, begin, deal, legal
from .state import ACTIONS, STATE
from .view import ENDS, PHASES, view

FEW = 3  # 1.2: up to here the small pack is usual

GAME = Game(
    id="maus_pass_auf",
    players=range(2, 7),
    options=(
        Option("pack", ("small", "full"), default=lambda players: "small" if players <= FEW else "full"),
        Option("under", ("unflipped", "flipped")),
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
