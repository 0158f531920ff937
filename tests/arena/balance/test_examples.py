"""The examples in the docstrings of studies."""

import doctest
from importlib import import_module

import pytest

from katzentisch.testing.tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="hundreds of games are for compiled code")


@pytest.mark.parametrize("module", ["runner", "study", "page.page"])
def test_examples(module: str) -> None:
    results = doctest.testmod(import_module(f"katzentisch.arena.balance.{module}"))
    assert (results.failed, results.attempted > 0) == (0, True)
