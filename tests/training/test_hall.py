"""The games of a hall are games by the rules, the same ones wherever they run."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import torch

from katzentisch.bots.outcome import win_share, worth
from katzentisch.games import GAMES
from katzentisch.games.chance import chacha
from katzentisch.play.position import Position, copied, key_of, seed_bytes
from katzentisch.training import hall as halls
from katzentisch.training.hall import Hall
from katzentisch.training.loops import MIXED, ONE_HOST
from katzentisch.training.tables import tables

GAME = GAMES["mau_mau"]
GAMES_AT_ONCE, SEED, STEPS = 12, 5, 120


def opened(games: int = GAMES_AT_ONCE, **company: int) -> Hall:
    return Hall(GAME, tables(GAME, (2, 3)), games, SEED, "cpu", **company)


def any_legal(hall: Hall, step: int) -> Any:
    """Another one in every step."""
    logits = torch.rand(hall.may.shape, generator=torch.Generator().manual_seed(step))
    return logits.masked_fill(~hall.may, -1).argmax(1)


class Beside:
    """One game of a hall, played with the rules as everybody else calls them."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.position = self.dealt()
        self.ended: Position | None = None
        self.settle()

    def dealt(self) -> Position:
        block = np.zeros(16, np.uint32)
        chacha(key_of(seed_bytes(SEED)), self.number, block)
        places = tables(GAME, (2, 3))
        place = int(block[8]) % len(places)
        position = Position.holding(GAME, copied(places[place : place + 1]), int(places[place]["players"]) - 1, is_begun=False)
        position.call.deal(position.array, 0, block[:8].copy())
        position.begin()
        return position

    def play(self, action: int) -> None:
        self.ended = None
        self.position.apply(action)
        self.settle()

    def settle(self) -> None:
        """Until there is a choice."""
        while self.position.is_over or len(self.position.legal()) == 1:
            if self.position.is_over:
                self.ended = self.ended or self.position
                self.number += GAMES_AT_ONCE
                self.position = self.dealt()
            else:
                self.position.apply(self.position.legal()[0])


def check(beside: Beside, hall: Hall, i: int) -> None:
    state = beside.position.state
    x = np.zeros(GAME.feature_count, np.int8)
    GAME.features(state, x)
    assert hall.x[i].numpy().tolist() == x.tolist()
    assert hall.may[i].nonzero()[:, 0].tolist() == beside.position.legal()
    assert (int(hall.turns[i]), int(hall.players[i])) == (state.turn, state.players)
    assert bool(hall.ended[i]) == (beside.ended is not None)
    if beside.ended is not None:
        over = beside.ended.state
        assert hall.finals[i, : over.players].tolist() == pytest.approx([worth(over, seat) for seat in range(over.players)])
        assert hall.wins[i, : over.players].tolist() == pytest.approx([win_share(over, seat) for seat in range(over.players)])


def test_the_games_go_by_the_rules() -> None:
    hall = opened()
    games = [Beside(number) for number in range(GAMES_AT_ONCE)]
    ends = 0
    for step in range(STEPS):
        actions = any_legal(hall, step)
        hall.step(actions)
        for i, beside in enumerate(games):
            beside.play(int(actions[i]))
            check(beside, hall, i)
            ends += beside.ended is not None
    assert ends >= GAMES_AT_ONCE


def told(hall: Hall) -> Iterator[list[np.ndarray]]:
    for step in range(40):
        hall.step(any_legal(hall, step))
        yield [each.numpy().copy() for each in hall.told()]


def test_the_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls.os, "cpu_count", lambda: 1)
    alone = opened(50, visited=10, coached=20)
    monkeypatch.setattr(halls.os, "cpu_count", lambda: 5)
    together = opened(50, visited=10, coached=20)
    for one, other in zip(told(alone), told(together), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def is_guest_s_turn(hall: Hall) -> Any:
    return (hall.guests >> hall.turns) & 1 == 1


def guests(hall: Hall) -> list[int]:
    return [int(each).bit_count() for each in hall.guests]


def test_one_host_among_guests() -> None:
    """Rule-based guests are never asked, a network's are."""
    hall = opened(40, visited=20, coached=20, company=ONE_HOST)
    asked = 0
    for step in range(30):
        hall.step(any_legal(hall, step))
        assert guests(hall) == (hall.players - 1).tolist()
        assert not is_guest_s_turn(hall)[20:].any()
        asked += int(is_guest_s_turn(hall)[:20].sum())
    assert asked > 0


def test_mixed_company_leaves_somebody_who_learns() -> None:
    hall = opened(60, visited=20, coached=20, company=MIXED)
    numbers = set()
    for step in range(30):
        hall.step(any_legal(hall, step))
        assert all(count < players for count, players in zip(guests(hall), hall.players.tolist(), strict=True))
        assert not any(guests(hall)[40:])
        assert not is_guest_s_turn(hall)[20:].any()
        numbers |= set(guests(hall)[:40])
    assert numbers == {0, 1, 2}
