"""Several games of Mau Mau (1.2, 6.3)."""

import random

from katzentisch import Series


def test_6_3_the_lowest_total_wins() -> None:
    """1.2: the dealer, and so who begins, moves on to the left."""
    series = Series("mau_mau", players=4, games=5, first=3, seed=1)
    rng = random.Random(1)
    while not series.over:
        play = series.next()
        while not play.over:
            play.move(rng.choice(play.legal))
    assert [play.first for play in series.plays] == [3, 0, 1, 2, 3]
    results = [play.result["scores"] for play in series.plays if play.result]
    assert all(min(scores) == 0 for scores in results)
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert series.ranks[series.totals.index(min(series.totals))] == 1
    assert series.ranks == [1 + sum(other < mine for other in series.totals) for mine in series.totals]
