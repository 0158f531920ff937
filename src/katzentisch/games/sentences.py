"""The sentences that every game must have, in each language. A game can have more: names of cards, labels of moves, reasons, its rules."""

from collections.abc import Iterator
from typing import Any

from .game import Game


def sentences_of(game: Game[Any]) -> list[str]:
    """Return the ids of the sentences that the program says about every game."""
    return [f"{game.id}-{name}" for name in names_for(game)]


def names_for(game: Game[Any]) -> Iterator[str]:
    yield from ("name", "about", "forms", "event-over")
    yield from (f"event-{kind.__struct_config__.tag}" for kind in game.event_types)
    yield from (f"end-{end}" for end in game.ends)
    for phase in (*game.phases, "over"):
        yield from (f"phase-{phase}", f"help-{phase}")
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
