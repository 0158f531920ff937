"""Bots on their way to another process, as bytes: so whatever goes wrong there is reported with a sentence and doesn’t end a worker.

cloudpickle, if it is installed, also sends functions that only exist in this process: of a notebook, lambdas, local ones.
"""

import pickle
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from typing import Any

from ..games.game import BadSetup
from ..words import Said
from .bot import Bot
from .decision import describe_error

try:
    dumps = import_module("cloudpickle").dumps
except ImportError:
    dumps = pickle.dumps

KEPT = 4  # values that a worker keeps, so that it needs not load them for every chunk


def pack(value: object, bots: Iterable[Bot]) -> bytes:
    """Pickle a value that contains bots. Raises BadSetup, which names the bot that can't be sent."""
    try:
        return bytes(dumps(value))
    except Exception as error:
        faulty = next((bot for bot in bots if not is_packable(bot)), None)
        if faulty is None:
            raise
        raise BadSetup(Said("bot-not-sent", {"bot": faulty.id, "why": sentence_of(error)})) from error


def is_packable(bot: Bot) -> bool:
    try:
        dumps(bot)
    except Exception:  # a pickler calls the bot's own code, which can raise anything
        return False
    return True


@lru_cache(KEPT)
def unpack(packed: bytes) -> Any:
    """Load a value from the process that distributes the work. Raises BadSetup."""
    try:
        return pickle.loads(packed)
    except BadSetup:
        raise
    except Exception as error:
        raise BadSetup(Said("bot-not-received", {"why": sentence_of(error)})) from error


def sentence_of(error: Exception) -> str:
    text = describe_error(error)
    return text if text.endswith((".", "!", "?")) else f"{text}."
