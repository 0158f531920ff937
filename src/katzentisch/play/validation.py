"""Validation of records: what rules/README.md says about them, as a value instead of an exception."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .board import check_language
from .play import Play
from .record import RecordError, decode_record
from .replay import replay
from .saved_games import lines


@dataclass(frozen=True)
class Validation:
    """What `validate` found: the replayed game, or the record's first error."""

    play: Play | None = None
    error: RecordError | None = None

    @property
    def ok(self) -> bool:
        return self.error is None

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        """Return what was found as JSON in plain Python, with the error in this language; raises BadSetup if there is no such language."""
        check_language(language)
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
    'The record’s version, “katzentisch”, must be the number 1.'
    """
    try:
        return Validation(play=replay(decode_record(line)).finish())
    except RecordError as error:
        return Validation(error=error)


def validate_file(path: str | Path) -> Iterator[tuple[int, Validation]]:
    """Yield the validation of every line of a file, with line numbers from 1."""
    return ((number, validate(line)) for number, line in enumerate(lines(path), start=1))
