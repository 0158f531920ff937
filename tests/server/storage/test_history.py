"""Finished games, and the results of a guest."""

import pytest

from katzentisch.protocol.shapes import Tally
from katzentisch.server.storage.rows import Result
from katzentisch.server.storage.store import Store

from .samples import add_table, entry, game

pytestmark = pytest.mark.anyio

GAMES = [
    game("g1", finished=5000, number=1),
    game("g2", finished=6000, number=2, results=(Result(0, "ben", -3, 2), Result(1, "anna", 4, 1))),
    game("g3", finished=7000, number=3, game="katze_im_sack", is_public=False, results=(Result(0, "anna", 5, 2), Result(1, "cleo", 9, 1))),
]


@pytest.fixture
async def played(store: Store) -> Store:
    await add_table(store)
    for number, each in enumerate(GAMES, 2):
        assert await store.append(entry(number, finished=each))
    return store


async def test_a_finished_game_is_found_by_its_id(played: Store) -> None:
    assert await played.finished_game("g3") == GAMES[2]
    assert await played.finished_game("g9") is None


async def test_a_table_s_games_in_their_order(played: Store) -> None:
    assert await played.games_of_table("t") == GAMES
    assert await played.games_of_table("other") == []


async def test_a_guest_s_games_newest_first(played: Store) -> None:
    assert await played.history("anna", 9000, 10) == GAMES[::-1]
    assert [each.id for each in await played.history("anna", 9000, 2)] == ["g3", "g2"]
    assert [each.id for each in await played.history("anna", 6000, 10)] == ["g1"]
    assert await played.history("nobody", 9000, 10) == []


async def test_a_game_with_several_own_seats_is_there_once(played: Store) -> None:
    both = game("g4", finished=8000, number=4, results=(Result(0, "anna", 1, 2), Result(1, "anna", 2, 1)))
    await played.append(entry(5, finished=both))
    assert [each.id for each in await played.history("anna", 9000, 2)] == ["g4", "g3"]
    assert [each.id for each in await played.history("anna", 8000, 1)] == ["g3"]


async def test_tallies_by_game(played: Store) -> None:
    assert await played.tallies("anna") == {"mau_mau": Tally(2, 2, 1.0, 8.0), "katze_im_sack": Tally(1, 0, 2.0, 5.0)}
    assert await played.tallies("ben") == {"mau_mau": Tally(2, 0, 2.0, 3.0)}
    assert await played.tallies("nobody") == {}


async def test_games_outlive_their_table(played: Store) -> None:
    await played.append(entry(5, status="open"))
    assert await played.prune_tables(10_000, 10_000, 10_000) == 1
    assert await played.finished_game("g1") == GAMES[0]
