"""Every game of the registry passes the conformance suite, and none of its cards and mice is lost."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.testing import conformance
from katzentisch.testing.conformance import Case, Check

from . import inventory


@pytest.mark.parametrize("case", [case for game in GAMES for case in conformance.cases(game)], ids=str)
def test_conformance(case: Case) -> None:
    case.run(partial(inventory.check, case.table[0].id))


def test_a_lost_card_is_noticed() -> None:
    """The count gets whole states only, and its error ends the check."""

    def one_is_missing(state: object) -> None:
        raise AssertionError("one is missing")

    for check in (conformance.random_play_ends_and_conserves_cards, conformance.determinizations_look_the_same):
        with pytest.raises(AssertionError, match="one is missing"):
            Case(check, (GAMES["maus_pass_auf"], 2, {})).run(one_is_missing)


game = GAMES["katzenjammer_blues"]
BROKEN: dict[Check, Game[Any]] = {
    conformance.moves_survive_being_written: replace(game, write_move=lambda state, action: "pass"),
    conformance.an_auction_has_one_name_for_all_who_are_in_it: replace(game, auction=lambda observation: int(observation.viewer)),
    conformance.actions_mean_what_their_groups_say: replace(game, action_groups=game.action_groups[::-1]),
    conformance.features_are_what_their_columns_say: replace(game, feature_groups=game.feature_groups[::-1]),
    conformance.the_encoder_writes_the_declared_groups: replace(game, feature_groups=game.feature_groups[::-1]),
    conformance.shared_views_and_events_are_those_of_each_observation: replace(game, personal_view=lambda view, observation: view),
}


@pytest.mark.parametrize("check", BROKEN)
def test_a_broken_game_is_noticed(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, game.id, BROKEN[check])
    with pytest.raises(AssertionError):
        Case(check, (BROKEN[check], 3, {})).run()
