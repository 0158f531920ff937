"""Bringing a database to this program's version. Several processes may try at once: one does it, the others wait and find it done."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from ...games.game import Refusal
from ...words import Said

ADVISORY_LOCK = 0x6B61747A  # any number that nobody else locks


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "katzentisch.server.storage:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Refusal(Said("database-newer"))
    command.upgrade(config, "head")
