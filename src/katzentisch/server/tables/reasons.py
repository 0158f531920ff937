"""The reasons why a seat can't make a move, in words for people: cards by name, seats by the person who holds them."""

from contextlib import suppress

from ...games.game import IllegalMove
from ...play.position import Position
from ...words import LANGUAGES, Said, knows
from .table import Table


def why_illegal(table: Table, seat: int, move: str) -> Said | None:
    """Return the reason, or None if the move is legal, from what the seat knows. Raises UnreadableMove."""
    assert table.active_game.play
    observation = table.active_game.play.position.observe(seat)
    with suppress(IllegalMove):
        observation.game.read_move(observation.state, move)
    if seat != table.turn:
        return Said("why-not-your-turn", {"name": name_at(table, table.turn)})
    return reason_at_turn(observation, move)


def name_at(table: Table, seat: int | None) -> str:
    holder = None if seat is None else table.seats[seat].holder
    return holder.name if holder else ""


def reason_at_turn(observation: Position, move: str) -> Said | None:
    """Return the reason for the seat whose turn it is."""
    try:
        action = observation.game.read_move(observation.state, move)
    except IllegalMove as illegal:
        return in_plain_words(observation, illegal.said)
    return None if action in observation.legal() else in_plain_words(observation, observation.illegal(action).said)


def in_plain_words(observation: Position, said: Said) -> Said:
    """Replace notation by names, and use a friendlier sentence where there is one."""
    facts = {fact: observation.game.spoken(fact, value) for fact, value in said.facts.items()}
    friendly = f"why-{said.sentence}"
    return Said(friendly if knows(friendly, LANGUAGES[0]) else said.sentence, facts)


def reason_text(said: Said, language: str) -> str:
    """Return the sentence with a capital letter, as it may begin with the name of a card."""
    text = said.translate(language)
    return text[:1].upper() + text[1:]
