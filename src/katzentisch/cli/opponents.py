"""The players that aren't people."""

from collections.abc import Sequence
from random import Random

from ..play.position import Position

NAMES = ("Minka", "Felix", "Luna", "Moritz", "Mimi", "Tiger", "Socke", "Pauli", "Ophelia", "Karlo")


def choose(position: Position, legal: Sequence[int], luck: Random) -> int:
    """A bot's move, from what its seat knows and may do: any."""
    return luck.choice(legal)


def seated(person: str, seat: int, players: int) -> list[str]:
    """Everybody's name by seat; a bot that is called like the person gives way."""
    names = [name for name in NAMES if name != person][: players - 1]
    return [*names[:seat], person, *names[seat:]]
