"""Run by Alembic on the connection passed by `database.migrate`."""

from alembic import context

from republik.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
