"""The backup that docs/server.md describes, made while a server runs: complete, and readable by nobody else."""

import re
import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path

import httpx
import pytest

from .started import started

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the command sqlite3 is not installed (on Debian: apt install sqlite3)")
def test_the_documented_backup_is_complete_and_private(tmp_path: Path) -> None:
    [block] = re.findall(r"### Backups.*?```sh\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    with started(tmp_path) as server:
        guest = httpx.post(f"{server.url()}/api/me", json={"name": "Mia"}, timeout=60).json()["guest"]
        subprocess.run(["bash", "-euc", block], cwd=tmp_path / "data", check=True, capture_output=True)
    copies = [tmp_path / "data" / name for name in ("copy.db", "copy.key")]
    assert [stat.S_IMODE(copy.stat().st_mode) for copy in copies] == [0o600, 0o600]
    assert copies[1].read_bytes() == (tmp_path / "data" / "secret.key").read_bytes()
    with sqlite3.connect(copies[0]) as copy:
        assert copy.execute("SELECT name FROM guests WHERE id = ?", [guest]).fetchall() == [("Mia",)]
