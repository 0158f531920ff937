"""Sessions: each device on which a guest is signed in has one."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from .database import INSERTS, Part, chunks
from .rows import Guest, Session
from .schema import device_codes, guests, sessions


class Sessions(Part):
    async def add_session(self, session: Session) -> None:
        await self.run(insert(sessions), [asdict(session)])

    async def exchange(self, session: Session) -> bool:
        """A session in place of a signed cookie, unless the guest has signed out everywhere meanwhile."""

        def add(connection: Connection) -> bool:
            wanted = select(guests.c.old_cookies).where(guests.c.id == session.guest).with_for_update()
            if not connection.execute(wanted).scalar_one_or_none():
                return False
            connection.execute(INSERTS[self.database.kind](sessions).on_conflict_do_nothing(), [asdict(session)])
            return True

        return await self.database.write(add)

    async def session(self, id: str) -> tuple[Session, Guest | None] | None:
        """Also one that has ended, with its guest."""
        wanted = select(sessions, guests).outerjoin(guests, guests.c.id == sessions.c.guest).where(sessions.c.id == id)
        found = await self.rows(wanted)
        if not found:
            return None
        row, width = tuple(found[0]), len(sessions.c)
        return Session(*row[:width]), Guest(*row[width:]) if row[width] is not None else None

    async def see_session(self, session: Session, at: int) -> None:
        """The guest was seen with it."""

        def see(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.id == session.id).values(seen=at))
            connection.execute(update(guests).where(guests.c.id == session.guest).values(seen=at))

        await self.database.write(see)

    async def end_session(self, session: Session, at: int) -> None:
        """Noted rather than deleted: a signed cookie of before, which it was exchanged for, would bring it back."""

        def end(connection: Connection) -> None:
            connection.execute(INSERTS[self.database.kind](sessions).on_conflict_do_nothing(), [asdict(session)])
            connection.execute(update(sessions).where(sessions.c.id == session.id, sessions.c.ended.is_(None)).values(ended=at))

        await self.database.write(end)

    async def replace_sessions(self, guest: str, session: Session, at: int) -> None:
        """All of a guest's end, signed cookies and codes for other devices too, and this one begins."""

        def replace(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest).values(old_cookies=False))  # first: `exchange` waits for it
            connection.execute(update(sessions).where(sessions.c.guest == guest, sessions.c.ended.is_(None)).values(ended=at))
            connection.execute(delete(device_codes).where(device_codes.c.guest == guest))
            connection.execute(insert(sessions), [asdict(session)])

        await self.database.write(replace)

    async def sessions_of(self, guest: str) -> list[Session]:
        """Those that are good, the oldest first."""
        wanted = select(sessions).where(sessions.c.guest == guest, sessions.c.ended.is_(None)).order_by(sessions.c.created, sessions.c.id)
        return [Session(*row) for row in await self.rows(wanted)]

    async def good_sessions(self, ids: Sequence[str]) -> set[str]:
        """Which of these have not ended."""
        good: set[str] = set()
        for some in chunks(ids):
            good.update(await self.ids(some))
        return good

    async def ids(self, some: Sequence[str]) -> list[str]:
        return [id for [id] in await self.rows(select(sessions.c.id).where(sessions.c.id.in_(some), sessions.c.ended.is_(None)))]

    async def allow_old_cookies(self, guest: str) -> None:
        """As for the guests of before there were sessions."""
        await self.run(update(guests).where(guests.c.id == guest).values(old_cookies=True))
