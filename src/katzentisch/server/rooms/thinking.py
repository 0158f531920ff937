"""Bots think in threads, on what their seat knows and nothing else; what a standing order does is found in the same way."""

import asyncio
from dataclasses import dataclass
from typing import Any

from ...bots import BOTS, Bot, decide
from ...bots.evaluation import Evaluation, evaluate_moves
from ...play import orders as standing
from ...play.orders import Order
from ...play.position import Position
from ..tables.entries import Robot
from ..tables.table import Table
from ..wire.messages import MoveEvaluation
from .audience import Listener
from .house import House

STAND_IN = "rules"  # plays for people who are away, and gives hints
WORLDS = 2000  # at most, for each move
PATIENCE: float | None = 700  # milliseconds, until moves are judged
SHOWN = 4  # moves


@dataclass(frozen=True)
class Thought:
    """What is a seat to do? `game` and `ply` name the decision, `observation` is all that the seat knows. An order goes before the bot."""

    bot: Bot
    table: str
    game: str
    ply: int
    seat: int
    observation: Position
    order: Order | None = None

    def fits(self, table: Table, order: Order | None) -> bool:
        """Whether it is still the same decision, and neither the person's own nor that of another order."""
        if table.status != "playing" or (self.game, self.ply, self.seat) != (table.dealing.id, table.dealing.ply, table.turn):
            return False
        return self.order == order and (order is not None or table.is_bots_turn)


def question(table: Table, seat: int, order: Order | None = None) -> Thought:
    deal, holder = table.dealing, table.seats[seat].holder
    assert deal.play
    bot = BOTS.get(holder.bot) if isinstance(holder, Robot) else None
    return Thought(bot or BOTS[STAND_IN], table.id, deal.id, deal.ply, seat, deal.play.position.observe(seat), order)


def answered(thought: Thought, house: House) -> str:
    observation = thought.observation
    legal = observation.legal()
    if thought.order:
        action = standing.decide(thought.order, observation, legal)
        assert action is not None, "an order that is over decides nothing"
    else:
        action = decide(thought.bot, observation, legal, house.rng(thought.table, thought.ply))
    return observation.game.write_move(observation.state, action)


def compared(thought: Thought, move: str | None, house: House) -> dict[str, Any]:
    """The fields of `Comparison`: the best moves, the bot's own, and the one asked for."""
    observation, rng = thought.observation, house.rng(thought.table, thought.ply)
    hint = decide(thought.bot, observation, observation.legal(), rng)
    asked = [hint] if move is None else [hint, observation.game.read_move(observation.state, move)]
    judged = evaluate_moves(observation, asked, samples=WORLDS, milliseconds=PATIENCE, seed=rng.getrandbits(256))
    shown = [evaluation_of(observation, each) for place, each in enumerate(judged) if place < SHOWN or each.action in asked]
    return {"hint": observation.game.write_move(observation.state, hint), "games": judged[0].samples, "moves": shown}


def evaluation_of(observation: Position, judged: Evaluation) -> MoveEvaluation:
    wins, behind = judged.wins, judged.behind_wins
    figures = (round(each, 4) for each in (wins.mean, wins.error, behind.mean, behind.error))
    return MoveEvaluation(observation.game.write_move(observation.state, judged.action), *figures)


async def comparison(thought: Thought, move: str | None, house: House, asker: Listener) -> dict[str, Any]:
    """When it is the asker's turn to get one."""

    async def compare() -> dict[str, Any]:
        return await asyncio.get_running_loop().run_in_executor(house.threads, compared, thought, move, house)

    return await house.comparing.begin(asker.me.guest, asker.address, compare)


async def answer(thought: Thought, house: House) -> str:
    """The move, in the notation."""
    return await asyncio.get_running_loop().run_in_executor(house.threads, answered, thought, house)
