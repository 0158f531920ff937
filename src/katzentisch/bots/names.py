"""Names of bots at a table."""

from collections.abc import Collection

NAMES = ("Minka", "Felix", "Luna", "Moritz", "Mimi", "Tiger", "Socke", "Pauli", "Ophelia", "Karlo")


def name_for(seat: int, taken: Collection[str]) -> str:
    """Return the default name of a seat, or the next one that is free."""
    names = [*NAMES[seat:], *NAMES[:seat]]
    return next((name for name in names if name not in taken), NAMES[seat])
