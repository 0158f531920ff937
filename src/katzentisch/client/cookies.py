"""Who we are to a server, kept in a file that nobody else may read."""

import os
from http.cookiejar import LWPCookieJar
from pathlib import Path


class CookieFile(LWPCookieJar):
    """Without a path nothing is kept."""

    def __init__(self, path: str | Path | None) -> None:
        super().__init__(None if path is None else str(path))
        if path is not None and Path(path).exists():
            self.load(ignore_discard=True)

    def keep(self) -> None:
        if self.filename:
            os.close(os.open(self.filename, os.O_CREAT | os.O_WRONLY, 0o600))
            Path(self.filename).chmod(0o600)
            self.save(ignore_discard=True)
