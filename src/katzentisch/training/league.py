"""Opponents: past selves, so that nothing once learned is forgotten, and rule-based players; or one fixed opponent to be exploited."""

from copy import deepcopy
from random import Random
from typing import Any

from ..bots.named import fit, read
from ..games.game import Game
from .config import Config
from .experience import drawn, liked_best
from .loops import MIXED, ONE_HOST
from .network import Net, imported

RULES = "rules"


class League:
    """`company`, `visited` and `coached` are the hall's; `rival` is the network that plays guests next, if one does."""

    def __init__(self, game: Game, config: Config, net: Net, device: str) -> None:
        self.config, self.luck = config, Random(config.seed)
        self.company = ONE_HOST if config.opponent else MIXED
        self.visited, self.coached = shares(config)
        self.pick = liked_best if config.opponent else drawn  # whoever is to be exploited plays as it would at a table
        self.past: list[Any] = []
        self.rival: Net | None = deepcopy(net).requires_grad_(False)
        if config.opponent:
            self.rival = None if config.opponent == RULES else frozen(game, config.opponent).to(device)

    def invite(self, net: Net, update: int) -> None:
        """The guests of the next games."""
        if self.config.opponent or self.rival is None:
            return
        if update % self.config.past_every == 0:
            self.past.append({name: each.clone() for name, each in net.state_dict().items()})
            if len(self.past) > self.config.past_kept:
                del self.past[self.luck.randrange(len(self.past) - 1)]  # any but the newest
        self.rival.load_state_dict(self.luck.choice(self.past))


def shares(config: Config) -> tuple[int, int]:
    """How many games a network visits, and how many rule-based players."""
    if config.opponent:
        return (0, config.games) if config.opponent == RULES else (config.games, 0)
    return round(config.games * config.visited), round(config.games * config.coached)


def frozen(game: Game, file: str) -> Net:
    network = fit(read(file), game)
    net = imported(Net(game, network.shape[1:-1].tolist()), network.weights)
    net.requires_grad_(False)
    return net
