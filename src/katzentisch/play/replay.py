"""Replay of a record, entry by entry: the only way from a record to a game."""

from collections.abc import Iterator
from typing import Any

from ..games.game import Refusal
from ..words import Said
from .play import Play
from .record import RECORD_VERSION, Record, RecordError, RecordKeys, Result
from .step import Step

REQUIRED = {"game": str, "players": int, "options": dict, "first": int, "setup": dict, "moves": list}
NOT_NOTES = {*RecordKeys.__struct_fields__} - {"seed"}


class Replay(Iterator[Step]):
    """The steps of a record. Each is checked when it is taken, and the result after the last.

    Attributes
    ----------
    play : Play
        The game as far as it has been replayed, with the record's other keys as its notes.
    entries : list
        The record's `moves`. Only those that have been taken are known to be strings.
    """

    def __init__(self, source: object) -> None:
        content = check_keys(source.as_dict() if isinstance(source, Record) else source)
        self.entries: list[Any] = content["moves"]
        self.play = start_play(content)
        self.play.notes = {key: value for key, value in content.items() if key not in NOT_NOTES}
        self.steps = self.take_steps(content)

    def __next__(self) -> Step:
        return next(self.steps)

    def take_steps(self, content: dict[str, Any]) -> Iterator[Step]:
        for index, entry in enumerate(self.entries):
            try:
                yield self.play.enter(entry)
            except Refusal as refusal:
                raise RecordError("move", refusal.said, index) from None
        if "result" in content:
            check_result(self.play.result, content["result"])

    def finish(self) -> Play:
        """Take all steps that are left and return the game; raises RecordError."""
        for _ in self:
            pass
        return self.play


def replay(source: object) -> Replay:
    """Replay a record step by step.

    Parameters
    ----------
    source
        A `Record`, or any JSON object in plain Python, which is checked on the way.

    Raises
    ------
    RecordError
        At the first error: at once if it is in the setup, otherwise when the step is taken.

    Examples
    --------
    >>> record = next(simulated_records("mau_mau", 3, 1, seed=1))
    >>> [step.entry for step in replay(record)] == record.moves
    True
    """
    return Replay(source)


def check_keys(content: object) -> dict[str, Any]:
    """Check that the keys which every record has are there and of the right type."""
    if not isinstance(content, dict):
        raise RecordError("setup", Said("record-not-object"))
    if type(content.get("katzentisch")) is not int or content["katzentisch"] != RECORD_VERSION:
        raise RecordError("setup", Said("record-version"))
    for key, right in REQUIRED.items():
        if key not in content:
            raise RecordError("setup", Said("record-missing", {"key": key}))
        if type(content[key]) is not right:
            raise RecordError("setup", Said("record-type", {"key": key, "right": Said(f"type-{right.__name__}")}))
    return content


def start_play(content: dict[str, Any]) -> Play:
    try:
        return Play(content["game"], content["players"], options=content["options"], first=content["first"], setup=content["setup"])
    except Refusal as refusal:
        raise RecordError("setup", refusal.said) from None


def check_result(right: Result | None, claimed: object) -> None:
    if right is None:
        raise RecordError("result", Said("record-result-early"))
    for key in Result.__struct_fields__:
        value = getattr(right, key)
        if not isinstance(claimed, dict) or not is_equal(claimed.get(key), value):
            raise RecordError("result", Said("record-result-wrong", {"key": key, "right": str(value)}))


def is_equal(value: object, right: object) -> bool:
    """Compare value and type: 4.0 and true are not scores."""
    if isinstance(right, list):
        return isinstance(value, list) and len(value) == len(right) and all(map(is_equal, value, right))
    return type(value) is type(right) and bool(value == right)
