"""The cookie that says who somebody is: a guest's id, signed. Nobody can make one without the server's key."""

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "katzentisch"
YEAR = 365 * 24 * 3600  # seconds; browsers keep none longer than about 400 days


class Passes:
    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeTimedSerializer(key, salt="katzentisch-guest")

    def made_for(self, guest: str) -> str:
        return str(self.signer.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        try:
            guest = self.signer.loads(cookie or "", max_age=YEAR)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None
