"""The configuration of a training run: a TOML file. Those of the shipped networks are games/*/training.toml."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ..games.game import BadSetup
from ..words import Said

Count = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Amount = Annotated[float, msgspec.Meta(ge=0)]

# Old field names: checkpoints and networks of earlier versions still hold them.
RENAMED = {
    "games": "num_envs",
    "steps": "rollout_length",
    "batch": "minibatch_size",
    "rate": "learning_rate",
    "entropy": "entropy_coefficient",
    "clip": "clip_range",
    "average": "ema_decay",
    "trust": "gae_lambda",
    "value_weight": "value_coefficient",
    "visited": "past_self_share",
    "coached": "rules_share",
    "past_every": "snapshot_interval",
    "past_kept": "max_snapshots",
    "begin": "initial_network",
}


PREVIOUS = "previous"
FINAL = "final.npz"  # in the folder of a run


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """PPO by self-play. Pairs are the values at the start and at the end of the run, with linear annealing in between."""

    game: str
    players: tuple[int, ...] | None = None  # None: every number of players that the game allows
    hidden: tuple[Count, ...] = (256, 256, 256)  # widths of the hidden layers
    decisions: Count = 1_000_000_000  # total decisions of the learner
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**32)] = 1
    num_envs: Count = 65_536  # games played in parallel
    rollout_length: Count = 24  # decisions per game between two updates
    minibatch_size: Count = 32_768
    learning_rate: tuple[Amount, Amount] = (5e-4, 3e-5)
    entropy_coefficient: tuple[Amount, Amount] = (0.01, 0.001)
    magnet_coefficient: tuple[Amount, Amount] = (0.0, 0.0)  # of the divergence from the magnet, the moving average of the weights
    clip_range: Amount = 0.2
    ema_decay: Share = 0.99  # the exported network is a moving average of the weights, which evens out policies that cycle
    gae_lambda: Share = 0.95
    value_coefficient: Amount = 1.0
    past_self_share: Share = 0.2  # share of games with past selves as opponents
    rules_share: Share = 0.1  # share of games with rule-based opponents
    is_alone: bool = False  # whether the opponents in these games have all seats but one, instead of any subset
    snapshot_interval: Count = 20  # updates between two snapshots of the network for the pool of past selves
    max_snapshots: Count = 24
    initial_network: str = ""  # file of a network to start from instead of random weights; "previous": that of the stage before
    opponent: str = ""  # one fixed opponent in all seats but one: a policy such as "rules", or the file of a network
    exploiter_interval: Annotated[int, msgspec.Meta(ge=0)] = 0  # updates between two exploiters that join the pool; 0: no exploiters
    exploiter_updates: Count = 40  # updates in which an exploiter learns against the averaged network
    temperature: Amount = 0.0  # at which the exported network draws its moves; 0: it plays the likeliest one
    evaluations: Count = 32  # number of evaluations against rule-based players during the run

    def __post_init__(self) -> None:
        if len(set(self.hidden)) != 1:
            raise ValueError("all hidden layers must have the same width - at `$.hidden`")
        if self.past_self_share + self.rules_share > 1:
            raise ValueError("the shares must not add up to more than 1 - at `$.past_self_share` and `$.rules_share`")


def read_config(path: Path, overrides: Sequence[str] = ()) -> Config:
    """Read a configuration file and replace some of its fields.

    An override is written as in the file, `hidden = [64, 64]`; a string needs no quotes.
    Raises BadSetup, which names the new field if an old field name is used.
    """
    replaced = dict(map(parse_override, overrides))
    try:
        fields = {**tomllib.loads(path.read_text(encoding="utf-8")), **replaced}
        check_names(path, fields)
        return msgspec.convert(fields, Config)
    except OSError as error:
        raise BadSetup(Said("training-file", {"file": str(path), "why": error.strerror or str(error)})) from None
    except BadSetup:
        raise
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSetup(Said("training-config", {"file": str(path), "why": str(error)})) from None


def check_names(path: Path, fields: Iterable[str]) -> None:
    for name in fields:
        if name in RENAMED:
            raise BadSetup(Said("training-renamed", {"file": str(path), "old": name, "new": RENAMED[name]}))


def parse_override(text: str) -> tuple[str, Any]:
    field, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(Said("training-field", {"wish": text}))
    try:
        return field.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return field.strip(), value.strip()


def stored_config(fields: Mapping[str, Any]) -> Config:
    """Convert the configuration that a checkpoint or a network holds; old field names are accepted."""
    return msgspec.convert({RENAMED.get(name, name): value for name, value in fields.items()}, Config)
