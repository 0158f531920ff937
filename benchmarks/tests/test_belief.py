"""The measurements of belief: what is hidden, losses, bins, and the page."""

import numpy as np
import pytest
from benchmarks.belief.calibration import BRIER, LOG, Bin, bins_of, calibrate, losses
from benchmarks.belief.facts import FACTS
from benchmarks.belief.intervals import interval_of
from benchmarks.belief.matches import Meeting
from benchmarks.belief.page import Report, merged, text_of

from katzentisch.games import GAMES
from katzentisch.testing.tables import begun


def test_the_face_down_cards_of_others_are_hidden() -> None:
    position = begun((GAMES["katze_im_sack"], 3, {}))
    for _ in range(3):
        position.apply(position.legal()[0])
    observation = position.observe(position.turn or 0)
    [facts] = FACTS["katze_im_sack"][1](position.array, observation.array)
    cards = [int(position.state.row[place]) for place in (1, 2, 3) if place != 1 + (observation.viewer - int(position.state.start)) % 3]
    assert np.flatnonzero(facts).tolist() == [cards[0], 10 + cards[1]]


def test_the_hands_of_others_are_hidden() -> None:
    position = begun((GAMES["katzenjammer_blues"], 2, {}))
    observation = position.observe(0)
    [facts] = FACTS["katzenjammer_blues"][1](position.array, observation.array)
    hand = position.state.hands[1]
    assert facts.tolist() == [each >= copies for each in hand.tolist() for copies in (1, 2)]


def test_losses_and_bins() -> None:
    predicted, real = np.array([0.25, 0.5, 0.52, 0.995]), np.array([False, True, False, True])
    found = losses(predicted[:2], real[:2])
    assert found[LOG] == pytest.approx(-(np.log(0.75) + np.log(0.5)) / 2)
    assert found[BRIER] == pytest.approx((0.25**2 + 0.5**2) / 2)
    assert [(each.count, round(each.predicted, 6), each.real) for each in bins_of(predicted, real)] == [
        (1, 0.25, 0),
        (2, 0.51, 0.5),
        (1, 0.995, 1),
    ]
    assert merged([[Bin(1, 0.25, 0.0)], [Bin(1, 0.75, 1.0), Bin(3, 0.25, 1.0)]]) == {2: Bin(4, 0.25, 0.75), 7: Bin(1, 0.75, 1.0)}


def test_the_page_has_every_figure() -> None:
    measured = calibrate(GAMES["katzenjammer_blues"], 4, "level 3", 2, 1, lambda line: None)
    assert measured.predictions == sum(each.count for each in measured.weighted_bins) > 0
    meeting = Meeting("katzenjammer_blues", 4, 8, "rules", 8, 0.5, 0.25, interval_of(np.array([0.25, 0.3])), 2.0, 1.0)
    text = text_of(Report("script/run belief", 1, 512, 0.1, [measured], [meeting]))
    assert f"| {measured.log_loss[0]:.4f} → {measured.log_loss[1]:.4f} |" in text
    assert "guided:8 among rules | 8 | 50.0% | 25.0% | +27.5%" in text
