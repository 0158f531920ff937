"""The built documentation site, for the tests that look at it. script/docs builds it if a source is newer."""

import fcntl
import subprocess
from pathlib import Path

from .blocks import ROOT

SITE, BUILT = ROOT / "build/docs", ROOT / "build/docs.built"
SOURCES = ("mkdocs.yml", "*.md", "docs/**/*", "rules/*.md", "script/docs", "src/katzentisch/**/*.py", "src/katzentisch/**/*.ftl")


def newest_source() -> float:
    return max(path.stat().st_mtime for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file())


def built_site() -> Path:
    """Return the folder of the site, built without warnings. Only one process builds it."""
    BUILT.parent.mkdir(exist_ok=True)
    with (ROOT / "build/docs.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not BUILT.exists() or BUILT.stat().st_mtime < newest_source():
            done = subprocess.run([ROOT / "script/docs"], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    return SITE
