"""The example plug-in game's own tests pass where it is installed, the conformance suite among them."""

from pathlib import Path

from katzentisch.testing.plug_in import PlugInEnvironment

EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn_poker"


def test_its_own_tests_pass(kuhn_poker: PlugInEnvironment) -> None:
    tests = kuhn_poker.run("-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"), module="pytest")
    assert tests.returncode == 0, tests.stdout
    assert " passed" in tests.stdout
    assert "skipped" not in tests.stdout
