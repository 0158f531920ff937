"""Tables know the names of those who sit there, for lists."""

import json
from collections.abc import Iterable
from typing import Any

from alembic import op
from sqlalchemy import Column, Connection, Text, text

revision = "0002"
down_revision = "0001"

SEATINGS = text("SELECT body FROM entries WHERE table_id = :table AND (body LIKE :opened OR body LIKE :seated) ORDER BY number")
KINDS = {kind: f'{{"kind":"{kind}",%' for kind in ("opened", "seated")}


def upgrade() -> None:
    op.add_column("tables", Column("seated", Text, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for [table] in connection.execute(text("SELECT id FROM tables")).all():
        fill(connection, table)


def fill(connection: Connection, table: str) -> None:
    """From its log."""
    bodies = connection.execute(SEATINGS, {"table": table, **KINDS}).scalars()
    seated = json.dumps(names_after(map(json.loads, bodies)))
    connection.execute(text("UPDATE tables SET seated = :seated WHERE id = :table"), {"seated": seated, "table": table})


def names_after(entries: Iterable[dict[str, Any]]) -> list[str]:
    holders: dict[int, dict[str, Any] | None] = {}
    for entry in entries:
        holders[entry.get("seat", 0)] = entry["host"] if entry["kind"] == "opened" else entry["holder"]
    return [holder["name"] for _, holder in sorted(holders.items()) if holder]
