"""What every bot promises, in every game: a legal move, from what its seat knows and nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from katzentisch.bots import BOTS, Bot, bot_named
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, Game
from katzentisch.testing.tables import INTERPRETED, Table, begun, name_of, positions, some_tables
from katzentisch.words import LANGUAGES, say

from .seats import played_out

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.id)
COMPILED = [(bot, game) for bot in BOTS.values() for game in GAMES.values() if bot.compiled(game)]  # others: script/run trial-bots


def tables(game: Game) -> Iterator[Table]:
    """Every number of players, with every value of every option."""
    for players in game.players[:2] if INTERPRETED else game.players:
        yield game, players, {}
        for option in game.options:
            for value in option.allowed(players):
                if value != option.usual(players):
                    yield game, players, {option.name: value}


@pytest.mark.parametrize(("bot", "game"), COMPILED, ids=lambda each: each.id)
def test_whole_games_of_legal_moves(bot: Bot, game: Game) -> None:
    for seed, table in enumerate(tables(game)):
        position = played_out(begun(table, seed), [bot] * table[1], Random(seed))
        assert 1 in position.plain.ranks, name_of(table)


@every_bot
@pytest.mark.parametrize("table", some_tables()[::2], ids=name_of)
def test_the_same_knowledge_is_the_same_move(bot: Bot, table: Table) -> None:
    """Also in another world that fits what the seat knows, and without a trace on what it was given."""
    for number, position in enumerate(positions(table, every=7 if bot.compiled(table[0]) else 199)):
        if position.turn is None:
            continue
        observation, legal = position.observe(position.turn), position.legal()
        before = observation.array.tobytes()
        elsewhere = observation.determinize(number).observe(position.turn)
        move = bot.choose(observation, tuple(legal), Random(number))
        assert move in legal
        assert move == bot.choose(observation, legal, Random(number)) == bot.choose(elsewhere, legal, Random(number))
        assert before == observation.array.tobytes() == elsewhere.array.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_people(language: str) -> None:
    names = [say(f"bot-{bot}", language) for bot in BOTS]
    assert len(set(names)) == len(BOTS)


def test_bots_are_found_by_their_name() -> None:
    assert all(bot_named(name).id == name for name in BOTS)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(
        BadSetup, match=r"There is no bot “tiger”\. Bots: random, rules, search, net, robust, level1, level2, level3, level4\."
    ):
        bot_named("tiger")
