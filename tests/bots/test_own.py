"""Bots made from functions."""

import math
import pickle
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from katzentisch.bots import BOTS, Bot, BotFailure, OwnBot, as_bot, bot_named, decide, from_arrays, from_position, from_view
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, View
from katzentisch.play.play import Play
from katzentisch.play.position import Position
from katzentisch.protocol import requests
from katzentisch.server.tables.commands import SEATED_BOTS
from katzentisch.words import LANGUAGES


def first(observation: Position) -> int:
    return observation.legal()[0]


@from_view
def last_move(view: View, moves: list[str]) -> str:
    return moves[-1]


@from_arrays(name="lowest")
def lowest_action(features: Any, legal_mask: Any) -> Any:
    return legal_mask.argmax(axis=1)


@from_position
def drawn(observation: Position, *, rng: Random) -> int:
    return rng.choice(observation.legal())


def at_first_decision(game: str) -> Position:
    position = Play(game, 3, seed=1).position
    assert position.turn is not None
    return position.observe(position.turn)


def choice(bot: Bot, observation: Position, seed: int = 0) -> int:
    return decide(bot, observation, observation.legal(), Random(seed))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_function_takes_a_position_a_view_or_arrays(game: str) -> None:
    observation = at_first_decision(game)
    legal = observation.legal()
    assert choice(as_bot(first), observation) == legal[0]
    assert choice(last_move, observation) == legal[-1]
    assert choice(lowest_action, observation) == legal[0]
    assert {choice(drawn, observation, seed) for seed in range(50)} <= set(legal)
    assert choice(drawn, observation, 3) == choice(drawn, observation, 3)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_view_is_that_of_the_seat(game: str) -> None:
    play = Play(game, 3, seed=1)
    shown: list[View] = []

    def watch(view: View, moves: list[str]) -> str:
        shown.append(view)
        return moves[0]

    while not play.over:
        assert play.turn is not None
        shown.clear()
        choice(from_view(watch), play.position.observe(play.turn))
        assert shown == [play.view(play.turn)]
        play.move(play.legal[-1])


def test_rows_have_the_shapes_of_a_batch() -> None:
    game = GAMES["mau_mau"]
    seen: list[Any] = []
    observation = at_first_decision("mau_mau")

    def watch(features: Any, mask: Any) -> list[int]:
        seen.extend((features, mask))
        return [mask[0].argmax()]

    choice(from_arrays(watch), observation)
    assert [(each.shape, each.dtype) for each in seen] == [((1, game.feature_count), np.int8), ((1, game.actions), np.bool_)]
    assert np.flatnonzero(seen[1][0]).tolist() == observation.legal()


def test_a_function_that_changes_its_observation_changes_only_that() -> None:
    observation = at_first_decision("katze_im_sack")
    before = observation.array.tobytes()

    def spoil(given: Position) -> int:
        action = given.legal()[0]
        given.array["turn"] = 0
        given.array["scores"] = 99
        return action

    choice(as_bot(spoil), observation)
    assert observation.array.tobytes() == before


def test_names() -> None:
    assert [bot.id for bot in (as_bot(first), last_move, lowest_action, as_bot(first, name="Mine"))] == [
        "first",
        "last_move",
        "lowest",
        "Mine",
    ]
    assert as_bot(lambda observation: 0).id == "lambda"
    assert as_bot(partial(drawn.function, rng=Random(1))).id == "drawn"
    assert as_bot("level3") is BOTS["level3"]
    assert as_bot(last_move) is last_move
    assert last_move(None, ["a", "b"]) == "b"


@pytest.mark.parametrize("bot", [last_move, lowest_action, drawn, as_bot(first), as_bot(math.floor), *BOTS.values(), bot_named("search:3")])
def test_they_travel_by_name(bot: Bot) -> None:
    twin = pickle.loads(pickle.dumps(bot))
    assert (twin.id, type(twin), twin.is_deterministic(GAMES["mau_mau"])) == (bot.id, type(bot), bot.is_deterministic(GAMES["mau_mau"]))
    if isinstance(bot, OwnBot):
        assert (twin.function, twin.kind) == (bot.function, bot.kind)


def test_a_local_function_does_not_travel_by_name() -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(as_bot(lambda observation: 0))


def fails_in(kind: Callable[..., Any], function: Callable[..., Any], said: str) -> None:
    with pytest.raises(BotFailure, match=said) as caught:
        choice(kind(function, name="mine"), at_first_decision("mau_mau"))
    assert "The bot “mine” failed in mau_mau" in str(caught.value)
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("kind", "returned", "said"),
    [
        (from_position, -1, "the action -1, which is not legal"),
        (from_position, 1.0, "a whole number, not a value of type float"),
        (from_position, True, "not a value of type bool"),
        (from_position, None, "not a value of type NoneType"),
        (from_position, "draw", "not the string “draw”"),
        (from_view, "gibberish", "failed"),
        (from_view, 3, "one of the moves, a string, not 3"),
        (from_view, "call mau" * 99, "failed"),
        (from_arrays, [0, 1], r"shape \(2,\)"),
        (from_arrays, [0.5], "type float64"),
        (from_arrays, [], "one whole number for each row"),
        (from_arrays, [-5], "not legal"),
    ],
)
def test_a_wrong_answer_is_reported(kind: Callable[..., Any], returned: object, said: str) -> None:
    fails_in(kind, lambda *arguments: returned, said)


@pytest.mark.parametrize("error", [ZeroDivisionError("oh"), SystemExit(3), RecursionError()])
def test_an_error_is_reported(error: BaseException) -> None:
    def fail(*arguments: object) -> int:
        raise error

    fails_in(from_position, fail, type(error).__name__)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: as_bot(3), "not by a value of type int"),  # type: ignore[arg-type]
        (lambda: as_bot(None), "not by a value of type NoneType"),  # type: ignore[arg-type]
        (lambda: as_bot("tiger"), "no bot “tiger”"),
        (lambda: bot_named(7), "not by a value of type int"),  # type: ignore[arg-type]
        (lambda: as_bot(lambda view, moves: moves[0]), "use from_view or from_arrays"),
        (lambda: as_bot(lambda: 0), "the observation alone"),
        (lambda: from_view(lambda view: ""), "the view and the list of moves"),
        (lambda: from_arrays(lambda x, y, z: 0), "the features and the legal mask"),
        (lambda: from_view("no function"), "not from a value of type str"),  # type: ignore[call-overload]
        (lambda: from_view(last_move), "not from a value of type OwnBot"),
        (lambda: as_bot(first, name=""), "printable string of 1 to 80 characters"),
        (lambda: as_bot(first, name="a\nb"), "printable string"),
        (lambda: from_position(first, deterministic="no"), "must be True or False for the bot “first”, not the string “no”"),  # type: ignore[call-overload]
        (lambda: as_bot(first, name=5), "not 5"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_bot_is_refused(make: Callable[[], Bot], said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        make()
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    return tmp_path


def test_a_function_of_a_module_in_this_folder(folder: Path) -> None:
    text = "from katzentisch.bots import from_view\n\ndef low(observation):\n    return observation.legal()[0]\n\n"
    (folder / "own_bots_here.py").write_text(text + "@from_view\ndef high(view, moves):\n    return moves[-1]\n")
    observation = at_first_decision("mau_mau")
    low, high = (bot_named(f"python:own_bots_here:{name}") for name in ("low", "high"))
    assert [choice(bot, observation) for bot in (low, high)] == [observation.legal()[0], observation.legal()[-1]]
    assert (low.id, high.id) == ("python:own_bots_here:low", "python:own_bots_here:high")
    assert pickle.loads(pickle.dumps(low)) is low


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("python:", "write python:MODULE:FUNCTION"),
        ("python:math", "write python:MODULE:FUNCTION"),
        ("python::x", "write python:MODULE:FUNCTION"),
        ("python:no_such_module_here:x", "“no_such_module_here” can’t be imported: ModuleNotFoundError"),
        ("python:.math:x", "can’t be imported: TypeError"),
        ("python:faulty_module_here:x", "can’t be imported: ZeroDivisionError"),
        ("python:leaving_module_here:x", "can’t be imported: SystemExit"),
        ("python:math:no_such", "The module “math” has no “no_such”"),
        ("python:math:pi", "not from a value of type float"),
        ("python:math:hypot.nothing", "has no “hypot.nothing”"),
    ],
)
def test_a_specification_that_leads_nowhere_is_refused(folder: Path, spec: str, said: str) -> None:
    (folder / "faulty_module_here.py").write_text("1 / 0\n")
    (folder / "leaving_module_here.py").write_text("import sys\nsys.exit(0)\n")
    with pytest.raises(BadSetup, match=said) as caught:
        bot_named(spec)
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


def test_no_server_takes_one_from_the_network() -> None:
    spec = "python:math:floor"
    assert bot_named(spec).id == spec
    assert spec not in BOTS
    assert spec not in SEATED_BOTS
    for request in ({"type": "seat-bot", "seat": 1, "bot": spec}, {"type": "seat-bot", "seat": 1, "bot": "python:os:abort"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(request, requests.SeatBot)
