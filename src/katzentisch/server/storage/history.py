"""Finished games, and the results of each guest."""

from typing import Any

from sqlalchemy import Connection, Float, Select, case, cast, func, select

from ...protocol.shapes import Tally
from .database import StorePart
from .rows import FinishedGame, Result
from .schema import games, results

RESULTS = select(results.c.seat, results.c.guest, results.c.score, results.c.rank).order_by(results.c.seat)


class History(StorePart):
    async def finished_game(self, id: str) -> FinishedGame | None:
        found = await self.finished_games(select(games).where(games.c.id == id))
        return found[0] if found else None

    async def games_of_table(self, table: str) -> list[FinishedGame]:
        """Return the finished games of a table in the order they were played."""
        return await self.finished_games(select(games).where(games.c.table_id == table).order_by(games.c.number))

    async def history(self, guest: str, before: int, limit: int) -> list[FinishedGame]:
        """Return a guest's games that ended before a time, newest first. Each game appears once, however many seats the guest had."""
        newest = (results.c.finished.desc(), results.c.game_id.desc())
        mine = select(results.c.game_id).where(results.c.guest == guest, results.c.finished < before)
        page = mine.group_by(results.c.game_id, results.c.finished).order_by(*newest).limit(limit).subquery()
        wanted = select(games).join(page, games.c.id == page.c.game_id)
        return await self.finished_games(wanted.order_by(games.c.finished.desc(), games.c.id.desc()))

    async def tallies(self, guest: str) -> dict[str, Tally]:
        """Return a guest's totals by game."""
        won = func.sum(case((results.c.rank == 1, 1), else_=0))
        means = [cast(func.avg(column), Float) for column in (results.c.rank, results.c.score)]
        wanted = select(results.c.game, func.count(), won, *means).where(results.c.guest == guest).group_by(results.c.game)
        return {game: Tally(*tally) for game, *tally in await self.rows(wanted)}

    async def finished_games(self, wanted: Select[Any]) -> list[FinishedGame]:
        def find(connection: Connection) -> list[FinishedGame]:
            return [FinishedGame(*(*row, results_of(connection, row.id))) for row in connection.execute(wanted).all()]

        return await self.database.read(find)


def results_of(connection: Connection, game: str) -> tuple[Result, ...]:
    return tuple(Result(*row) for row in connection.execute(RESULTS.where(results.c.game_id == game)))
