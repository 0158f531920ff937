"""A turn of Mau Mau on the page, with random choices."""

from ..player import ANYTHING, Player


def play_turn(player: Player) -> None:
    if player.button("mau").count():
        player.one_of(player.button("mau"))
    elif player.group("name-colour").count():
        player.one_of(player.group("name-colour"))
    elif player.one_of(player.hand):
        player.one_of(player.button("play", card=ANYTHING))
    else:
        player.one_of(player.button("draw", count=1).or_(player.button("pass")))
