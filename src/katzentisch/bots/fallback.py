"""The fallback for a bot that fails, so that no game at a table gets stuck."""

import logging
from collections.abc import Sequence
from random import Random

from ..play.position import Position
from .bot import Bot
from .policies import RULES

log = logging.getLogger("katzentisch.bots")


def decide(bot: Bot, observation: Position, legal: Sequence[int], rng: Random) -> int:
    """Return the bot's move; if the bot fails, the rule-based player's; if that fails too, a random legal one."""
    for each in dict.fromkeys((bot, RULES)):
        try:
            action = each.choose(observation, legal, rng)
            if action in legal:
                return action
            failure = "illegal move"
        except Exception as error:
            failure = type(error).__name__
        log.warning("bot %s failed in %s: %s", each.id, observation.game.id, failure)  # a log must not hold cards
    return rng.choice(legal)
