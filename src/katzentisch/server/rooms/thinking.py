"""Bots think in threads, on what their seat knows and nothing else."""

import asyncio
from dataclasses import dataclass
from typing import Any

from ...bots import BOTS, Bot, decide
from ...bots.comparing import compare
from ...play.position import Position
from ..tables.entries import Robot
from ..tables.table import Table
from .house import House

STAND_IN = "rules"  # plays for people who are away, and gives hints


@dataclass(frozen=True)
class Thought:
    """A question to a bot: `game` and `ply` name the decision, `sight` is all that the seat knows."""

    bot: Bot
    table: str
    game: str
    ply: int
    seat: int
    sight: Position

    def fits(self, table: Table) -> bool:
        """Whether it is still the same decision."""
        return table.status == "playing" and (self.game, self.ply, self.seat) == (table.dealing.id, table.dealing.ply, table.turn)


def question(table: Table, seat: int) -> Thought:
    deal, holder = table.dealing, table.seats[seat].holder
    assert deal.play
    bot = BOTS.get(holder.bot) if isinstance(holder, Robot) else None
    return Thought(bot or BOTS[STAND_IN], table.id, deal.id, deal.ply, seat, deal.play.position.masked(seat))


def answered(thought: Thought, house: House) -> str:
    sight = thought.sight
    action = decide(thought.bot, sight, sight.legal(), house.luck(thought.table, thought.ply))
    return sight.game.write_move(sight.state, action)


def compared(thought: Thought, move: str, house: House) -> dict[str, Any]:
    """A move beside the bot's own."""
    sight, luck = thought.sight, house.luck(thought.table, thought.ply)
    best = decide(thought.bot, sight, sight.legal(), luck)
    games, (mine, its) = compare(sight, (sight.game.read_move(sight.state, move), best), luck)
    means = {"move_score": round(mine.score / games, 2), "best_score": round(its.score / games, 2)}
    wins = {"move_wins": round(mine.wins, 2), "best_wins": round(its.wins, 2)}
    return {"best": sight.game.write_move(sight.state, best), "games": games, **wins, **means}


async def comparison(thought: Thought, move: str, house: House) -> dict[str, Any]:
    """The fields of `Compared`."""
    async with house.comparing:
        return await asyncio.get_running_loop().run_in_executor(house.threads, compared, thought, move, house)


async def answer(thought: Thought, house: House) -> str:
    """The move, in the notation."""
    return await asyncio.get_running_loop().run_in_executor(house.threads, answered, thought, house)
