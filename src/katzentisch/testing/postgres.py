"""A PostgreSQL of one's own, thrown away afterwards, where its programs are installed."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from katzentisch.games.file_lock import lock, unlock

if sys.platform != "win32":
    import pwd

USER = "katzentisch"
FAST = ("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=32MB", "max_connections=200")


def programs() -> Path | None:
    """The folder of initdb and postgres. Debian keeps them off the PATH."""
    named = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    for folder in (*named, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else has to be it."""
    if sys.platform == "win32":
        return {}
    else:
        if os.geteuid() != 0:
            return {}
        known = {entry.pw_name: entry for entry in pwd.getpwall()}
        chosen = known.get("postgres") or known["nobody"]
        return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


@dataclass
class Cluster:
    programs: Path
    folder: Path
    prefix: str = "test"
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
        name = f"{self.prefix}_{next(self.created)}"
        self.call("createdb", name)
        return name

    def call(self, program: str, *arguments: str) -> None:
        subprocess.run([self.programs / program, "-h", self.folder, "-U", USER, *arguments], check=True, capture_output=True)

    @property
    def is_running(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists()

    def start(self) -> "Cluster":
        """Start it; it runs until `stop`, whatever becomes of this process."""
        owner = somebody()
        if owner:
            shutil.chown(self.folder, owner["user"], owner["group"])
        self.control("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        options = " ".join(["-k", str(self.folder), *(f"--{setting}" for setting in FAST)])
        self.control("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", options)
        return self

    def stop(self) -> None:
        """Stop it at once, since nobody needs its data any more."""
        if self.is_running:
            self.control("pg_ctl", "stop", "-w", "-m", "immediate")

    def control(self, program: str, *arguments: str) -> None:
        command: list[str | Path] = [self.programs / program, *arguments, "-D", self.folder / "data"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **somebody())


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """A cluster of one's own."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-") as name:
        made = Cluster(programs, Path(name))
        try:
            yield made.start()
        finally:
            made.stop()


def shared_cluster(programs: Path, folder: Path, prefix: str) -> Cluster:
    """The cluster of several processes: the first that needs it starts it. Each process has a prefix for its databases."""
    with (folder / "lock").open("ab") as file:
        lock(file.fileno())
        try:
            made = Cluster(programs, folder, prefix)
            return made if made.is_running else made.start()
        finally:
            unlock(file.fileno())
