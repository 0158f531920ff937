"""Information states: everything that a seat has seen and done. Equal ones look the same to it."""

import copy
import pickle
import random
from typing import Any

import pytest

import katzentisch as kt
from katzentisch.games import GAMES
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.tables import Table, begun, name_of, positions, some_tables

every_table = pytest.mark.parametrize("table", some_tables(), ids=name_of)
every_game = pytest.mark.parametrize("game", list(GAMES))

NO_STATES: tuple[Any, ...] = ("", "0" * 63, "G" * 64, b"0" * 64, None, 7)


def play_some(position: Position, moves: int, seed: int = 1) -> Position:
    rng = random.Random(seed)
    for _ in range(moves):
        if not position.is_over:
            position.apply(rng.choice(position.legal()))
    return position


@every_table
def test_it_does_not_depend_on_how_the_game_was_played(table: Table) -> None:
    """Action by action with or without chance, asked for at every step or only now, copied or pickled."""
    asked, silent, rng = begun(table), begun(table), random.Random(2)
    for _ in range(30):
        if not asked.is_over:
            action = rng.choice(asked.legal())
            asked.apply(action)
            silent.apply_only(action)
            while silent.is_chance_due:
                silent.chance()
            asked.information_state(0)
    for seat in range(table[1]):
        expected = asked.information_state(seat)
        assert len(expected) == 64
        for twin in (silent, copy.copy(silent), copy.deepcopy(asked), pickle.loads(pickle.dumps(silent))):
            assert twin.information_state(seat) == expected


@every_game
def test_a_loaded_game_has_the_information_states_of_the_game_that_was_played(game: str, tmp_path: Any) -> None:
    """Its chance comes from the record, not from the seed."""
    play, rng = kt.Play(game, 3, seed=5), random.Random(5)
    while not play.over:
        play.move(rng.choice(play.legal))
    kt.save(tmp_path / "game.jsonl", play)
    (loaded,) = kt.load(tmp_path / "game.jsonl")
    played = kt.deal(game, 3, seed=5)
    for step in kt.replay(play.record()):
        if step.action is not None:
            played.apply(step.action)
    for seat in range(3):
        assert play.position.information_state(seat) == played.information_state(seat)
        assert loaded.position.information_state(seat) != loaded.position.information_state((seat + 1) % 3)


@every_game
def test_copies_go_their_own_ways(game: str) -> None:
    position = play_some(kt.deal(game, 3, seed=4), 12)
    before = position.information_state(1)
    twin = position.copy()
    play_some(position, 3)
    assert twin.information_state(1) == before != position.information_state(1)
    play_some(twin, 3)
    assert twin.information_state(1) == position.information_state(1)
    position.information_state(0)
    other = kt.deal(game, 3, seed=4)
    other.memory = position.memory  # of a longer history, which is no part of this one
    assert other.information_state(1) == kt.deal(game, 3, seed=4).information_state(1)


@every_table
def test_it_shows_a_seat_no_more_than_its_observations(table: Table) -> None:
    """A position that looks the same to a seat has the same information state for it: what the others hold does not matter."""
    for position in positions(table, every=25):
        if position.is_chance_due or position.is_over:
            continue
        for seat in range(table[1]):
            past = position.information_state(seat)
            for seed in range(2):
                world = position.observe(seat).determinize(seed)
                world.remember(seat, past)
                assert world.information_state(seat) == past
                assert pickle.loads(pickle.dumps(world)).information_state(seat) == past


def test_an_observation_is_less() -> None:
    """The same observation can be reached with different histories of the seat, and then the information states differ."""
    seen: dict[bytes, str] = {}
    differ = 0
    for seed in range(60):
        position, rng = kt.deal("katzenjammer_blues", 2, seed=3), random.Random(seed)
        for _ in range(25):
            if position.is_over:
                break
            observation = position.observe(0).array.tobytes()
            state = position.information_state(0)
            differ += seen.setdefault(observation, state) != state
            position.apply(rng.choice(position.legal()))
    assert differ > 0


@every_game
def test_it_identifies_the_legal_actions_and_the_own_history(game: str) -> None:
    """Perfect recall: equal information states mean the same own actions so far and the same legal actions now."""
    met: dict[str, tuple[list[int], list[int]]] = {}
    again = 0
    for number in range(80):
        position, rng = kt.deal(game, 3, seed=number % 2), random.Random(number)
        own: list[int] = []
        for _ in range(20):
            if position.is_over:
                break
            legal = position.legal()
            action = legal[0] if rng.random() < 0.8 else rng.choice(legal)
            if position.turn == 0:
                state = position.information_state(0)
                again += state in met
                assert met.setdefault(state, (list(own), legal)) == (own, legal)
                own.append(action)
            position.apply(action)
    assert again > 0


@every_game
def test_a_history_begins_with_the_first_decision(game: str) -> None:
    position = Position.deal(GAMES[game], 3, {}, 0, seed_bytes(1))
    with pytest.raises(kt.IllegalMove, match="begin"):
        position.legal()
    with pytest.raises(kt.BadSetup, match="begin"):
        position.information_state(0)
    position.begin()
    position.apply(position.legal()[0])
    expected = kt.deal(game, 3, seed=1)
    expected.apply(expected.legal()[0])
    assert position.information_state(1) == expected.information_state(1)


@every_game
def test_a_position_from_the_middle_of_a_game_needs_a_past(game: str) -> None:
    """Without it, different histories that end in the same observation would look the same."""
    position = play_some(kt.deal(game, 3, seed=1), 4)
    past = position.information_state(1)
    batch = kt.Batch(game, 3, 1, seed=1, forced="show")
    batch.step(batch.random_actions())
    sampled = position.observe(1).determinize(2)
    made = Position(GAMES[game], position.array.copy())
    for other in (sampled, sampled.copy(), pickle.loads(pickle.dumps(sampled)), made, batch.position(0)):
        with pytest.raises(kt.BadSetup, match=r"Call remember\(seat, past\) first"):
            other.information_state(1)
    play_some(sampled, 1)
    with pytest.raises(kt.BadSetup, match="what the seat saw before is unknown"):
        sampled.information_state(1)
    again = Position(GAMES[game], position.array.copy())
    again.remember(1, past)
    assert again.information_state(1) == past
    assert play_some(again, 2).information_state(1) == play_some(position, 2).information_state(1)
    first = kt.deal(game, 3, seed=1)
    assert first.observe(1).determinize(5).information_state(1) == first.information_state(1)


def test_a_past_is_given_after_what_chance_decides() -> None:
    """What was seen in between is no part of it later."""
    waiting = [each.copy() for seed in range(9) for each in positions((GAMES["mau_mau"], 10, {}), seed=seed) if each.is_chance_due]
    assert waiting
    for position in waiting:
        with pytest.raises(kt.BadSetup, match="A random event comes first"):
            Position(position.game, position.array.copy()).remember(0, position.information_state(0))


@every_table
def test_it_is_the_same_if_and_only_if_the_seat_saw_and_did_the_same(table: Table) -> None:
    """Whatever the others hold, and with chance step by step."""
    root, seat = begun(table), table[1] - 1
    states: dict[tuple[Any, ...], str] = {}
    lives: dict[str, tuple[Any, ...]] = {}
    visits = 0
    for number in range(12):
        world, rng = root.observe(seat).determinize(number // 3), random.Random(number)
        life: list[Any] = [world.observe(seat).array.tobytes()]
        for _ in range(15):
            if world.is_over:
                break
            legal = world.legal()
            action = legal[0] if rng.random() < 0.9 else rng.choice(legal)
            life.append(action if world.turn == seat else None)
            world.apply_only(action)
            life.append(world.observe(seat).array.tobytes())
            while world.is_chance_due:
                world.chance()
                life.append(world.observe(seat).array.tobytes())
            state = world.information_state(seat)
            assert states.setdefault(tuple(life), state) == state
            assert lives.setdefault(state, tuple(life)) == tuple(life)
            visits += 1
    assert len(states) == len(lives) < visits


@every_game
def test_an_observation_has_none_and_a_past_is_checked(game: str) -> None:
    position = kt.deal(game, 3, seed=1)
    with pytest.raises(kt.BadSetup, match="whole history"):
        position.observe(0).information_state(0)
    for seat in (-1, 3, "0", None):
        with pytest.raises(kt.BadSetup, match="seat"):
            position.information_state(seat)  # type: ignore[arg-type]
    for past in NO_STATES:
        with pytest.raises(kt.BadSetup, match="64 hexadecimal digits"):
            position.copy().remember(0, past)
    position.apply(position.legal()[0])
    with pytest.raises(kt.BadSetup, match="before the first move"):
        position.remember(0, "0" * 64)
