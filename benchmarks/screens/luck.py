"""The same luck each time: a picture shows the same cards as it did the last time."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from tests.server.serving import Running

SHARE = "5a" * 32  # of everybody, in every deal


class Luck:
    """`begin` before a table is made; after that its games are dealt the same way every time, and bots do the same."""

    def __init__(self, server: Running) -> None:
        self.chance = Random(0)
        server.server.house.rng = lambda _table, ply: Random(ply)

    def begin(self, seed: str) -> None:
        self.chance.seed(seed)

    @contextmanager
    def holding(self) -> Iterator[None]:
        secret = patch("katzentisch.server.tables.deeds.new_secret", lambda: self.chance.randbytes(32))
        share = patch("katzentisch.client.deals.secrets.token_hex", lambda _bytes: SHARE)
        with secret, share:
            yield
