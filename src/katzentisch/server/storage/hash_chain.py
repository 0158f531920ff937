"""A hash chain over a table's log: the digest of each entry covers the previous digest, so the last one stands for the whole log.

The last digest is stored with the table. A missing or changed entry shows up when the log is read again.
"""

import hashlib
from collections.abc import Iterable

from .rows import EntryRow

SIZE = 32  # hexadecimal digits: a protection against accidents, not against people who can write to the database


def chain_digest(before: str, number: int, at: int, body: str) -> str:
    """Return the digest of a log after one more entry."""
    return hashlib.sha256(f"{before}\n{number}\n{at}\n{body}".encode()).hexdigest()[:SIZE]


def log_digest(rows: Iterable[EntryRow], before: str = "") -> str:
    """Return the digest of a log after these entries; `before` is the digest of the entries that precede them."""
    for row in rows:
        before = chain_digest(before, row.number, row.at, row.body)
    return before
