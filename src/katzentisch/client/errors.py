"""The errors a client raises."""

from ..words import Said


class RefusedError(Exception):
    """The server refused a request, and nothing has changed. `code` is for programs, `text` for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class ConnectionLost(ConnectionError):
    """The connection broke before the answer came: the request may have succeeded or not."""

    def __init__(self) -> None:
        super().__init__(str(Said("client-lost")))
