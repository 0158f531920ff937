"""katzentisch restore: replace everything that a server has saved with a backup."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..server.people.keys import restored_key
from ..server.storage.backup import check_backup, restore_backup
from ..server.storage.backup_file import BackupFile
from .files import BackupName, reporting_file_errors
from .progress import row_progress
from .screen import OnScreen
from .server_data import DatabaseAddress, DataFolder, server_data


def restore(
    file: Annotated[BackupName, Parameter(help="cli-restore-file")],
    /,
    *,
    database: DatabaseAddress = None,
    data: DataFolder = None,
    force: Annotated[bool, Parameter(help="cli-restore-force")] = False,
    screen: OnScreen,
) -> None:
    address, folder = server_data(database, data)
    with reporting_file_errors(file), row_progress(screen, "cli-restore-checking") as note:
        saved = BackupFile(Path(file))
        check_backup(saved, note)
    manifest = saved.manifest
    with row_progress(screen, "cli-restore-writing") as note, restored_key(folder, manifest.key, force):
        restore_backup(address, saved, note, force)
    counts = {name: screen.number(manifest.rows(name)) for name in ("tables", "games", "guests")}
    when = datetime.fromtimestamp(manifest.created / 1000).astimezone()
    screen.print("cli-restore-done", when=f"{when:%Y-%m-%d %H:%M}", program=manifest.program, **counts)
