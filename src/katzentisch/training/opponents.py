"""Opponents in training: past selves and exploiters, so that nothing learned is forgotten, and rule-based players; or a fixed one."""

from copy import deepcopy
from random import Random

from torch import Tensor

from ..batch.batch_step import ALL_BUT_ONE, MIXED
from ..bots import BOTS, Bot, as_bot
from ..bots.levels import LevelBot
from ..bots.net.player import NetworkBot
from ..bots.policies import BEGINNER, CASUAL, RANDOM, RULES
from ..games.game import Game
from .config import Config
from .network import Net, import_weights
from .rollout import Pick, pick_at, sample_actions

LEVELS = [bot for bot in BOTS.values() if isinstance(bot, LevelBot)]
POLICIES = {bot.id: bot for bot in (RANDOM, BEGINNER, CASUAL, RULES, *LEVELS)}  # opponents that the environment steps
SPECS = ("search:", "guided:", "blend:", "python:")  # so are these; only a CPU can step them, and the levels that are not policies
AVERAGE = "average"  # as the opponent of an exploiter: the averaged network of the run that it is part of


class Opponents:
    """`seating`, `network_envs`, `policy_envs` and `policy` are those of the environment; `network` plays in the next rollout."""

    def __init__(self, game: Game, config: Config, net: Net, device: str, num_envs: int) -> None:
        self.config, self.random = config, Random(config.seed)
        self.seating = ALL_BUT_ONE if config.opponent or config.is_alone else MIXED
        self.network_envs, self.policy_envs = env_counts(config, num_envs)
        policy = find_policy(config.opponent)
        self.policy = policy or RULES
        self.pick: Pick = sample_actions
        self.snapshots: list[dict[str, Tensor]] = []  # past selves and exploiters
        self.network: Net | None = deepcopy(net).requires_grad_(False)
        if policy is not None:
            self.network = None
        elif config.opponent not in ("", AVERAGE):
            network, temperature = load_opponent(game, config.opponent)
            self.network, self.pick = network.to(device), pick_at(temperature)  # an opponent to exploit plays as it would at a table

    def choose(self, net: Net, update: int) -> None:
        """Choose a past self for the next rollout; every `snapshot_interval` updates, add the present one to the pool."""
        if self.config.opponent or self.network is None:
            return
        if update % self.config.snapshot_interval == 0:
            self.add(net)
        self.network.load_state_dict(self.random.choice(self.snapshots))

    def add(self, net: Net) -> None:
        """Add a network to the pool; if it is full, another one leaves."""
        self.snapshots.append({name: each.clone() for name, each in net.state_dict().items()})
        if len(self.snapshots) > self.config.max_snapshots:
            del self.snapshots[self.random.randrange(len(self.snapshots) - 1)]  # any but the newest


def find_policy(opponent: str) -> Bot | None:
    """Return the opponent that the environment steps itself; None for a network."""
    return as_bot(opponent) if opponent.startswith(SPECS) else POLICIES.get(opponent)


def env_counts(config: Config, num_envs: int) -> tuple[int, int]:
    """The numbers of games with network opponents and with opponents that follow a policy among `num_envs` games."""
    if config.opponent:
        return (0, num_envs) if find_policy(config.opponent) else (num_envs, 0)
    return round(num_envs * config.past_self_share), round(num_envs * config.rules_share)


def load_opponent(game: Game, file: str) -> tuple[Net, float]:
    """Read a network and the temperature at which it draws its moves; `FILE?temperature=T` replaces that."""
    bot = as_bot(f"net:{file}")
    assert isinstance(bot, NetworkBot)
    network = bot.network_for(game)
    assert network is not None
    net = import_weights(Net(game, network.shape[1:-1].tolist()), network.weights)
    net.requires_grad_(False)
    return net, network.temperature
