"""The fallback for a bot that fails at a table, so that no game gets stuck. Everywhere else, `decide` reports the failure."""

import logging
from collections.abc import Sequence
from random import Random

from ..play.position import Position
from .bot import Bot
from .decision import BotFailure, decide
from .policies import RULES

log = logging.getLogger("katzentisch.bots")


def decide_at_table(bot: Bot, observation: Position, legal: Sequence[int], rng: Random) -> int:
    """Return the bot's move; if the bot fails, the rule-based player's; if that fails too, a random legal one."""
    for each in dict.fromkeys((bot, RULES)):
        try:
            return decide(each, observation, legal, rng)
        except BotFailure as failure:
            cause = failure.__cause__  # its message could name cards, which a log must not hold
            log.warning("bot %s failed in %s: %s", each.id, observation.game.id, type(cause).__name__ if cause else "illegal move")
    return rng.choice(legal)
