"""Why a seat may not make a move, told to people: cards by their names, and seats by who sits there."""

from contextlib import suppress

from ...games.game import IllegalMove
from ...play.position import Position
from ...words import LANGUAGES, Said, knows
from .table import Table


def why_not(table: Table, seat: int, move: str) -> Said | None:
    """None if it may. From what the seat knows; raises UnreadableMove."""
    assert table.dealing.play
    observation = table.dealing.play.position.observe(seat)
    with suppress(IllegalMove):
        observation.game.read_move(observation.state, move)
    if seat != table.turn:
        return Said("why-not-your-turn", {"name": name_at(table, table.turn)})
    return reason(observation, move)


def name_at(table: Table, seat: int | None) -> str:
    holder = None if seat is None else table.seats[seat].holder
    return holder.name if holder else ""


def reason(observation: Position, move: str) -> Said | None:
    """Of the seat whose turn it is."""
    try:
        action = observation.game.read_move(observation.state, move)
    except IllegalMove as illegal:
        return for_people(observation, illegal.said)
    return None if action in observation.legal() else for_people(observation, observation.illegal(action).said)


def for_people(observation: Position, said: Said) -> Said:
    """Some sentences are others where no notation is written."""
    facts = {fact: observation.game.spoken(fact, value) for fact, value in said.facts.items()}
    friendly = f"why-{said.sentence}"
    return Said(friendly if knows(friendly, LANGUAGES[0]) else said.sentence, facts)


def sentence(said: Said, language: str) -> str:
    """It may begin with a card."""
    text = said.translate(language)
    return text[:1].upper() + text[1:]
