"""How a server runs. Times are in milliseconds."""

from dataclasses import dataclass, field
from pathlib import Path

SECOND = 1000


@dataclass(frozen=True)
class Limits:
    """What one address and one guest may do; None: anything."""

    requests: int | None = 20  # a second and address, after a burst of ten times as many
    messages: int | None = 20  # a second and guest, likewise
    chats: int | None = 20  # a minute and guest
    guests: int | None = 30  # new ones an hour and address
    codes: int | None = 10  # tries of a device code an hour and address
    tables: int | None = 30  # of one guest, not over and used within a day
    connections: int | None = 20  # of one guest


@dataclass(frozen=True)
class Settings:
    database: str
    data: Path
    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server
    limits: Limits = field(default_factory=Limits)
    bot_pause: tuple[int, int] = (700, 1900)  # a bot moves after that long, whatever it holds
    share_wait: int = 4 * SECOND  # for the shares of a deal
    grace: int = 3 * SECOND  # before a process does the work that another one has taken on
    absence: int = 60 * SECOND  # after which somebody who isn't connected is warned, if others wait
    last_call: int = 30 * SECOND  # between that warning and the bot
    silence: int = 60 * SECOND  # after which a connection is taken for dead
    beat: int = 15 * SECOND  # between two notes of who is here
    poll: int = 1 * SECOND  # between two looks for entries of other processes
    retry: int = 2 * SECOND  # after a fault of ours
    company: int = 1 * SECOND  # at least, between two lists of who is at a table
    idle: int = 60 * SECOND  # after which a table that nobody watches is put away


NO_LIMITS = Limits(None, None, None, None, None, None, None)
