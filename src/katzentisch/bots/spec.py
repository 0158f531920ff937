"""Bots given by a specification instead of a name of the registry.

`search:64`, `guided:64`, `net:FILE`, `net:FILE?temperature=1`, `blend:30:net:rules`, `python:MODULE:FUNCTION`

For the command line and the library. A server never takes one from the network: `python:` runs code, `net:` reads files.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from operator import attrgetter

from ..games.game import BadSetup
from ..games.registry import MOST_PLAYERS
from ..words import Said
from .blend import blend
from .bot import Bot
from .decision import describe_error
from .levels import PLAYERS
from .net.network import check_fit, read_network
from .net.player import make_network_bot
from .own import make_own
from .search import make_searcher

MOST_ITERATIONS = 1_000_000
MOST_TEMPERATURE = 10.0
TEMPERATURE = "?temperature="
EVERY_DECISION = 100  # per cent
LONGEST = len(str(EVERY_DECISION))  # digits of a percentage


def search_bot(spec: str, iterations: str, with_net: bool) -> Bot:
    if not (iterations.isascii() and iterations.isdecimal() and 1 <= int(iterations[:9]) <= MOST_ITERATIONS):
        raise BadSetup(Said("bot-iterations-range", {"bot": spec[:80], "most": MOST_ITERATIONS}))
    return make_searcher(spec, int(iterations), with_net)


def network_bot(spec: str, place: str) -> Bot:
    """Read a network; `FILE?temperature=T` replaces the temperature that is in the file. Raises BadSetup."""
    file, question, setting = place.partition(TEMPERATURE)
    network = read_network(file)
    if question:
        network = replace(network, about={**network.about, "temperature": read_temperature(spec, setting)})
    return make_network_bot(spec, lambda game: check_fit(network, game))


def read_temperature(spec: str, text: str) -> float:
    try:
        temperature = float(text)
    except ValueError:
        temperature = -1.0
    if not 0.0 <= temperature <= MOST_TEMPERATURE:
        raise BadSetup(Said("bot-temperature-range", {"bot": spec[:80], "most": int(MOST_TEMPERATURE)}))
    return temperature


def blend_bot(spec: str, value: str) -> Bot:
    """Make a bot that follows the first bot in a percentage of its decisions and the second one in the others. Raises BadSetup."""
    percent, _, names = value.partition(":")
    stronger, _, weaker = names.partition(":")
    is_percentage = percent.isascii() and percent.isdecimal() and len(percent) <= LONGEST and int(percent) <= EVERY_DECISION
    if not is_percentage or stronger not in PLAYERS or weaker not in PLAYERS:
        raise BadSetup(Said("bot-blend-form", {"bot": spec[:80], "bots": list(PLAYERS)}))
    share = int(percent) / EVERY_DECISION
    return blend(spec, PLAYERS[stronger], PLAYERS[weaker], dict.fromkeys(range(MOST_PLAYERS + 1), share))


def python_bot(spec: str, place: str) -> Bot:
    """Import a function or a bot from a module, as `python -m` would find it: in the current folder first. Raises BadSetup."""
    module, colon, name = place.partition(":")
    if not (module and colon and name):
        raise BadSetup(Said("bot-python-form", {"bot": spec[:80]}))
    try:
        if (folder := os.getcwd()) not in sys.path and "" not in sys.path:
            sys.path.insert(0, folder)
        found = import_module(module)
    except (Exception, SystemExit) as error:
        raise BadSetup(Said("bot-python-module", {"module": module[:80], "why": describe_error(error)})) from error
    try:
        value = attrgetter(name)(found)
    except AttributeError:
        raise BadSetup(Said("bot-python-name", {"module": module[:80], "name": name[:80]})) from None
    return replace(value if isinstance(value, Bot) else make_own(value, "position"), id=spec)


KINDS: dict[str, Callable[[str, str], Bot]] = {
    "search": lambda spec, iterations: search_bot(spec, iterations, with_net=False),
    "guided": lambda spec, iterations: search_bot(spec, iterations, with_net=True),
    "net": network_bot,
    "blend": blend_bot,
    "python": python_bot,
}


MADE: dict[str, Bot] = {}  # every bot that was made from a specification


def bot_from_spec(spec: str) -> Bot | None:
    """Make a bot from `kind:value`, once; None for a string of another form. Raises BadSetup if the value is invalid."""
    kind, colon, value = spec.partition(":")
    if colon and kind in KINDS and spec not in MADE:
        MADE[spec] = KINDS[kind](spec, value)
    return MADE.get(spec)
