"""A turn of Katze im Sack on the page, with random choices."""

from ..player import Player


def play_turn(player: Player) -> None:
    if player.button("pass", mice=1).count() == 0:
        player.one_of(player.hand)
        player.one_of(player.button("lay"))
    elif player.rng.random() < 0.5 and player.one_of(player.button("bid", bid=1).or_(player.button("take", bid=1))):
        return
    else:
        player.one_of(player.button("pass", mice=1))
