"""A board for games without their own: the fields of the view."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ...games.game import View
from .layout import BoardText

COMMON = {field.encode_name for field in msgspec.structs.fields(View)}


def board(view: View, text: BoardText) -> list[RenderableType]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    seats = fields.pop("seats", [])
    lines = [f"{'>' if seat == view.turn else ' '} {text.name(seat)}: {written(shown)}" for seat, shown in enumerate(seats)]
    rest = [f"  {name}: {written(value)}" for name, value in fields.items() if name not in COMMON | {"game"}]
    return [Text(each) for each in lines + rest]


def written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {written(each)}" for name, each in value.items())
    if isinstance(value, list):
        return " ".join(written(each) for each in value)
    return "–" if value is None else str(value)
