"""The players that aren't people."""

from ..bots.names import NAMES

USUAL = "level2"


def seated(person: str, seat: int, players: int) -> list[str]:
    """Everybody's name by seat; a bot that is called like the person gives way."""
    names = [name for name in NAMES if name != person][: players - 1]
    return [*names[:seat], person, *names[seat:]]
