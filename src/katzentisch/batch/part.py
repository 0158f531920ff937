"""Parts of a run, for clusters that only have a queue of jobs: part 3/16 is the third of sixteen."""

import re
from typing import NamedTuple

from ..games.game import BadSetup
from ..words import Said

FORM = re.compile(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,8})")


class Part(NamedTuple):
    number: int  # from 1
    of: int

    @classmethod
    def read(cls, text: str) -> "Part":
        """Read a part such as `3/16`. Raises BadSetup."""
        found = FORM.fullmatch(text)
        part = cls(int(found[1]), int(found[2])) if found else None
        if part is None or part.number > part.of:
            raise BadSetup(Said("part-form", {"part": text[:80]}))
        return part

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def numbers(self, whole: range) -> range:
        """Return the numbers in this part; sizes differ by at most 1. Raises BadSetup if there are more parts than numbers."""
        if self.of > len(whole):
            raise BadSetup(Said("part-empty", {"parts": self.of, "most": len(whole)}))
        first, stop = (whole.start + len(whole) * place // self.of for place in (self.number - 1, self.number))
        return range(first, stop)
