"""What every game must keep to: run it for your own game in your own tests.

    from katzentisch.testing import conformance

    @pytest.mark.parametrize("case", conformance.cases("kuhn_poker"), ids=str)
    def test_conformance(case: conformance.Case) -> None:
        case.run()                      # or case.run(count): see below

`cases(game)` lists every check with the tables it needs, `Case.run` runs one of them and raises AssertionError, and
`check_game(game)` runs them all in one go. The game is found in the registry by its id.

`count` is a function of your own that gets the whole state (never an observation) and raises AssertionError if a card or a chip
is missing or there twice. It is called after every move and for every determinization.
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from katzentisch.games import GAMES
from katzentisch.games.game import HIDDEN
from katzentisch.games.state import NOTHING
from katzentisch.play.play import Play
from katzentisch.play.position import Position
from katzentisch.play.replay import replay

from .features import declared_spans, encoder_spans, features_for
from .tables import INTERPRETED, Table, begun, name_of, pairwise_tables, positions, seen_bytes, some_tables, viewers, without_generator

SPARSE = 23 if INTERPRETED else 5  # distance between the positions checked

Count = Callable[[Any], None]
Check = Callable[[Table, Count], None]


def no_count(state: Any) -> None:
    """Count nothing."""


def random_play_ends_and_conserves_cards(table: Table, count: Count) -> None:
    for position in positions(table):
        count(position.state)
    assert position.turn is None
    assert position.legal() == []
    ranks = position.state.ranks[: table[1]].tolist()
    standing = position.state.standing[: table[1]].tolist()
    assert ranks == [1 + sum(other > mine for other in standing) for mine in standing]


def moves_survive_being_written(table: Table, _: Count) -> None:
    game = table[0]
    for position in positions(table, seed=2, every=3):
        for action in position.legal():
            assert game.read_move(position.state, game.write_move(position.state, action)) == action


def legal_is_what_apply_accepts(table: Table, _: Count) -> None:
    """A refused action changes nothing."""
    game = table[0]
    for position in positions(table, seed=3, every=SPARSE):
        before = position.array.tobytes()
        accepted = []
        for action in range(-2, game.actions + 2):
            trial = position.copy()
            if trial.rules.apply(trial.array, 0, action):
                accepted.append(action)
            else:
                assert trial.array.tobytes() == before
        assert accepted == position.legal()


def the_log_is_the_truth(table: Table, _: Count) -> None:
    """Replaying a record, and playing the same seed again, give the same bytes."""
    game, players, options = table
    play = Play(game.id, players, options=options, first=players - 1, seed=4)
    rng = random.Random(4)
    while not play.over:
        play.move(rng.choice(play.legal))
    again = replay(play.record()).finish()
    assert without_generator(again.position) == without_generator(play.position)
    assert again.record().setup == play.setup
    same = Play(game.id, players, options=options, first=players - 1, seed=4)
    for entry in play.log:
        if entry[0] != "-":
            same.move(entry.split(" ", 1)[1])
    assert same.position.array.tobytes() == play.position.array.tobytes()
    assert same.log == play.log


def shared_views_and_events_are_those_of_each_observation(table: Table, _: Count) -> None:
    """Views are made from a spectator's, and events shared where none is about the seat: they must be the seat's own all the same."""
    game, players, options = table
    play, rng = Play(game.id, players, options=options, seed=8), random.Random(8)
    while not play.over and len(play.log) < (20 if INTERPRETED else 10_000):
        steps = play.move(rng.choice(play.legal))
        for seat in range(players):
            assert play.view(seat) == game.view(play.position.observe_plain(seat))
            assert [step.events(seat) for step in steps] == [step.seen_by(seat) for step in steps]


def an_auction_has_one_name_for_all_who_are_in_it(table: Table, _: Count) -> None:
    game = table[0]
    for position in positions(table, seed=9, every=SPARSE):
        names = {game.auction(position.observe(viewer).state) for viewer in viewers(position)}
        assert len(names - {None}) <= 1
        if names != {None}:
            assert position.turn is not None
            assert game.auction(position.observe(position.turn).state) is not None


def determinizations_look_the_same(table: Table, count: Count) -> None:
    """A seat can't tell a determinization from the real state by a single byte, and it is a possible state."""
    for number, position in enumerate(positions(table, seed=5, every=SPARSE)):
        for viewer in viewers(position):
            sampled = position.observe(viewer).determinize(seed=number)
            assert seen_bytes(sampled, viewer) == seen_bytes(position, viewer)
            count(sampled.state)


def determinizations_can_be_played_on(table: Table, count: Count) -> None:
    rng = random.Random(6)
    for number, position in enumerate(positions(table, seed=6, every=8 * SPARSE)):
        for viewer in viewers(position)[:3]:
            sampled = position.observe(viewer).determinize(seed=number)
            while not sampled.is_over:
                if sampled.is_chance_due:
                    sampled.chance()
                else:
                    sampled.apply_only(rng.choice(sampled.legal()))
            count(sampled.state)


def determinizations_stay_alike_until_something_is_seen(table: Table, _: Count) -> None:
    """Play on in two states. As long as a seat sees the same events, every byte it gets is the same."""
    compared = 0
    for viewer in range(-1, min(2, table[1])):
        rng = random.Random(7 + viewer)
        real = begun(table, seed=7)
        other = real.observe(viewer).determinize(seed=7)
        while not real.is_over:
            events, events_there = step_both(real, other, viewer, rng)
            if events == events_there:
                assert seen_bytes(real, viewer) == seen_bytes(other, viewer)
                compared += 1
            else:
                other = real.observe(viewer).determinize(seed=compared)
    assert compared > 0


def step_both(real: Position, other: Position, viewer: int, rng: random.Random) -> tuple[list[Any], list[Any] | None]:
    """Play one step in both states: the same open move, or any if the viewer can't see it. None if it is illegal in the other state."""
    game = real.game
    before, before_there = real.observe_plain(viewer), other.observe_plain(viewer)
    seat = action = action_there = HIDDEN
    if real.is_chance_due:
        real.chance()
        other.chance()
    else:
        seat = int(real.state.turn)
        action = rng.choice(real.legal())
        hidden = game.hides(real.state, action, viewer)
        action_there = rng.choice(other.legal()) if hidden else action
        action, played = (HIDDEN if hidden else action), action
        real.apply_only(played)
        if action_there not in other.legal():
            return game.events(before, seat, action, real.observe_plain(viewer)), None
        other.apply_only(action_there)
        action_there = HIDDEN if hidden else action_there
    events = game.events(before, seat, action, real.observe_plain(viewer))
    return events, game.events(before_there, seat, action_there, other.observe_plain(viewer))


def the_one_at_turn_knows_what_is_legal(table: Table, _: Count) -> None:
    for position in positions(table, seed=8, every=SPARSE):
        if position.turn is not None:
            assert position.observe(position.turn).legal() == position.legal()


def nothing_of_the_generator_leaves(table: Table, _: Count) -> None:
    for position in positions(table, seed=9, every=SPARSE):
        for viewer in viewers(position):
            observation = position.observe(viewer).state
            assert not observation.key.any()
            assert not observation.block.any()
            assert observation.blocks == observation.spent == 0


def logged_moves_can_be_taken_back(table: Table, _: Count) -> None:
    """Taking a logged move back restores what its seat knew and could play, also in a determinization. A game without a log passes."""
    earlier: dict[int, Position] = {}
    rng = random.Random(12)
    position = begun(table, seed=12)
    while not position.is_over:
        if position.is_chance_due:
            position.chance()
            continue
        earlier[int(position.state.plies)] = position.copy()
        whole = position.copy()
        other = position.observe(position.state.turn).determinize(12)
        action = whole.game.take_back(whole.state)
        while action != NOTHING:
            others = other.game.take_back(other.state)  # another card, if it was laid face down
            assert other.turn == whole.turn
            assert others in other.copy().legal()  # a copy remembers no legal moves
            decision = earlier[int(whole.state.plies)]
            seat = int(whole.state.turn)
            assert whole.observe(seat).array.tobytes() == decision.observe(seat).array.tobytes()
            assert whole.copy().legal() == decision.legal()
            action = whole.game.take_back(whole.state)
        assert other.game.take_back(other.state) == NOTHING
        position.apply_only(rng.choice(position.legal()))


def actions_mean_what_their_groups_say(table: Table, _: Count) -> None:
    """A legal action is written as its group says and is in a phase of its group. A game without groups passes."""
    game = table[0]
    meanings = [(move, group.phases) for group in game.action_groups for move in group.moves]
    assert len(meanings) in (0, game.actions)
    for position in positions(table, seed=10, every=SPARSE):
        for action in position.legal() if meanings else ():
            move, phases = meanings[action]
            pattern = re.escape(move).replace("…", ".*")
            assert re.fullmatch(pattern, game.write_move(position.state, action))
            assert game.phases[position.state.phase] in phases


def features_are_what_their_columns_say(table: Table, _: Count) -> None:
    """The features of any seat, at any time, are within the bounds of their columns and depend only on what the seat knows."""
    game, players, _options = table
    for position in positions(table, seed=11, every=SPARSE):
        for seat in range(players) if game.feature_groups else ():
            features = features_for(position, seat)
            assert features_for(position.observe(seat), seat) == features
            for feature, column in zip(features, game.feature_columns, strict=True):
                assert column.low <= feature <= column.high, column


def the_encoder_writes_the_declared_groups(table: Table, _: Count) -> None:
    """Every call of feature_encoding.py writes a group of that kind and size, or zeros instead of whole groups."""
    game, players, _options = table
    declared = declared_spans(game)
    starts, stops = {span.start for span in declared}, {span.stop for span in declared}
    for position in positions(table, seed=12, every=8 * SPARSE):
        for span in encoder_spans(position, position.state.plies % players) if declared else ():
            assert span in declared or (span.kind == "zeros" and span.start in starts and span.stop in stops), span


AT_MANY_TABLES: tuple[Check, ...] = (random_play_ends_and_conserves_cards, moves_survive_being_written)
AT_SOME_TABLES: tuple[Check, ...] = (
    legal_is_what_apply_accepts,
    the_log_is_the_truth,
    shared_views_and_events_are_those_of_each_observation,
    an_auction_has_one_name_for_all_who_are_in_it,
    determinizations_look_the_same,
    determinizations_can_be_played_on,
    determinizations_stay_alike_until_something_is_seen,
    the_one_at_turn_knows_what_is_legal,
    nothing_of_the_generator_leaves,
    logged_moves_can_be_taken_back,
    actions_mean_what_their_groups_say,
    features_are_what_their_columns_say,
    the_encoder_writes_the_declared_groups,
)


@dataclass(frozen=True)
class Case:
    """One check at one table."""

    check: Check
    table: Table

    def run(self, count: Count = no_count) -> None:
        self.check(self.table, count)

    def __str__(self) -> str:
        return f"{self.check.__name__}-{name_of(self.table)}"


def cases(game: str) -> list[Case]:
    """Return every check of a game, with each of its tables: all numbers of players, and options in pairs."""
    many, some = pairwise_tables([GAMES[game]]), some_tables([GAMES[game]])
    return [
        Case(check, table) for checks, tables in ((AT_MANY_TABLES, many), (AT_SOME_TABLES, some)) for check in checks for table in tables
    ]


def check_game(game: str, count: Count = no_count) -> None:
    """Run the whole suite for a game.

    Raises
    ------
    AssertionError
        The first thing the game does not keep to.
    """
    for case in cases(game):
        case.run(count)
