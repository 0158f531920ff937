"""Deals of a match played in Python: every bot gets its observation, and its decisions are timed."""

from contextlib import suppress
from time import perf_counter

from ..batch.bot_play import first_position, play_position
from ..batch.records import record_of, seed_of
from ..bots import Bot, BotFailure, decide
from ..bots.rng import FastRandom
from ..games.arrays import Float64s, Int16s
from ..play.position import Position
from ..play.record import Record
from ..play.saved_games import line_of
from .match import Match
from .results import COUNT, LONGEST, TOTAL, MatchResults


def play_in_python(match: Match, start: int, stop: int, with_records: bool = False) -> MatchResults:
    """Play deals start … stop-1, on request with their records."""
    results = MatchResults.empty(match, start, stop)
    firsts = match.first_equals(results.bots)
    played: dict[int, list[int]] = {}  # the actions of each game that was played, by its row
    for row, first in enumerate(firsts.tolist()):
        deal, seating = start + row // match.players, row % match.players
        if row == first:
            played[row] = play_game(match, deal, seating, results, row)
        if with_records:
            results.records.append(line_of(record(match, deal, results.bots[row], played[first])))
    results.copy_rows(firsts)
    return results


def play_game(match: Match, deal: int, seating: int, results: MatchResults, row: int) -> list[int]:
    """Play a game and write its row of the results; returns the actions."""

    def decide_at(seat: int, observation: Position, rng: FastRandom) -> int:
        bot = int(results.bots[row, seat])
        results.decisions[row, seat] += 1
        return decide_timed(match.seated[bot], observation, rng, results.times[bot])

    position, deal_rng = first_position(match.rules, match.table, match.key, deal)
    actions = play_position(position, deal_rng, seating, decide_at)
    results.scores[row] = position.state.scores[: match.players]
    results.ranks[row] = position.state.ranks[: match.players]
    return actions


def decide_timed(bot: Bot, observation: Position, rng: FastRandom, times: Float64s) -> int:
    legal = observation.legal()
    started = perf_counter()
    action = decide(bot, observation, legal, rng)
    spent = (perf_counter() - started) * 1000
    times[COUNT] += 1
    times[TOTAL] += spent
    times[LONGEST] = max(times[LONGEST], spent)
    return action


def record(match: Match, deal: int, bots: Int16s, actions: list[int]) -> Record:
    """Make the record of a game, with the names of the bots by seat."""
    seed = seed_of(match.key, deal)
    return record_of(match.rules, match.players, match.options, seed, actions).with_notes(bots=[match.names[bot] for bot in bots])


def warm_up(match: Match) -> None:
    """Let each bot decide once without timing, so that everything it needs is compiled and loaded. If it fails, it will do so again."""
    position, rng = first_position(match.rules, match.table, match.key, 0)
    while len(legal := position.legal()) == 1:
        position.apply(legal[0])
    if legal:
        assert position.turn is not None
        for bot in dict.fromkeys(match.seated):
            with suppress(BotFailure):
                decide(bot, position.observe(position.turn), legal, FastRandom(rng))
