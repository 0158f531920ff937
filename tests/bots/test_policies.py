"""Every policy makes a legal move from what the seat at turn knows: the observation and the full state give the same one."""

from collections.abc import Iterator
from random import Random

import numba
import numpy as np
import pytest

from katzentisch.bots.bot import Bot
from katzentisch.bots.policies import BEGINNER, CASUAL, RANDOM, RULES
from katzentisch.games import GAMES
from katzentisch.games.plain_state import interpreted
from katzentisch.games.policy import choose_random
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, Table, begun, name_of, some_tables

compiled_bots = pytest.mark.parametrize("bot", [RANDOM, RULES, CASUAL, BEGINNER], ids=lambda bot: bot.id)


def decisions(table: Table, bot: Bot, seed: int) -> Iterator[Position]:
    """The positions of a game in which the bot and random moves alternate at random."""
    rng, position = Random(seed), begun(table, seed)
    while position.turn is not None:
        yield position
        legal = position.legal()
        position.apply(bot.choose(position, legal, rng) if rng.random() < 0.5 else rng.choice(legal))


def move(bot: Bot, position: Position, rng: int) -> int:
    return bot.choose(position, position.legal(), Random(rng))


@compiled_bots
@pytest.mark.parametrize("table", some_tables()[1 :: 3 if INTERPRETED else 1], ids=name_of)
def test_a_legal_move_that_depends_on_nothing_hidden(bot: Bot, table: Table) -> None:
    for number, position in enumerate(decisions(table, bot, seed=3)):
        if number == (20 if INTERPRETED else 200):
            break
        seat = int(position.state.turn)
        observation, before = position.observe(seat), position.array.tobytes()
        action = move(bot, position, number)
        assert action in position.legal()
        assert action == move(bot, observation, number)
        assert action == move(bot, observation.determinize(number), number)
        assert before == position.array.tobytes()


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@compiled_bots
@pytest.mark.parametrize("game", list(GAMES))
def test_interpreted_it_plays_the_same(bot: Bot, game: str) -> None:
    assert bot.policy_of
    choose = interpreted(bot.policy_of(GAMES[game]))
    for number, position in enumerate(decisions((GAMES[game], 3, {}), bot, seed=1)):
        if number == 25:
            break
        rng = Random(number).getrandbits(48)
        legal = np.array(position.legal(), np.int16)
        assert choose(position.state, legal, len(legal), rng) == move(bot, position, number)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_policies_of_its_own(game: str) -> None:
    own = GAMES[game].policies
    assert choose_random not in (own.beginner, own.casual, own.rules)
