"""Taking logged moves back: the same states again, byte by byte, and a log that shows only what everyone has seen."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from katzentisch.bots.bot import Bot
from katzentisch.bots.policies import RANDOM, RULES
from katzentisch.games import GAMES
from katzentisch.games.katze_im_sack.state import LOGGED
from katzentisch.games.state import NOTHING
from katzentisch.play.position import Position
from katzentisch.testing.tables import Table, begun, every_table, name_of

EXACT = [GAMES["katze_im_sack"], GAMES["katzenjammer_blues"]]  # these logs hold whole auctions
LOG = {"katze_im_sack": ["auction_log", "auction_moves"], "katzenjammer_blues": ["auction_log", "proved_before", "auction_moves"]}

exact_tables = pytest.mark.parametrize("table", every_table(EXACT), ids=name_of)
players = pytest.mark.parametrize("bot", [RANDOM, RULES], ids=["random", "rules"])


def decisions(table: Table, bot: Bot) -> Iterator[Position]:
    """Every decision of a game."""
    position, rng = begun(table, seed=3), Random(3)
    while position.turn is not None:
        yield position
        position.apply(bot.choose(position.observe(position.turn), position.legal(), rng))


def taken_back(position: Position) -> list[tuple[int, Position]]:
    """The logged moves, the last one first, each with the position before it."""
    moves, before = [], position.copy()
    while (action := int(before.game.take_back(before.state))) != NOTHING:
        moves.append((action, Position(before.game, before.array.copy())))
    return moves


@exact_tables
@players
def test_taking_back_and_replaying_gives_the_same_states(table: Table, bot: Bot) -> None:
    seen: dict[int, bytes] = {}
    for position in decisions(table, bot):
        seen[int(position.state.plies)] = position.array.tobytes()
        moves = taken_back(position)
        for _, before in moves:
            assert before.array.tobytes() == seen[int(before.state.plies)]
        if moves:
            again = moves[-1][1].copy()
            for action, _ in reversed(moves):
                again.apply(action)
            assert again == position


@exact_tables
def test_everyone_sees_the_same_log(table: Table) -> None:
    game, seats, _ = table
    for position in decisions(table, RULES):
        for field in LOG[game.id]:
            for viewer in range(-1, seats):
                assert np.array_equal(position.observe(viewer).array[field], position.array[field])


@exact_tables
def test_every_move_of_a_round_is_logged(table: Table) -> None:
    """Cards laid in Katze im Sack are hidden and therefore not logged, but follow from the row."""
    game, before, number = table[0], -1, 0
    for position in decisions(table, RULES):
        state = position.state
        row = int(state.rounds if game.id == "katze_im_sack" else state.deck_next)
        number = number + 1 if row == before else 0
        before = row
        is_paid = game.id == "katzenjammer_blues" and state.phase == 2
        assert len(taken_back(position)) == (0 if is_paid else number)


def test_an_auction_that_is_too_long_is_not_taken_back() -> None:
    """2.2: five players bid one mouse more each time."""
    position = begun((GAMES["katze_im_sack"], 5, {}))
    for _ in range(5):
        position.apply(position.legal()[0])
    position.state.mice[:] = 100
    for number in range(LOGGED):
        assert len(taken_back(position)) == 5 + number
        position.apply(position.legal()[1])
    assert len(taken_back(position)) == 5 + LOGGED
    position.apply(position.legal()[1])
    assert position.state.auction_moves == LOGGED + 1
    assert taken_back(position) == []
    position.game.forget(position.state)
    assert not position.state.auction_log.any()


@pytest.mark.parametrize("game", GAMES)
def test_without_a_log_nothing_is_taken_back(game: str) -> None:
    position = begun((GAMES[game], GAMES[game].players[0], {}))
    before = position.array.tobytes()
    assert taken_back(position) == []
    assert position.array.tobytes() == before
