"""Features: small numbers that encode what a seat knows, and nothing else; their columns have names and bounds.

That they keep to the bounds and depend only on the observation of the seat is part of the conformance suite.
"""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from katzentisch.bots import BOTS
from katzentisch.games import GAMES
from katzentisch.games.feature_columns import amount_column, one_hot_columns, spare_columns, thermometer_columns
from katzentisch.games.feature_encoding import LARGEST
from katzentisch.games.game import Game
from katzentisch.games.katzenjammer_blues.state import bid_of
from katzentisch.games.plain_state import interpreted
from katzentisch.play.position import Position
from katzentisch.testing.features import declared_spans, encoder_spans, features_for, features_of
from katzentisch.testing.tables import Table, begun, name_of, positions, some_tables

from .katze_im_sack.rows import start_with
from .katzenjammer_blues.blues import blues
from .mau_mau import hands

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

# always the same: the seats that every table has, and the own lead over the own seat
CONSTANT = {
    "katze_im_sack": "own_plays|left_[12]_plays|own_lead_at_least_.*|own_half_lead",
    "katzenjammer_blues": "own_plays|left_1_plays|players_not_passed_at_least_1",
    "mau_mau": "",
    "maus_pass_auf": "own_plays|left_1_plays",
}
# written number by number, not by a function of feature_encoding.py
DIRECT = {"katze_im_sack": "row_.*", "katzenjammer_blues": "", "mau_mau": "", "maus_pass_auf": ""}


@pytest.mark.parametrize("table", some_tables()[::3], ids=name_of)
def test_compiled_and_interpreted_features_are_the_same(table: Table) -> None:
    game, players, _ = table
    for number, position in enumerate(islice(positions(table, seed=5, every=31), 12)):
        array = position.array.copy()
        array["turn"] = number % players
        assert features_of(game, array[0]) == features_of(game, array[0], interpreted(game.encode_features))


@every_game
def test_columns_are_named_in_words(game: Game) -> None:
    names = [column.name for column in game.feature_columns]
    assert len(names) == len(set(names)) == game.feature_count
    assert all(re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", name) for name in names)
    assert all(-LARGEST <= column.low <= column.high <= LARGEST for column in game.feature_columns)


@every_game
def test_every_group_is_written_by_the_function_that_it_names(game: Game) -> None:
    """The suite checks that no call writes anything else."""
    tables = some_tables([game])
    written = {span for table in tables for position in (begun(table), rare_ending(table)) for span in encoder_spans(position, 0)}
    for group, span in zip(game.feature_groups, declared_spans(game), strict=True):
        assert span in written or re.fullmatch(DIRECT[game.id], group.name), group.name


def rare_ending(table: Table) -> Position:
    *_, last = positions(table, seed=3, every=1000)
    return last


@pytest.mark.slow_interpreted
@every_game
def test_every_column_can_change(game: Game) -> None:
    low, high = [LARGEST] * game.feature_count, [-LARGEST] * game.feature_count
    for position in sample(game):
        for seat in range(int(position.state.players)):
            features = features_for(position, seat)
            low, high = list(map(min, low, features)), list(map(max, high, features))
    constant = {column.name for column, least, most in zip(game.feature_columns, low, high, strict=True) if least == most}
    expected = {column.name for column in game.feature_columns if re.fullmatch(f"spare_.*|{CONSTANT[game.id]}", column.name)}
    assert constant == expected


def sample(game: Game) -> Iterator[Position]:
    """Positions from games of random players and of bots, and what is rare in both."""
    for table in some_tables([game]):
        yield from islice(positions(table, seed=5, every=7), 60)
        yield rare_ending(table)
        yield from islice(bot_positions(table), 0, 200, 1)
    yield from RARE[game.id]()


def bot_positions(table: Table) -> Iterator[Position]:
    """The positions of a game of bots that follow rules of thumb."""
    position, rng = begun(table, seed=6), Random(6)
    while not position.is_over:
        yield position
        action = BOTS["rules"].choose(position.observe(position.state.turn), position.legal(), rng)
        position.apply(action)
    yield position


def nothing_rare() -> Iterator[Position]:
    yield from ()


def rare_in_katze_im_sack() -> Iterator[Position]:
    """2.5: four of five players have passed, and nobody has bid."""
    yield start_with("3 D -8 15 8").play("0 pass", "1 pass", "2 pass", "3 pass").game.position


def rare_in_katzenjammer_blues() -> Iterator[Position]:
    """2.2: long bids; hands of one value."""
    table = blues("111111", "222222", "333333", "444444", "555555", "JJJJJJ", deck="12342")
    yield table.game.position
    table.state.high = bid_of(7, 0)
    yield table.game.position


def rare_in_mau_mau() -> Iterator[Position]:
    """1.3: a Wild turned up first; 1.1: all Wilds in one hand; 3.2: five Draw 2s; 5: nothing to draw, because all cards are in hands."""
    yield hands.lay(*hands.PLAIN, top="wild", first_card="acts").game.position
    table = hands.give(hands.lay("wild wild wild wild wild", *hands.PLAIN, deck="wild"), 0, 1)
    yield table.game.position
    table.state.stacked = 10
    yield hands.give(table, 1, hands.deck_size(table)).game.position


RARE = {
    "katze_im_sack": rare_in_katze_im_sack,
    "katzenjammer_blues": rare_in_katzenjammer_blues,
    "mau_mau": rare_in_mau_mau,
    "maus_pass_auf": nothing_rare,
}


@pytest.mark.parametrize("players", [2, 10])
def test_features_are_defined_while_chance_is_due(players: int) -> None:
    """Mau Mau 5: the pile is about to be shuffled, while somebody draws."""
    game, options = GAMES["mau_mau"], {"drawing": "free"}
    games = (positions((game, players, options), seed) for seed in range(100))
    position = next(position for each in games for position in each if position.is_chance_due)
    for seat in range(players):
        array = position.array.copy()
        array["turn"] = seat
        assert features_for(position, seat) == features_of(game, array[0], interpreted(game.encode_features))
        assert features_for(position, seat) == features_for(position.observe(seat), seat)


def test_a_declaration_names_each_level_and_clips_amounts() -> None:
    assert [column.name for column in thermometer_columns("lead", range(-6, 7, 6)).columns] == [
        "lead_at_least_minus_6",
        "lead_at_least_0",
        "lead_at_least_6",
    ]
    assert amount_column("mice", -100, 5).columns == (("mice", -LARGEST, 5),)
    assert one_hot_columns("players", range(2, 4)).columns == (("players_2", 0, 1), ("players_3", 0, 1))
    assert spare_columns(2).columns == (("spare_1", 0, 0), ("spare_2", 0, 0))
