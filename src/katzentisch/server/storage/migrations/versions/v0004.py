"""Sessions, so that cookies can be revoked; and whom the logs name, so that data about somebody can be found."""

import json
from collections.abc import Iterator
from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Connection, ForeignKey, Text, text

revision = "0004"
down_revision = "0003"

NAMING = text("SELECT body FROM entries WHERE table_id = :table AND body LIKE :guest")
ADD = text("INSERT INTO participants (table_id, guest) VALUES (:table, :guest)")


def upgrade() -> None:
    op.add_column("guests", Column("old_cookies", Boolean, nullable=False, server_default=text("true")))
    create_sessions()
    create_participants()
    connection = op.get_bind()
    for [table] in connection.execute(text("SELECT id FROM tables")).all():
        fill(connection, table)


def create_sessions() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("guest", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        Column("ended", BigInteger),
    )
    op.create_index("sessions_guest", "sessions", ["guest"])


def create_participants() -> None:
    op.create_table(
        "participants",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("guest", Text, primary_key=True),
    )
    op.create_index("participants_guest", "participants", ["guest"])


def fill(connection: Connection, table: str) -> None:
    """From its log."""
    bodies = connection.execute(NAMING, {"table": table, "guest": '%"guest":%'}).scalars()
    found = sorted({guest for body in bodies for guest in guests_in(json.loads(body))})
    if found:
        connection.execute(ADD, [{"table": table, "guest": guest} for guest in found])


def guests_in(part: Any) -> Iterator[str]:
    for name, each in part.items():
        if isinstance(each, dict):
            yield from guests_in(each)
        elif name == "guest":
            yield each
