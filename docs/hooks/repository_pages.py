"""Pages from outside docs/: the rules and the pages at the root of the repository, with links that work there and on the site.

A link is written as in the repository, relative to the file. A link to a page of the site leads there; a link to another file of the
repository becomes plain text, because the site has no copy of it; a link to nothing stays, and the strict build refuses it.
"""

import posixpath
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted(f"rules/{path.name}" for path in ROOT.glob("rules/*.md"))
INCLUDED = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", *RULES]
PICTURES = {"theme/logo.svg": "web/public/favicon.svg"}  # place on the site, file in the repository
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"^\s*(```|~~~)")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|#|/")  # of the repository, or on the same page


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = [entry for item in config.nav or [] for entry in expand(item, pages(config), set(named(config.nav)))]
    return config


def pages(config: MkDocsConfig) -> list[str]:
    folder = Path(config.docs_dir)
    return sorted([*(path.relative_to(folder).as_posix() for path in folder.rglob("*.md")), *INCLUDED])


def named(nav: Any) -> list[str]:
    """Return the pages that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    items = nav.values() if isinstance(nav, dict) else nav or []
    return [page for item in items for page in named(item)]


def expand(item: Any, found: list[str], listed: set[str]) -> list[Any]:
    """Replace a pattern by the pages that match it and are not listed elsewhere; leave out a section without pages."""
    if isinstance(item, str):
        return [page for page in found if fnmatch(page, item) and page not in listed] if "*" in item else [item]
    [(title, below)] = item.items()
    if isinstance(below, str):
        return [item]
    entries = [entry for each in below for entry in expand(each, found, listed)]
    return [{title: entries}] if entries else []


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, path in {**{path: path for path in INCLUDED}, **PICTURES}.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    origin = page.file.src_uri if page.file.src_uri in INCLUDED else f"docs/{page.file.src_uri}"
    return rewrite(markdown, origin, page.file.src_uri, {file.src_uri for file in files})


def rewrite(markdown: str, origin: str, place: str, on_site: set[str]) -> str:
    """Return a page of the repository, `origin`, with links for its `place` on the site."""
    lines, is_code = [], False
    for line in markdown.split("\n"):
        is_code ^= bool(FENCE.match(line))
        lines.append(line if is_code else LINK.sub(lambda found: link(found, origin, place, on_site), line))
    return "\n".join(lines)


def link(found: re.Match[str], origin: str, place: str, on_site: set[str]) -> str:
    picture, label, target = found.groups()
    if OUTSIDE.match(target):
        return found[0]
    path, mark, anchor = target.partition("#")
    there = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
    uri = there.removeprefix("docs/")
    if uri in on_site:
        return f"{picture}[{label}]({posixpath.relpath(uri, posixpath.dirname(place) or '.')}{mark}{anchor})"
    return label if (ROOT / there).exists() else found[0]
