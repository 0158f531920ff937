"""A study of the example plug-in game, which does not say who leads."""

import json

import pytest

from katzentisch.testing.plug_in import PlugInEnvironment

STUDY = ("study", "kuhn_poker", "--bots", "rules,random", "--players", "2", "--games", "60", "--seed", "1", "--jobs", "1")


def test_a_plug_in_game_is_studied(kuhn_poker: PlugInEnvironment) -> None:
    studied = kuhn_poker.run(*STUDY, "--json")
    assert studied.returncode == 0, studied.stderr
    found = json.loads(studied.stdout)
    assert found["figures"]["lead_changes"] is None
    assert sum(found["figures"]["luck"][source]["value"] for source in ("cards", "players", "rest")) == pytest.approx(1)
    text = kuhn_poker.run(*STUDY).stdout
    assert "Study of Kuhn poker" in text
    assert "lead" not in text
