"""The shell blocks of docs/how-to/deploy.md, by the heading above them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "how-to" / "deploy.md"
PART = re.compile(r"^#+ (?P<heading>[^\n]+)$|^<!-- (?P<mark>[a-z ]+): [^\n]+ -->\n```sh\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
NETWORK = re.compile(r"\b(?:apt-get|pip)\b")


@dataclass(frozen=True)
class Step:
    heading: str
    code: str
    is_run: bool

    @property
    def needs_network(self) -> bool:
        """Whether it downloads packages. Everything else runs in a network of its own."""
        return bool(NETWORK.search(self.code))


def steps() -> list[Step]:
    return list(read_steps(PAGE.read_text(encoding="utf-8")))


def read_steps(page: str) -> Iterator[Step]:
    heading = ""
    for part in PART.finditer(page):
        if part["heading"] and not part["code"]:
            heading = part["heading"]
        else:
            yield Step(heading, part["code"], part["mark"] == "run by")


def steps_of(heading: str) -> list[Step]:
    """Return the steps under a heading that are run; there must be some."""
    found = [step for step in steps() if step.heading == heading and step.is_run]
    assert found, f"{PAGE.name} has no such section with commands: {heading}"
    return found
