"""What a run of training is: a file in TOML, nothing else. The ones that made the shipped networks are in configs/."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ..games.game import BadSetup
from ..words import Said

Count = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Amount = Annotated[float, msgspec.Meta(ge=0)]


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    players: tuple[int, ...] | None = None  # None: every number that the game allows
    hidden: tuple[Count, ...] = (256, 256, 256)
    decisions: Count = 1_000_000_000
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**32)] = 1
    games: Count = 65_536  # at once
    steps: Count = 24  # decisions of each game between two times of learning
    batch: Count = 32_768
    rate: tuple[Amount, Amount] = (5e-4, 3e-5)  # of learning, at the beginning and at the end
    entropy: tuple[Amount, Amount] = (0.01, 0.001)  # what it is worth to stay curious, likewise
    clip: Amount = 0.2
    average: Share = 0.99  # what is kept is the mean of the last networks, which forgets so slowly: play that goes in circles is evened out
    trust: Share = 0.95  # in outcomes that were seen, against values that were expected (the λ of generalised advantages)
    value_weight: Amount = 1.0
    visited: Share = 0.2  # share of games in which past selves play along …
    coached: Share = 0.1  # … and of those in which rule-based players do
    past_every: Count = 20  # updates between two past selves that are kept …
    past_kept: Count = 24  # … and how many
    begin: str = ""  # the file of a network to go on from, instead of knowing nothing
    opponent: str = ""  # instead of past selves and itself: "rules", or the file of a network, in all seats but one
    evaluations: Count = 32  # times that it is measured against the rule-based players

    def __post_init__(self) -> None:
        if len(set(self.hidden)) != 1:
            raise ValueError("the hidden layers are all of one width - at `$.hidden`")
        if self.visited + self.coached > 1:
            raise ValueError("together they are more than all games - at `$.visited` and `$.coached`")


def read(path: Path, wishes: Sequence[str] = ()) -> Config:
    """A file's configuration, with some fields replaced: `hidden = [64, 64]`, as in the file; a word needs no quotes."""
    others = dict(map(wished, wishes))
    try:
        return msgspec.convert({**tomllib.loads(path.read_text(encoding="utf-8")), **others}, Config)
    except OSError as error:
        raise BadSetup(Said("training-file", {"file": str(path), "why": error.strerror or str(error)})) from None
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSetup(Said("training-config", {"file": str(path), "why": str(error)})) from None


def wished(wish: str) -> tuple[str, Any]:
    field, equals, value = wish.partition("=")
    if not equals:
        raise BadSetup(Said("training-field", {"wish": wish}))
    try:
        return field.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return field.strip(), value.strip()
