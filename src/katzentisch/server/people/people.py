"""People without accounts: a guest has a name and a session on each device; a one-time code signs in another device."""

import hashlib
import secrets
from dataclasses import dataclass

from msgspec.structs import replace

from ...games.game import Refusal
from ...words import Said
from ..rooms.services import Services
from ..storage.database_errors import database_failure
from ..storage.rows import Guest, Session
from ..tables.user_text import clean_name
from .session_tokens import YEAR, SessionTokens

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no characters that are easily confused
CODE = 10  # letters: 49 bits, for ten minutes and ten tries per hour
CODE_LIFE = 10 * 60 * 1000
SESSION_LIFE = YEAR * 1000  # milliseconds since it was last seen
FRESH = 3600 * 1000  # milliseconds before a session is noted as seen again


@dataclass(frozen=True)
class Visit:
    """A visitor with a valid cookie; `token` is in the cookie, or will replace a signed one."""

    guest: Guest
    session: Session
    token: str
    is_exchange: bool = False  # the cookie is signed and has no session yet


class People:
    def __init__(self, services: Services, tokens: SessionTokens) -> None:
        self.services, self.tokens = services, tokens

    async def visit(self, cookie: str | None) -> Visit | None:
        """Return who a cookie belongs to, with one database query. A session from the future is valid: clocks are set back, and machines
        differ."""
        if not cookie:
            return None
        old = self.tokens.old_cookie(cookie) if "." in cookie else None
        token = old.token if old else cookie
        id, now = self.tokens.session_id(token), self.services.now()
        found = await self.services.store.session(id)
        if found is None:
            is_exchanged = old and now - old.at <= SESSION_LIFE
            guest = await self.services.store.guest(old.guest) if old and is_exchanged else None
            return Visit(guest, Session(id, guest.id, now, now), token, is_exchange=True) if guest and guest.old_cookies else None
        session, guest = found
        is_good = session.ended is None and now - session.seen <= SESSION_LIFE
        return Visit(guest, session, token) if guest and is_good else None

    async def refresh(self, visit: Visit) -> None:
        """Extend a session by a year, and turn a signed cookie into a session. If nothing can be saved, the visitor is let in anyway and
        the year is noted next time."""
        now = self.services.now()
        if visit.is_exchange and not await self.services.store.exchange_cookie(visit.session):
            raise Refusal(Said("cookie-refused"))
        if abs(now - visit.session.seen) > FRESH:
            await self.note_seen(visit, now)

    async def note_seen(self, visit: Visit, now: int) -> None:
        try:
            await self.services.store.touch_session(visit.session, now)
        except Exception as error:
            if database_failure(error) is None:
                raise

    async def sign_in(self, guest: Guest) -> Visit:
        """Sign a guest in on another device."""
        visit = self.new_visit(guest)
        await self.services.store.add_session(visit.session)
        return visit

    def new_visit(self, guest: Guest) -> Visit:
        token, now = self.tokens.new_token(), self.services.now()
        return Visit(guest, Session(self.tokens.session_id(token), guest.id, now, now), token)

    async def sign_out(self, visit: Visit) -> None:
        """Sign out on this device."""
        await self.services.store.end_session(visit.session, self.services.now())

    async def sign_out_everywhere(self, guest: Guest) -> Visit:
        """End all sessions of a guest and return a new one for the caller."""
        visit = self.new_visit(guest)
        await self.services.store.replace_sessions(guest.id, visit.session, self.services.now())
        return visit

    async def create_guest(self, name: str) -> Visit:
        now = self.services.now()
        guest = Guest(secrets.token_urlsafe(12), clean_name(name), now, now)
        await self.services.store.add_guest(guest)
        return await self.sign_in(guest)

    async def rename(self, guest: Guest, name: str) -> Guest:
        clean = clean_name(name)
        await self.services.store.rename_guest(guest.id, clean)
        return replace(guest, name=clean)

    async def new_code(self, guest: Guest) -> tuple[str, int]:
        """Return a code for another device, and when it expires."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
        expires = self.services.now() + CODE_LIFE
        await self.services.store.add_device_code(code_digest(code), guest.id, expires)
        return code, expires

    async def use_code(self, code: str) -> Guest:
        plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
        id = await self.services.store.use_device_code(code_digest(plain), self.services.now())
        guest = await self.services.store.guest(id) if id else None
        if guest is None:
            raise Refusal(Said("code-wrong"))
        return guest


def code_digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
