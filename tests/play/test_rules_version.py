"""A log means the same only under the rules that it was written with: what the rules do has a digest, and the digest a version."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, RulesVersion
from katzentisch.play import rules_version as versions
from katzentisch.play.rules_version import behaviour_digest, game_facts, is_current, option_sets, rules_version

CHANGED = """
from katzentisch.games import GAMES
from katzentisch.games.mau_mau import rules
from katzentisch.play.rules_version import game_facts
def played():
    return [list(game_facts(GAMES["mau_mau"], players, {}, 1)) for players in (2, 4)]
before = played()
assert before == played()
rules.HAND = 6
print(before == played())
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_do_what_their_version_says(game: str) -> None:
    version, known = GAMES[game].rules_version
    assert behaviour_digest(GAMES[game]) == known, (
        f"The rules of {game} have changed: raise their version {version} and note the new digest."
    )
    assert rules_version(game) == version


@pytest.mark.parametrize("game", list(GAMES))
def test_the_set_has_every_number_of_players_every_option_and_games_that_end(game: str) -> None:
    for players in GAMES[game].players:
        tables = list(option_sets(GAMES[game], players))
        for option in GAMES[game].options:
            seen = {table.get(option.name, option.usual(players)) for table in tables}
            assert seen == set(option.allowed(players))
        ends = [list(game_facts(GAMES[game], players, table, seed))[-1] for table in tables for seed in range(versions.GAMES_EACH)]
        assert any(ends)


# before a game got new options: the digest of what the rules do without them
EARLIER = {
    "mau_mau": ("9216632fb6fb7ce5c059f30ead264516339022ff54f855d3ebd6283c1fa0aa7d", [{"first_card": "acts"}, {"wish": "new"}]),
    "maus_pass_auf": ("b1886a7c9943dd5d13ac53fb9341121f572618d197065bed668a312c357eeb3d", [{"dealt_mouse": "hunted"}]),
}


@pytest.mark.parametrize("game", list(EARLIER))
def test_a_new_option_leaves_all_other_tables_as_they_were(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So logs of the same version can still be replayed."""
    known, new = EARLIER[game]
    monkeypatch.setattr(versions, "option_sets", lambda game, players: (each for each in option_sets(game, players) if each not in new))
    assert behaviour_digest(GAMES[game]) == known


def test_a_change_of_the_rules_is_noticed() -> None:
    """One constant: a hand of six cards instead of five. Interpreted, since compiled code has its constants inside."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", CHANGED], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_changed_rules_without_a_new_number_are_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(GAMES["katze_im_sack"], rules_version=RulesVersion("1", "00" * 32))
    monkeypatch.setitem(GAMES, "katze_im_sack", changed)
    rules_version.cache_clear()
    try:
        assert rules_version("katze_im_sack") == f"1-{RULES_OF_SACK[:12]}"
        assert not is_current("katze_im_sack", "")
        assert not is_current("katze_im_sack", "1")
    finally:
        rules_version.cache_clear()


RULES_OF_SACK = GAMES["katze_im_sack"].rules_version.digest


def test_a_log_without_a_version_is_of_the_first() -> None:
    assert is_current("mau_mau", "")
    assert is_current("mau_mau", rules_version("mau_mau"))
    assert not is_current("mau_mau", "0")


def test_only_games_have_a_version() -> None:
    with pytest.raises(BadSetup):
        rules_version("poker")
