"""Finished games, and what each guest made of them."""

from typing import Any

from sqlalchemy import Connection, Float, Select, case, cast, func, select

from .database import Part
from .rows import FinishedGame, Played, Result, Tally
from .schema import games, results

RESULTS = select(results.c.seat, results.c.guest, results.c.score, results.c.rank).order_by(results.c.seat)


class History(Part):
    async def finished(self, id: str) -> FinishedGame | None:
        found = await self.finished_games(select(games).where(games.c.id == id))
        return found[0] if found else None

    async def games_of_table(self, table: str) -> list[FinishedGame]:
        """In the order in which they were played."""
        return await self.finished_games(select(games).where(games.c.table_id == table).order_by(games.c.number))

    async def history(self, guest: str, before: int, limit: int) -> list[Played]:
        """The guest's games that ended before a time, newest first."""
        mine = results.c
        wanted = (
            select(games.c.id, games.c.table_id, mine.game, mine.players, mine.seat, mine.score, mine.rank, mine.finished)
            .join_from(results, games)
            .where(mine.guest == guest, mine.finished < before)
            .order_by(mine.finished.desc(), games.c.id.desc())
            .limit(limit)
        )
        return [Played(*row) for row in await self.rows(wanted)]

    async def tallies(self, guest: str) -> dict[str, Tally]:
        """By game."""
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
