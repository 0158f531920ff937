"""Predictions of hidden cards at every decision of some games, with and without belief, compared with the real cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import msgspec
import numpy as np

from katzentisch.bots.belief import form_belief
from katzentisch.bots.bot import Bot
from katzentisch.bots.net.network import Network
from katzentisch.bots.net.player import choose_with, network_of
from katzentisch.bots.policies import BEGINNER, CASUAL, RULES
from katzentisch.bots.search import make_searcher
from katzentisch.games.arrays import Bools, Float64s
from katzentisch.games.game import Game
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position

from .facts import FACTS, Facts
from .intervals import Interval, interval_of

CANDIDATES = 512
BINS = 10
LEAST = 0.005  # probabilities are kept this far from 0 and 1: a pool has too few candidates for more
LOG, BRIER = 0, 1


def draw_from_network(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return choose_with(network_of(observation.game), observation, legal, rng, temperature=1.0)


DRAWN = Bot("network", draw_from_network)
UNMODELLED = make_searcher("search", 32, with_net=False, belief=0)  # a player that is none of the models
TABLES: dict[str, tuple[Bot, ...]] = {
    "network, moves drawn by its probabilities": (DRAWN,),
    "level 3": (RULES,),
    "network and levels 3, 2 and 1": (DRAWN, RULES, CASUAL, BEGINNER),
    "search without a network": (UNMODELLED,),
}


class Bin(msgspec.Struct):
    """Predictions of similar probability: their number, their mean, and the share that came true."""

    count: int
    predicted: float
    real: float


class Calibration(msgspec.Struct):
    game: str
    players: int
    table: str
    facts: str
    games: int
    predictions: int
    log_loss: tuple[float, float]  # of uniform and of weighted determinizations
    log_loss_change: Interval
    brier: tuple[float, float]
    brier_change: Interval
    effective: float  # median
    ms: float  # median time of a belief
    uniform_bins: list[Bin]
    weighted_bins: list[Bin]


@dataclass
class Predictions:
    """Of some games: mean losses by game, and all single predictions."""

    losses: list[Float64s] = field(default_factory=list)  # by game: of uniform and weighted determinizations, LOG and BRIER
    uniform: list[Float64s] = field(default_factory=list)
    weighted: list[Float64s] = field(default_factory=list)
    real: list[Bools] = field(default_factory=list)
    effective: list[float] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)


def losses(predicted: Float64s, real: Bools) -> Float64s:
    """Return the mean log loss and Brier score."""
    return np.array([-np.log(np.where(real, predicted, 1 - predicted)).mean(), ((predicted - real) ** 2).mean()])


def predict(position: Position, network: Network, facts: Facts, found: Predictions) -> Float64s | None:
    """Predict the hidden facts for the seat at turn; return the losses, or None if nothing is predicted."""
    assert position.turn is not None
    observation, started = position.observe(position.turn), perf_counter()
    belief = form_belief(observation, network, CANDIDATES, seed=int(position.state.plies))
    took = 1000 * (perf_counter() - started)
    if not belief.decisions or not (columns := facts(belief.worlds.pool, observation.array)).shape[1]:
        return None
    [real] = facts(position.array, observation.array)
    uniform, weighted = (np.clip(each, LEAST, 1 - LEAST) for each in (columns.mean(axis=0), belief.weights @ columns))
    found.uniform.append(uniform)
    found.weighted.append(weighted)
    found.real.append(real)
    found.effective.append(belief.effective)
    found.ms.append(took)
    return np.stack([losses(uniform, real), losses(weighted, real)])


def play_game(game: Game, players: int, bots: Sequence[Bot], seed: int, found: Predictions) -> None:
    """Play a game and predict at each decision among several moves."""
    position, rng = Position.deal(game, players, {}, seed % players, seed_bytes(seed)), Random(seed)
    position.begin()
    network, (_, facts), lost = network_of(game), FACTS[game.id], []
    while position.turn is not None:
        legal = position.legal()
        if len(legal) > 1 and (loss := predict(position, network, facts, found)) is not None:
            lost.append(loss)
        bot = bots[(position.turn + seed) % len(bots)]
        position.apply(bot.choose(position.observe(position.turn), legal, rng))
    found.losses.append(np.mean(lost, axis=0))


def bins_of(predicted: Float64s, real: Bools) -> list[Bin]:
    """Group predictions by their probability."""
    places = np.minimum((predicted * BINS).astype(int), BINS - 1)
    chosen = [places == place for place in range(BINS)]
    return [Bin(int(each.sum()), float(predicted[each].mean()), float(real[each].mean())) for each in chosen if each.any()]


def calibrate(game: Game, players: int, table: str, games: int, seed: int, progress: Callable[[str], None]) -> Calibration:
    """Play games between the bots of a table and compare predictions with the real cards."""
    found = Predictions()
    for number in range(games):
        play_game(game, players, TABLES[table], seed + number, found)
        progress(f"{game.id}, {table}: {number + 1} of {games} games")
    by_game = np.array(found.losses)
    uniform, weighted, real = np.concatenate(found.uniform), np.concatenate(found.weighted), np.concatenate(found.real)
    means, changes = by_game.mean(axis=0), by_game[:, 1] - by_game[:, 0]
    return Calibration(
        game=game.id,
        players=players,
        table=table,
        facts=FACTS[game.id][0],
        games=games,
        predictions=len(real),
        log_loss=(float(means[0, LOG]), float(means[1, LOG])),
        log_loss_change=interval_of(changes[:, LOG]),
        brier=(float(means[0, BRIER]), float(means[1, BRIER])),
        brier_change=interval_of(changes[:, BRIER]),
        effective=float(np.median(found.effective)),
        ms=float(np.median(found.ms)),
        uniform_bins=bins_of(uniform, real),
        weighted_bins=bins_of(weighted, real),
    )
