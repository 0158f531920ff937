"""A turn of Maus, pass auf! on the page, with random choices."""

from ..player import ANYTHING, Player


def play_turn(player: Player) -> None:
    player.one_of(player.button("turn-of", cards=1, name=ANYTHING))
