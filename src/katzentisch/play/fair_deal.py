"""Fair deals that nobody can choose: the server commits to a secret, then people commit to shares, then everything is revealed.

docs/fair-deals.md specifies the scheme, so that it can be checked without this code. `deal_check.py` checks records.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..games.game import Game, Value

OLD_SCHEME, SCHEME, LOT_SCHEME = 1, 2, 3  # scheme 1 binds neither table nor game; under scheme 3 the seed decides who begins
OLD_FIRST_LINE, SHARE_LINE, LOT_LINE = "katzentisch-deal-1", "katzentisch-share-2", "katzentisch-lot-3"
FIRST_LINES = {SCHEME: "katzentisch-deal-2", LOT_SCHEME: "katzentisch-deal-3"}
LOT: Literal["lot"] = "lot"
First = int | Literal["lot"]  # who begins: a seat, or by lot
SIZE = 32
HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True)
class Binding:
    """The one deal that a seed is for. `number` counts the games of a table from 1, `attempt` the tries to deal this game from 1."""

    table: str
    number: int
    attempt: int
    game: str
    players: int
    options: Mapping[str, Value]  # those of `bound_options`
    first: First
    rules: str

    @property
    def scheme(self) -> int:
        return LOT_SCHEME if self.first == LOT else SCHEME

    @property
    def lines(self) -> list[str]:
        return [
            f"table {self.table}",
            f"number {self.number}",
            f"attempt {self.attempt}",
            f"game {self.game}",
            f"players {self.players}",
            *(f"option {name} {value}" for name, value in sorted(self.options.items())),
            f"first {self.first}",
            f"rules {self.rules}",
        ]


class VoidAttempt(msgspec.Struct, frozen=True):
    """An attempt that failed: the server's commitment, and the seats that did not reveal the shares they had committed to."""

    commitment: str
    missing: list[int]


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal was made from, and thus every hidden card: only for games that are over. Scheme 1 has only the last three fields."""

    scheme: int | UnsetType = UNSET
    table: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    attempt: int | UnsetType = UNSET
    options: dict[str, Value] | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    voided: list[VoidAttempt] | UnsetType = UNSET
    commitment: str
    secret: str
    shares: list[str | None]

    @property
    def deal(self) -> tuple[str, int, int] | None:
        """Table, number and attempt; None under scheme 1."""
        if self.table is UNSET or self.number is UNSET or self.attempt is UNSET:
            return None
        return self.table, self.number, self.attempt

    def binding(self, game: str, players: int, first: int) -> Binding | None:
        """Return what the deal is bound to, given the record's table; None under scheme 1."""
        if self.deal is None or self.options is UNSET or self.rules is UNSET:
            return None
        return Binding(*self.deal, game, players, self.options, LOT if self.scheme == LOT_SCHEME else first, self.rules)


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def commitment(secret: bytes) -> str:
    """Return what is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def is_share(text: object) -> bool:
    """Whether this is 32 bytes as 64 lower-case hex digits, the form of shares, secrets and commitments."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def digest(lines: Iterable[str]) -> bytes:
    return hashlib.sha256("\n".join(lines).encode("ascii")).digest()


def share_commitment(table: str, number: int, attempt: int, seat: int, share: str) -> str:
    """Return what a seat sends before it reveals its share. It is valid for this seat in this deal only, so nobody can copy it."""
    return digest([SHARE_LINE, table, str(number), str(attempt), str(seat), share]).hex()


def seed_of(secret: bytes, shares: Sequence[str | None], binding: Binding | None = None) -> bytes:
    """Return the seed of a deal. Shares are by seat, None where there is none; without a binding, scheme 1 applies."""
    given = [f"{seat} {share}" for seat, share in enumerate(shares) if share is not None]
    if binding is None:
        return digest([OLD_FIRST_LINE, secret.hex(), *given])
    return digest([FIRST_LINES[binding.scheme], f"secret {secret.hex()}", *binding.lines, *(f"share {each}" for each in given)])


def draw_first(seed: bytes, players: int) -> int:
    """Return the seat that begins if a lot decides. The 256 bits make every seat equally likely, for all that anybody could measure."""
    return int.from_bytes(digest([LOT_LINE, seed.hex()])) % players


def full_options(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return every option with its value, sorted by name."""
    values = {option.name: options.get(option.name, option.usual(players)) for option in game.options}
    return dict(sorted(values.items()))


def bound_options(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that a deal is bound to: every one, but one that was added later only if it doesn't have its default.

    So the deals of games from before an option was added stay the same.
    """
    later = {option.name: option.usual(players) for option in game.options if option.is_later}
    return {name: value for name, value in full_options(game, players, options).items() if later.get(name) != value}


def fair_section(secret: bytes, shares: Sequence[str | None], binding: Binding | None = None, voided: Sequence[VoidAttempt] = ()) -> Fair:
    """Return the record's `fair`; without a binding, that of scheme 1."""
    revealed = Fair(commitment=commitment(secret), secret=secret.hex(), shares=list(shares))
    if binding is None:
        return revealed
    return replace(
        revealed,
        scheme=binding.scheme,
        table=binding.table,
        number=binding.number,
        attempt=binding.attempt,
        options=dict(binding.options),
        rules=binding.rules,
        voided=list(voided),
    )
