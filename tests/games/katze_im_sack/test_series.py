"""Several games of Katze im Sack (4.3)."""

from katzentisch import Series


def test_4_3_ruling_totals_and_the_next_start_player() -> None:
    """Everybody always plays the first legal move: lays the lowest card and passes."""
    series = Series("katze_im_sack", players=3, games=4, first=1, seed=1)
    while not series.over:
        play = series.next()
        assert play.turn == play.first
        while not play.over:
            play.move(play.legal[0])
    assert [play.first for play in series.plays] == [1, 2, 0, 1]
    results = [play.result["scores"] for play in series.plays if play.result]
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert min(series.ranks) == series.ranks[series.totals.index(max(series.totals))] == 1
