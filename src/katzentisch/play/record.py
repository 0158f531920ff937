"""The record of a game in the format of rules/README.md, and what can be wrong with one."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ..games.game import Value
from ..words import Said

RECORD_VERSION = 1  # of the format in rules/README.md

Where = Literal["setup", "move", "result", "fair"]


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    Attributes
    ----------
    scores, ranks : list of int
        By seat. Rank 1 is best; ties share a rank, and the next rank is skipped.
    end : str
        Why the game ended, one of the game's `ends`.

    Examples
    --------
    >>> from katzentisch import simulated_records
    >>> record = next(iter(simulated_records("mau_mau", players=3, games=1, seed=1)))
    >>> sorted(record.result.ranks)[0], record.result.end
    (1, 'out')
    """

    scores: list[int]
    ranks: list[int]
    end: str


class RecordKeys(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a record that this program writes itself, in their order."""

    katzentisch: int  # the version of the format
    game: str
    players: int
    options: dict[str, Value]
    first: int
    seed: str | UnsetType = UNSET
    setup: dict[str, Any]
    moves: list[str]
    result: Result | UnsetType = UNSET


class Record(RecordKeys, frozen=True, kw_only=True):
    """A valid record of a game, over or not; `Play.record` and `simulated_records` make them.

    Attributes
    ----------
    game, players, options, first
        The table, as for `Play`.
    seed : str or UNSET
        The seed it was dealt from, in hexadecimal. It reveals every hidden card, so it is set only once the game is over. A loaded game
        was not dealt: what its record said is one of the notes.
    setup : dict
        What chance decided before the first move.
    moves : list of str
        Every entry, such as ``"2 bid 3x4"``.
    result : Result or UNSET
        Set once the game is over.
    notes : dict
        All other keys, which have no effect on the game: `names`, `bots`, `date`, `fair`, …

    Examples
    --------
    >>> record = Play("mau_mau", 3, seed=1).record()
    >>> record.encode()[:36]
    b'{"katzentisch":1,"game":"mau_mau","p'
    """

    notes: dict[str, Any] = {}

    def as_dict(self) -> dict[str, Any]:
        """Return the JSON object in plain Python."""
        plain: dict[str, Any] = msgspec.to_builtins(self.keys())
        return plain

    def encode(self) -> bytes:
        """Return the JSON object, without a newline."""
        return msgspec.json.encode(self.keys())

    def keys(self) -> dict[str, Any]:
        own = {name: getattr(self, name) for name in RecordKeys.__struct_fields__}
        return {name: value for name, value in own.items() if value is not UNSET} | self.notes

    def with_notes(self, **notes: Any) -> "Record":
        """Return the record with more notes."""
        return msgspec.structs.replace(self, notes={**self.notes, **notes})


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

    def __init__(self, where: Where, said: Said, move: int | None = None) -> None:
        super().__init__(str(said))
        self.where, self.said, self.move = where, said, move

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.where, self.said, self.move)


def decode_record(line: str | bytes) -> object:
    """Decode a line of a .jsonl file; what it contains is checked when it is replayed. Raises RecordError."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError, BufferError):
        raise RecordError("setup", Said("record-not-object")) from None
