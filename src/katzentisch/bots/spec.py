"""Bots given by a specification instead of a name of the registry: `search:64`, `guided:64`, `net:FILE`. For the arena."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from ..games.game import BadSetup, Game
from ..play.position import Position
from ..words import Said
from .bot import Bot, CompiledPolicy
from .net.network import check_fit, read_network
from .net.player import choose_with, compile_player
from .search import make_searcher

MOST_ITERATIONS = 1_000_000


def search_bot(spec: str, iterations: str, with_net: bool) -> Bot:
    if not (iterations.isascii() and iterations.isdecimal() and 1 <= int(iterations[:9]) <= MOST_ITERATIONS):
        raise BadSetup(Said("bot-iterations-range", {"bot": spec[:80], "most": MOST_ITERATIONS}))
    return make_searcher(spec, int(iterations), with_net)


def network_bot(spec: str, file: str) -> Bot:
    network = read_network(file)

    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        return choose_with(check_fit(network, observation.game), observation, legal, rng)

    def compiled(game: Game) -> CompiledPolicy | None:
        return compile_player(game).choose_likeliest, check_fit(network, game).with_scratch()

    return Bot(spec, choose, compiled=compiled)


KINDS: dict[str, Callable[[str, str], Bot]] = {
    "search": lambda spec, iterations: search_bot(spec, iterations, with_net=False),
    "guided": lambda spec, iterations: search_bot(spec, iterations, with_net=True),
    "net": network_bot,
}


@cache
def bot_from_spec(spec: str) -> Bot | None:
    """Make a bot from `kind:value`; None for a string of another form. Raises BadSetup if the value is invalid."""
    kind, colon, value = spec.partition(":")
    return KINDS[kind](spec, value) if colon and kind in KINDS else None
