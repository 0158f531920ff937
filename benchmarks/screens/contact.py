"""All pictures on one page."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Katzentisch: screens</title>
<style>
body { font: 1rem system-ui, sans-serif; margin: 1rem; background: #888 }
section { margin-bottom: 2rem } div { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start }
img { height: 22rem; max-width: 100%; object-fit: cover; object-position: top }
h2 { position: sticky; top: 0; margin: 0 0 .5rem; padding: .25rem; background: #888 }
</style>
"""


def name_of(path: Path) -> str:
    return path.name.split(".")[0]


def write_index(folder: Path, taken: Iterable[Path]) -> Path:
    index = folder / "index.html"
    groups = groupby(sorted(taken), name_of)
    index.write_text(HEAD + "".join(section(name, list(paths)) for name, paths in groups), encoding="utf-8")
    return index


def section(name: str, paths: list[Path]) -> str:
    links = "".join(
        f'<a href="{escape(path.name)}"><img loading="lazy" src="{escape(path.name)}" alt="{escape(path.stem)}"></a>' for path in paths
    )
    return f"<section><h2>{escape(name)}</h2><div>{links}</div></section>\n"
