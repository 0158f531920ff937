"""What hatchling does before it packs a wheel or a source package, or installs in place: the page is built, unless it is current."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """A Node is fetched only where it has something to do."""
        return [] if page.is_current() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not page.is_current():
            try:
                page.build("--logLevel", "warn")
            except page.Trouble as trouble:
                sys.exit(f"The page could not be built. {trouble}")
