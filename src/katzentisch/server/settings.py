"""How a server runs. Times are in milliseconds."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal

SECOND = 1000


@dataclass(frozen=True)
class Limits:
    """What one address and one guest may do; None: anything."""

    requests: int | None = 20  # a second and address, after a burst of ten times as many
    messages: int | None = 20  # a second and guest, likewise
    chats: int | None = 20  # a minute and guest
    guests: int | None = 60  # new ones an hour and address: a class, and those of it who come with another device
    codes: int | None = 10  # tries of a device code an hour and address
    tables: int | None = 30  # of one guest, not over and used within a day
    connections: int | None = 20  # of one guest
    sockets: int | None = 500  # connections of one address that are at tables
    watches: int | None = 2  # tables opened a second and guest, after a burst of ten times as many
    changes: int | None = 60  # a minute, of one guest at one table, that are no moves: names, seats, chat
    asides: int | None = 1000  # such entries at a table since its last game began; beyond that they come slowly
    frames: int | None = 10  # pings and fragments a second and connection, after a burst of ten times as many
    unanswered: int | None = 256  # connections of one address whose request hasn't come in yet
    head: int | None = 10 * SECOND  # for the head of a request, and as much again for its body
    reading: int | None = 30 * SECOND  # in which whoever is sent an answer must have taken something of it
    new_tables: int | None = 60  # an hour and guest, also if they are closed at once
    tables_from: int | None = 300  # an hour and address, likewise
    new_codes: int | None = 20  # device codes made an hour and guest
    renames: int | None = 60  # an hour and guest
    exports: int | None = 10  # of one's data, an hour and guest


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept; None: for ever."""

    tables: int | None = 30  # that are closed or over, since something last happened there
    games: int | None = None  # finished ones, with their results
    guests: int | None = 400  # since they were last seen, if they have neither games nor tables


@dataclass(frozen=True)
class Settings:
    database: str
    data: Path
    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server
    hosts: tuple[str, ...] = ()  # names under which it answers; none: under any
    hsts: bool = False  # whether browsers are told to come by HTTPS only
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    bot_pause: tuple[int, int] = (700, 1900)  # whatever moves by itself does so after that long, whatever it holds
    late_step: int = 250  # a bot that thinks longer than its pause moves at the next of such steps; 0: at once
    share_wait: int = 4 * SECOND  # for the shares of a deal
    grace: int = 2 * SECOND  # before a process does the work that another one has taken on
    sweep: int = 1 * SECOND  # between two looks for such work: both together are how long a killed process holds up its bots
    absence: int = 60 * SECOND  # after which somebody who isn't connected is warned, if others wait
    last_call: int = 30 * SECOND  # between that warning and the bot
    patience: int = 90 * SECOND  # after which others may ask for a bot in place of somebody who is there and doesn't move
    silence: int = 60 * SECOND  # after which a connection is taken for dead
    beat: int = 15 * SECOND  # between two notes of who is here
    poll: int = 1 * SECOND  # between two looks for entries of other processes
    retry: int = 2 * SECOND  # after a fault of ours
    company: int = 1 * SECOND  # at least, between two lists of who is at a table
    idle: int = 60 * SECOND  # after which a table that nobody watches is put away
    broken_pause: int = 600 * SECOND  # between two tries to continue a table that can't be continued
    metrics: Literal["on", "local", "off"] = "local"  # who may read them: everybody, only programs on this machine, nobody
    shared_sqlite: bool = False  # lets several servers have one SQLite file, which is for tests
    restored: bool = False  # the database was put back from a backup: that it is behind is no loss


NO_LIMITS = Limits(**{each.name: None for each in fields(Limits)})
