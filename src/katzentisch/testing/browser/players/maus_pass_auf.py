"""Maus, pass auf! on the page: a turn with random choices, and its key moments."""

from ..moment import Moment, ended, some
from ..player import ANYTHING, Player

MOMENTS = {
    "hunt": Moment(some("caught", seat=1)),
    "escape": Moment(some("escaped")),
    "end": Moment(ended),
}


def play_turn(player: Player) -> None:
    player.one_of(player.button("turn-of", cards=1, name=ANYTHING))
