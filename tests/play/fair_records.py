"""Games of random moves, dealt as at a table."""

import random
from typing import Any

import msgspec

from katzentisch.games import GAMES
from katzentisch.play.deal_receipt import DealReceipt, share_commitments
from katzentisch.play.fair_deal import LOT, Binding, Fair, First, VoidAttempt, bound_options, draw_first, fair_section, seed_of
from katzentisch.play.play import Play

SECRET = bytes(range(32))
TABLE, NUMBER, RULES = "2NFSbl0n6AhV", 3, "1"


def share(number: int) -> str:
    return f"{number:02x}" * 32


def shares_of(players: int) -> list[str | None]:
    """Seat 1 gave none."""
    return [None if seat == 1 else share(seat + 10) for seat in range(players)]


def bound(game: str, players: int, attempt: int = 1, options: Any = None, first: First = 0, number: int = NUMBER) -> Binding:
    return Binding(TABLE, number, attempt, game, players, bound_options(GAMES[game], players, options or {}), first, RULES)


def fair_record(
    game: str,
    players: int,
    rng: int = 1,
    *,
    voided: tuple[VoidAttempt, ...] = (),
    secret: bytes = SECRET,
    number: int = NUMBER,
    **table: Any,
) -> dict[str, Any]:
    shares, binding = shares_of(players), bound(game, players, len(voided) + 1, number=number, **table)
    play = played(Play(game, players, seed=seed_of(secret, shares, binding), **table), rng)
    return play.record().with_notes(fair=fair_section(secret, shares, binding, voided)).as_dict()


def lot_record(game: str, players: int, rng: int = 1, **table: Any) -> dict[str, Any]:
    """A game in which the seed decided who begins."""
    shares, binding = shares_of(players), bound(game, players, first=LOT, **table)
    seed = seed_of(SECRET, shares, binding)
    play = played(Play(game, players, seed=seed, first=draw_first(seed, players), **table), rng)
    return play.record().with_notes(fair=fair_section(SECRET, shares, binding)).as_dict()


def old_record(game: str, players: int, rng: int = 1, **table: Any) -> dict[str, Any]:
    """As records were before the second scheme."""
    shares = shares_of(players)
    play = played(Play(game, players, seed=seed_of(SECRET, shares), **table), rng)
    return play.record().with_notes(fair=fair_section(SECRET, shares)).as_dict()


def played(play: Play, rng: int) -> Play:
    moves = random.Random(rng)
    while not play.over:
        play.move(moves.choice(play.legal))
    return play


def shuffled_record() -> dict[str, Any]:
    """A game of Mau Mau in which the deck ran out."""
    records = (fair_record("mau_mau", 10, rng) for rng in range(100))
    return next(record for record in records if any(move.startswith("- ") for move in record["moves"]))


def fair_of(record: dict[str, Any]) -> Fair:
    return msgspec.convert(record["fair"], Fair)


def kept_of(record: dict[str, Any], *seats: int) -> DealReceipt:
    """What the page of whoever had these seats kept."""
    fair = record["fair"]
    return DealReceipt(
        commitment=fair["commitment"],
        table=fair["table"],
        number=fair["number"],
        attempt=fair["attempt"],
        shares={seat: fair["shares"][seat] for seat in seats},
        listed=share_commitments(fair["table"], fair["number"], fair["attempt"], fair["shares"]),
        dealt=True,
    )
