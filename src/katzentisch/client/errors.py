"""What can go wrong between a client and its server."""

from ..words import Said


class Refused(Exception):
    """The server said no, and nothing has changed. `code` is for programs, `text` for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Lost(ConnectionError):
    """The connection broke before the answer came: what was asked for may have been done or not."""

    def __init__(self) -> None:
        super().__init__(str(Said("client-lost")))
