"""Session tokens: the cookie holds a random token that identifies a session.

Before there were sessions, the cookie was a guest's signed id. Such a cookie stands for one fixed session, so that it can be exchanged for
that session's token (again, if the response is lost) and ends together with it.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from datetime import datetime
from hashlib import sha256

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "katzentisch"
YEAR = 365 * 24 * 3600  # seconds; browsers keep no cookie longer than about 400 days
TOKEN = 24  # random bytes


class OldCookie(msgspec.Struct, frozen=True):
    guest: str
    at: int  # milliseconds since 1970
    token: str  # of the session it stands for


class SessionTokens:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.signer = URLSafeTimedSerializer(key, salt="katzentisch-guest")

    def new_token(self) -> str:
        return secrets.token_urlsafe(TOKEN)

    def session_id(self, token: str) -> str:
        """Return the id of the session with this token."""
        return self.digest(b"session", token).hex()

    def old_cookie(self, cookie: str) -> OldCookie | None:
        """Read a signed cookie. The caller checks its age: itsdangerous would refuse one that is newer than the clock."""
        try:
            guest, at = self.signer.loads(cookie, return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        if not isinstance(guest, str) or not isinstance(at, datetime):
            return None
        return OldCookie(guest, int(at.timestamp() * 1000), urlsafe_b64encode(self.digest(b"exchange", cookie)).decode().rstrip("="))

    def digest(self, purpose: bytes, text: str) -> bytes:
        return hmac.digest(self.key, purpose + b"\0" + text.encode(errors="surrogatepass"), sha256)
