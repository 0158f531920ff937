"""Games of a study, played as in batch/bot_play.py, but the lead is noted after every decision."""

from collections.abc import Callable
from functools import cache

import numpy as np

from ...batch.bot_play import FAILED, compile_deal, first_position
from ...bots import Bot, decide
from ...bots.bot import CompiledChoose, CompiledPolicy, Scratch
from ...bots.rng import FastRandom, rng_of
from ...games.arrays import Int16s, Int32s, Int64s, Moves, States, Words
from ...games.bound import apply, chance, choose_with_scratch, legal
from ...games.compiled import bind
from ...games.entry_points import rules_of
from ...games.game import Game
from ...games.state import CHANCE, CommonState
from .games_played import GamesPlayed
from .lead import CHANGES, no_leads, note_lead

PlayBot = Callable[[States, Int16s, int, int, Int64s, Moves, Int64s, Int32s, Scratch], int]


def play_bot(
    batch: States, bots: Int16s, bot: int, seatings: int, rngs: Int64s, moves: Moves, standing: Int64s, leads: Int32s, scratch: Scratch
) -> int:
    """Play every game until it is another bot's turn. Returns the number of unfinished games, or FAILED if a move was illegal."""
    left = 0
    for i in range(len(batch)):
        state: CommonState = batch[i]
        while state.end == 0:
            seat = int(state.turn)
            if seat == CHANCE:
                chance(state)
                continue
            if bots[i, seat] != bot:
                left += 1
                break
            count = legal(state, moves)
            if not apply(state, choose_with_scratch(state, moves, count, rng_of(int(rngs[i]), i % seatings, int(state.plies)), scratch)):
                return FAILED
            note_lead(state, standing, leads[i])
    return left


def note_lead_at(batch: States, i: int, standing: Int64s, leads: Int32s, row: int) -> None:
    note_lead(batch[i], standing, leads[row])


@cache
def compile_note_lead(game: Game) -> Callable[[CommonState, Int64s, Int32s], None]:
    return bind(note_lead, game.id, standing_now=game.standing_now)


@cache
def compile_note_lead_at(game: Game) -> Callable[[States, int, Int64s, Int32s, int], None]:
    return bind(note_lead_at, game.id, note_lead=compile_note_lead(game))


@cache
def compile_bot(game: Game, choose: CompiledChoose) -> PlayBot:
    return bind(play_bot, choose.__name__, choose_with_scratch=choose, note_lead=compile_note_lead(game), **rules_of(game))


def play_compiled(game: Game, table: States, key: Words, start: int, bots: Int16s, policies: list[CompiledPolicy]) -> GamesPlayed | None:
    """Play the deals from `start` on with these bots by deal, seating and seat; None if a policy failed."""
    played = GamesPlayed.unplayed(bots)
    seatings, seats = bots.shape[1:]
    rows = bots.reshape(-1, seats)
    batch, rngs, leads = np.zeros(len(rows), game.state), np.zeros(len(rows), np.int64), no_leads(len(rows))
    compile_deal(game)(batch, table, key, start, seatings, np.zeros(16, np.uint32), rngs)
    moves, standing, left = np.zeros(game.actions, np.int16), np.zeros(seats, np.int64), len(rows)
    while left:
        for index, (choose, scratch) in enumerate(policies):
            left = compile_bot(game, choose)(batch, rows, index, seatings, rngs, moves, standing, leads, scratch)
            if left == FAILED:
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
        compile_note_lead_at(game)(position.array, 0, standing, leads, 0)
    played.ranks[place] = position.state.ranks[: len(standing)]
    played.plies[place], played.ends[place], played.changes[place] = position.state.plies, position.state.end, leads[0, CHANGES]
