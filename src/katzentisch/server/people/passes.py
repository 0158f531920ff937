"""The cookie that says who somebody is: a random token, which the server knows as a session.

Before there were sessions it was a guest's id, signed. Such a cookie stands for one session, always the same, so that it can be exchanged
for that session's token, again if the answer is lost on its way, and ends with it.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from datetime import datetime
from hashlib import sha256

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "katzentisch"
YEAR = 365 * 24 * 3600  # seconds; browsers keep none longer than about 400 days
TOKEN = 24  # random bytes


class OldCookie(msgspec.Struct, frozen=True):
    guest: str
    at: int  # milliseconds since 1970
    token: str  # of the session that it stands for


class Passes:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.signer = URLSafeTimedSerializer(key, salt="katzentisch-guest")

    def new_token(self) -> str:
        return secrets.token_urlsafe(TOKEN)

    def session(self, token: str) -> str:
        """The id under which the server knows it."""
        return self.digest(b"session", token).hex()

    def old_cookie(self, cookie: str) -> OldCookie | None:
        """A signed one. Its age is for the caller to judge: itsdangerous would refuse one that is younger than the clock."""
        try:
            guest, at = self.signer.loads(cookie, return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        if not isinstance(guest, str) or not isinstance(at, datetime):
            return None
        return OldCookie(guest, int(at.timestamp() * 1000), urlsafe_b64encode(self.digest(b"exchange", cookie)).decode().rstrip("="))

    def digest(self, purpose: bytes, text: str) -> bytes:
        return hmac.digest(self.key, purpose + b"\0" + text.encode(errors="surrogatepass"), sha256)
