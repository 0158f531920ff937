"""Where the servers of a trial keep their tables."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import cluster, programs

CANNOT = 2
BOTH = "both"


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    yield f"sqlite:///{folder / 'tables.db'}"


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    found = programs()
    if found is None:
        print("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql", file=sys.stderr)
        raise SystemExit(CANNOT)
    with cluster(found) as started, started.database() as address:
        yield address


DATABASES = {"sqlite": sqlite, "postgresql": postgresql}
PROCESSES = {"sqlite": 1, "postgresql": 2}  # that share one


@contextmanager
def opened(name: str) -> Iterator[tuple[str, Path]]:
    """Its address, and a folder for the servers."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-trial-") as folder, DATABASES[name](Path(folder)) as address:
        yield address, Path(folder)


def add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", choices=[*DATABASES, BOTH], default=BOTH)


def chosen(choice: str) -> list[str]:
    return list(DATABASES) if choice == BOTH else [choice]
