"""Games of a study: the lead is noted after every decision."""

from collections.abc import Callable
from functools import cache

import numpy as np

from ...batch.bot_play import NoteDecision, first_position, play_compiled_bots
from ...bots import Bot, decide
from ...bots.bot import CompiledPolicy
from ...bots.rng import FastRandom, rng_of
from ...games.arrays import Int16s, Int32s, Int64s, States, Words
from ...games.compiled import bind
from ...games.game import Game
from ...games.state import NOBODY
from .games_played import GamesPlayed
from .lead import CHANGES, no_leads, note_lead


def note_lead_at(batch: States, i: int, leads: Int32s, standing: Int64s) -> None:
    note_lead(batch[i], NOBODY, leads[i], standing)


@cache
def compile_note_lead(game: Game) -> NoteDecision:
    return bind(note_lead, game.id, standing_now=game.standing_now)


@cache
def compile_note_lead_at(game: Game) -> Callable[[States, int, Int32s, Int64s], None]:
    return bind(note_lead_at, game.id, note_lead=compile_note_lead(game))


def play_compiled(game: Game, table: States, key: Words, start: int, bots: Int16s, policies: list[CompiledPolicy]) -> GamesPlayed | None:
    """Play the deals from `start` on with these bots by deal, seating and seat; None if a policy failed."""
    played = GamesPlayed.unplayed(bots)
    seatings, seats = bots.shape[1:]
    rows = bots.reshape(-1, seats)
    leads = no_leads(len(rows))
    batch = play_compiled_bots(game, table, key, start, seatings, rows, policies, leads, compile_note_lead(game))
    if batch is None:
        return None
    played.ranks[:] = batch["ranks"][:, :seats].reshape(bots.shape)
    for name, numbers in (("plies", batch["plies"]), ("ends", batch["end"]), ("changes", leads[:, CHANGES])):
        getattr(played, name)[:] = numbers.reshape(bots.shape[:2])
    return played


def play_in_python(game: Game, table: States, key: Words, start: int, bots: Int16s, seated: list[Bot]) -> GamesPlayed:
    """Play the same with bots that are not compiled. Raises BotFailure."""
    played = GamesPlayed.unplayed(bots)
    for deal, seating in np.ndindex(bots.shape[:2]):
        play_game(game, table, key, start, (deal, seating), seated, played)
    return played


def play_game(game: Game, table: States, key: Words, start: int, place: tuple[int, int], seated: list[Bot], played: GamesPlayed) -> None:
    """Play the game at a place of the arrays, a deal from `start` on and its seating, and write its results there."""
    position, deal_rng = first_position(game, table, key, start + place[0])
    leads, standing = no_leads(1), np.zeros(played.bots.shape[2], np.int64)
    while (seat := position.turn) is not None:
        rng = FastRandom(rng_of(deal_rng, place[1], int(position.state.plies)))
        observation = position.observe(seat)
        position.apply(decide(seated[played.bots[place][seat]], observation, observation.legal(), rng))
        compile_note_lead_at(game)(position.array, 0, leads, standing)
    played.ranks[place] = position.state.ranks[: len(standing)]
    played.plies[place], played.ends[place], played.changes[place] = position.state.plies, position.state.end, leads[0, CHANGES]
