"""Bots that aren't in the registry, but called by what they are made of: `search:64`, `guided:64`, `net:FILE`. For the arena."""

import zipfile
import zlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

from ..games import GAMES
from ..games.game import BadSetup, Game
from ..play.position import Position
from ..words import Said
from .bot import Bot, Quick
from .net.network import Network
from .net.player import choose_with, programs
from .search import searcher

MOST_ITERATIONS = 1_000_000


def searching(name: str, iterations: str, with_net: bool) -> Bot:
    """So many iterations, guided by the network of the package or not."""
    if not (iterations.isascii() and iterations.isdecimal() and 1 <= int(iterations[:9]) <= MOST_ITERATIONS):
        raise BadSetup(Said("bot-iterations-range", {"bot": name[:80], "most": MOST_ITERATIONS}))
    return searcher(name, int(iterations), with_net)


def looking(name: str, file: str) -> Bot:
    """With a network of its own."""
    network = read(file)

    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        return choose_with(fit(network, observation.game), observation, legal, rng)

    def quick(game: Game) -> Quick | None:
        return programs(game).quick, fit(network, game).mind()

    return Bot(name, choose, quick=quick)


def read(file: str) -> Network:
    try:
        network = Network.read(Path(file))
        if any(network.fits(game) for game in GAMES.values() if game.feature_count):
            return network
    except OSError as error:
        raise BadSetup(unopened(file, error)) from None
    except (ValueError, KeyError, TypeError, EOFError, IndexError, OverflowError, RecursionError, zipfile.BadZipFile, zlib.error):
        pass
    raise BadSetup(Said("network-unreadable", {"file": file[:200]}))


def unopened(file: str, error: OSError) -> Said:
    """NumPy, too, raises an OSError where it finds nothing that it wrote; that has no number."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return Said("network-no-file", {"file": file[:200]})
    if error.errno is None:
        return Said("network-unreadable", {"file": file[:200]})
    return Said("network-unopened", {"file": file[:200], "why": error.strerror or str(error)})


def fit(network: Network, game: Game) -> Network:
    if not network.fits(game):
        raise BadSetup(Said("network-unfit", {"game": game.id}))
    return network


KINDS: dict[str, Callable[[str, str], Bot]] = {
    "search": lambda name, iterations: searching(name, iterations, with_net=False),
    "guided": lambda name, iterations: searching(name, iterations, with_net=True),
    "net": looking,
}


@cache
def made(name: str) -> Bot | None:
    """None for a name of another form. Raises BadSetup where nothing can be made of what follows the colon."""
    kind, colon, rest = name.partition(":")
    return KINDS[kind](name, rest) if colon and kind in KINDS else None
