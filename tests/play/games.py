"""Games of random moves, dealt as at a table."""

import random
from typing import Any

from katzentisch.play.fair import seed_of, written_fair
from katzentisch.play.play import Play

SECRET = bytes(range(32))


def share(number: int) -> str:
    return f"{number:02x}" * 32


def fair_record(game: str, players: int, luck: int = 1, **table: Any) -> dict[str, Any]:
    """Seat 1 gave no share."""
    shares = [None if seat == 1 else share(seat + 10) for seat in range(players)]
    play = Play(game, players, seed=seed_of(SECRET, shares), **table)
    moves = random.Random(luck)
    while not play.over:
        play.move(moves.choice(play.legal))
    return {**play.record(), "fair": written_fair(SECRET, shares)}


def shuffled_record() -> dict[str, Any]:
    """A game of Mau Mau in which the deck ran out."""
    records = (fair_record("mau_mau", 10, luck) for luck in range(100))
    return next(record for record in records if any(move.startswith("- ") for move in record["moves"]))
