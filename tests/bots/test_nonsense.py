"""No policy of a level makes a move that makes no sense, at any table; random players make all of them."""

from collections import Counter

import pytest

from katzentisch.bots.bot import Bot
from katzentisch.bots.policies import BEGINNER, CASUAL, RANDOM, RULES
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED, every_table, pairwise_tables

from .nonsense.play import KINDS, count_nonsense

EVERYWHERE = {"katzenjammer_blues": 2000, "katze_im_sack": 1000, "mau_mau": 40}  # games at every table, or at most tables of Mau Mau
TABLES = {name: pairwise_tables([GAMES[name]]) if name == "mau_mau" else every_table([GAMES[name]]) for name in EVERYWHERE}


def nonsense_of(bot: Bot, game: str, games: int) -> Counter[str]:
    return sum((count_nonsense(table, bot, games, seed) for seed, table in enumerate(TABLES[game])), Counter[str]())


@pytest.mark.parametrize("bot", [BEGINNER, CASUAL, RULES], ids=lambda bot: bot.id)
@pytest.mark.parametrize("game", EVERYWHERE)
def test_no_nonsense(game: str, bot: Bot) -> None:
    found = nonsense_of(bot, game, 1 if INTERPRETED else EVERYWHERE[game])
    names, tactics = KINDS[game].NAMES, KINDS[game].TACTICS if bot is RULES else 0
    assert {name for kind, name in enumerate(names) if found[name] and not tactics >> kind & 1} == set()


@pytest.mark.skipif(INTERPRETED, reason="some kinds are rare, and it is a hundred times slower")
@pytest.mark.parametrize("game", EVERYWHERE)
def test_random_players_make_every_kind_of_nonsense(game: str) -> None:
    found = nonsense_of(RANDOM, game, EVERYWHERE[game])
    assert [name for name in KINDS[game].NAMES if not found[name]] == []
