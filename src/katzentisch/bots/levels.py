"""Four levels for each game with decisions, ordered by measured strength (docs/strength.md).

Level 1 considers only what is face up, level 2 its own cards as well, level 3 follows rules of thumb that include the opponents, and
level 4 uses a network trained by self-play, with search where that made it stronger.
"""

from collections.abc import Sequence
from random import Random

from ..games.game import Game
from ..play.position import Position
from .beginners import BEGINNER
from .bot import Bot, CompiledPolicy
from .casual import CASUAL
from .net import NET
from .rules import RULES
from .search import make_searcher

NET_SEARCH = make_searcher("net_search", 300, with_net=True)

# by game, the weakest first
LEVELS: dict[str, tuple[Bot, Bot, Bot, Bot]] = {
    "katzenjammer_blues": (BEGINNER, CASUAL, RULES, NET),
    "katze_im_sack": (BEGINNER, CASUAL, RULES, NET_SEARCH),
    "maus_pass_auf": (RULES, RULES, RULES, RULES),  # the game has no decisions
    "mau_mau": (BEGINNER, CASUAL, RULES, NET),
}


def level_bot(number: int) -> Bot:
    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        return LEVELS[observation.game.id][number - 1].choose(observation, legal, rng)

    def compiled(game: Game) -> CompiledPolicy | None:
        return LEVELS[game.id][number - 1].compiled(game)

    return Bot(f"level{number}", choose, compiled=compiled)
