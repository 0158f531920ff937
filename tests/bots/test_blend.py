"""A blend follows one bot in a share of its decisions and another one in the rest, in Python and compiled alike."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from katzentisch.arena import Match
from katzentisch.arena.compiled_loop import play_compiled
from katzentisch.arena.python_loop import play_in_python
from katzentisch.bots import BOTS, bot_named
from katzentisch.bots.blend import blend
from katzentisch.bots.levels import bot_at_level, follows_policy, parts_of, player_of, searches
from katzentisch.bots.policies import BEGINNER, RULES
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, Game
from katzentisch.games.policy import Blend, Level
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, begun
from katzentisch.words import LANGUAGES

DECIDED = [game for game in GAMES.values() if game.has_decisions]
TABLES = [(game, players) for game in DECIDED for players in game.players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", str(each)))


def observations(game: Game, players: int) -> list[Position]:
    """The choices of a rule-based game."""
    position, found = begun((game, players, {})), []
    while position.turn is not None:
        observation = position.observe(position.turn)
        if len(observation.legal()) > 1:
            found.append(observation)
        position.apply(RULES.choose(observation, observation.legal(), Random(len(found))))
    return found


@every_table
def test_in_python_and_compiled_it_plays_the_same_games(game: Game, players: int) -> None:
    match = Match.of(game.id, players, ("blend:40:net:rules", "blend:50:casual:beginner"), players, 7)
    in_python, compiled = play_in_python(match, 0, match.deals), play_compiled(match, 0, match.deals)
    assert compiled is not None
    assert np.array_equal(in_python.scores, compiled.scores)
    assert np.array_equal(in_python.decisions, compiled.decisions)


@every_table
def test_a_share_of_none_or_all_is_one_of_the_two(game: Game, players: int) -> None:
    some = blend("some", RULES, BEGINNER, {game.players[0]: 1.0})
    only = RULES if players == game.players[0] else BEGINNER
    for number, observation in enumerate(observations(game, players)[:40]):
        legal = observation.legal()
        assert some.choose(observation, legal, Random(number)) == only.choose(observation, legal, Random(number))


def test_the_share_is_that_of_its_decisions() -> None:
    game = GAMES["katzenjammer_blues"]
    differing = [each for each in observations(game, 3) if chosen("rules", each, 0) != chosen("blend:0:rules:beginner", each, 0)]
    followed = [chosen("blend:30:rules:beginner", each, rng) == chosen("rules", each, rng) for each in differing for rng in range(400)]
    assert 0.27 < np.mean(followed) < 0.33


def chosen(bot: str, observation: Position, rng: int) -> int:
    return bot_named(bot).choose(observation, observation.legal(), Random(rng))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rest", ["", "30", "30:net", "30:net:nobody", "-1:net:rules", "101:net:rules", "x:net:rules", "30:net:rules:net"])
def test_what_is_no_blend_is_refused(rest: str, language: str) -> None:
    with pytest.raises(BadSetup) as caught:
        bot_named(f"blend:{rest}")
    assert f"blend:{rest}" in caught.value.said.translate(language)


@pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.id)
def test_every_part_of_a_level_is_a_bot_and_its_shares_are_of_this_game(game: Game) -> None:
    def check(level: Level) -> None:
        if isinstance(level, Blend):
            assert all(players in game.players and 0 < share <= 1 for players, share in level.shares.items())
            check(level.stronger)
            check(level.weaker)

    for level in game.levels:
        check(level)
    assert len({bot_at_level(game, number) for number in range(1, 5)}) == 4


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "rules", "net", "search"])
@pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.id)
def test_what_a_server_asks_about_a_bot(game: Game, name: str) -> None:
    bot = BOTS[name]
    parts = parts_of(game.levels[int(name[-1]) - 1]) if name.startswith("level") else {name}
    assert follows_policy(bot, game) == (parts <= {"random", "beginner", "casual", "rules"})
    assert searches(bot, game) == bool(parts & {"search", "net_search"})
    assert player_of(bot, game) is player_of(bot, game)


@pytest.mark.skipif(INTERPRETED, reason="a hundred times slower")
@every_table
@pytest.mark.parametrize("level", ["level2", "level3"])
def test_the_same_seed_is_the_same_game(game: Game, players: int, level: str) -> None:
    played = [play(game, players, lambda: Random(5), level) for _ in range(2)]
    assert played[0] == played[1]


def play(game: Game, players: int, make_rng: Callable[[], Random], level: str) -> bytes:
    position, rng, bot = begun((game, players, {})), make_rng(), BOTS[level]
    while position.turn is not None:
        position.apply(bot.choose(position.observe(position.turn), position.legal(), rng))
    return bytes(position.array.tobytes())
