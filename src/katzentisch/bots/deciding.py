"""A bot's move at a table: whatever happens inside the bot, the game goes on."""

import logging
from collections.abc import Sequence
from random import Random

from ..play.position import Position
from .bot import Bot
from .rules import RULES

log = logging.getLogger("katzentisch.bots")


def decide(bot: Bot, observation: Position, legal: Sequence[int], rng: Random) -> int:
    """The bot's answer; if it fails, that of the rule-based player; if that fails too, any legal move."""
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
