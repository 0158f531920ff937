"""Facts that the page needs to know before it asks the server, as TypeScript constants."""

import json
import re
from typing import Any

import msgspec

from ..games.registry import BUILT_IN
from .game_info import game_info
from .limits import LIMITS
from .semantics import DONE_ANSWERS, REPEATABLE, type_of
from .typescript import HEADER, WIDTH

IMPORT = 'import type { AnyRequest } from "./messages";\nimport type { GameInfo } from "./shapes";'
PLAIN_KEY = re.compile(r"[A-Za-z_]\w*", re.ASCII)  # needs no quotes
MARGIN = 30  # characters kept free on a line for the name in front of the value


def games_typescript() -> str:
    games = {game.id: msgspec.to_builtins(game_info(game)) for game in BUILT_IN}
    parts = [
        constant("The games that the page knows; a server can have more.", "GAME_IDS", list(games), "as const"),
        "export type OwnGameId = (typeof GAME_IDS)[number];",
        constant("What there is to know about each of them.", "GAMES: Readonly<Record<OwnGameId, GameInfo>>", games),
        constant("The limits that the page and the server share.", "LIMITS", msgspec.to_builtins(LIMITS), "as const"),
        constant(
            "Sending these again after a lost connection does no harm.",
            'REPEATABLE: readonly AnyRequest["type"][]',
            [type_of(kind) for kind in REPEATABLE],
        ),
        constant(
            "Refusals of a repeated request which mean that the first one had arrived.",
            'DONE_ANSWERS: Partial<Record<AnyRequest["type"], readonly string[]>>',
            {type_of(kind): codes for kind, codes in DONE_ANSWERS.items()},
        ),
    ]
    return "\n\n".join([HEADER, IMPORT, *parts]) + "\n"


def constant(about: str, name: str, value: Any, suffix: str = "") -> str:
    return f"/** {about} */\nexport const {name} = {literal(value)}{' ' if suffix else ''}{suffix};"


def literal(value: Any, indent: str = "") -> str:
    """Write a value as prettier would: on one line if it fits, without needless quotes."""
    line = one_line(value)
    if not isinstance(value, dict | list | tuple) or len(indent + line) <= WIDTH - MARGIN:
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{key(name)}: {literal(each, inner)}" for name, each in value.items()]
    else:
        parts = [literal(each, inner) for each in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    return f"{start}\n" + "".join(f"{inner}{part},\n" for part in parts) + indent + end


def one_line(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)}: {one_line(each)}" for name, each in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(one_line(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name)
