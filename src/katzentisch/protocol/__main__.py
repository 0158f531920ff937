"""Write the files that are generated from the protocol, or check that they are up to date. See script/types."""

import sys
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path

from .games_typescript import games_typescript
from .schema import schema_json
from .screens import screens_typescript
from .shapes_typescript import shapes_typescript
from .typescript import typescript

FILES: dict[str, Callable[[], str]] = {  # relative to the repository
    "web/src/messages.ts": typescript,
    "web/src/shapes.ts": shapes_typescript,
    "web/src/games.ts": games_typescript,
    "web/src/routes.ts": screens_typescript,
    "docs/messages.schema.json": schema_json,
}


def write() -> None:
    for name, generate in FILES.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(generate(), encoding="utf-8")


def stale() -> list[str]:
    """Print how the files differ from what would be written, and return the names of those that do."""
    found = []
    for name, generate in FILES.items():
        path, new = Path(name), generate()
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old != new:
            sys.stdout.writelines(unified_diff(old.splitlines(True), new.splitlines(True), name, "generated"))
            found.append(name)
    return found


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if names := stale():
            sys.exit(f"Out of date: {', '.join(names)}. script/types regenerates them.")
    elif sys.argv[1:]:
        print("usage: script/types [--check]", file=sys.stderr)
        sys.exit(2)
    else:
        write()


if __name__ == "__main__":
    main()
