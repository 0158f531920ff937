"""Mau Mau on the page: a turn with random choices, and its key moments."""

from ..moment import Moment, before_own_turn, ended, some
from ..player import ANYTHING, Player

MOMENTS = {
    "chain": Moment(some("facing", count=4)),
    "draw": Moment(some("drew", count=4, seat=2)),
    "direction": Moment(some("direction-changed", way="counterclockwise")),
    "colour": Moment(some("played", seat=3, card="wild")),
    "turn": Moment(before_own_turn(some("direction-changed"))),
    "end": Moment(ended),
}


def play_turn(player: Player) -> None:
    if player.button("mau").count():
        player.one_of(player.button("mau"))
    elif player.group("name-colour").count():
        player.one_of(player.group("name-colour"))
    elif player.one_of(player.hand):
        player.one_of(player.button("play", card=ANYTHING))
    else:
        player.one_of(player.button("draw", count=1).or_(player.button("pass")))
