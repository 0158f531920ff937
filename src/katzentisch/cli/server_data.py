"""Where a server keeps its data, for all commands that use it: a folder, and the address of the database."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

DatabaseAddress = Annotated[str | None, Parameter(help="cli-serve-database")]
DataFolder = Annotated[Path | None, Parameter(help="cli-serve-data")]


def server_data(database: str | None, data: Path | None) -> tuple[str, Path]:
    """Return the address of the database and the folder, with their defaults. An empty address, as of an unset variable, isn't replaced."""
    folder = data or user_data_path("katzentisch")
    return f"sqlite:///{folder / 'katzentisch.db'}" if database is None else database, folder
