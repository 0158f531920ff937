"""Bots: they get the observation and the legal moves of a seat and return a move. `BOTS` is the only registry."""

from ..games.game import BadSetup
from ..words import Said
from .bot import Bot
from .decision import BotFailure, decide
from .fallback import decide_at_table
from .levels import level_bot
from .net import NET
from .policies import RANDOM, RULES
from .search import SEARCH
from .spec import bot_from_spec

__all__ = ["BOTS", "Bot", "BotFailure", "bot_named", "decide", "decide_at_table"]

BOTS: dict[str, Bot] = {bot.id: bot for bot in (RANDOM, RULES, SEARCH, NET, *map(level_bot, range(1, 5)))}


def bot_named(name: str) -> Bot:
    """Find a bot of the registry, or make one from a specification (spec.py). Raises BadSetup."""
    bot = BOTS.get(name) or bot_from_spec(name)
    if bot is None:
        raise BadSetup(Said("bot-unknown", {"bot": name[:80], "bots": list(BOTS)}))
    return bot
