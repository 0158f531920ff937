"""The pauses of bots: what makes them shorter is public, and an auction of bots takes seconds."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import Tempo
from katzentisch.server.settings import Settings
from katzentisch.server.tables.entries import Away, Back, Moved
from katzentisch.server.tables.pace import HASTE, SEARCH_TIME, STREAK, Range, bot_streak, late_step, pause_range
from katzentisch.server.tables.table import Table

from .table_builder import GERO, MINKA, SINA, apply, deal, full, move

SETTINGS = replace(Settings("sqlite:///unused.db", Path("unused")), bot_pause=(400, 1000), person_pause=(700, 2300))
FULL, HALF, LEAST = (400, 1000), (200, 500), (100, 250)


def katze(*rest: Person | Robot, **choices: Any) -> Table:
    return deal(full(*rest, game="katze_im_sack", **choices))


def lay_all(table: Table) -> Table:
    """Until the auction begins."""
    play = table.active_game.play
    assert play
    while play.position.state.phase == 0:
        move(table)
    return table


def bid(table: Table, text: str) -> Table:
    assert table.turn is not None
    return apply(table, Moved(table.turn, text))


def until_bot(table: Table) -> Table:
    while not table.is_bots_turn:
        move(table)
    return table


@pytest.mark.parametrize(("tempo", "between"), [("calm", (800, 2000)), ("normal", (400, 1000)), ("fast", (160, 400)), ("none", (0, 0))])
def test_the_tempo_of_the_table(tempo: Tempo, between: tuple[int, int]) -> None:
    table = until_bot(deal(full(MINKA, game="mau_mau", tempo=tempo)))
    assert pause_range(table, SETTINGS) == between


@pytest.mark.parametrize("tempo", ["calm", "normal", "fast", "none"])
def test_a_person_s_automatic_moves_take_as_long_at_every_tempo(tempo: Tempo) -> None:
    """Orders and forced moves must look like moves by hand, and nobody thinks faster because bots do."""
    assert pause_range(deal(full(game="mau_mau", tempo=tempo)), SETTINGS) == SETTINGS.person_pause


def test_bots_that_follow_one_another_hurry() -> None:
    table = apply(deal(full(MINKA, game="mau_mau")), Away(0))
    found: list[Range] = []
    while len(found) < 9:
        assert bot_streak(table) == min(len(found), 2 * STREAK)
        found.append(pause_range(table, SETTINGS))
        move(table)
    assert found == [FULL] * 3 + [HALF] * 3 + [LEAST] * 3
    assert pause_range(until_bot(apply(table, Back(0))), SETTINGS) == FULL


def test_bots_hurry_most_once_no_person_is_left_in_the_auction() -> None:
    table = lay_all(katze(MINKA, MINKA))
    while table.turn != 0:
        bid(table, "bid 1" if table.active_game.play and "bid 1" in table.active_game.play.legal else "bid 2")
    assert pause_range(bid(table, "bid 3"), SETTINGS) == FULL
    bid(table, "bid 4")
    bid(table, "bid 5")
    assert pause_range(bid(table, "pass"), SETTINGS) == LEAST
    assert FULL[0] // LEAST[0] == HASTE


def test_somebody_away_is_no_person_in_the_auction_until_they_are_back() -> None:
    table = apply(lay_all(katze(MINKA, MINKA)), Away(0))
    assert table.is_bots_turn
    assert pause_range(table, SETTINGS) == LEAST
    apply(table, Back(0))
    assert pause_range(table, SETTINGS) in (SETTINGS.person_pause, FULL)


def test_people_in_the_auction_are_people_whatever_they_ordered() -> None:
    """A pause has no access to orders; who hasn't passed is in."""
    table = lay_all(katze(GERO, SINA))
    assert pause_range(table, SETTINGS) == SETTINGS.person_pause
    assert pause_range(bid(table, "pass"), SETTINGS) == SETTINGS.person_pause


def test_a_bot_that_searches_takes_long_enough_to_hide_how_long_it_thinks() -> None:
    search, strong = Robot("search", "Schrödinger"), Robot("level4", "Schrödinger")
    table = apply(lay_all(katze(search, search)), Away(0))
    while table.turn == 0:
        move(table)
    assert pause_range(table, SETTINGS) == (SEARCH_TIME, SEARCH_TIME)
    assert pause_range(until_bot(deal(full(strong, game="mau_mau"))), SETTINGS) == FULL  # a network needs no time


def test_a_late_move_is_delayed_in_steps_unless_nothing_waits() -> None:
    assert late_step(full(MINKA), SETTINGS) == SETTINGS.late_step
    assert late_step(full(MINKA, tempo="none"), SETTINGS) == 0
