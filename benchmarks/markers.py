"""Parts of pages that a program writes: what stands between two comments."""

from pathlib import Path


class NoMarkers(Exception):
    """Raised when a page has no place for what should be written."""


def begin_of(command: str) -> str:
    return f"<!-- {command} writes from here -->"


END = "<!-- to here -->"


def page_with(file: Path, command: str, text: str) -> str:
    """Return a page with a text between the marker of a command and the next end; raises NoMarkers."""
    begin = begin_of(command)
    before, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, end, after = rest.partition(END)
    if not found or not end:
        raise NoMarkers(f"{file} needs two lines: {begin} and {END}")
    return f"{before}{begin}\n\n{text}\n\n{END}{after}"


def write_between_markers(file: Path, command: str, text: str) -> None:
    """Replace what a page has between the marker of a command and the next end; raises NoMarkers."""
    file.write_text(page_with(file, command, text), encoding="utf-8")
