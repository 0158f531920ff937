"""Why a seat may not make a move, told to people: cards by their names, and seats by who sits there."""

from contextlib import suppress

from ...games.game import IllegalMove
from ...play.position import Position
from ...words import LANGUAGES, Said, knows
from .table import Table


def why_not(table: Table, seat: int, move: str) -> Said | None:
    """None if it may. From what the seat knows; raises UnreadableMove."""
    assert table.dealing.play
    sight = table.dealing.play.position.masked(seat)
    with suppress(IllegalMove):
        sight.game.read_move(sight.state, move)
    if seat != table.turn:
        return Said("why-not-your-turn", {"name": name_at(table, table.turn)})
    return reason(sight, move)


def name_at(table: Table, seat: int | None) -> str:
    holder = None if seat is None else table.seats[seat].holder
    return holder.name if holder else ""


def reason(sight: Position, move: str) -> Said | None:
    """Of the seat whose turn it is."""
    try:
        action = sight.game.read_move(sight.state, move)
    except IllegalMove as illegal:
        return for_people(sight, illegal.said)
    return None if action in sight.legal() else for_people(sight, sight.illegal(action).said)


def for_people(sight: Position, said: Said) -> Said:
    """Some sentences are others where no notation is written."""
    facts = {fact: sight.game.spoken(fact, value) for fact, value in said.facts.items()}
    friendly = f"why-{said.sentence}"
    return Said(friendly if knows(friendly, LANGUAGES[0]) else said.sentence, facts)


def sentence(said: Said, language: str) -> str:
    """It may begin with a card."""
    text = said.tell(language)
    return text[:1].upper() + text[1:]
