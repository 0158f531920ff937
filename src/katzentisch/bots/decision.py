"""A bot's decision. A bot that fails is a bug: whoever measures, reviews or trains learns which bot failed, in which game and why."""

from collections.abc import Sequence
from random import Random

from ..games.game import Refusal
from ..play.position import Position
from ..words import Said
from .bot import Bot


class BotFailure(Refusal):
    """A bot that raised an error or chose an illegal move; the error is its `__cause__`."""


def decide(bot: Bot, observation: Position, legal: Sequence[int], rng: Random) -> int:
    """Return the bot's move; raises BotFailure. At a table, where no game may get stuck, use `decide_at_table`."""
    try:
        action = bot.choose(observation, legal, rng)
    except Refusal as refusal:
        raise failure(bot, observation, refusal.said) from refusal
    except (Exception, SystemExit) as error:
        raise failure(bot, observation, f"{type(error).__name__}: {error}"[:300]) from error
    if action not in legal:
        raise failure(bot, observation, Said("bot-failed-illegal", {"action": str(action)[:80]}))
    return action


def failure(bot: Bot, observation: Position, why: Said | str) -> BotFailure:
    return BotFailure(Said("bot-failed", {"bot": bot.id, "game": observation.game.id, "why": why}))
