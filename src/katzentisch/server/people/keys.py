"""The server's secret key: made at the first start, readable by nobody else. Whoever has it can be anybody."""

import hmac
import os
import secrets
from pathlib import Path

from ...games.game import Refusal
from ...words import Said

NAME = "secret.key"
SIZE = 32


def server_key(folder: Path) -> bytes:
    """The same for all processes with this folder; raises Refusal."""
    path = folder / NAME
    try:
        if not path.exists():
            make(path)
        path.chmod(0o600)
        key = path.read_bytes()
    except OSError as error:
        raise Refusal(Said("key-trouble", {"path": str(path), "why": error.strerror or str(error)})) from error
    if len(key) != SIZE:
        raise Refusal(Said("key-broken", {"path": str(path)}))
    return key


def make(path: Path) -> None:
    """Several processes may start at once: one makes the file, complete before it has its name, and all read the same."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f".{NAME}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_bytes(SIZE))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def derived_key(key: bytes, purpose: str) -> bytes:
    """A key of its own for each purpose: none of them tells of another, or of the server's."""
    return hmac.digest(key, f"katzentisch {purpose}".encode(), "sha256")
