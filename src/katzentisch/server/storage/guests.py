"""Guests: their names, the codes that bring them to another device, and whom they don't want to hear."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from .database import Part, chunks
from .rows import Guest
from .schema import device_codes, guests, mutes


class Guests(Part):
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

    async def put_device_code(self, digest: str, guest: str, expires: int) -> None:
        await self.run(insert(device_codes), [{"digest": digest, "guest": guest, "expires": expires}])

    async def use_device_code(self, digest: str, now: int) -> str | None:
        """The guest that it stands for, once: whoever takes it out of the database has it."""

        def take(connection: Connection) -> str | None:
            connection.execute(delete(device_codes).where(device_codes.c.expires <= now))
            taken = delete(device_codes).where(device_codes.c.digest == digest).returning(device_codes.c.guest)
            return connection.execute(taken).scalar_one_or_none()

        return await self.database.write(take)

    async def device_codes_of(self, guest: str) -> list[int]:
        """When they expire."""
        wanted = select(device_codes.c.expires).where(device_codes.c.guest == guest).order_by(device_codes.c.expires)
        return [expires for [expires] in await self.rows(wanted)]

    async def mute(self, guest: str, muted: str) -> None:
        await self.run(self.database.upsert(mutes), [{"guest": guest, "muted": muted}])

    async def unmute(self, guest: str, muted: str) -> None:
        await self.run(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))

    async def muted_by(self, guest: str) -> set[str]:
        return {muted for [muted] in await self.rows(select(mutes.c.muted).where(mutes.c.guest == guest))}
