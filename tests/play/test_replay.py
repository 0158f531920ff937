"""Replay of a record: step by step, up to its first error."""

import random
from typing import Any

import msgspec
import pytest

import katzentisch as kt

every_game = pytest.mark.parametrize("game", list(kt.GAMES))
KEYS = ["katzentisch", "game", "players", "options", "first", "seed", "setup", "moves", "result"]


def played(game: str) -> kt.Play:
    play, rng = kt.Play(game, 3, seed=5), random.Random(5)
    while not play.over:
        play.move(rng.choice(play.legal))
    return play


@every_game
def test_a_record_gives_its_steps(game: str) -> None:
    play = played(game)
    steps = kt.replay(play.record())
    assert (steps.play.log, steps.entries) == ([], play.log)
    for number, step in enumerate(steps):
        assert (step.entry, step.after) == (play.log[number], steps.play.position)
    assert steps.play.result == play.result
    assert list(steps) == []


@every_game
def test_a_record_is_the_same_as_a_value_and_as_json(game: str) -> None:
    record = played(game).record()
    assert list(msgspec.json.decode(record.encode())) == KEYS
    assert msgspec.json.decode(record.encode()) == record.as_dict()
    again = kt.replay(record).finish().record()
    assert again.notes == {"seed": record.seed}
    assert {**again.as_dict(), "seed": record.seed} == record.as_dict()


def test_notes_come_last_and_change_nothing() -> None:
    record = kt.Play("mau_mau", 2, seed=1).record().with_notes(names=["Ada", "Bo"]).with_notes(date="2024-05-01")
    assert list(record.as_dict())[-2:] == ["names", "date"]
    assert kt.replay(record).finish().notes == {"names": ["Ada", "Bo"], "date": "2024-05-01"}


def changed(**changes: Any) -> dict[str, Any]:
    return {**played("maus_pass_auf").record().as_dict(), **changes}


@pytest.mark.parametrize(
    ("record", "taken", "where", "move"),
    [
        (changed(moves=["0 turn", "0 turn", 7]), 1, "move", 1),
        (changed(moves=["0 turn", 7]), 1, "move", 1),
        (changed(moves=[]), 0, "result", None),
        (changed(result={"scores": []}), len(changed()["moves"]), "result", None),
    ],
)
def test_the_steps_before_the_first_error_are_given(record: dict[str, Any], taken: int, where: str, move: int | None) -> None:
    steps = kt.replay(record)
    for _ in range(taken):
        next(steps)
    with pytest.raises(kt.RecordError) as caught:
        next(steps)
    assert (caught.value.where, caught.value.move) == (where, move)


@pytest.mark.parametrize("record", [None, [], {}, changed(katzentisch=2), changed(players="3"), changed(first=9)])
def test_an_error_in_the_setup_is_found_at_once(record: Any) -> None:
    with pytest.raises(kt.RecordError) as caught:
        kt.replay(record)
    assert caught.value.where == "setup"


@every_game
def test_legal_moves_are_listed_once_for_a_position_and_can_be_changed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = kt.Play(game, 3, seed=1)
    list_legal, listed = play.list_legal, []

    def counted() -> list[str]:
        listed.append(len(play.log))
        return list_legal()

    monkeypatch.setattr(play, "list_legal", counted)
    moves = play.legal
    moves.clear()
    assert play.legal == list_legal()
    play.move(play.legal[-1])
    assert play.legal == list_legal()
    assert len(listed) == 2
