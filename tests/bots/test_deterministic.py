"""Bots that say they are deterministic never use chance; the arena plays their equal games once."""

from random import Random

import pytest

from katzentisch.bots import BOTS
from katzentisch.bots.policies import BEGINNER, CASUAL, RANDOM, RULES, uses_rng
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.position import Position

POLICIES = (RANDOM, BEGINNER, CASUAL, RULES)
EVERYBODY = {bot.id: bot for bot in (*BOTS.values(), *POLICIES)}
GAMES_PLAYED = 3


def decisions(game: Game, players: int) -> list[Position]:
    """Observations of real choices in games of random players."""
    found = []
    for seed in range(GAMES_PLAYED):
        rng = Random(seed)
        position = Position.deal(game, players, {}, 0, seed)
        position.begin()
        while position.turn is not None:
            legal = position.legal()
            if len(legal) > 1:
                found.append(position.observe(position.turn))
            position.apply(rng.choice(legal))
    return found[:: max(1, len(found) // 60)]


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_whatever_chance_says(name: str) -> None:
    game = GAMES[name]
    fixed = [bot for bot in EVERYBODY.values() if bot.is_deterministic(game)]
    for observation in decisions(game, game.players[-1]):
        legal = observation.legal()
        for bot in fixed:
            assert len({bot.choose(observation, legal, Random(seed)) for seed in range(6)}) == 1, bot.id


def test_which_bots_are_deterministic() -> None:
    found = {name: {bot.id for bot in EVERYBODY.values() if bot.is_deterministic(game)} for name, game in GAMES.items()}
    assert found["katzenjammer_blues"] == {"beginner", "casual", "rules", "net", "robust", "level1", "level4"}  # blends draw
    assert found["mau_mau"] == {"casual", "rules", "net", "robust", "level3", "level4"}
    assert found["katze_im_sack"] == set()  # both networks draw their moves
    assert found["maus_pass_auf"] >= {"random", "rules", "level1"}
    assert all("search" not in found[game] for game in ("katzenjammer_blues", "katze_im_sack", "mau_mau"))


def test_a_policy_uses_rng_even_if_it_only_hands_it_on() -> None:
    assert uses_rng(GAMES["katze_im_sack"].policies.rules)
    assert not uses_rng(GAMES["mau_mau"].policies.rules)
    assert all(uses_rng(bot.policy_of(game)) for bot in (RANDOM,) for game in GAMES.values() if bot.policy_of)
