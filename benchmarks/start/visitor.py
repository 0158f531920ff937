"""Someone who waits for a server: for its port, for the page, and for a table of every game."""

import json
import socket
from contextlib import suppress
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

TIMEOUT = 5  # seconds


class Visitor:
    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.tables: dict[str, str] = {}  # one for each game that isn't playable yet

    def is_listening(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), TIMEOUT):
            return True
        return False

    def sees(self, path: str) -> bool:
        with suppress(HTTPError, URLError, OSError):
            self.request(path, accept="text/html,application/json")
            return True
        return False

    def open_tables(self) -> None:
        """Open a table of every game."""
        self.request("/api/me", {"name": "Ines"})
        for game in self.request("/api/games")["games"]:
            made = self.request("/api/tables", {"game": game["id"], "players": game["least"]})
            self.tables[game["id"]] = made["id"]

    def newly_playable(self) -> list[str]:
        """Return the games whose table can be entered since the last call."""
        found = [game for game, table in self.tables.items() if self.sees(f"/api/tables/{table}")]
        for game in found:
            del self.tables[game]
        return found

    def request(self, path: str, body: Any = None, accept: str = "application/json") -> Any:
        data = None if body is None else json.dumps(body).encode()
        with self.opener.open(
            Request(self.url + path, data, {"Accept": accept, "Content-Type": "application/json"}), timeout=TIMEOUT
        ) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
