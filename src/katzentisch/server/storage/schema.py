"""What the database keeps. Ids and bodies are text, bodies are JSON that nobody here looks into, times are milliseconds since 1970.

A change of it needs a migration that does the same; the tests compare both.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

PUBLIC_AND_OPEN = text("status = 'open' AND invite IS NULL")  # spelled out: SQLite takes a partial index only for the same constants
HAS_DUE = text("due IS NOT NULL")
IS_CHAT = text("""substr(body, 1, 17) = '{"kind":"chatted"'""")


def of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def of_seat() -> Column[int]:
    return Column("seat", Integer, primary_key=True, autoincrement=False)


def key(name: str) -> Column[str]:
    return Column(name, Text, primary_key=True)


def words(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def count(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def time(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


guests = Table(
    "guests",
    metadata,
    key("id"),
    words("name"),
    time("created"),
    time("seen"),
    # whether signed cookies from before there were sessions are still taken
    Column("old_cookies", Boolean, nullable=False, server_default=text("true")),
)

sessions = Table(
    "sessions",
    metadata,
    key("id"),  # a digest: whoever reads the database can't be anybody
    words("guest"),  # empty once the guest is deleted
    time("created"),
    time("seen"),
    Column("ended", BigInteger),  # NULL: still good
    Index("sessions_guest", "guest"),
)

device_codes = Table("device_codes", metadata, key("digest"), words("guest"), time("expires"))

mutes = Table("mutes", metadata, key("guest"), key("muted"))

tables = Table(
    "tables",
    metadata,
    key("id"),
    Column("invite", Text),  # NULL: public
    words("game"),
    count("players"),
    words("host"),
    words("settings"),
    words("status"),
    count("free"),
    count("number"),  # of the last entry
    Column("turn", Integer),
    Column("due", BigInteger),
    time("created"),
    time("changed"),
    Column("seated", Text, nullable=False, server_default="[]"),  # names in the order of the seats
    Column("digest", Text, nullable=False, server_default=""),  # of all its entries
    Index("tables_public", "changed", sqlite_where=PUBLIC_AND_OPEN, postgresql_where=PUBLIC_AND_OPEN),
    Index("tables_due", "due", sqlite_where=HAS_DUE, postgresql_where=HAS_DUE),
    Index("tables_host", "host"),
)

entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    time("at"),
    words("body"),
    Index("entries_chat", "table_id", "number", sqlite_where=IS_CHAT, postgresql_where=IS_CHAT),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the last entry that it holds
    words("body"),
    Column("digest", Text, nullable=False, server_default=""),  # of the log up to it
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    of_seat(),
    words("guest"),
    Index("seats_guest", "guest"),
)

# Whom a table's log names: where to look for what is kept about somebody.
participants = Table("participants", metadata, of_table(), key("guest"), Index("participants_guest", "guest"))

orders = Table("orders", metadata, of_table(), of_seat(), words("body"))

presence = Table("presence", metadata, key("table_id"), key("guest"), time("seen"))

faults = Table("faults", metadata, of_table(), words("reason"), words("program"), time("at"))  # tables that can't be continued

pulses = Table("pulses", metadata, key("name"), time("at"))

games = Table(
    "games",
    metadata,
    key("id"),
    words("table_id"),
    count("number"),
    words("game"),
    count("players"),
    Column("is_public", Boolean, nullable=False),
    time("finished"),
    words("record"),
    UniqueConstraint("table_id", "number", name="games_of_table"),
)

results = Table(
    "results",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    of_seat(),
    Column("guest", Text),  # NULL: a bot
    words("game"),
    count("players"),
    count("score"),
    count("rank"),
    time("finished"),
    Index("results_guest", "guest", "finished"),
)
