"""A table of the trial: some people, perhaps bots, game after game."""

import asyncio
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from typing import Any

from katzentisch.games import GAMES

MOST_PEOPLE = 4


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    people: int


PLANS = [
    Plan(game.id, players, people)
    for players, people, game in product(range(2, 11), range(2, MOST_PEOPLE + 1), GAMES.values())
    if players in game.players and people <= players
]


def plans(count: int) -> list[Plan]:
    return list(islice(cycle(PLANS), count))


@dataclass
class House:
    """What all tables share: where the servers are, how long people think, and whether it is late."""

    ports: list[int]
    pause: float  # seconds
    is_late: bool = False


@dataclass
class Sitting:
    plan: Plan
    made: dict[str, Any]  # the table, as the server named it
    house: House
    last: int | None = None  # the number of the last entry of all
    is_over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def people(self) -> int:
        return self.plan.people

    @property
    def ports(self) -> list[int]:
        return self.house.ports

    @property
    def pause(self) -> float:
        return 0 if self.house.is_late else self.house.pause

    def ends(self, number: int, status: str) -> bool:
        """Whether there is to be no other game."""
        if status == "over" and self.house.is_late:
            self.last = number
            self.is_over.set()
        return self.is_over.is_set()
