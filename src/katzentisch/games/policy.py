"""What a game says about its bots: compiled policies, and the parameters of a search."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from .arrays import Moves
from .compiled import rule
from .fast_random import pick
from .state import CommonState, S

# choose(state, moves, count, rng): an action for the seat at turn, from its legal ones in `moves[:count]` (bots/policies.py)
Policy = Callable[[S, Moves, int, int], int]


@rule
def choose_random(state: CommonState, moves: Moves, count: int, rng: int) -> int:
    return int(moves[pick(rng, count)])


@dataclass(frozen=True)
class Policies(Generic[S]):
    """The policies of a game. A game that names none has random ones."""

    beginner: Policy[S] = choose_random  # the moves make sense, but consider only what is visible
    casual: Policy[S] = choose_random  # considers the own cards and the table, not the opponents' intentions
    rules: Policy[S] = choose_random  # follows rules of thumb: the yardstick for other bots, and the fallback at a table


NO_POLICIES: Policies[Any] = Policies()


@dataclass(frozen=True)
class Blend:
    """A bot that follows `stronger` in a share of its decisions and `weaker` in the others (bots/blend.py)."""

    stronger: "Level"
    weaker: "Level"
    shares: Mapping[int, float]  # from 0 to 1, by number of players: 0 where none is given


Level = str | Blend  # the id of a bot (bots/levels.py), or a blend of two
Levels = tuple[Level, Level, Level, Level]  # the weakest first


class SearchParameters(NamedTuple):
    """The parameters of a search, found in matches of one search among rule-based players, at 500 iterations."""

    search_opponents: int = 0  # 1: opponents' moves are searched too; 0: they follow the playout policy or the network
    iterations_each: int = 1  # iterations that share one determinization
    exploration: float = 1.0
    prior_weight: float = 0.5  # of the playout policy's move or the network's probabilities, against a uniform prior
    rules_share: float = 0.0  # share of iterations in which opponents follow rules of thumb although there is a network
    value_weight: float = 0.0  # of the network's value against the result of a playout, from 0 to 1; 1 needs no playouts
    belief: int = 256  # candidates that are weighted by what other seats' moves reveal (bots/belief.py); 0: all deals are equally likely


class EarlierNetwork(NamedTuple):
    """The numbers of features and actions that networks had in an earlier version. They are extended when they are read."""

    features: int  # the first of today's; the others have weight 0
    actions: int  # likewise
    like: tuple[int, ...] = ()  # for each action added since, the one whose weights it gets


DEFAULT_SEARCH = SearchParameters()
