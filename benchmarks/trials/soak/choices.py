"""What people choose at random: the table, how they get ready, and what they do in their turn."""

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.play.clocks import Clock, MoveClock, NoClock
from katzentisch.protocol.table_settings import TableSettings

MOST_PEOPLE = 4
BOTS = {"random": 0.45, "rules": 0.45, "level1": 0.04, "level2": 0.03, "level3": 0.02, "level4": 0.01}  # with their shares
IDLE = ("draw", "pass")
ACTIVE = 0.9  # share of the decisions in which people do something, if they can
Act = Literal["move", "chat", "react", "hint", "explain", "drop", "drop-after", "half-open", "rest"]
# How often people do something else in their turn, too: shares of all turns.
ACTS: dict[Act, float] = {
    "chat": 0.03,
    "react": 0.02,
    "hint": 0.012,
    "explain": 0.01,
    "drop": 0.008,
    "drop-after": 0.008,
    "half-open": 0.002,
    "rest": 0.004,
}


@dataclass(frozen=True)
class TablePlan:
    settings: TableSettings
    people: int
    has_spectator: bool
    is_closed_early: bool  # the host closes it before a game
    is_played_again: bool

    @property
    def has_auctions(self) -> bool:
        return GAMES[self.settings.game].has_auctions

    @property
    def is_raced(self) -> bool:
        """Whether the server may move for a person."""
        return self.settings.has_clock or self.settings.forced_moves


def kinds_of_tables(rng: Random) -> list[tuple[str, int]]:
    """All games with all numbers of players, shuffled."""
    kinds = [(game.id, players) for game in GAMES.values() for players in game.players]
    rng.shuffle(kinds)
    return kinds


def make_plan(rng: Random, game: str, players: int) -> TablePlan:
    clock: Clock = MoveClock(seconds=20, reserve=30) if rng.random() < 0.15 else NoClock()
    settings = TableSettings(
        game,
        players,
        options=make_options(rng, game, players),
        games=rng.choice((1, 1, 1, 2)),
        public=rng.random() < 0.5,
        clock=clock,
        first=rng.choice((0, "lot")),
        tempo=rng.choice(("none", "none", "fast")),
        forced_moves=rng.random() < 0.2,
    )
    return TablePlan(
        settings,
        rng.randint(1, min(players, MOST_PEOPLE)),
        has_spectator=rng.random() < 0.3,
        is_closed_early=rng.random() < 0.05,
        is_played_again=rng.random() < 0.2,
    )


def make_options(rng: Random, game: str, players: int) -> dict[str, Any]:
    """Some options, if they are possible together; otherwise none."""
    options = {option.name: rng.choice(option.values) for option in GAMES[game].options if rng.random() < 0.4}
    try:
        TableSettings(game, players, options).checked_game()
    except BadSetup:
        return {}
    return options


def choose_bot(rng: Random) -> str:
    return rng.choices([*BOTS], [*BOTS.values()])[0]


def choose_move(rng: Random, legal: list[str]) -> str:
    """A random move, but rarely one that only draws or passes: a game in which everybody does takes forever."""
    active = [move for move in legal if not move.startswith(IDLE)]
    return rng.choice(active if active and rng.random() < ACTIVE else legal)


def make_act(rng: Random) -> Act:
    acts = list(ACTS)
    return rng.choices([*acts, "move"], [*ACTS.values(), 1 - sum(ACTS.values())])[0]
