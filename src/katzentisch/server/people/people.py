"""People without accounts: a guest has a name and a cookie; a second device gets in with a code that works once."""

import hashlib
import secrets

from ...games.game import Refusal
from ...words import Said
from ..rooms.house import House
from ..storage.rows import Guest
from ..tables.cleaning import clean_name
from .passes import Passes

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is easily mistaken for something else
CODE = 10  # letters: 49 bits, for ten minutes, ten tries an hour
CODE_LIFE = 10 * 60 * 1000


class People:
    def __init__(self, house: House, passes: Passes) -> None:
        self.house, self.passes = house, passes

    async def known(self, cookie: str | None) -> Guest | None:
        guest = self.passes.guest(cookie)
        return await self.house.store.guest(guest) if guest else None

    async def welcome(self, name: str) -> Guest:
        now = self.house.now()
        guest = Guest(secrets.token_urlsafe(12), clean_name(name), now, now)
        await self.house.store.add_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        clean = clean_name(name)
        await self.house.store.rename_guest(guest.id, clean)
        return Guest(guest.id, clean, guest.created, guest.seen)

    async def new_code(self, guest: Guest) -> tuple[str, int]:
        """For another device, and until when it is good."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        expires = self.house.now() + CODE_LIFE
        await self.house.store.put_device_code(digest(code), guest.id, expires)
        return code, expires

    async def use_code(self, code: str) -> Guest:
        plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
        id = await self.house.store.use_device_code(digest(plain), self.house.now())
        guest = await self.house.store.guest(id) if id else None
        if guest is None:
            raise Refusal(Said("code-wrong"))
        return guest


def digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
