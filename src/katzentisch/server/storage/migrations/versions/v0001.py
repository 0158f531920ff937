"""The first version."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text, UniqueConstraint, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_guests()
    create_tables()
    create_parts_of_tables()
    create_history()


def create_guests() -> None:
    op.create_table(
        "guests",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_table(
        "device_codes",
        Column("digest", Text, primary_key=True),
        Column("guest", Text, nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_table("mutes", Column("guest", Text, primary_key=True), Column("muted", Text, primary_key=True))


def create_tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("invite", Text),
        Column("game", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("host", Text, nullable=False),
        Column("settings", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("free", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("turn", Integer),
        Column("due", BigInteger),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    is_public, has_due = text("status = 'open' AND invite IS NULL"), text("due IS NOT NULL")
    op.create_index("tables_public", "tables", ["changed"], sqlite_where=is_public, postgresql_where=is_public)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=has_due, postgresql_where=has_due)
    op.create_index("tables_host", "tables", ["host"])


def of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def of_seat() -> Column[int]:
    return Column("seat", Integer, primary_key=True, autoincrement=False)


def create_parts_of_tables() -> None:
    op.create_table(
        "entries",
        of_table(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("seats", of_table(), of_seat(), Column("guest", Text, nullable=False))
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table("orders", of_table(), of_seat(), Column("body", Text, nullable=False))
    op.create_table(
        "presence",
        Column("table_id", Text, primary_key=True),
        Column("guest", Text, primary_key=True),
        Column("seen", BigInteger, nullable=False),
    )


def create_history() -> None:
    op.create_table(
        "games",
        Column("id", Text, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("game", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("is_public", Boolean, nullable=False),
        Column("finished", BigInteger, nullable=False),
        Column("record", Text, nullable=False),
        UniqueConstraint("table_id", "number", name="games_of_table"),
    )
    op.create_table(
        "results",
        Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        of_seat(),
        Column("guest", Text),
        Column("game", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("finished", BigInteger, nullable=False),
    )
    op.create_index("results_guest", "results", ["guest", "finished"])
