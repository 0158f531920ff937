"""A PostgreSQL of one's own, thrown away afterwards, where its programs are installed."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

USER = "katzentisch"
FAST = ("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=32MB", "max_connections=100")


def programs() -> Path | None:
    """The folder of initdb and postgres. Debian keeps them off the PATH."""
    named = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    for folder in (*named, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else has to be it."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = known.get("postgres") or known["nobody"]
    return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


@dataclass
class Cluster:
    programs: Path
    folder: Path
    created: Iterator[int] = field(default_factory=count)
    free: list[str] = field(default_factory=list)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one. It is emptied and used again: to make one, and to remove it, takes longer than most tests."""
        name = self.free.pop() if self.free else self.create_database()
        yield f"postgresql://{USER}@/{name}?host={self.folder}"
        self.call("psql", "-q", "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self.free.append(name)

    def create_database(self) -> str:
        name = f"test{next(self.created)}"
        self.call("createdb", name)
        return name

    def call(self, program: str, *arguments: str) -> None:
        subprocess.run([self.programs / program, "-h", self.folder, "-U", USER, *arguments], check=True, capture_output=True)

    def is_ready(self) -> bool:
        ready = subprocess.run([self.programs / "pg_isready", "-q", "-h", self.folder], check=False)
        return ready.returncode == 0


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    owner = somebody()
    with tempfile.TemporaryDirectory(prefix="katzentisch-") as name:
        folder = Path(name)
        if owner:
            os.chown(folder, owner["user"], owner["group"])
        initialise: list[Any] = [programs / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(initialise, check=True, capture_output=True, cwd=folder, **owner)
        serve = [programs / "postgres", "-D", folder / "data", "-k", folder, *(f"--{setting}" for setting in FAST)]
        with running(serve, folder, owner) as server:
            started = Cluster(programs, folder)
            while not started.is_ready():
                assert server.poll() is None, (folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)
            yield started


@contextmanager
def running(command: list[Any], folder: Path, owner: dict[str, Any]) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / "log").open("wb") as log, subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **owner) as server:
        try:
            yield server
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any more
