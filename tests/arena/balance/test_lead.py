"""The lead, and the loops that note it."""

import numpy as np
import pytest

from katzentisch.arena.balance import Plan
from katzentisch.arena.balance.lead import LEADER, no_leads
from katzentisch.arena.balance.loop import compile_note_lead_at, play_compiled, play_in_python
from katzentisch.bots import bot_named
from katzentisch.bots.rng import FastRandom
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.play import deal
from katzentisch.play.position import Position

TABLES = [("katzenjammer_blues", 3), ("katze_im_sack", 3), ("mau_mau", 4), ("maus_pass_auf", 3)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_python_and_compiled_loops_play_the_same(game: str, players: int) -> None:
    plan = Plan.of(game, players, ["level2", "level3"], 120, 7)
    bots, seated = plan.field.bots_of(4, 8), plan.seated(plan.field)
    policies = [policy for bot in seated if (policy := bot.compiled(plan.rules))]
    compiled = play_compiled(plan.rules, plan.tables[0], plan.key, 4, bots, policies)
    in_python = play_in_python(plan.rules, plan.tables[0], plan.key, 4, bots, seated)
    assert compiled is not None
    for name in ("ranks", "plies", "ends", "changes"):
        assert getattr(compiled, name).tolist() == getattr(in_python, name).tolist()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_lead_at_the_end_is_the_ranking(game: Game) -> None:
    """What ranks the seats during a game agrees with the rules once it is over."""
    for players in game.players:
        position = finished(game.id, players, seed=players)
        standing, leads = np.zeros(players, np.int64), no_leads(1)
        compile_note_lead_at(game)(position.array, 0, leads, standing)
        assert standing.tolist() == position.array["standing"][0, :players].tolist()
        winners = [seat for seat, rank in enumerate(position.array["ranks"][0, :players]) if rank == 1]
        assert leads[0, LEADER] == (winners[0] if len(winners) == 1 else -1)


def finished(game: str, players: int, seed: int) -> Position:
    position, rules = deal(game, players, seed=seed), bot_named("rules")
    while (seat := position.turn) is not None:
        observation = position.observe(seat)
        position.apply(rules.choose(observation, observation.legal(), FastRandom(seed)))
    return position


def test_the_lead_changes_only_when_another_seat_leads_alone() -> None:
    note, leads, standing = compile_note_lead_at(GAMES["katze_im_sack"]), no_leads(1), np.zeros(3, np.int64)
    position = deal("katze_im_sack", 3, seed=1)
    changes = []
    for mice in ([15, 15, 15], [16, 15, 15], [16, 16, 15], [17, 16, 15], [17, 18, 15], [18, 18, 15], [19, 18, 15]):
        position.array["mice"][0, :3] = mice
        note(position.array, 0, leads, standing)
        changes.append(leads[0].tolist())
    assert changes == [[-1, 0], [0, 0], [0, 0], [0, 0], [1, 1], [1, 1], [0, 2]]
