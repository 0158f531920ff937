"""Helpers for tests: the conformance suite for games, tables in the notation, servers and players. They need pytest.

Test your own game with `conformance`:

    from katzentisch.testing import conformance

    @pytest.mark.parametrize("case", conformance.cases("kuhn_poker"), ids=str)
    def test_conformance(case: conformance.Case) -> None:
        case.run()
"""

import pytest

pytest.register_assert_rewrite("katzentisch.testing.conformance", "katzentisch.testing.table")  # so that a failed check shows both values
