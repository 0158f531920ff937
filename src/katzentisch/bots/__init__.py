"""Players that get an observation and its legal moves, and answer with a move. `BOTS` is the only registry."""

from ..games.game import BadSetup
from ..words import Said
from .anything import RANDOM
from .bot import Bot
from .deciding import decide
from .levels import level
from .named import made
from .net import NET
from .rules import RULES
from .search import SEARCH

__all__ = ["BOTS", "Bot", "bot_named", "decide"]

BOTS: dict[str, Bot] = {bot.id: bot for bot in (RANDOM, RULES, SEARCH, NET, *map(level, range(1, 5)))}


def bot_named(name: str) -> Bot:
    """One of the registry, or one that is called by what it is made of (named.py)."""
    bot = BOTS.get(name) or made(name)
    if bot is None:
        raise BadSetup(Said("bot-unknown", {"bot": name[:80], "bots": list(BOTS)}))
    return bot
