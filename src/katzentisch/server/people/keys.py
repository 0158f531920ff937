"""The server's secret key, created at the first start and readable only by its owner: with it, anybody could be impersonated."""

import hmac
import os
import secrets
from pathlib import Path

from ...games.game import Refusal
from ...words import Said

NAME = "secret.key"
SIZE = 32


def server_key(folder: Path) -> bytes:
    """Return the key, which is the same for all processes with this folder; raise Refusal if it can't be read."""
    path = folder / NAME
    try:
        if not path.exists():
            create_key(path)
        path.chmod(0o600)
        key = path.read_bytes()
    except OSError as error:
        raise Refusal(Said("key-trouble", {"path": str(path), "why": error.strerror or str(error)})) from error
    if len(key) != SIZE:
        raise Refusal(Said("key-broken", {"path": str(path)}))
    return key


def create_key(path: Path) -> None:
    """Create the key under a temporary name first: if several processes start at once, one of them creates the file and all read the
    same."""
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
    """Derive a separate key for each purpose: none of them reveals another, or the server's."""
    return hmac.digest(key, f"katzentisch {purpose}".encode(), "sha256")
