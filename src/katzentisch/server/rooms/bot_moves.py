"""The moves of bots and standing orders, and forced moves. They are found in threads, only from what the seat knows."""

import asyncio
from dataclasses import dataclass
from random import Random

from ...bots import BOTS, Bot, decide_at_table
from ...bots.levels import follows_policy
from ...play import orders
from ...play.lesson import lesson_rng
from ...play.orders import Order
from ...play.position import Position
from ...protocol.holders import Robot
from ..tables.table import Table
from .services import Services

SUBSTITUTE_BOT = "rules"  # plays for people who are away


@dataclass(frozen=True)
class Decision:
    """A decision a seat has to make, identified by `game` and `ply`, and all the seat knows. An order takes precedence over the bot."""

    bot: Bot
    table: str
    game: str
    ply: int
    seat: int
    observation: Position
    order: Order | None = None
    lesson: bytes | None = None  # the seed of a lesson, where bots always answer in the same way

    def is_pending(self, table: Table, order: Order | None) -> bool:
        """Return whether the decision is still to be made, in the same way: not only by the person, nor by another order."""
        if table.status != "playing":
            return False
        if (self.game, self.ply, self.seat) != (table.active_game.id, table.active_game.ply, table.turn):
            return False
        return self.order == order and (order is not None or table.is_bots_turn or table.is_forced)


def decision_for(table: Table, seat: int, order: Order | None = None) -> Decision:
    game, holder = table.active_game, table.seats[seat].holder
    assert game.play
    bot = BOTS.get(holder.bot) if isinstance(holder, Robot) else None
    lesson = game.secret if game.is_lesson else None
    return Decision(bot or BOTS[SUBSTITUTE_BOT], table.id, game.id, game.ply, seat, game.play.position.observe(seat), order, lesson)


def needs_evaluation(decision: Decision) -> bool:
    """Return whether the move is found by more than a policy: by search or a network."""
    return decision.order is None and not follows_policy(decision.bot, decision.observation.game)


def choose_move(decision: Decision, services: Services) -> str:
    observation = decision.observation
    legal = observation.legal()
    if decision.order:
        action = orders.decide(decision.order, observation, legal)
        assert action is not None, "an order that is over decides nothing"
    else:
        action = decide_at_table(decision.bot, observation, legal, rng_of(decision, services))
    return observation.game.write_move(observation.state, action)


def rng_of(decision: Decision, services: Services) -> Random:
    return lesson_rng(decision.lesson, decision.ply) if decision.lesson else services.make_rng(decision.table, decision.ply)


async def find_move(decision: Decision, services: Services) -> str:
    """Return the move in the notation, found in a thread, once what finds it is compiled."""
    if needs_evaluation(decision):
        await services.compiled.wait(decision.observation.game.id)
    return await asyncio.get_running_loop().run_in_executor(services.bot_threads, choose_move, decision, services)
