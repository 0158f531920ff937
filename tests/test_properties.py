"""Whatever it is called with: the library answers, or raises one of its own errors, and then nothing has changed.

What is called is read from `katzentisch.__all__` and from the classes themselves, so a new function is tried as soon as it is there.
"""

import contextlib
import inspect
import pickle
import random
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import katzentisch as kt
from katzentisch.batch.batch import ARRAYS
from katzentisch.batch.tally import Histogram
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED, viewers

pytestmark = pytest.mark.skipif(INTERPRETED, reason="simulations are for compiled code")
quick = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

ERRORS: dict[str, tuple[type[Exception], ...]] = {
    "load": (kt.RecordError, kt.Refusal, OSError),  # what `open` raises
    "save": (kt.Refusal, OSError),
    "Record": (TypeError,),
}
OURS = (kt.Refusal, kt.RecordError)
INSIDE = {  # parts of the classes that are for the package itself: they trust what they are given
    kt.Position: {"set_viewer", "wrap", "count_legal", "prepare_moves", "step", "add_change"},
    kt.Play: {"set_position", "append", "enter_chance", "enter_move", "step_for", "why_not"},
    kt.Series: set(),
    kt.Results: {"of"},
    kt.Tally: {"check_table"},
    Histogram: {"add", "add_counts"},
    kt.Batch: {"of_tables", "set_up", "set_runner", "arrays", "check_legal"},
}


class Odd:
    """Says that it is a number, and isn't one."""

    def __index__(self) -> int:
        raise TypeError("no number")

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


numbers = st.one_of(st.integers(-3, 12), st.integers(), st.sampled_from([2**31, -(2**63), 2**63, 2**64, 2**256, 10**4000]))
kinds = st.sampled_from([np.int64, np.int8, np.uint16, np.float64, np.bool_])
numpys = st.builds(lambda kind, value: kind(value), kinds, st.integers(0, 7))
arrays = st.sampled_from([np.array(3), np.array([3]), np.zeros(0), np.zeros(1, GAMES["mau_mau"].state), np.array("4")])
letters = st.text(st.characters(exclude_characters="/"), max_size=8)  # as a path it stays in its folder
odd = st.builds(Odd) | st.sampled_from([object, kt, len, Decimal(3), Fraction(7, 2), 3 + 0j, Path("x"), ..., NotImplemented, range(3)])
simple = st.one_of(st.none(), st.booleans(), numbers, numpys, arrays, st.floats(), letters, st.binary(max_size=40), odd)
anything = st.one_of(simple, st.lists(simple, max_size=3), st.dictionaries(letters, simple, max_size=2), st.tuples(simple))

RIGHT: dict[str, st.SearchStrategy[Any]] = {  # so that the others are reached
    "game": st.sampled_from(list(GAMES)),
    "players": st.integers(2, 6),
    "games": st.sampled_from([1, 2, np.int64(2)]),
    "first": st.integers(0, 3),
    "seed": st.sampled_from([None, 1, bytes(32), np.uint8(3)]),
    "options": st.sampled_from([None, {}, {"mau": "automatic"}, {"mice": np.int64(24)}]),
    "threads": st.sampled_from([None, 1, 2]),
    "progress": st.just(lambda played: None),
    "setup": st.none(),
    "path": st.sampled_from(["made", "none/made", ".", "/dev/null"]),
    "plays": st.builds(lambda: kt.Play("maus_pass_auf", 2, seed=1)),
    "seat": st.integers(-1, 6),
    "viewer": st.integers(-1, 6),
    "action": st.integers(0, 20),
    "text": st.sampled_from(["pass", "turn", "bid 1", "draw"]),
    "entry": st.sampled_from(["0 pass", "0 turn", "- shuffle", "1 draw"]),
    "language": st.sampled_from(["de", "en"]),
    "past": st.just("0" * 64),
    "bots": st.sampled_from([None, "level1", ["random"] * 3]),
    "start": st.integers(0, 9),
    "rows": st.booleans(),
    "device": st.sampled_from(["cpu", "auto", "cuda"]),
    "executor": st.none(),
    "opponents": st.sampled_from([None, "rules", ["random"] * 2]),
    "forced": st.sampled_from(["skip", "show"]),
    "actions": st.lists(st.integers(-1, 20), min_size=2, max_size=2),
    "which": st.none() | st.lists(st.booleans(), min_size=2, max_size=2),
    "row": st.integers(-1, 2),
    "share": st.floats(0, 1),
    "results": st.builds(lambda players: kt.simulate("maus_pass_auf", players, 2, seed=1), st.integers(2, 3)),
    "other": st.builds(lambda players: kt.simulate("maus_pass_auf", players, 2, seed=1, rows=False), st.integers(2, 3)),
    "parts": st.builds(lambda start: [kt.simulate("maus_pass_auf", 2, 2, seed=1, start=start)], st.integers(0, 3)),
}
LONG = {"games"}  # numbers that ask for much: only small and impossible ones


def drawn(name: str, data: st.DataObject) -> Any:
    wild = anything.filter(lambda value: not (name in LONG and isinstance(value, int) and 2 < value <= 2**31))
    return data.draw(RIGHT[name] | wild if name in RIGHT else wild, label=name)


def called(function: Callable[..., Any], data: st.DataObject) -> Any:
    """With something for each parameter, or nothing where that is allowed."""
    given_by_place, given_by_name = [], {}
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_POSITIONAL:
            given_by_place += [drawn(parameter.name, data) for _ in range(data.draw(st.integers(0, 2)))]
        elif parameter.kind is parameter.KEYWORD_ONLY:
            if data.draw(st.booleans()):
                given_by_name[parameter.name] = drawn(parameter.name, data)
        else:
            given_by_place.append(drawn(parameter.name, data))
    answer = function(*given_by_place, **given_by_name)
    return list(answer) if inspect.isgenerator(answer) else answer


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", [name for name in kt.__all__ if callable(getattr(kt, name))])
@quick
@given(st.data())
def test_every_public_function_answers_or_raises_its_own_errors(name: str, data: st.DataObject) -> None:
    errors, answer = ERRORS.get(name, OURS), None
    with contextlib.suppress(*errors):
        answer = called(getattr(kt, name), data)
    if isinstance(answer, kt.Play | kt.Series):
        (answer if isinstance(answer, kt.Play) else answer.next()).record().encode()


def public(kind: type) -> list[str]:
    return [name for name in dir(kind) if not name.startswith("_") and name not in INSIDE[kind]]


def some_play(data: st.DataObject) -> kt.Play:
    """In the middle of a game, or at its end."""
    game = data.draw(st.sampled_from(list(GAMES.values())))
    rng = random.Random(data.draw(st.integers(0, 9)))
    play = kt.Play(game.id, data.draw(st.sampled_from(list(game.players))), seed=rng.randrange(99))
    for _ in range(data.draw(st.integers(0, 12))):
        if not play.over:
            play.move(rng.choice(play.legal))
    return play


def some_position(data: st.DataObject) -> kt.Position:
    """Whole, or as somebody knows it; also one that hasn't begun."""
    play = some_play(data)
    if data.draw(st.integers(0, 9)) == 0:
        return kt.Position.deal(play.game, play.players, {}, 0, 1)
    viewer = data.draw(st.sampled_from([None, *viewers(play.position)]))
    return play.position.copy() if viewer is None else play.position.observe(viewer)


def some_series(data: st.DataObject) -> kt.Series:
    series = kt.Series("maus_pass_auf", 2, data.draw(st.integers(1, 2)), seed=1)
    for _ in range(data.draw(st.integers(0, 1))):
        series.next()
    return series


def some_results(data: st.DataObject) -> kt.Results:
    return kt.simulate("maus_pass_auf", 2, data.draw(st.integers(1, 3)), seed=1, start=data.draw(st.integers(0, 3)))


def some_tally(data: st.DataObject) -> kt.Tally:
    """Also one without games."""
    return kt.Tally.of(some_results(data)) if data.draw(st.booleans()) else kt.Tally(GAMES["maus_pass_auf"], 2)


def some_batch(data: st.DataObject) -> kt.Batch:
    game = data.draw(st.sampled_from(list(GAMES)))
    opponents = data.draw(st.sampled_from([None, "rules", lambda observation: observation.legal()[0]]))
    batch = kt.Batch(game, 3, 2, seed=data.draw(st.integers(0, 9)), opponents=opponents, strict=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(0, 3))):
        batch.step(batch.random_actions())
    return batch


def content(thing: Any) -> Any:
    """All that a person can see of it."""
    if isinstance(thing, kt.Position):
        return thing.array.tobytes(), thing.viewer, thing.is_begun, thing.turn
    if isinstance(thing, kt.Play):
        return thing.record().encode(), content(thing.position)
    if isinstance(thing, kt.Results | kt.Tally | Histogram):
        return pickle.dumps(thing)
    if isinstance(thing, kt.Batch):
        return thing.state.tobytes(), [getattr(thing, name).tobytes() for name in ARRAYS]
    return [content(play) for play in thing.plays], thing.games, thing.options


MAKERS: dict[type, Callable[[st.DataObject], Any]] = {
    kt.Position: some_position,
    kt.Play: some_play,
    kt.Series: some_series,
    kt.Results: some_results,
    kt.Tally: some_tally,
    Histogram: lambda data: some_tally(data).plies,
    kt.Batch: some_batch,
}


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in MAKERS for name in public(kind)])
@quick
@given(st.data())
def test_every_method_answers_or_raises_its_own_errors_and_changes_nothing_then(kind: type, name: str, data: st.DataObject) -> None:
    thing = MAKERS[kind](data)
    before, method, has_failed = content(thing), getattr(thing, name), False
    try:
        if callable(method):
            called(method, data)
    except OURS:
        has_failed = True
    assert not has_failed or content(thing) == before
    goes_on(thing)


def goes_on(thing: Any) -> None:
    """Whatever was done to it, it is a game that can be looked at and played."""
    if isinstance(thing, kt.Position) and thing.is_begun and thing.viewer == -2:
        thing.observe_plain(0)
        if legal := thing.copy().legal():
            thing.copy().apply(legal[-1])
    if isinstance(thing, kt.Play):
        thing.view(0)
        assert kt.validate(thing.record().encode()).ok
    if isinstance(thing, kt.Batch):
        thing.step(thing.random_actions())
        assert not thing.illegal.any()


@quick
@given(anything)
def test_validation_never_raises(line: Any) -> None:
    assert not kt.validate(line).ok


def test_everything_public_is_tried() -> None:
    """What is left out is named, and there."""
    for kind, names in INSIDE.items():
        assert names <= set(dir(kind)) | set(getattr(kind, "__slots__", ()))
    expected = {"apply", "apply_only", "observe", "observe_plain", "determinize", "legal", "illegal", "chance", "begin"}
    assert expected <= set(public(kt.Position))
    assert {"move", "enter", "view", "opening_events", "record", "legal", "check_seat", "resolve_chance"} <= set(public(kt.Play))
    assert {"step", "reset", "position", "random_actions", "state"} <= set(public(kt.Batch))
    assert {"of", "add", "add_tally", "win_share", "win_shares"} <= set(public(kt.Tally))
    assert {"join", "table", "wins"} <= set(public(kt.Results))
