"""Settings of a server. Times are in milliseconds."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal

SECOND = 1000
PORT = 8000  # where nothing else is said


@dataclass(frozen=True)
class Limits:
    """What an address and a guest may do; None means no limit."""

    requests: int | None = 50  # per second and address, after a burst of ten times as many: a school class opens the page at once
    messages: int | None = 20  # per second and guest, likewise
    chats: int | None = 20  # per minute and guest, reactions included
    guests: int | None = 60  # new ones per hour and address: a school class, some with a second device
    invited_guests: int | None = 300  # new ones with an invitation to a table, likewise: a club evening, a school
    codes: int | None = 10  # device codes tried per hour and address
    tables: int | None = 30  # of one guest that are not over and changed within a day
    connections: int | None = 20  # of one guest
    sockets: int | None = 500  # WebSockets of one address
    watches: int | None = 2  # tables opened per second and guest, after a burst of ten times as many
    changes: int | None = 60  # per minute by one guest at one table that aren't moves: names, seats, chat
    asides: int | None = 1000  # such entries at a table since its last game began; after that they are slowed down
    frames: int | None = 10  # pings and fragments per second and connection, after a burst of ten times as many
    unanswered: int | None = 256  # connections of one address whose request hasn't arrived yet
    head: int | None = 10 * SECOND  # for the head of a request, and the same again for its body
    reading: int | None = 30 * SECOND  # in which a client must read some of its response
    new_tables: int | None = 60  # per hour and guest, even if they are closed immediately
    tables_from: int | None = 300  # per hour and address, likewise
    new_codes: int | None = 20  # device codes created per hour and guest
    renames: int | None = 60  # per hour and guest
    exports: int | None = 10  # of personal data per hour and guest


@dataclass(frozen=True)
class Retention:
    """For how many days data is kept; None means forever."""

    tables: int | None = 30  # that are closed or over, since their last change
    games: int | None = None  # finished games with their results
    guests: int | None = 400  # since they were last seen, if they have neither games nor tables


@dataclass(frozen=True)
class Settings:
    database: str
    data: Path
    origins: tuple[str, ...] = ()  # of other sites whose pages may use this server
    hosts: tuple[str, ...] = ()  # names under which it answers; if empty, any
    hsts: bool = False  # whether browsers must use HTTPS from now on
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    bot_pause: tuple[int, int] = (400, 1000)  # from–to: what a bot waits at most tables, whatever its cards (tables/pace.py)
    person_pause: tuple[int, int] = (700, 2300)  # from–to: what an automatic move of a person waits: by a standing order, or a forced one
    late_step: int = 250  # a bot that thinks longer than its pause moves at the next such step; 0: immediately
    hint_time: int | None = 700  # for evaluating the moves of a hint; None: as long as it takes
    share_wait: int = 4 * SECOND  # to wait for the shares of a deal
    grace: int = 2 * SECOND  # before a process takes over a task of another process
    sweep: int = 1 * SECOND  # between two searches for such tasks: together with `grace`, how long bots stall after a process is killed
    absence: int = 60 * SECOND  # after which a disconnected player is warned, if others are waiting
    last_call: int = 30 * SECOND  # between that warning and the bot
    patience: int = 90 * SECOND  # after which others can ask for a bot in place of a connected player who doesn't move
    silence: int = 60 * SECOND  # after which a connection counts as dead
    beat: int = 15 * SECOND  # between two updates of who is present
    poll: int = 1 * SECOND  # between two checks for entries of other processes
    retry: int = 2 * SECOND  # after an error
    presence: int = 3 * SECOND  # between two exchanges of who is connected with other processes
    reconnect_grace: int = 4 * SECOND  # that a person who is gone counts as connected: a reload takes a moment
    people_interval: int = 1 * SECOND  # minimum time between two lists of the people at a table
    idle: int = 60 * SECOND  # after which a table without viewers is unloaded
    broken_pause: int = 600 * SECOND  # between two attempts to continue a broken table
    metrics: Literal["on", "local", "off"] = "local"  # who can read them: everybody, only programs on this machine, nobody
    listen: tuple[str, int] | None = None  # the host and port as started, to say where others can join
    command: str = "katzentisch"  # how to start it
    shared_sqlite: bool = False  # for tests: several servers share one SQLite file
    restored: bool = False  # the database was restored from a backup, so missing entries are no loss

    @property
    def has_peers(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.shared_sqlite or not self.database.startswith("sqlite:")


NO_LIMITS = Limits(**{each.name: None for each in fields(Limits)})
