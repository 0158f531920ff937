"""A batch: the same games as simulate, whatever is split; arrays that others share; nothing lost by bad input."""

import copy
import gc
import os
import pickle
import subprocess
import sys
import weakref
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import katzentisch as kt
from katzentisch.batch.batch import ARRAYS
from katzentisch.batch.dlpack import ALIGNMENT, CPU, GpuArray, lent, tensor_capsule
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.testing.tables import INTERPRETED, Table, name_of, some_tables

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
every_table = pytest.mark.parametrize("table", some_tables(), ids=name_of)
jnp = pytest.importorskip("jax.numpy")

GAMES_PLAYED = 24


def finished(batch: kt.Batch, games: int) -> dict[int, tuple[list[int], list[int]]]:
    """Ranks and scores by game number, of at least this many games."""
    found: dict[int, tuple[list[int], list[int]]] = {}
    while len(found) < games:
        numbers = batch.game_number.copy()
        batch.step(batch.random_actions())
        assert not batch.illegal.any()
        for row in np.flatnonzero(batch.ended):
            found[int(numbers[row])] = batch.ranks[row].tolist(), batch.scores[row].tolist()
    return found


@every_table
@pytest.mark.parametrize("forced", ["skip", "show"])
def test_random_actions_play_the_games_of_simulate(table: Table, forced: Any) -> None:
    game, players, options = table
    results = kt.simulate(game.id, players, 400, seed=9, options=options)
    batch = kt.Batch(game, players, 8, seed=9, options=options, forced=forced)
    for number, (ranks, scores) in finished(batch, GAMES_PLAYED).items():
        assert (results.ranks[number].tolist(), results.scores[number].tolist()) == (ranks, scores)


@every_game
def test_splits_and_threads_don_t_matter(game: Game) -> None:
    """Rows from `start` on are rows of the larger batch."""
    whole = kt.Batch(game, 3, 2048, seed=2, threads=3)
    part = kt.Batch(game, 3, 1024, seed=2, start=1024, threads=1)
    for _ in range(12):
        for name in set(ARRAYS) - {"game_number"}:
            assert np.array_equal(getattr(whole, name)[1024:][~whole.ended[1024:]], getattr(part, name)[~part.ended]), name
        keep = ~(whole.ended[1024:] | part.ended)  # after its first game, a row of another batch plays another one
        whole.step(whole.random_actions())
        part.step(part.random_actions())
        if not keep.all():
            break


@every_table
def test_a_row_shows_what_the_position_knows(table: Table) -> None:
    game, players, options = table
    batch = kt.Batch(game, players, 6, seed=4, options=options, forced="show")
    for _ in range(25):
        for row in range(2):
            position = batch.position(row)
            assert position.turn == batch.turn[row]
            assert np.array_equal(position.legal_mask(), batch.legal_mask[row])
            assert np.array_equal(position.features(), batch.observation[row])
        batch.step(batch.random_actions())


@every_game
def test_the_end_of_a_game(game: Game) -> None:
    """The position played on by hand has the same returns, ranks, scores and final observation as the row."""
    batch = kt.Batch(game, 3, 4, seed=8, forced="show")
    ends = 0
    while ends < 3:
        before, actions = [batch.position(row) for row in range(4)], batch.random_actions().copy()
        turns = batch.turn.copy()
        batch.step(actions)
        assert np.array_equal(batch.actor, turns)
        for row in np.flatnonzero(batch.ended):
            position = before[row]
            position.apply(int(actions[row]))
            assert position.is_over
            assert np.allclose(position.returns(), batch.returns[row])
            assert position.ranks == batch.ranks[row].tolist()
            assert position.scores == batch.scores[row].tolist()
            assert np.array_equal(position.features(int(turns[row])), batch.final_observation[row])
            assert 0 <= batch.worth[row].min() <= batch.worth[row].max() <= 1
            ends += 1


@every_game
def test_forced_moves_are_skipped_but_never_a_whole_game(game: Game) -> None:
    batch = kt.Batch(game, 2 if 2 in game.players else 3, 16, seed=5)
    for _ in range(60):
        counts = batch.legal_mask.sum(axis=1)
        assert (counts > 1).all() if game.has_decisions else (counts == 1).all()
        batch.step(batch.random_actions())
        if not game.has_decisions:
            assert batch.ended.all()


@every_game
def test_illegal_actions_change_nothing_and_are_flagged(game: Game) -> None:
    batch = kt.Batch(game, 3, 8, seed=6)
    batch.step(batch.random_actions())
    before = {name: getattr(batch, name).copy() for name in ("observation", "legal_mask", "turn", "game_number")}
    state = batch.state.tobytes()
    for wrong in (-1, game.actions, -(2**40), 2**40):
        batch.step(np.full(8, wrong))
        assert batch.illegal.all()
        assert not batch.ended.any()
        assert (batch.actor == -1).all()
    illegal = np.argmin(batch.legal_mask, axis=1)
    mixed = batch.random_actions().copy()
    if game.actions > 1:
        batch.step(illegal)
        assert batch.illegal.all()
        assert batch.state.tobytes() == state
        assert all(np.array_equal(getattr(batch, name), array) for name, array in before.items())
        mixed[3] = illegal[3]
        batch.step(mixed)
        assert np.flatnonzero(batch.illegal).tolist() == [3]
        assert (batch.actor[np.arange(8) != 3] >= 0).all()


def test_random_actions_stay_the_same_until_a_step_is_legal() -> None:
    batch = kt.Batch("mau_mau", 3, 8, seed=4)
    first = batch.random_actions().copy()
    actions = batch.random_actions()
    actions[:] = -1  # the caller may write to what it was given
    batch.step(actions)
    assert batch.illegal.all()
    assert np.array_equal(batch.random_actions(), first)


def test_a_strict_batch_refuses_before_any_row_is_stepped() -> None:
    batch = kt.Batch("katze_im_sack", 3, 8, seed=6, strict=True)
    state = batch.state.tobytes()
    actions = batch.random_actions().copy()
    actions[5] = int(np.argmin(batch.legal_mask[5]))
    with pytest.raises(kt.IllegalMove, match=r"row 5.*No row was stepped"):
        batch.step(actions)
    assert batch.state.tobytes() == state
    batch.step(batch.random_actions())
    assert batch.state.tobytes() != state


@every_game
def test_reset(game: Game) -> None:
    batch = kt.Batch(game, 3, 4, seed=7, start=10)
    first = {name: getattr(batch, name).copy() for name in ("observation", "legal_mask", "turn", "game_number")}
    assert batch.game_number.tolist() == [10, 11, 12, 13]
    for _ in range(20):
        batch.step(batch.random_actions())
    numbers = batch.game_number.copy()
    batch.reset(np.array([True, False, False, True]))
    assert (batch.game_number - numbers).tolist() == [4, 0, 0, 4]
    batch.reset()
    assert all(np.array_equal(getattr(batch, name), array) for name, array in first.items())


@every_game
@pytest.mark.parametrize("kind", ["one", "several", "functions"])
def test_opponents_move_by_themselves(game: Game, kind: str) -> None:
    players = 4
    opponents: Any = {"one": "level1", "several": ["level2", "rules", "level1"], "functions": [first_legal, "rules", first_legal]}[kind]
    batch = kt.Batch(game, players, 32, seed=3, opponents=opponents)
    ends = 0
    for _ in range(40):
        assert np.array_equal(batch.turn, batch.game_number % players)
        assert ((batch.opponent_seats >> batch.turn) & 1 == 0).all()
        assert batch.legal_mask.any(axis=1).all()
        batch.step(batch.random_actions())
        ends += int(batch.ended.sum())
        assert np.allclose(batch.returns.sum(axis=1), 0, atol=1e-6)
    assert ends > 0
    fixed = kt.Batch(game, players, 8, seed=3, opponents=opponents, seat=2)
    for _ in range(10):
        assert (fixed.turn == 2).all()
        fixed.step(fixed.random_actions())


def first_legal(observation: kt.Position) -> int:
    return observation.legal()[0]


def test_opponents_sit_clockwise_from_the_learner_s_left() -> None:
    """A game by hand with the same bots has the same moves."""
    names, players = ["level1", "rules", "level2"], 4
    batch = kt.Batch("mau_mau", players, 4, seed=12, opponents=names, seat=1, forced="show")
    seated = [names[2], None, names[0], names[1]]  # the learner's left neighbour has seat 2
    from katzentisch.bots import as_bot  # noqa: PLC0415
    from katzentisch.bots.rng import FastRandom, rng_of  # noqa: PLC0415

    position = kt.Batch("mau_mau", players, 4, seed=12, forced="show").position(2)
    rng = int(batch.runner.rows.deal_rngs[2])
    for _ in range(12):
        while (name := seated[position.turn or 0]) is not None and not position.is_over:
            seat, legal = int(position.turn or 0), position.legal()
            chance = FastRandom(int(rng_of(rng, seat, int(position.state.plies))))
            position.apply(legal[0] if len(legal) == 1 else as_bot(name).choose(position.observe(seat), legal, chance))
        if position.is_over:
            break
        assert batch.position(2) == position
        actions = batch.random_actions().copy()
        batch.step(actions)
        position.apply(int(actions[2]))


def failing(observation: kt.Position) -> int:
    raise ZeroDivisionError("not today")


class Tired:
    """Plays the first legal move; fails once it is tired."""

    def __init__(self) -> None:
        self.is_tired, self.seats = False, set[int | None]()

    def play(self, observation: kt.Position) -> int:
        if self.is_tired and observation.game.id == "mau_mau" and observation.legal()[-1] % 5 == 0:
            raise ZeroDivisionError("not now")
        self.seats.add(observation.turn)
        return observation.legal()[0]


def step_often(batch: kt.Batch) -> None:
    for _ in range(100):
        batch.step(batch.random_actions())


def test_after_a_failure_a_batch_is_reset_before_it_is_stepped() -> None:
    """Rows that wait for an opponent take no action of the learner, and the opponent makes no move of the learner."""
    tired = Tired()

    def opponent(observation: kt.Position) -> int:
        return tired.play(observation)

    batch = kt.Batch("mau_mau", 4, 16, seed=1, opponents=opponent, seat=2, forced="show")
    tired.is_tired = True
    with pytest.raises(kt.Refusal, match="not now"):
        step_often(batch)
    state = batch.state.tobytes()
    with pytest.raises(kt.BadSetup, match=r"Call reset\(\) first"):
        batch.step(batch.random_actions())
    assert batch.state.tobytes() == state
    tired.is_tired = False
    batch.reset(np.arange(16) < 2)  # the other rows continue
    for _ in range(5):
        assert (batch.turn == 2).all()
        batch.step(batch.random_actions())
        assert not batch.illegal.any()
    batch.reset()
    first = kt.Batch("mau_mau", 4, 16, seed=1, opponents=first_legal, seat=2, forced="show")
    assert batch.state.tobytes() == first.state.tobytes()
    assert tired.seats == {0, 1, 3}


def test_a_faulty_opponent_is_named() -> None:
    with pytest.raises(kt.Refusal, match=r"failing.*not today"):
        kt.Batch("mau_mau", 4, 8, seed=1, opponents=failing)


@every_game
def test_arrays_are_aligned_fixed_and_shared(game: Game) -> None:
    batch = kt.Batch(game, 3, 16, seed=1)
    places = {name: getattr(batch, name).ctypes.data for name in ARRAYS}
    arrays = {name: getattr(batch, name) for name in ARRAYS}
    for _ in range(5):
        batch.step(batch.random_actions())
    batch.reset()
    assert all(getattr(batch, name) is arrays[name] for name in ARRAYS)
    assert all(place % ALIGNMENT == 0 for place in places.values())
    for name in ARRAYS:
        assert np.shares_memory(np.from_dlpack(arrays[name]), arrays[name])
    assert jnp.from_dlpack(batch.observation).unsafe_buffer_pointer() == places["observation"]
    torch = pytest.importorskip("torch")
    for name in ARRAYS:
        assert torch.from_dlpack(arrays[name]).data_ptr() == places[name]


@pytest.mark.parametrize("dtype", [np.int8, np.bool_, np.float32, np.int64, np.int32])
def test_our_own_dlpack_capsules_are_read_by_others(dtype: Any) -> None:
    """GPU memory is described by the same structures; here they describe memory of the CPU."""

    class Lent:
        def __init__(self) -> None:
            self.array = np.arange(12).reshape(3, 4).astype(dtype)

        def __dlpack__(self, **request: Any) -> Any:
            return tensor_capsule(self.array.ctypes.data, self.array.shape, self.array.dtype, (CPU, 0), self.array)

        def __dlpack_device__(self) -> tuple[int, int]:
            return CPU, 0

    before, owner = len(lent), Lent()
    taken = np.from_dlpack(owner)
    assert np.array_equal(taken, owner.array)
    assert taken.ctypes.data == owner.array.ctypes.data
    assert len(lent) == before + 1
    del taken
    assert len(lent) == before


def test_a_capsule_that_nobody_takes_is_freed() -> None:
    array, before = np.zeros(3), len(lent)
    capsule = tensor_capsule(array.ctypes.data, array.shape, array.dtype, (CPU, 0), array)
    assert len(lent) == before + 1
    del capsule
    assert len(lent) == before


class FakeDeviceArray:
    """What Numba's arrays in GPU memory offer, over memory of the CPU."""

    def __init__(self, array: Any) -> None:
        self.host, self.shape, self.dtype = array, array.shape, array.dtype
        self.__cuda_array_interface__ = {"data": (array.ctypes.data, False), "shape": array.shape, "typestr": array.dtype.str, "version": 3}

    def copy_to_host(self) -> Any:
        return self.host.copy()


def test_gpu_arrays_describe_their_memory() -> None:
    host = np.arange(6, dtype=np.int8).reshape(2, 3)
    array = GpuArray(FakeDeviceArray(host))
    assert (len(array), array.shape, array.dtype, array.__dlpack_device__()) == (2, (2, 3), np.dtype(np.int8), (2, 0))
    assert array.__cuda_array_interface__["data"] == (host.ctypes.data, False)
    assert "dltensor" in repr(array.__dlpack__(stream=None))
    assert "dltensor" in repr(array.__dlpack__(stream=1, max_version=(1, 0), dl_device=(2, 0), copy=False))
    requests: list[dict[str, Any]] = [{"copy": True}, {"dl_device": (CPU, 0)}, {"dl_device": (2, 1)}]
    for request in requests:
        with pytest.raises(BufferError, match=r"Use to_numpy\(\) for a copy"):
            array.__dlpack__(**request)
    assert np.array_equal(array.to_numpy(), host)
    assert repr(array) == "<GpuArray: int8, shape (2, 3)>"


def test_without_a_gpu_there_is_a_sentence() -> None:
    if not kt.has_gpu():
        with pytest.raises(kt.BadSetup, match="No usable GPU"):
            kt.Batch("mau_mau", 4, 8, device="cuda")


anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.lists(st.integers(), max_size=3), st.just(object())
)
FIELDS = ("players", "games", "seed", "options", "start", "forced", "opponents", "seat", "device", "strict", "threads")


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(field=st.sampled_from(FIELDS), value=anything)
def test_bad_arguments_get_a_sentence(field: str, value: Any) -> None:
    if field == "games" and isinstance(value, int) and value > 1000:
        value = -value
    arguments: dict[str, Any] = {"players": 3, "games": 2, "seed": 1, field: value}
    try:
        batch = kt.Batch("katze_im_sack", **arguments)
    except kt.Refusal:  # with its sentence; any other error fails the test
        return
    assert len(batch) == arguments["games"]


@settings(max_examples=80, deadline=None)
@given(actions=st.one_of(anything, st.lists(st.one_of(st.integers(), st.floats(), st.text()), min_size=2, max_size=2)))
def test_bad_actions_get_a_sentence_and_change_nothing(actions: Any) -> None:
    batch = kt.Batch("katze_im_sack", 3, 2, seed=1, strict=True, threads=1)
    state = batch.state.tobytes()
    try:
        batch.step(actions)
    except kt.Refusal:
        assert batch.state.tobytes() == state
    else:
        assert all(0 <= action < batch.game.actions for action in actions)
    for which in (actions, [True], np.ones(3, bool)):
        with pytest.raises(kt.BadSetup, match="2 booleans"):
            batch.reset(which) if which is not None else batch.reset("x")
    for row in (-1, 2, "0", None, 1.0):
        with pytest.raises(kt.BadSetup, match="row"):
            batch.position(row)  # type: ignore[arg-type]


def pickled(batch: kt.Batch) -> kt.Batch:
    again: kt.Batch = pickle.loads(pickle.dumps(batch))
    return again


@every_game
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("opponents", [None, ["level3", first_legal]])
def test_a_copy_goes_on_with_the_same_games(game: Game, duplicate: Any, opponents: Any) -> None:
    batch = kt.Batch(game, 3, 600, seed=1, threads=2, start=5, opponents=opponents)
    for _ in range(3):
        batch.step(batch.random_actions())
    twin = duplicate(batch)
    assert repr(twin) == f"<Batch: {game.id}, 3 players, 600 games, cpu>"
    before = twin.state.tobytes()
    for _ in range(3):
        batch.step(batch.random_actions())
    assert twin.state.tobytes() == before
    for _ in range(3):
        twin.step(twin.random_actions())
    for name in ARRAYS:
        assert np.array_equal(getattr(twin, name), getattr(batch, name)), name
        assert getattr(twin, name).ctypes.data % ALIGNMENT == 0
        assert not np.shares_memory(getattr(twin, name), getattr(batch, name))
    assert twin.state.tobytes() == batch.state.tobytes()
    twin.reset()
    assert twin.game_number.tolist() == list(range(5, 605))


def test_the_memory_of_a_batch_is_freed_with_it() -> None:
    """At once, not by the next garbage collection: batches are large."""
    batch = kt.Batch("mau_mau", 3, 1024, seed=1, threads=2, opponents=["rules", first_legal])
    batch.step(batch.random_actions())
    observation, states = batch.observation, weakref.ref(batch.state)
    gc.disable()
    try:
        del batch
        assert states() is None
    finally:
        gc.enable()
    assert observation.any()  # arrays that somebody uses stay


FORKED = """
import os, sys
import katzentisch as kt
batch = kt.Batch("maus_pass_auf", 2, 1024, seed=1, threads=2)
batch.step(batch.random_actions())
child = os.fork()
batch.step(batch.random_actions())
if child:
    _, status = os.waitpid(child, 0)
    assert status == 0
sys.stdout.write(f"{hash(batch.state.tobytes())}\\n")
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_steps_on() -> None:
    """It has no threads of its parent, and would wait for them."""
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    there, here = run.stdout.splitlines()
    assert there == here


def test_tensors_that_numpy_can_t_read_get_a_sentence() -> None:
    torch = pytest.importorskip("torch")
    batch = kt.Batch("mau_mau", 3, 4, seed=1)
    for tensor in (torch.zeros(4), torch.zeros(4, requires_grad=True)):
        with pytest.raises(kt.BadSetup, match="array of 4 whole numbers"):
            batch.step(tensor)
        with pytest.raises(kt.BadSetup, match="array of 4 booleans"):
            batch.reset(tensor)
    batch.step(torch.from_dlpack(batch.random_actions()))
    assert not batch.illegal.any()


def test_splits_play_the_games_of_simulate() -> None:
    """Whatever the number of rows and the first game are."""
    results = kt.simulate("katze_im_sack", 3, 300, seed=7)
    found: dict[int, tuple[list[int], list[int]]] = {}
    for rows, start in ((1, 0), (5, 3), (7, 100)):
        found |= finished(kt.Batch("katze_im_sack", 3, rows, seed=7, start=start), 5)
    assert len(found) >= 12
    for number, (ranks, scores) in found.items():
        assert (results.ranks[number].tolist(), results.scores[number].tolist()) == (ranks, scores)


def test_deals_repeat_after_the_last_number() -> None:
    batch, again = kt.Batch("mau_mau", 3, 4, seed=1, start=2**32 - 2), kt.Batch("mau_mau", 3, 2, seed=1)
    assert batch.game_number.tolist() == [2**32 - 2, 2**32 - 1, 2**32, 2**32 + 1]
    assert batch.state[2:].tobytes() == again.state.tobytes()
