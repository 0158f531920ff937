"""Judging a record: replaying it confirms it or names its first fault, as rules/README.md says."""

from dataclasses import dataclass
from typing import Any

import msgspec

from ..games.game import Refusal
from ..words import Said
from .play import Play
from .written import VERSION

OUR_KEYS = {"katzentisch", "game", "players", "options", "first", "setup", "moves", "result"}  # what `Play.record` makes anew
KEYS = {"game": str, "players": int, "options": dict, "first": int, "setup": dict, "moves": list}
RESULT_KEYS = ("scores", "ranks", "end")


class Fault(Exception):
    """The first thing that is wrong: `where` is setup, move or result, or fair for the deal (fair.py); `move` is an index from 0."""

    def __init__(self, where: str, said: Said, move: int | None = None) -> None:
        super().__init__(str(said))
        self.where, self.said, self.move = where, said, move


@dataclass(frozen=True)
class Verdict:
    play: Play | None = None
    fault: Fault | None = None

    @property
    def ok(self) -> bool:
        return self.fault is None

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        if self.fault:
            return {"ok": False, "where": self.fault.where, "move": self.fault.move, "error": self.fault.said.translate(language)}
        return {"ok": True, "over": self.play is not None and self.play.over}


def judge(line: str | bytes) -> Verdict:
    """One line of a .jsonl file. Never raises: what is wrong is the verdict's `fault`."""
    try:
        return Verdict(play=replay(decoded(line)))
    except Fault as fault:
        return Verdict(fault=fault)


def decoded(line: str | bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError, BufferError):
        raise Fault("setup", Said("record-not-object")) from None


def replay(record: Any) -> Play:
    """The game that a record tells; raises Fault."""
    play = set_up(record)
    for index, entry in enumerate(record["moves"]):
        if not isinstance(entry, str):
            raise Fault("move", Said("move-not-text"), index)
        try:
            play.enter(entry)
        except Refusal as refusal:
            raise Fault("move", refusal.said, index) from None
    if "result" in record:
        check_result(play, record["result"])
    play.notes = {key: value for key, value in record.items() if key not in OUR_KEYS}
    return play


def set_up(record: Any) -> Play:
    if not isinstance(record, dict):
        raise Fault("setup", Said("record-not-object"))
    if type(record.get("katzentisch")) is not int or record["katzentisch"] != VERSION:
        raise Fault("setup", Said("record-version"))
    for key, right in KEYS.items():
        if key not in record:
            raise Fault("setup", Said("record-missing", {"key": key}))
        if type(record[key]) is not right:
            raise Fault("setup", Said("record-type", {"key": key, "right": Said(f"type-{right.__name__}")}))
    try:
        return Play(record["game"], record["players"], options=record["options"], first=record["first"], setup=record["setup"])
    except Refusal as refusal:
        raise Fault("setup", refusal.said) from None


def check_result(play: Play, result: Any) -> None:
    right = play.result
    if right is None:
        raise Fault("result", Said("record-result-early"))
    for key in RESULT_KEYS:
        if not isinstance(result, dict) or not is_same(result.get(key), right[key]):
            raise Fault("result", Said("record-result-wrong", {"key": key, "right": str(right[key])}))


def is_same(value: Any, right: Any) -> bool:
    """Equal in value and type: 4.0 and true are no scores."""
    if isinstance(right, list):
        return isinstance(value, list) and len(value) == len(right) and all(map(is_same, value, right))
    return type(value) is type(right) and bool(value == right)
