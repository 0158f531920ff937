"""The review of a game: what each decision gave away, and what the deal was worth."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from katzentisch.bots.evaluation import Estimate
from katzentisch.bots.review import Review, deal_luck, review, total
from katzentisch.games.game import BadSetup
from katzentisch.play.record import Record
from katzentisch.play.replay import replay
from katzentisch.testing.tables import INTERPRETED

RECORDS = Path(__file__).parents[1] / "records"


def record(game: str, line: int = 0) -> Record:
    content = msgspec.json.decode((RECORDS / f"{game}.jsonl").read_bytes().splitlines()[line])
    return replay(content).finish().record()


def reviewed(content: Record, seat: int = 0, samples: int = 8) -> Review:
    return review(content, seat, samples)


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")
@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack", "mau_mau"])
def test_every_decision_with_a_choice_is_reviewed(game: str) -> None:
    content = record(game)
    done: list[int] = []
    found = review(content, 0, 8, done.append)
    assert done == list(range(1, len(content.moves) + 1))
    assert found.decisions
    for decision in found.decisions:
        assert content.moves[decision.at] == f"0 {decision.move}"
        assert decision.choices > 1
        assert decision.best.wins.mean >= decision.played.wins.mean - 0.01
        assert decision.best_step.entry == f"0 {decision.best_move}"
        assert decision.best_step.events(0)
    gaps = [decision.played.behind_wins.mean for decision in found.worst]
    assert gaps == sorted(gaps, reverse=True)
    assert all(decision.move != decision.best_move for decision in found.worst)
    assert found.given == total([decision.played.behind for decision in found.worst])
    assert bool(found.worst) == (found.given_wins.mean > 0)
    assert found.fair == 1 / content.players
    assert reviewed(content).given_wins == found.given_wins


def test_where_nothing_is_decided_the_deal_is_all() -> None:
    content = record("maus_pass_auf")
    for seat in range(content.players):
        found = reviewed(content, seat)
        assert (found.decisions, found.worst, found.given) == ([], [], Estimate(0, 0))
        assert found.deal == Estimate(found.won, 0)


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")
def test_the_same_cards_are_worth_as_much_to_all_seats_together_as_a_win() -> None:
    content = record("katze_im_sack")
    opening = replay(content).play.position
    assert sum(deal_luck(opening, seat, 50).mean for seat in range(content.players)) == pytest.approx(1)


def test_what_cannot_be_reviewed() -> None:
    content = record("maus_pass_auf")
    with pytest.raises(BadSetup, match="isn’t over"):
        reviewed(replace(content, moves=content.moves[:3], result=msgspec.UNSET))
    with pytest.raises(BadSetup):
        reviewed(content, 9)
