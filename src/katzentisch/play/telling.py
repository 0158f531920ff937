"""Telling what happened: events as sentences in German and English."""

from collections.abc import Sequence

import msgspec

from ..games.game import Event, Game
from ..words import say


def seat_name(seat: int, language: str, names: Sequence[str] | None = None) -> str:
    return names[seat] if names else say("seat", language, number=seat)


def tell(game: Game, event: Event, language: str = "en", names: Sequence[str] | None = None) -> str:
    """One event as a sentence. Its field `seat` becomes a name; every other field is a fact for the sentence to use."""
    facts = {field.name: getattr(event, field.name) for field in msgspec.structs.fields(event)}
    if "seat" in facts:
        facts["seat"] = seat_name(facts["seat"], language, names)
    return say(f"{game.id}-event-{type(event).__struct_config__.tag}", language, **facts)
