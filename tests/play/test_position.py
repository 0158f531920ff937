"""A position: what it refuses, what seats and spectators may ask of it, and that copies are their own."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import katzentisch as kt
from katzentisch.games import GAMES
from katzentisch.games.state import ALL, SPECTATOR
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.tables import Table, name_of, positions, some_tables, viewers

every_table = pytest.mark.parametrize("table", some_tables(), ids=name_of)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)

NO_SEATS: tuple[Any, ...] = (-2, -3, 10, 99, 127, 128, 255, 2**31, 2**63, 10**30, True, 1.0, "1", None, [], b"1", float("nan"))
NO_ACTIONS: tuple[Any, ...] = (-1, -2, 10**4, 2**31, 2**63, -(2**63), 10**30, True, 0.0, "0", None, [], b"0", float("inf"), {})


@every_table
def test_a_seat_that_is_not_there_knows_nothing(table: Table) -> None:
    for position in positions(table, every=40):
        before = position.array.tobytes()
        for seat in (*NO_SEATS, table[1]):
            for ask in (position.observe, position.observe_plain):
                with pytest.raises(kt.BadSetup, match=r"no seat|A seat must be a whole number"):
                    ask(seat)
        assert position.array.tobytes() == before


@every_table
def test_an_action_that_there_isn_t_is_illegal(table: Table) -> None:
    for position in positions(table, every=40):
        before, legal = position.array.tobytes(), position.legal()
        for action in (*NO_ACTIONS, table[0].actions):
            for play in (position.apply, position.apply_only):
                with pytest.raises(kt.IllegalMove):
                    play(action)
            assert isinstance(position.illegal(action), kt.IllegalMove)
        assert position.array.tobytes() == before
        assert position.legal() == legal


@every_table
def test_every_action_that_is_not_legal_has_a_reason(table: Table) -> None:
    for position in positions(table, every=25):
        before = position.array.tobytes()
        for action in sorted(set(range(table[0].actions)) - set(position.legal())):
            with pytest.raises(kt.IllegalMove):
                position.apply(action)
            if position.turn is not None:
                assert str(position.observe(position.turn).illegal(action))
        assert position.array.tobytes() == before


def test_the_old_names_of_observe_and_determinize_warn_and_work() -> None:
    position = kt.Play("mau_mau", 3, seed=1).position
    with pytest.warns(DeprecationWarning, match=r"use Position\.observe"):
        old = position.masked(1)
    assert old.array.tobytes() == position.observe(1).array.tobytes()
    with pytest.warns(DeprecationWarning, match=r"use Position\.determinize"):
        sampled = old.imagined(5)
    assert sampled.array.tobytes() == position.observe(1).determinize(5).array.tobytes()


def test_the_error_names_the_type() -> None:
    position = kt.Play("katze_im_sack", 4, seed=1).position
    with pytest.raises(kt.IllegalMove, match=r"from 0 to .*, not the string “4”"):
        position.apply("4")  # type: ignore[arg-type]
    with pytest.raises(kt.IllegalMove, match="not a value of type float"):
        position.apply(4.0)  # type: ignore[arg-type]
    with pytest.raises(kt.BadSetup, match="not the string “1”"):
        position.observe("1")  # type: ignore[arg-type]


@every_game
def test_numpy_s_numbers_are_numbers(game: Any) -> None:
    kinds: tuple[Any, ...] = (np.int64, np.int8, np.uint32)
    position = kt.Play(game.id, 3, seed=kinds[2](1)).position.copy()
    action = position.legal()[0]
    for kind in kinds:
        trial, other = position.copy(), position.copy()
        assert trial.observe(kind(2)).array.tobytes() == trial.observe(2).array.tobytes()
        assert trial.observe_plain(kind(2)) == trial.observe_plain(2)
        trial.apply(kind(action))
        other.apply_only(kind(action))
        again = position.copy()
        again.apply(action)
        assert trial.array.tobytes() == again.array.tobytes()


@every_table
def test_only_the_seat_at_turn_has_legal_actions(table: Table) -> None:
    """In what others know it is not their turn, whatever the record of their knowledge would make of it."""
    for position in positions(table, every=7):
        for viewer in viewers(position):
            expected = position.legal() if viewer == position.turn else []
            assert position.observe(viewer).legal() == expected


@every_table
def test_nothing_is_played_in_what_a_seat_knows(table: Table) -> None:
    for position in positions(table, every=30):
        for viewer in viewers(position):
            observation = position.observe(viewer)
            before = observation.array.tobytes()
            for action in range(table[0].actions):
                for play in (observation.apply, observation.apply_only):
                    with pytest.raises(kt.IllegalMove):
                        play(action)
            with pytest.raises(kt.IllegalMove):
                observation.chance()
            assert isinstance(observation.illegal(0), kt.IllegalMove)
            assert observation.array.tobytes() == before


@every_table
def test_an_observation_hides_what_another_seat_knows(table: Table) -> None:
    for position in positions(table, every=30):
        for viewer in viewers(position):
            observation = position.observe(viewer)
            for other in viewers(position):
                if other in (viewer, SPECTATOR):
                    assert observation.observe(other).array.tobytes() == position.observe(other).array.tobytes()
                else:
                    with pytest.raises(kt.BadSetup, match=f"what seat {other} knows"):
                        observation.observe(other)


@every_game
def test_chance_decides_only_what_is_due(game: Any) -> None:
    position = kt.Play(game.id, 3, seed=1).position
    before = position.array.tobytes()
    with pytest.raises(kt.IllegalMove, match="No random event is due"):
        position.chance()
    assert position.array.tobytes() == before


def test_a_decision_waits_for_chance() -> None:
    """Mau Mau shuffles in the middle of the game."""
    waiting = [each.copy() for seed in range(9) for each in positions((GAMES["mau_mau"], 10, {}), seed=seed) if each.is_chance_due]
    assert waiting
    for position in waiting:
        for action in range(position.game.actions):
            with pytest.raises(kt.IllegalMove, match="A random event comes first"):
                position.apply(action)
        assert position.legal() == position.observe(0).legal() == []


@every_game
def test_nothing_is_played_before_the_game_begins_and_it_begins_once(game: Any) -> None:
    position = Position.deal(game, 3, {}, 0, seed_bytes(1))
    before = position.array.tobytes()
    for early in (position.legal, position.chance, lambda: position.apply(0), lambda: position.apply_only(0)):
        with pytest.raises(kt.IllegalMove):
            early()
    assert position.array.tobytes() == before
    position.begin()
    begun = position.array.tobytes()
    with pytest.raises(kt.BadSetup, match="already begun"):
        position.begin()
    assert position.array.tobytes() == begun
    assert position.legal() == kt.Play(game.id, 3, seed=1).position.legal()


@every_game
def test_a_whole_position_leaves_nothing_to_determinize(game: Any) -> None:
    position = kt.Play(game.id, 3, seed=1).position
    with pytest.raises(kt.BadSetup, match="nothing to determinize"):
        position.determinize(1)
    with pytest.raises(kt.BadSetup, match="A seed must be"):
        position.observe(0).determinize("1")  # type: ignore[arg-type]
    sampled = position.observe(0).determinize(1)
    assert (sampled.viewer, sampled.legal()) == (ALL, position.legal() if position.turn == 0 else sampled.legal())
    sampled.apply(sampled.legal()[0])


@every_game
def test_a_position_is_made_of_a_record_of_its_game(game: Any) -> None:
    right = kt.Play(game.id, 3, seed=1).position
    assert Position(game, right.array.copy()).legal() == right.legal()
    readonly = np.frombuffer(right.array.tobytes(), game.state)
    arrays: list[Any] = [None, 5, "x", np.zeros(1), np.zeros(2, game.state), np.zeros(1, game.state), readonly, right.state, [right.array]]
    arrays += [right.array.view(plain_type(game)), np.ma.array(right.array)]
    for array in arrays:
        with pytest.raises(kt.BadSetup, match="NumPy array"):
            Position(game, array)
    others: list[Any] = [None, game.id, 5, [], Position]
    for other in others:
        with pytest.raises(kt.BadSetup, match=r"katzentisch\.GAMES"):
            Position(other, right.array)
        with pytest.raises(kt.BadSetup, match=r"katzentisch\.GAMES"):
            Position.deal(other, 3, {}, 0, 1)


def plain_type(game: Any) -> np.dtype[Any]:
    """The type of a state without NumPy's attributes for fields."""
    return np.dtype((np.void, game.state))


@every_game
def test_a_table_that_there_isn_t_is_refused(game: Any) -> None:
    """Compiled code would read and write outside of the state."""
    right = kt.deal(game, 3, seed=1)
    wrong: dict[str, tuple[int, ...]] = {
        "players": (-1, 0, 1, game.players[-1] + 1, 127),
        "turn": (-128, -2, 3, 99, 127),
        "first": (-1, 3, 77),
        "viewer": (-3, 3, 50),
        "end": (-1, len(game.ends) + 1, 99),
        "phase": (-1, len(game.phases), 99),
        "options": (-1, 99) if game.options else (),
    }
    for field, values in wrong.items():
        for value in values:
            array = right.array.copy()
            array[field] = value
            with pytest.raises(kt.BadSetup, match="must exist in the game"):
                Position(game, array)


@every_game
def test_arrays_of_any_layout_and_in_files_are_written_to(game: Any, tmp_path: Any) -> None:
    position, size = kt.deal(game, 3, seed=1), game.feature_count
    expected, every_other = position.features(), np.full(2 * size, 77, np.int8)
    file = np.memmap(tmp_path / "features", np.int8, "w+", shape=(size,))
    for out in (every_other[::2], every_other[1::2][::-1], np.zeros((size, 3), np.int8)[:, 1], file):
        assert position.features(out=out) is out
        assert np.array_equal(out, expected)
    mask = np.ones(2 * game.actions, np.bool_)
    assert np.array_equal(position.legal_mask(mask[::2]), position.legal_mask())
    assert mask[1::2].all()
    states = np.memmap(tmp_path / "state", game.state, "w+", shape=(3,))
    states[1] = position.array[0]
    stored = Position(game, states[1:2])
    stored.apply(stored.legal()[0])
    position.apply(position.legal()[0])
    assert stored == position
    assert states[1].tobytes() == position.array.tobytes()


@every_game
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position)), Position.copy])
def test_a_copy_is_its_own(game: Any, duplicate: Any) -> None:
    position = kt.Play(game.id, 3, seed=1).position
    before = position.array.tobytes()
    other = duplicate(position)
    assert other.array.tobytes() == before
    assert other.game is position.game
    other.apply(other.legal()[0])
    assert position.array.tobytes() == before
    observation = duplicate(position.observe(1))
    assert (observation.viewer, observation.legal()) == (1, [] if position.turn != 1 else position.legal())
    fresh = duplicate(Position.deal(game, 3, {}, 0, seed_bytes(1)))
    fresh.begin()
    assert fresh.array.tobytes() == before


@every_table
def test_the_mask_has_the_legal_actions(table: Table) -> None:
    out = np.ones(table[0].actions, np.bool_)
    for position in positions(table, every=11):
        assert np.flatnonzero(position.legal_mask()).tolist() == position.legal()
        assert position.legal_mask(out) is out
        assert np.flatnonzero(out).tolist() == position.legal()


@every_table
def test_features_are_those_of_what_the_seat_knows(table: Table) -> None:
    for position in positions(table, every=13):
        for seat in range(table[1]):
            features = position.features(seat)
            assert features.shape == (table[0].feature_count,)
            assert np.array_equal(features, position.observe(seat).features(seat))
            if not position.is_chance_due and not position.is_over:  # nothing that is hidden changes them
                assert np.array_equal(features, position.observe(seat).determinize(3).features(seat))
        if position.turn is not None:
            assert np.array_equal(position.features(), position.features(position.turn))
        else:
            with pytest.raises(kt.BadSetup, match="Name the seat"):
                position.features()


@every_game
def test_arrays_to_write_to_are_checked(game: Any) -> None:
    position = kt.deal(game, 3, seed=1)
    readonly = np.zeros(game.feature_count, np.int8)
    readonly.flags.writeable = False
    wrong: list[Any] = [np.zeros(3), np.zeros(game.feature_count, np.int16), np.zeros(game.feature_count + 1, np.int8), [0], "x", readonly]
    for out in wrong:
        with pytest.raises(kt.BadSetup, match="writable NumPy array of type int8"):
            position.features(0, out)
        with pytest.raises(kt.BadSetup, match="writable NumPy array of type bool"):
            position.legal_mask(out)


@every_table
def test_returns_are_the_wins_minus_what_is_fair(table: Table) -> None:
    for position in positions(table, every=50):
        returns = position.returns()
        assert returns.shape == (table[1],)
        assert abs(returns.sum()) < 1e-9
        if position.is_over:
            assert position.ranks is not None
            assert [rank == 1 for rank in position.ranks] == (returns > 0).tolist()
            assert len(position.scores or []) == table[1]
        else:
            assert not returns.any()
            assert position.ranks is position.scores is None


@every_game
def test_the_board_shows_what_the_viewer_may_see(game: Any) -> None:
    table: Table = game, game.players[1], {}
    for position in positions(table, every=40):
        if position.is_chance_due:
            continue
        for language in ("de", "en"):
            assert position.render(language=language) == position.observe(SPECTATOR).render(language=language)
            for seat in range(table[1]):
                assert position.render(seat, language) == position.observe(seat).render(seat, language)
    for wrong in ("fr", "", None, 3):
        with pytest.raises(kt.BadSetup, match="must be one of de"):
            position.render(language=wrong)  # type: ignore[arg-type]


@every_game
def test_moves_are_written_and_read(game: Any) -> None:
    position = kt.deal(game, 3, seed=2)
    for action in position.legal():
        assert position.read_move(position.write_move(action)) == action
    with pytest.raises(kt.UnreadableMove):
        position.read_move("no such move")
    with pytest.raises(kt.UnreadableMove):
        position.read_move(3)  # type: ignore[arg-type]
    illegal = sorted(set(range(game.actions)) - set(position.legal()))
    for action in [*illegal, game.actions, -1, "0"]:
        with pytest.raises(kt.IllegalMove):
            position.write_move(action)


@every_game
def test_equal_positions_have_equal_states(game: Any) -> None:
    one, other = kt.deal(game, 3, seed=1), kt.deal(game.id, 3, seed=1)
    assert one == other == one.copy()
    assert one != kt.deal(game, 3, seed=2)
    assert one != one.observe(0)
    assert one != "a position"
    other.apply(other.legal()[0])
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    assert repr(one).startswith(f"<Position: {game.id}, 3 players, ply 0, turn ")
    assert repr(one.observe(1)).endswith("seen by seat 1>")
    assert repr(one.observe(SPECTATOR)).endswith("seen by a spectator>")


@every_game
def test_deal_is_the_first_position_of_the_game(game: Any) -> None:
    for players in game.players:
        assert kt.deal(game.id, players, seed=3, first=players - 1) == kt.Play(game.id, players, seed=3, first=players - 1).position
    for wrong in (game.players[0] - 1, game.players[-1] + 1, "3", None, 2.0):
        with pytest.raises(kt.BadSetup, match="players"):
            kt.deal(game.id, wrong, seed=1)  # type: ignore[arg-type]
    for name in ("chess", None, 3, ["mau_mau"]):
        with pytest.raises(kt.BadSetup, match="mau_mau"):
            kt.deal(name, 3)  # type: ignore[arg-type]
