"""Katzenjammer Blues on the page: a turn with random choices, and its key moments."""

from ..moment import Moment, ended, some
from ..player import ANYTHING, Player

MOMENTS = {
    "foursome": Moment(some("showed", seat=2)),
    "auction": Moment(some("won", seat=1)),
    "payment": Moment(some("paid", seat=1)),
    "joker": Moment(some("revealed", "drew")),
    "end": Moment(ended),
}


def play_turn(player: Player) -> None:
    if player.button("pay", cards=ANYTHING).count():
        player.one_of(player.button("pay", cards=ANYTHING))
    elif player.button("done").count():
        shown = player.one_of(player.group("foursomes"))
        player.one_of(player.button("show", value=ANYTHING, mice=1).or_(player.button("shed")) if shown else player.button("done"))
    elif player.rng.random() < 0.3 and player.one_of(player.group("offers")):
        player.one_of(player.button("bid", bid=ANYTHING))
    else:
        player.one_of(player.button("pass"))
