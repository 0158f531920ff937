"""Public tables where a game is on are listed, so that others can watch."""

from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0005"

RUNNING = text("status IN ('dealing', 'playing', 'pausing') AND invite IS NULL")


def upgrade() -> None:
    op.create_index("tables_running", "tables", ["changed"], sqlite_where=RUNNING, postgresql_where=RUNNING)
