"""Unseen cards of Mau Mau that fit nowhere at once move along a chain."""

import itertools

from katzentisch.games import GAMES

from ...tables import positions


def test_a_chain_that_leads_nowhere_starts_afresh() -> None:
    """Seven players, far into a game: this seed leads the chain to a card that fits no place but visited ones."""
    position = next(itertools.islice(positions((GAMES["mau_mau"], 7, {}), seed=50), 135, None))
    world = position.observe(1).imagined(seed=15)
    assert world.observe(1).array.tobytes() == position.observe(1).array.tobytes()
