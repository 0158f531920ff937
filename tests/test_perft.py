"""Counts of positions from fixed deals, stored as text: a change of the rules that no other test notices changes these."""

from pathlib import Path

import pytest

from katzentisch.games import GAMES
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED

FOLDER = Path(__file__).parent / "games"
LINES = [
    (game, *line.split()) for game in GAMES for line in (FOLDER / game / "perft.txt").read_text().splitlines() if not line.startswith("#")
]


def perft(position: Position, depth: int) -> int:
    """Count the sequences of this many moves, or fewer if the game ends; chance decides from the seed."""
    if depth == 0:
        return 1
    count = 0
    for action in position.legal():
        following = position.copy()
        following.apply(action)
        count += perft(following, depth - 1)
    return count


@pytest.mark.parametrize(("game", "players", "seed", "skip", "depth", "count"), LINES, ids=lambda word: word)
def test_perft(game: str, players: str, seed: str, skip: str, depth: str, count: str) -> None:
    if INTERPRETED and int(count) > 3000:
        pytest.skip("counted in the compiled run")
    position = Position.deal(GAMES[game], int(players), {}, 0, seed_bytes(int(seed)))
    position.begin()
    for number in range(int(skip)):  # some way into the game, always with the middle one of the legal moves
        moves = position.legal()
        position.apply(moves[(len(moves) + number) // 2 % len(moves)])
    assert perft(position, int(depth)) == int(count)
