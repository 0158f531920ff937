"""Guests and their sessions: names, device codes, mutes, and one session per device."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from .database import INSERTS, StorePart, chunks
from .rows import Guest, Session
from .schema import device_codes, guests, mutes, sessions


class Guests(StorePart):
    async def add_guest(self, guest: Guest) -> None:
        await self.run(insert(guests), [asdict(guest)])

    async def guest(self, id: str) -> Guest | None:
        rows = await self.rows(select(guests).where(guests.c.id == id))
        return Guest(*rows[0]) if rows else None

    async def rename_guest(self, id: str, name: str) -> None:
        await self.run(update(guests).where(guests.c.id == id).values(name=name))

    async def guest_names(self, ids: Sequence[str]) -> dict[str, str]:
        names: dict[str, str] = {}
        for some in chunks(ids):
            names.update(await self.rows(select(guests.c.id, guests.c.name).where(guests.c.id.in_(some))))
        return names

    async def add_device_code(self, digest: str, guest: str, expires: int) -> None:
        await self.run(insert(device_codes), [{"digest": digest, "guest": guest, "expires": expires}])

    async def use_device_code(self, digest: str, now: int) -> str | None:
        """Delete a device code and return its guest; only one caller can get it."""

        def take(connection: Connection) -> str | None:
            connection.execute(delete(device_codes).where(device_codes.c.expires <= now))
            taken = delete(device_codes).where(device_codes.c.digest == digest).returning(device_codes.c.guest)
            return connection.execute(taken).scalar_one_or_none()

        return await self.database.write(take)

    async def device_codes_of(self, guest: str) -> list[int]:
        """Return when the guest's device codes expire."""
        wanted = select(device_codes.c.expires).where(device_codes.c.guest == guest).order_by(device_codes.c.expires)
        return [expires for [expires] in await self.rows(wanted)]

    async def mute(self, guest: str, muted: str) -> None:
        await self.run(self.database.upsert(mutes), [{"guest": guest, "muted": muted}])

    async def unmute(self, guest: str, muted: str) -> None:
        await self.run(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))

    async def muted_by(self, guest: str) -> set[str]:
        return {muted for [muted] in await self.rows(select(mutes.c.muted).where(mutes.c.guest == guest))}


class Sessions(StorePart):
    async def add_session(self, session: Session) -> None:
        await self.run(insert(sessions), [asdict(session)])

    async def exchange_cookie(self, session: Session) -> bool:
        """Replace a signed cookie with a session, unless the guest has signed out everywhere in the meantime."""

        def add(connection: Connection) -> bool:
            wanted = select(guests.c.old_cookies).where(guests.c.id == session.guest).with_for_update()
            if not connection.execute(wanted).scalar_one_or_none():
                return False
            connection.execute(INSERTS[self.database.kind](sessions).on_conflict_do_nothing(), [asdict(session)])
            return True

        return await self.database.write(add)

    async def session(self, id: str) -> tuple[Session, Guest | None] | None:
        """Return a session and its guest, even if the session has ended."""
        wanted = select(sessions, guests).outerjoin(guests, guests.c.id == sessions.c.guest).where(sessions.c.id == id)
        found = await self.rows(wanted)
        if not found:
            return None
        row, width = tuple(found[0]), len(sessions.c)
        return Session(*row[:width]), Guest(*row[width:]) if row[width] is not None else None

    async def touch_session(self, session: Session, at: int) -> None:
        """Note when the session and its guest were last seen."""

        def see(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.id == session.id).values(seen=at))
            connection.execute(update(guests).where(guests.c.id == session.guest).values(seen=at))

        await self.database.write(see)

    async def end_session(self, session: Session, at: int) -> None:
        """End a session. Its row stays, because the signed cookie it was exchanged for would otherwise bring it back."""

        def end(connection: Connection) -> None:
            connection.execute(INSERTS[self.database.kind](sessions).on_conflict_do_nothing(), [asdict(session)])
            connection.execute(update(sessions).where(sessions.c.id == session.id, sessions.c.ended.is_(None)).values(ended=at))

        await self.database.write(end)

    async def replace_sessions(self, guest: str, session: Session, at: int) -> None:
        """End all sessions, signed cookies and device codes of a guest, and start this session."""

        def replace(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest).values(old_cookies=False))  # first: exchange_cookie waits
            connection.execute(update(sessions).where(sessions.c.guest == guest, sessions.c.ended.is_(None)).values(ended=at))
            connection.execute(delete(device_codes).where(device_codes.c.guest == guest))
            connection.execute(insert(sessions), [asdict(session)])

        await self.database.write(replace)

    async def sessions_of(self, guest: str) -> list[Session]:
        """Return the guest's active sessions, the oldest first."""
        wanted = select(sessions).where(sessions.c.guest == guest, sessions.c.ended.is_(None)).order_by(sessions.c.created, sessions.c.id)
        return [Session(*row) for row in await self.rows(wanted)]

    async def active_sessions(self, ids: Sequence[str]) -> set[str]:
        """Return those of the sessions that have not ended."""
        good: set[str] = set()
        for some in chunks(ids):
            good.update(await self.active_ids(some))
        return good

    async def active_ids(self, some: Sequence[str]) -> list[str]:
        return [id for [id] in await self.rows(select(sessions.c.id).where(sessions.c.id.in_(some), sessions.c.ended.is_(None)))]

    async def allow_old_cookies(self, guest: str) -> None:
        """Accept signed cookies for a guest, as for guests from before there were sessions."""
        await self.run(update(guests).where(guests.c.id == guest).values(old_cookies=True))
