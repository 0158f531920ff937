"""The code blocks of the documentation, with what a comment in front of a block says about it.

<!-- not run: REASON -->       no test runs this block
<!-- run by: tests/FILE -->    another test runs it, or compares it with the file it is from
<!-- file: NAME -->            the blocks below import or run it as a file
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("rules/*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
FENCE = re.compile(r"(?:^<!-- ([a-z ]+): (.+?) -->\n+)?(?:^`(\S+)`:\n\n)?^```([a-z]*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTHON, SHELL = ("py", "python"), ("bash", "console", "sh", "shell")


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str
    mark: str  # "not run", "run by", "file" or ""
    about: str  # the reason, the test or the name of the file
    excerpt_of: str  # the file of the repository that the block quotes, or ""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(name_of(page), text.count("\n", 0, found.start(5)), language, code, mark or "", about or "", quoted or "")
        for found in FENCE.finditer(text)
        for mark, about, quoted, language, code in [found.groups()]
    ]


def commands_of(block: Block) -> list[str]:
    """Return the commands of a shell block, each on one line. In a console block, they start with a dollar sign."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return [line for line in lines if line.strip() and not line.startswith("#")]
