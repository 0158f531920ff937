"""Narration: events as sentences in German and English, to a reader who may sit at the table."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..games.game import Event, Game
from ..words import Said, knows, say


def seat_name(seat: int, language: str, names: Sequence[str] | None = None) -> str:
    return names[seat] if names else say("seat", language, number=seat)


def narrate(game: Game, event: Event, language: str = "en", names: Sequence[str] | None = None, viewer: int | None = None) -> str:
    """Put an event into one sentence.

    `viewer` is the reader's seat: there the sentence says "you". Without one, everyone is named.
    """
    facts: dict[str, Any] = {field.name: getattr(event, field.name) for field in msgspec.structs.fields(event)}
    name = ""
    if "seat" in facts:
        facts["you"] = int(facts["seat"] == viewer)
        facts["seat"] = name = seat_name(facts["seat"], language, names)
    if "scores" in facts:
        seats = enumerate(facts["scores"])
        facts["scores"] = [score_of(seat_name(seat, language, names), score, seat == viewer) for seat, score in seats]
    text = say(f"{game.id}-event-{type(event).__struct_config__.tag}", language, **game.event_facts(facts))
    return text if name and text.startswith(name) else text[:1].upper() + text[1:]  # a card may come first; a name stays as it is


def beginning(
    game: Game, first: int, language: str = "en", names: Sequence[str] | None = None, viewer: int | None = None, is_lot: bool = False
) -> str:
    """Say who begins, in the game's own words if it has any."""
    sentence = f"{game.id}-begins" if knows(f"{game.id}-begins", language) else "begins"
    text = say(sentence, language, name=seat_name(first, language, names), you=int(first == viewer))
    return say("begins-lot", language, begins=text) if is_lot else text


def score_of(name: str, score: int, is_you: bool) -> Said:
    return Said("event-score", {"name": name, "score": score, "you": int(is_you)})
