"""Katze im Sack on the page: a turn with random choices, and its key moments."""

from ..moment import Moment, before_own_turn, ended, some
from ..player import Player

MOMENTS = {
    "dog": Moment(some("turned", "chased", "round")),
    "dogs": Moment(some("turned", "dogs", "round")),
    "turn": Moment(before_own_turn(some("turned", "chased", "round"))),
    "end": Moment(ended),
}


def play_turn(player: Player) -> None:
    if player.button("pass", mice=1).count() == 0:
        player.one_of(player.hand)
        player.one_of(player.button("lay"))
    elif player.rng.random() < 0.5 and player.one_of(player.button("bid", bid=1).or_(player.button("take", bid=1))):
        return
    else:
        player.one_of(player.button("pass", mice=1))
