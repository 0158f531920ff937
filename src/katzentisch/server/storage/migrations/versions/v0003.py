"""Snapshots of tables, so that opening one costs the same whatever its history; what was said is found without reading the whole log."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text, text

revision = "0003"
down_revision = "0002"

IS_CHAT = text("""substr(body, 1, 17) = '{"kind":"chatted"'""")


def upgrade() -> None:
    op.create_table(
        "snapshots",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("body", Text, nullable=False),
    )
    op.create_index("entries_chat", "entries", ["table_id", "number"], sqlite_where=IS_CHAT, postgresql_where=IS_CHAT)
