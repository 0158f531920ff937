"""Four levels for each game with decisions, ordered by measured strength (docs/strength.md).

Level 1 considers only what is face up, level 2 its own cards as well, level 3 follows rules of thumb that include the opponents, and
level 4 uses a network trained by self-play. Where two neighbours are too far apart or too close,
the lower one is a blend of two of these bots, in shares by number of players (blend.py): each level shall win 60 to 75 % of games against
the one below, converted to two players. `script/run distances` measures and proposes the shares, which are in `Game.levels`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from ..games.game import Game
from ..games.policy import Level
from ..play.position import Position
from .blend import blend
from .bot import Bot, CompiledPolicy
from .net import NET, ROBUST
from .policies import BEGINNER, CASUAL, RANDOM, RULES
from .search import SEARCH, make_searcher

LEVEL = "level"
NET_SEARCH = make_searcher("net_search", 300, with_net=True)
PLAYERS = {bot.id: bot for bot in (RANDOM, BEGINNER, CASUAL, RULES, SEARCH, NET, ROBUST, NET_SEARCH)}  # what `Game.levels` can name
SEARCHERS = {SEARCH.id, NET_SEARCH.id}


@dataclass(frozen=True)
class LevelBot(Bot):
    number: int = 0


@cache
def bot_at_level(game: Game, number: int) -> Bot:
    """Return the bot that plays a level, from 1 to 4, in this game."""
    return bot_of(game.levels[number - 1])


def bot_of(level: Level) -> Bot:
    if isinstance(level, str):
        return PLAYERS[level]
    stronger, weaker = bot_of(level.stronger), bot_of(level.weaker)
    return blend(f"{stronger.id}_{weaker.id}", stronger, weaker, level.shares)


def parts_of(level: Level) -> set[str]:
    """Return the ids of the bots that a level is made of."""
    return {level} if isinstance(level, str) else parts_of(level.stronger) | parts_of(level.weaker)


def player_of(bot: Bot, game: Game) -> Bot:
    """Return the bot itself, or for a level the bot that plays it in this game."""
    return bot_at_level(game, bot.number) if isinstance(bot, LevelBot) else bot


def follows_policy(bot: Bot, game: Game) -> bool:
    """Return whether a bot only follows compiled policies in this game, so it needs neither a network nor search."""
    if isinstance(bot, LevelBot):
        return all(PLAYERS[part].policy_of for part in parts_of(game.levels[bot.number - 1]))
    return bot.policy_of is not None


def searches(bot: Bot, game: Game) -> bool:
    """Return whether a bot searches in this game, which takes a noticeable time."""
    parts = parts_of(game.levels[bot.number - 1]) if isinstance(bot, LevelBot) else {bot.id}
    return bool(parts & SEARCHERS)


def level_bot(number: int) -> Bot:
    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        return bot_at_level(observation.game, number).choose(observation, legal, rng)

    def compiled(game: Game) -> CompiledPolicy | None:
        return bot_at_level(game, number).compiled(game)

    def is_deterministic(game: Game) -> bool:
        return bot_at_level(game, number).is_deterministic(game)

    return LevelBot(f"{LEVEL}{number}", choose, compiled=compiled, is_deterministic=is_deterministic, number=number)
