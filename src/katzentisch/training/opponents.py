"""Opponents in training: past selves, so that nothing learned is forgotten, and rule-based players; or one fixed opponent to exploit."""

from copy import deepcopy
from random import Random

from torch import Tensor

from ..batch.batch_step import ALL_BUT_ONE, MIXED
from ..bots.net.network import check_fit, read_network
from ..games.game import Game
from .config import Config
from .network import Net, import_weights
from .rollout import best_actions, sample_actions

RULES = "rules"


class Opponents:
    """`seating`, `network_envs` and `rules_envs` are those of the environment; `network` plays the opponents of the next rollout."""

    def __init__(self, game: Game, config: Config, net: Net, device: str, num_envs: int) -> None:
        self.config, self.random = config, Random(config.seed)
        self.seating = ALL_BUT_ONE if config.opponent else MIXED
        self.network_envs, self.rules_envs = env_counts(config, num_envs)
        self.pick = best_actions if config.opponent else sample_actions  # an opponent to exploit plays as it would at a table
        self.snapshots: list[dict[str, Tensor]] = []
        self.network: Net | None = deepcopy(net).requires_grad_(False)
        if config.opponent:
            self.network = None if config.opponent == RULES else load_opponent(game, config.opponent).to(device)

    def choose(self, net: Net, update: int) -> None:
        """Choose a past self for the next rollout; every `snapshot_interval` updates, add the present one to the pool."""
        if self.config.opponent or self.network is None:
            return
        if update % self.config.snapshot_interval == 0:
            self.snapshots.append({name: each.clone() for name, each in net.state_dict().items()})
            if len(self.snapshots) > self.config.max_snapshots:
                del self.snapshots[self.random.randrange(len(self.snapshots) - 1)]  # any but the newest
        self.network.load_state_dict(self.random.choice(self.snapshots))


def env_counts(config: Config, num_envs: int) -> tuple[int, int]:
    """The numbers of games with network opponents and with rule-based ones among `num_envs` games."""
    if config.opponent:
        return (0, num_envs) if config.opponent == RULES else (num_envs, 0)
    return round(num_envs * config.past_self_share), round(num_envs * config.rules_share)


def load_opponent(game: Game, file: str) -> Net:
    network = check_fit(read_network(file), game)
    net = import_weights(Net(game, network.shape[1:-1].tolist()), network.weights)
    net.requires_grad_(False)
    return net
