"""Validation of records: replay one and report its first error, as rules/README.md says."""

from dataclasses import dataclass
from typing import Any

import msgspec

from ..games.game import Refusal
from ..words import Said
from .play import RECORD_VERSION, Play

OUR_KEYS = {"katzentisch", "game", "players", "options", "first", "setup", "moves", "result"}  # what `Play.record` writes itself
KEYS = {"game": str, "players": int, "options": dict, "first": int, "setup": dict, "moves": list}
RESULT_KEYS = ("scores", "ranks", "end")


class RecordError(Exception):
    """The first error of a record.

    Attributes
    ----------
    where : str
        ``"setup"``, ``"move"``, ``"result"``, or ``"fair"`` if the deal is not what it claims to be.
    move : int or None
        The index of the wrong entry, from 0.
    said : Said
        What is wrong, in any language.
    """

    def __init__(self, where: str, said: Said, move: int | None = None) -> None:
        super().__init__(str(said))
        self.where, self.said, self.move = where, said, move


@dataclass(frozen=True)
class Validation:
    """What `validate` found: the replayed game, or the record's first error."""

    play: Play | None = None
    error: RecordError | None = None

    @property
    def ok(self) -> bool:
        return self.error is None

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        if self.error:
            return {"ok": False, "where": self.error.where, "move": self.error.move, "error": self.error.said.translate(language)}
        return {"ok": True, "over": self.play is not None and self.play.over}


def validate(line: str | bytes) -> Validation:
    """Validate one line of a .jsonl file by replaying it.

    Returns
    -------
    Validation
        Its `error` is the first thing that is wrong, or None. Nothing is raised.

    Examples
    --------
    >>> str(validate("{}").error)
    'The record\'s version “katzentisch” must be the number 1.'
    """
    try:
        return Validation(play=replay(decode_record(line)))
    except RecordError as error:
        return Validation(error=error)


def decode_record(line: str | bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError, BufferError):
        raise RecordError("setup", Said("record-not-object")) from None


def replay(record: Any) -> Play:
    """Replay a record and return its game; raises RecordError."""
    play = start_play(record)
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, str):
            raise RecordError("move", Said("move-not-text"), index)
        try:
            play.enter(entry)
        except Refusal as refusal:
            raise RecordError("move", refusal.said, index) from None
    if "result" in record:
        check_result(play, record["result"])
    play.notes = {key: value for key, value in record.items() if key not in OUR_KEYS}
    return play


def start_play(record: Any) -> Play:
    if not isinstance(record, dict):
        raise RecordError("setup", Said("record-not-object"))
    if type(record.get("katzentisch")) is not int or record["katzentisch"] != RECORD_VERSION:
        raise RecordError("setup", Said("record-version"))
    for key, right in KEYS.items():
        if key not in record:
            raise RecordError("setup", Said("record-missing", {"key": key}))
        if type(record[key]) is not right:
            raise RecordError("setup", Said("record-type", {"key": key, "right": Said(f"type-{right.__name__}")}))
    try:
        return Play(record["game"], record["players"], options=record["options"], first=record["first"], setup=record["setup"])
    except Refusal as refusal:
        raise RecordError("setup", refusal.said) from None


def check_result(play: Play, result: Any) -> None:
    right = play.result
    if right is None:
        raise RecordError("result", Said("record-result-early"))
    for key in RESULT_KEYS:
        if not isinstance(result, dict) or not is_equal(result.get(key), right[key]):
            raise RecordError("result", Said("record-result-wrong", {"key": key, "right": str(right[key])}))


def is_equal(value: Any, right: Any) -> bool:
    """Compare value and type: 4.0 and true are not scores."""
    if isinstance(right, list):
        return isinstance(value, list) and len(value) == len(right) and all(map(is_equal, value, right))
    return type(value) is type(right) and bool(value == right)
