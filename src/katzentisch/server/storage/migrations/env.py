"""Alembic's entry point: the connection and its transaction come from `migrate`."""

from alembic import context

from katzentisch.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
