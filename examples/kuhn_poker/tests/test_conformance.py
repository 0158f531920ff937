"""Kuhn poker keeps to what every game must keep to."""

import pytest
from katzentisch.testing import conformance

from katzentisch_kuhn_poker.state import JACK, KING, QUEEN, KuhnState


def count_cards(state: KuhnState) -> None:
    assert sorted(state.cards) == [JACK, QUEEN, KING]


@pytest.mark.parametrize("case", conformance.cases("kuhn_poker"), ids=str)
def test_conformance(case: conformance.Case) -> None:
    case.run(count_cards)
