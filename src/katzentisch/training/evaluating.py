"""How good a network has become: alone among rule-based players, or among those that it was trained to exploit, at every table."""

from typing import Any

import torch

from ..games.game import Game
from .experience import legal_logits, liked_best, play_guests
from .hall import Hall
from .loops import ONE_HOST

GAMES = 4096  # at once


class Examination:
    """`rival` is the network of the others, None for rule-based ones."""

    def __init__(self, game: Game, tables: Any, device: str, rival: Any, games: int = GAMES) -> None:
        self.rival, self.visited = rival, games if rival is not None else 0
        self.hall = Hall(game, tables, games, 2**40, device, visited=self.visited, coached=games - self.visited, company=ONE_HOST)

    def marks(self, net: Any, games: int) -> dict[str, float]:
        """By how much the outcome is worth more than the table's mean, how many times the fair share it wins, and their standard errors."""
        seen, leads, wins = 0, [], []
        while seen < games:
            lead, share = self.step(net)
            leads.append(lead)
            wins.append(share)
            seen += len(lead)
        return {**told("lead", torch.cat(leads)), **told("wins", torch.cat(wins))}

    def step(self, net: Any) -> tuple[Any, Any]:
        """Of the games that a step ends."""
        hall = self.hall
        hosts, players = self.hosts(), hall.players.clone()
        actions = liked_best(legal_logits(net(hall.x)[0], hall.may))
        play_guests(actions, hall, self.rival, self.visited, liked_best)
        hall.step(actions)
        over = hall.ended.nonzero()[:, 0]
        finals, players, host = hall.finals[over], players[over], hosts[over][:, None]
        there = torch.arange(finals.shape[1], device=finals.device)[None, :] < players[:, None]
        mean = (finals * there).sum(1) / players
        return finals.gather(1, host)[:, 0] - mean, hall.wins[over].gather(1, host)[:, 0] * players

    def hosts(self) -> Any:
        """Whose seat is no guest's: the only bit that is missing."""
        everybody = (1 << self.hall.players) - 1
        return (everybody - self.hall.guests).float().log2().round().long()


def told(name: str, every: Any) -> dict[str, float]:
    return {name: float(every.mean()), f"{name}_error": float(every.std() / len(every) ** 0.5)}
