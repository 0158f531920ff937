"""Standing orders are secret. Can an opponent tell from the times alone which moves were made by one?"""

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise, product
from random import Random
from time import monotonic

from .attack import Attack, Attacks, Seen, Setup
from .player import Player, deal, gather, leave_all

GAME, PLAYERS = "katze_im_sack", 3
ORDERS = [*(f"up to {bid}" for bid in range(15, 2, -1)), "pass"]  # the first that can be given
TABLES = 6
LEAST, MOST = 700, 1900  # milliseconds that bots and orders wait, as the documentation says
NEAR = 60  # milliseconds by which a prediction may be off
Formula = Callable[["Move"], int]


@dataclass(frozen=True)
class Move:
    """What the opponent sees of one: where and when. `is_order` is what only the victim knows."""

    table: str
    game: int
    ply: int
    seat: int
    number: int
    commitment: str
    delay: int  # milliseconds since the turn began
    is_order: bool


def old_formula(move: Move) -> int:
    """A pause that everybody who has read the source can compute."""
    return spread(hashlib.sha256(f"{move.table} {move.game} {move.ply}".encode()).digest()[:4], "little")


def spread(chance: bytes, order: str) -> int:
    return LEAST + int.from_bytes(chance, "little" if order == "little" else "big") % (MOST - LEAST + 1)


def formulas() -> Iterator[Formula]:
    """Whatever a stranger could compute from public facts: hashes of table, game, ply, seat, number and commitment, also as keys."""
    facts: list[Callable[[Move], tuple[object, ...]]] = [
        lambda move: (move.table, move.game, move.ply),
        lambda move: (move.table, move.game, move.ply, move.seat),
        lambda move: (move.table, move.ply),
        lambda move: (move.table, move.number),
        lambda move: (move.table, move.number - 1),
        lambda move: (move.commitment, move.ply),
        lambda move: (move.table, move.commitment, move.ply),
        lambda move: (move.commitment, move.game, move.ply, move.seat),
    ]
    keys: list[Callable[[Move], str]] = [lambda move: "", lambda move: move.table, lambda move: move.commitment]
    for fact, key, gap, kind, size, order in product(
        facts, keys, (" ", ":", "\n", "/"), ("sha256", "sha512", "blake2b"), (4, 8), ("little", "big")
    ):
        yield keyed(fact, key, gap, kind, size, order)


def keyed(fact: Callable[[Move], tuple[object, ...]], key: Callable[[Move], str], gap: str, kind: str, size: int, order: str) -> Formula:
    def formula(move: Move) -> int:
        text, secret = gap.join(map(str, fact(move))).encode(), key(move).encode()
        made = hmac.new(secret, text, kind) if secret else hashlib.new(kind, text)
        return spread(made.digest()[:size], order)

    return formula


def found_by(formula: Formula, moves: Sequence[Move]) -> tuple[float, float]:
    """The shares of orders, and of moves by hand, that it takes for orders."""
    taken = {True: 0, False: 0}
    for move in moves:
        taken[move.is_order] += -20 <= move.delay - formula(move) <= NEAR
    orders = sum(move.is_order for move in moves)
    return taken[True] / max(1, orders), taken[False] / max(1, len(moves) - orders)


def best_of(moves: Sequence[Move]) -> tuple[float, float]:
    """Of all formulas: the one that tells orders from moves by hand best."""
    return max((found_by(formula, moves) for formula in formulas()), key=lambda shares: shares[0] - shares[1])


def assess(moves: Sequence[Move]) -> Seen:
    orders = sum(move.is_order for move in moves)
    if orders < 8 or len(moves) - orders < 8:
        return Seen(f"only {orders} orders and {len(moves) - orders} moves by hand were seen: too few to judge", None)
    old, best = found_by(old_formula, moves), best_of(moves)
    text = (
        f"the published formula takes {old[0]:.0%} of {orders} orders and {old[1]:.0%} of {len(moves) - orders} moves by hand for orders, "
        f"the best of {sum(1 for _ in formulas())} formulas of public facts {best[0]:.0%} and {best[1]:.0%}"
    )
    return Seen(text, old[0] - old[1] < 0.5 and best[0] - best[1] < 0.7)


class Duel:
    """The opponent raises, the victim answers by an order or by hand, as chance has it, with the same pauses."""

    def __init__(self, people: list[Player], rng: Random) -> None:
        self.people, self.opponent, self.victim, self.rng = people, people[0], people[1], rng
        self.ordered: dict[int, bool] = {}  # by ply, of the game that is played
        self.by_order = 0
        self.moves: list[Move] = []
        self.games = 1

    async def run(self, until: float) -> None:
        while monotonic() < until:
            if self.opponent.state["status"] in ("over", "pausing"):
                self.note()
                await deal(self.people)
                self.games += 1
                self.ordered.clear()
            await self.step()
            await asyncio.sleep(0.02)
        self.note()

    async def step(self) -> None:
        for other in (self.opponent, self.people[2]):
            if (seat := other.turn()) is not None:
                if "pass" in other.latest(seat)["legal"]:
                    await self.decide_ahead()
                await other.move(seat, raising)
                return
        if (seat := self.victim.turn()) is not None and not self.victim.latest(seat).get("order"):
            latest = self.victim.latest(seat)
            ply, is_auction = latest.get("ply", 0), "pass" in latest["legal"]
            await asyncio.sleep(self.rng.randint(LEAST, MOST) / 1000 if is_auction else 0)
            if await self.victim.move(seat, raising) == "done" and is_auction:
                self.ordered[ply] = False
        elif seat is not None:
            self.ordered[self.victim.latest(seat).get("ply", 0)] = True

    async def decide_ahead(self) -> None:
        """Place an order or none before the victim's turn."""
        seat = self.victim.seats[0]
        for limit in ORDERS if self.rng.random() < 0.5 else [None]:
            if await self.victim.code("order", seat=seat, order=limit) == "done":
                return

    def note(self) -> None:
        """From what the opponent's socket received."""
        began = self.opponent.table_events("began")[-1]
        made = [each for each in self.opponent.table_events("moved") if each["number"] > began["number"]]
        for ply, (before, after) in enumerate(pairwise(made), 1):
            if ply in self.ordered and after["seat"] in self.victim.seats:
                facts = (self.opponent.table["id"], self.games, ply, after["seat"], after["number"], began["commitment"])
                self.moves.append(Move(*facts, after["at"] - before["at"], self.ordered[ply]))


def raising(legal: list[str]) -> str:
    """The lowest bid, as long as there is one."""
    return next((move for move in legal if move != "pass"), legal[0])


async def orders(setup: Setup) -> Seen:
    async with setup.site() as server:
        duels = [Duel(await gather(server.url, GAME, PLAYERS), Random(seed)) for seed in range(TABLES)]
        for duel in duels:
            await deal(duel.people)
        until = monotonic() + 1.5 * setup.seconds
        with suppress(TimeoutError):
            await asyncio.gather(*(duel.run(until) for duel in duels))
        await leave_all(*(person for duel in duels for person in duel.people))
        return assess([move for duel in duels for move in duel.moves])


ATTACKS: Attacks = {
    "orders": Attack("From the opponent's socket, tell moves made by a standing order from moves by hand, by their times", orders),
}
