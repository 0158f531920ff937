"""Bots at a table: full games, and the next move of a bot."""

from collections.abc import Sequence
from random import Random

from katzentisch.bots import BOTS, Bot
from katzentisch.games import GAMES
from katzentisch.play.position import Position
from katzentisch.testing.table import Table
from katzentisch.testing.tables import begun


def advice(table: Table, rng: int = 0, bot: Bot = BOTS["rules"]) -> str:
    """The bot's move, in the notation."""
    position = table.game.position
    assert position.turn is not None
    action = bot.choose(position.observe(position.turn), position.legal(), Random(rng))
    return table.game.game.write_move(position.state, action)


def played_out(position: Position, bots: Sequence[Bot], rng: Random) -> Position:
    """Each seat's bot plays to the end; what is not legal is refused."""
    while not position.is_over:
        seat = position.turn
        assert seat is not None
        position.apply(bots[seat].choose(position.observe(seat), position.legal(), rng))
    return position


def share_of_wins(game: str, players: int, deals: int, bot: Bot = BOTS["rules"], among: Bot = BOTS["random"]) -> float:
    """Of one bot among others, in every seat of each deal; who shares the first rank shares the win."""
    won = 0.0
    for seed in range(deals):
        for seat in range(players):
            bots = [bot if each == seat else among for each in range(players)]
            ranks = played_out(begun((GAMES[game], players, {}), seed), bots, Random(seed)).plain.ranks[:players]
            won += (ranks[seat] == 1) / ranks.count(1)
    return won / (deals * players)
