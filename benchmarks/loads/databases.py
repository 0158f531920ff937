"""Where our server keeps its tables while it is measured: on disk, with every commit synchronised."""

import importlib.util
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from .serving import FOLDER, ROOT, CannotServe

HELPER = ROOT / "tests" / "server" / "postgres.py"
Database = tuple[str, tuple[int, ...]]  # its address, and its processes if it has any


@contextmanager
def sqlite() -> Iterator[Database]:
    folder = FOLDER / "sqlite"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield f"sqlite:///{folder / 'tables.db'}", ()
    shutil.rmtree(folder)


@contextmanager
def postgresql() -> Iterator[Database]:
    helper = postgres_helper()
    programs = helper.programs()
    if programs is None:
        raise CannotServe("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql")
    with helper.cluster(programs) as cluster, cluster.database() as address:
        pid = (cluster.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        yield address, (int(pid),)


def postgres_helper() -> ModuleType:
    """The tests' own cluster, but as careful with its data as PostgreSQL usually is."""
    if not HELPER.exists():
        raise CannotServe(f"{HELPER.relative_to(ROOT)} is missing: it starts PostgreSQL")
    spec = importlib.util.spec_from_file_location("postgres", HELPER)
    assert spec
    assert spec.loader
    helper = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(helper)
    helper.__dict__["FAST"] = [setting for setting in helper.FAST if not setting.endswith("=off")]
    return helper
