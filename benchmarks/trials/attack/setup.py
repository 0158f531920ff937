"""What every attack gets: how long it should take, and servers to attack."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from .report import Seen
from .sites import Site, site


@dataclass(frozen=True)
class Setup:
    """`weaknesses` are put into every server that is attacked: the tests do so to see whether the attack would notice."""

    seconds: float = 8.0
    weaknesses: tuple[str, ...] = ()

    def site(self, *options: str, weaknesses: tuple[str, ...] = (), files: int | None = None) -> AbstractAsyncContextManager[Site]:
        return site(*options, weaknesses=(*self.weaknesses, *weaknesses), files=files)


@dataclass(frozen=True)
class Attack:
    tried: str  # in one sentence, for the table
    run: Callable[[Setup], Awaitable[Seen]]


Attacks = dict[str, Attack]
