"""WebSockets byte by byte, for what no library would do."""

import json


def request(url: str, headers: str = "") -> bytes:
    """What opens one; each of the headers ends with its line."""
    host = url.removeprefix("http://")
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\n{upgrade}{headers}\r\n".encode()


def framed(**message: object) -> bytes:
    """A short text, masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
