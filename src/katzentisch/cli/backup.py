"""katzentisch backup: write everything that a server has saved to one file, while it runs."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..server.people.keys import existing_key
from ..server.storage.backup import write_backup
from .files import BackupName
from .new_file import new_file
from .progress import row_progress
from .screen import OnScreen
from .server_data import DatabaseAddress, DataFolder, server_data


def backup(
    file: Annotated[BackupName, Parameter(help="cli-backup-file")],
    /,
    *,
    database: DatabaseAddress = None,
    data: DataFolder = None,
    force: Annotated[bool, Parameter(help="cli-backup-force")] = False,
    screen: OnScreen,
) -> None:
    address, folder = server_data(database, data)
    key = existing_key(folder)
    with new_file(file, force) as output, row_progress(screen, "cli-backup-writing") as note:
        manifest = write_backup(address, output, key, note)
    counts = {name: screen.number(manifest.rows(name)) for name in ("tables", "games", "guests")}
    screen.print("cli-backup-done", file=file, size=screen.rounded(Path(file).stat().st_size / 1e6), **counts)
