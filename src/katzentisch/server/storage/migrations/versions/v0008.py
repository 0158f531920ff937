"""What operators do: blocks, tables to be closed, and the audit of both."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "blocks",
        Column("kind", Text, primary_key=True),
        Column("value", Text, primary_key=True),
        Column("since", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("reason", Text, nullable=False),
    )
    op.create_table(
        "closings",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("request", Text, nullable=False),
        Column("who", Text, nullable=False),
        Column("reason", Text, nullable=False),
    )
    op.create_table(
        "audit",
        Column("id", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("who", Text, nullable=False),
        Column("action", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("reason", Text, nullable=False),
        Column("result", Text, nullable=False),
        Column("request", Text, nullable=False),
    )
    op.create_index("audit_request", "audit", ["request"])
