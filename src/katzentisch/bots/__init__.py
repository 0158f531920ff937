"""Bots: they get the observation and the legal moves of a seat and return a move. `BOTS` is the only registry.

`as_bot` makes a bot from a name, a specification or a function.
"""

from collections.abc import Callable
from typing import Any

from ..games.game import BadSetup
from ..words import Said
from .bot import Bot
from .decision import BotFailure, decide
from .fallback import decide_at_table
from .levels import level_bot
from .net import NET, ROBUST
from .own import OwnBot, from_arrays, from_position, from_view
from .policies import RANDOM, RULES
from .search import SEARCH
from .spec import MADE, bot_from_spec

__all__ = [
    "BOTS",
    "Bot",
    "BotFailure",
    "OwnBot",
    "as_bot",
    "bot_named",
    "decide",
    "decide_at_table",
    "from_arrays",
    "from_position",
    "from_view",
]

BOTS: dict[str, Bot] = {bot.id: bot for bot in (RANDOM, RULES, SEARCH, NET, *map(level_bot, range(1, 5)))}
ONLY_SOME_GAMES = {ROBUST.id: ROBUST}  # known by name like the others, but not listed

Spec = str | Bot | Callable[..., Any]  # what `as_bot` takes


def bot_named(name: str) -> Bot:
    """Find a bot of the registry, or make one from a specification (spec.py). Raises BadSetup."""
    if not isinstance(name, str):
        raise BadSetup(Said("bot-spec-type", {"type": type(name).__name__}))
    bot = BOTS.get(name) or ONLY_SOME_GAMES.get(name) or bot_from_spec(name)
    if bot is None:
        raise BadSetup(Said("bot-unknown", {"bot": name[:80], "bots": list(BOTS)}))
    return bot


def as_bot(spec: Spec, name: str | None = None) -> Bot:
    """Return the bot that a name, a specification or a function stands for.

    Parameters
    ----------
    spec
        A name of `BOTS`; a specification such as ``"search:64"``, ``"net:FILE"`` or ``"python:module:function"``; a `Bot`; or a function,
        which gets a `Position` unless `from_view` or `from_arrays` says otherwise. ``python:`` runs code, so never take a
        specification from somebody you don't trust.
    name
        The name of a bot that is made from a function; the function's own if omitted.

    Raises
    ------
    BadSetup
        If there is no such bot.

    Examples
    --------
    >>> as_bot("level3").id
    'level3'
    >>> as_bot(lambda observation: observation.legal()[0], name="first").id
    'first'
    """
    if isinstance(spec, str):
        return bot_named(spec)
    if isinstance(spec, Bot):
        return spec
    if not callable(spec):
        raise BadSetup(Said("bot-spec-type", {"type": type(spec).__name__}))
    return from_position(spec, name=name)


def is_named(bot: Bot) -> bool:
    """Return whether `bot_named` finds this very bot by its id."""
    return bot in (BOTS.get(bot.id), MADE.get(bot.id))
