"""Hints: a seat's moves evaluated from what it knows, once for each decision. Everything a hint says comes from that one evaluation."""

import asyncio

from ...bots import decide_at_table
from ...bots.evaluation import Evaluation, evaluate_moves, whole_percent
from ...play.position import Position
from ...protocol.messages import HintResult, MoveEvaluation
from .audience import Listener
from .bot_moves import Decision
from .hint_cache import Evaluated, Key
from .services import Services

SAMPLES = 2000  # at most, for each move
SHOWN = 4  # moves


def key_of(decision: Decision) -> Key:
    return decision.table, decision.game, decision.ply, decision.seat


def evaluate(decision: Decision, services: Services) -> Evaluated:
    """Evaluate all moves. Among equally good ones the bot's own comes first."""
    observation, rng = decision.observation, services.make_rng(decision.table, decision.ply)
    own = decide_at_table(decision.bot, observation, observation.legal(), rng)
    seed = rng.getrandbits(256)
    milliseconds = services.settings.hint_time
    moves = evaluate_moves(observation, [own], preferred=own, samples=SAMPLES, milliseconds=milliseconds, seed=seed)
    return Evaluated(moves, (own,), seed)


def include(evaluated: Evaluated, action: int, observation: Position) -> Evaluated:
    """Evaluate one more move in the same samples, so the figures of the others stay."""
    required = (*evaluated.required, action)
    moves = evaluate_moves(observation, required, preferred=required[0], samples=evaluated.samples, seed=evaluated.seed)
    return Evaluated(moves, required, evaluated.seed)


def find_hint(decision: Decision, action: int | None, known: Evaluated | None, services: Services) -> Evaluated:
    evaluated = known or evaluate(decision, services)
    return evaluated if action is None or evaluated.has(action) else include(evaluated, action, decision.observation)


async def run_hint(decision: Decision, move: str | None, services: Services, asker: Listener) -> HintResult:
    """Evaluate moves in a thread, when it is the asker's turn in the queue."""
    observation = decision.observation
    action = None if move is None else observation.game.read_move(observation.state, move)

    async def find() -> Evaluated:
        known, loop = services.hints.get(key_of(decision)), asyncio.get_running_loop()
        return await loop.run_in_executor(services.bot_threads, find_hint, decision, action, known, services)

    evaluated = await services.hint_queue.begin(asker.me.guest, asker.address, find)
    services.hints.put(key_of(decision), evaluated)
    return hint_result(decision, evaluated, move, action)


def hint_result(decision: Decision, evaluated: Evaluated, move: str | None, action: int | None) -> HintResult:
    thorough = [each for each in evaluated.moves if each.samples == evaluated.samples]
    shown = [each for place, each in enumerate(thorough) if place < SHOWN or each.action == action]
    moves = [evaluation_of(decision.observation, each) for each in shown]
    return HintResult(seat=decision.seat, ply=decision.ply, games=evaluated.samples, moves=moves, move=move)


def evaluation_of(observation: Position, evaluation: Evaluation) -> MoveEvaluation:
    move = observation.game.write_move(observation.state, evaluation.action)
    return MoveEvaluation(move, whole_percent(evaluation.wins) / 100, round(evaluation.wins.error, 4))
