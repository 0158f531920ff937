"""The database schema. Ids and bodies are text, bodies are opaque JSON, times are milliseconds since 1970.

Every change needs a matching migration; the tests compare both.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

PUBLIC_AND_OPEN = text("status = 'open' AND invite IS NULL")  # spelled out, because SQLite uses a partial index only for the same constants
PUBLIC_AND_RUNNING = text("status IN ('dealing', 'playing', 'pausing') AND invite IS NULL")
HAS_DUE = text("due IS NOT NULL")
FINISHED = text("status IN ('over', 'closed') AND archived < number")  # and not yet archived
CHAT = '{"kind":"chatted"'  # how the body of a chat message begins
IS_CHAT = text(f"substr(body, 1, {len(CHAT)}) = '{CHAT}'")


def table_key() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def seat_key() -> Column[int]:
    return Column("seat", Integer, primary_key=True, autoincrement=False)


def text_key(name: str) -> Column[str]:
    return Column(name, Text, primary_key=True)


def text_column(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def integer_column(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def time_column(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


guests = Table(
    "guests",
    metadata,
    text_key("id"),
    text_column("name"),
    time_column("created"),
    time_column("seen"),
    # whether signed cookies from before there were sessions are still accepted
    Column("old_cookies", Boolean, nullable=False, server_default=text("true")),
)

sessions = Table(
    "sessions",
    metadata,
    text_key("id"),  # a digest, so that reading the database is not enough to sign in
    text_column("guest"),  # empty once the guest is deleted
    time_column("created"),
    time_column("seen"),
    Column("ended", BigInteger),  # NULL: active
    Index("sessions_guest", "guest"),
)

device_codes = Table("device_codes", metadata, text_key("digest"), text_column("guest"), time_column("expires"))

mutes = Table("mutes", metadata, text_key("guest"), text_key("muted"))

tables = Table(
    "tables",
    metadata,
    text_key("id"),
    Column("invite", Text),  # NULL: public
    text_column("game"),
    integer_column("players"),
    text_column("host"),
    text_column("settings"),
    text_column("status"),
    integer_column("free"),
    integer_column("number"),  # of the last entry
    Column("turn", Integer),
    Column("due", BigInteger),
    time_column("created"),
    time_column("changed"),
    Column("seated", Text, nullable=False, server_default="[]"),  # names in the order of the seats
    Column("digest", Text, nullable=False, server_default=""),  # of all its entries
    Column("archived", Integer, nullable=False, server_default="0"),  # how many of its entries are in the archive
    Index("tables_public", "changed", sqlite_where=PUBLIC_AND_OPEN, postgresql_where=PUBLIC_AND_OPEN),
    Index("tables_running", "changed", sqlite_where=PUBLIC_AND_RUNNING, postgresql_where=PUBLIC_AND_RUNNING),
    Index("tables_due", "due", sqlite_where=HAS_DUE, postgresql_where=HAS_DUE),
    Index("tables_finished", "changed", "id", sqlite_where=FINISHED, postgresql_where=FINISHED),
    Index("tables_host", "host"),
)

entries = Table(
    "entries",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    time_column("at"),
    text_column("body"),
    Index("entries_chat", "table_id", "number", sqlite_where=IS_CHAT, postgresql_where=IS_CHAT),
    sqlite_with_rowid=False,
)

archives = Table(
    "archives",
    metadata,
    table_key(),
    integer_column("format"),
    integer_column("count"),  # of entries, from the first one on
    text_column("digest"),  # of these entries
    Column("packed", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the last entry that it includes
    text_column("body"),
    Column("digest", Text, nullable=False, server_default=""),  # of the log up to it
)

seats = Table(
    "seats",
    metadata,
    table_key(),
    seat_key(),
    text_column("guest"),
    Index("seats_guest", "guest"),
)

# The guests that a table's log mentions: where to find what is stored about somebody.
participants = Table("participants", metadata, table_key(), text_key("guest"), Index("participants_guest", "guest"))

orders = Table("orders", metadata, table_key(), seat_key(), text_column("body"))

presence = Table("presence", metadata, text_key("table_id"), text_key("guest"), time_column("seen"))

faults = Table(
    "faults", metadata, table_key(), text_column("reason"), text_column("program"), time_column("at")
)  # tables that can't be continued

pulses = Table("pulses", metadata, text_key("name"), time_column("at"))

games = Table(
    "games",
    metadata,
    text_key("id"),
    text_column("table_id"),
    integer_column("number"),
    text_column("game"),
    integer_column("players"),
    Column("is_public", Boolean, nullable=False),
    time_column("finished"),
    text_column("record"),
    UniqueConstraint("table_id", "number", name="games_of_table"),
)

results = Table(
    "results",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    seat_key(),
    Column("guest", Text),  # NULL: a bot
    text_column("game"),
    integer_column("players"),
    integer_column("score"),
    integer_column("rank"),
    time_column("finished"),
    Index("results_guest", "guest", "finished"),
)

# Who is not let in: an address (or IPv6 network) or a guest.
blocks = Table(
    "blocks",
    metadata,
    text_key("kind"),
    text_key("value"),
    time_column("since"),
    Column("until", BigInteger),  # NULL: for good
    text_column("reason"),
)

# Tables that an operator wants closed and no server has closed yet.
closings = Table("closings", metadata, table_key(), text_column("request"), text_column("who"), text_column("reason"))

# What operators did. Rows are only ever added, until they are a year old.
audit = Table(
    "audit",
    metadata,
    text_key("id"),  # random: a number from the database would begin again after a restore
    time_column("at"),
    text_column("who"),  # of the operating system
    text_column("action"),
    text_column("target"),
    text_column("reason"),
    text_column("result"),
    text_column("request"),  # the same for a request and its result
    Index("audit_request", "request"),
)
