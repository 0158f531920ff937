"""A bot's decision. A bot that fails is a bug: whoever measures, reviews or trains learns which bot failed, in which game and why."""

import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random

from ..games.game import BadSetup, Refusal
from ..play.integers import describe_value
from ..play.position import Position
from ..words import Said
from .bot import Bot

PACKAGE = str(Path(__file__).parent.parent)
LONGEST_ERROR = 300  # characters


class BotFailure(Refusal):
    """A bot that raised an error or chose an illegal move; the error is its `__cause__`."""


def decide(bot: Bot, observation: Position, legal: Sequence[int], rng: Random) -> int:
    """Return the bot's move; raises BotFailure. At a table, where no game may get stuck, use `decide_at_table`."""
    check_types(bot, observation)
    try:
        action = bot.choose(observation, legal, rng)
    except Refusal as refusal:
        raise failure(bot, observation, refusal.said) from refusal
    except (Exception, SystemExit) as error:
        raise failure(bot, observation, describe_error(error) + place_of(error)) from error
    if action not in legal:
        raise failure(bot, observation, Said("bot-failed-illegal", {"action": str(action)[:80]}))
    return action


def check_types(bot: object, observation: object) -> None:
    """Raise BadSetup for what is no bot or no position: that is not the bot's failure."""
    if not isinstance(bot, Bot):
        raise BadSetup(Said("decide-type", {"argument": "bot", "type": "Bot", "value": describe_value(bot)}))
    if not isinstance(observation, Position):
        raise BadSetup(Said("decide-type", {"argument": "observation", "type": "Position", "value": describe_value(observation)}))


def describe_error(error: BaseException) -> str:
    """Describe an error of somebody's code on one line."""
    try:
        text = str(error)
    except Exception:  # it is their code, too
        text = ""
    return " ".join(f"{type(error).__name__}: {text}".split())[:LONGEST_ERROR]


def place_of(error: BaseException) -> str:
    """Return the file and line of an own bot where an error was raised, in brackets; nothing for a bot of this package."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(PACKAGE)]
    its = [frame for frame in frames if frame.filename == frames[0].filename]
    return f" ({Path(its[-1].filename).name}:{its[-1].lineno})" if its else ""


def failure(bot: Bot, observation: Position, why: Said | str) -> BotFailure:
    return BotFailure(Said("bot-failed", {"bot": bot.id, "game": observation.game.id, "why": why}))
