"""The server's secret key, created at the first start and readable only by its owner: with it, anybody could be impersonated."""

import hmac
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...games.game import Refusal
from ...words import Said

NAME = "secret.key"
SIZE = 32


def server_key(folder: Path) -> bytes:
    """Return the key, which is the same for all processes with this folder; raise Refusal if it can't be read."""
    path = folder / NAME
    with reporting_trouble(path):
        if not path.exists():
            create_key(path)
        path.chmod(0o600)
    return existing_key(folder)


def existing_key(folder: Path) -> bytes:
    """Return the key of a server that was started before; raise Refusal if it can't be read."""
    path = folder / NAME
    with reporting_trouble(path):
        if not path.exists():
            raise Refusal(Said("key-missing", {"folder": str(folder)}))
        key = path.read_bytes()
    if len(key) != SIZE:
        raise Refusal(Said("key-broken", {"path": str(path)}))
    return key


@contextmanager
def restored_key(folder: Path, key: bytes, force: bool) -> Iterator[None]:
    """Put a key in its place once the block has succeeded. Raise Refusal before it if there is another one, unless forced."""
    path = folder / NAME
    with reporting_trouble(path):
        if path.exists() and path.read_bytes() != key and not force:
            raise Refusal(Said("key-other", {"path": str(path)}))
        draft = write_draft(path, key)
    try:
        yield
        with reporting_trouble(path):
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def reporting_trouble(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal(Said("key-trouble", {"path": str(path), "why": error.strerror or str(error)})) from error


def write_draft(path: Path, key: bytes) -> Path:
    """Write a key under a temporary name, readable only by its owner."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f".{NAME}.{secrets.token_hex(4)}")
    opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        draft.unlink()
        raise
    return draft


def create_key(path: Path) -> None:
    """Create the key under a temporary name first: if several processes start at once, one of them creates the file and all read the
    same."""
    draft = write_draft(path, secrets.token_bytes(SIZE))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def derived_key(key: bytes, purpose: str) -> bytes:
    """Derive a separate key for each purpose: none of them reveals another, or the server's."""
    return hmac.digest(key, f"katzentisch {purpose}".encode(), "sha256")
