"""What bots are called at a table."""

from collections.abc import Collection

NAMES = ("Minka", "Felix", "Luna", "Moritz", "Mimi", "Tiger", "Socke", "Pauli", "Ophelia", "Karlo")


def name_for(seat: int, taken: Collection[str]) -> str:
    """The seat's usual name, or the next one that nobody at the table has."""
    wishes = [*NAMES[seat:], *NAMES[:seat]]
    return next((name for name in wishes if name not in taken), NAMES[seat])
