"""A small file system of one's own that can be full for a while."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 3 * 2**30  # bytes at most; it takes only as much memory as is used
TRIES = 50


class Disk:
    """A folder. It can be filled only if it is a file system of its own."""

    def __init__(self, folder: Path, is_mounted: bool) -> None:
        self.folder, self.is_mounted = folder, is_mounted

    def fill(self) -> None:
        """Leave no room: make the file system as large as what is on it, which may grow meanwhile."""
        for _ in range(TRIES):
            if self.resize(self.used):
                return
        raise OSError("the disk grows too fast to be filled")

    def free(self) -> None:
        self.resize(SIZE)

    @property
    def used(self) -> int:
        found = os.statvfs(self.folder)
        return (found.f_blocks - found.f_bfree) * found.f_frsize

    def resize(self, size: int) -> bool:
        command = ["mount", "-o", f"remount,size={size}", str(self.folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextmanager
def own_disk() -> Iterator[Disk]:
    with tempfile.TemporaryDirectory(prefix="katzentisch-soak-") as name:
        folder = Path(name)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", name]
        if os.geteuid() != 0 or not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
            yield Disk(folder, is_mounted=False)
            return
        folder.chmod(0o755)  # PostgreSQL runs as somebody else
        try:
            yield Disk(folder, is_mounted=True)
        finally:
            subprocess.run(["umount", "-l", name], check=False)
