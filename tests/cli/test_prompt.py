"""The labels of legal moves, and the answers that are accepted."""

import pytest

from katzentisch.cli.prompt import Menu

AUCTION = Menu(["pass", "bid 1x3", "bid 2d", "bid 2x1"])
MICE = Menu(["pass", *(f"bid {mice}" for mice in range(8, 16))])
CARDS = Menu(["lay -8", "lay 3", "lay 5", "lay d"])
PAYING = Menu(["pay 22", "pay 2J"])
COLOURS = Menu(["play wild g", "play wild b", "draw"])


@pytest.mark.parametrize(
    ("menu", "typed", "move"),
    [
        (AUCTION, "1", "pass"),
        (AUCTION, "3", "bid 2d"),
        (AUCTION, "2x1", "bid 2x1"),
        (AUCTION, "bid 2x1", "bid 2x1"),
        (AUCTION, "5", "5"),
        (MICE, "9", "bid 9"),
        (MICE, "7", "bid 7"),
        (MICE, "pass", "pass"),
        (CARDS, "3", "lay 3"),
        (CARDS, "-8", "lay -8"),
        (CARDS, "d", "lay d"),
        (CARDS, "1", "lay 1"),
        (PAYING, "22", "pay 22"),
        (PAYING, "2J", "pay 2J"),
        (COLOURS, "2", "play wild b"),
        (COLOURS, "wild g", "play wild g"),
        (COLOURS, "²", "²"),
    ],
)
def test_what_is_meant(menu: Menu, typed: str, move: str) -> None:
    assert menu.find(typed) == move


@pytest.mark.parametrize(
    ("menu", "lines"),
    [
        (AUCTION, [("", ["1) pass"]), ("bid", ["2) 1x3", "3) 2d", "4) 2x1"])]),
        (MICE, [("", ["pass"]), ("bid", ["8", "…", "15"])]),
        (CARDS, [("lay", ["-8", "3", "5", "d"])]),
        (COLOURS, [("play", ["1) wild g", "2) wild b"]), ("", ["3) draw"])]),
    ],
)
def test_how_it_is_listed(menu: Menu, lines: list[tuple[str, list[str]]]) -> None:
    assert list(menu.groups()) == lines
