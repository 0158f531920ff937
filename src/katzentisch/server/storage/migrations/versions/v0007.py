"""The logs of finished tables move into one compressed row each, so that the entries of running tables stay few."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, Text, text

revision = "0007"
down_revision = "0006"

FINISHED = text("status IN ('over', 'closed') AND archived < number")


def upgrade() -> None:
    op.add_column("tables", Column("archived", Integer, nullable=False, server_default="0"))
    op.create_table(
        "archives",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("format", Integer, nullable=False),
        Column("count", Integer, nullable=False),
        Column("digest", Text, nullable=False),
        Column("packed", LargeBinary, nullable=False),
    )
    op.create_index("tables_finished", "tables", ["changed", "id"], sqlite_where=FINISHED, postgresql_where=FINISHED)
