"""What a number of concurrent players needs, computed from measured figures and stated assumptions in capacity.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, inf, sqrt
from pathlib import Path

import msgspec

from katzentisch.server.storage.writer import INTERVAL

FILE = Path(__file__).with_name("capacity.toml")
YEAR, MONTH = 365 * 24 * 3600, 365 * 24 * 3600 / 12  # seconds
MEGA, TERA, MICRO = 1e6, 1e12, 1e-6
ROWS_PER_MOVE = 2  # a new entry, and the row of its table
ROWS_PER_BEAT = 2  # presence, and when the guest was last seen


class Quantity(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    value: float
    what: str
    unit: str = ""
    command: str = ""  # what prints it; empty for an assumption


class Burst(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A share of people's moves comes at the same moment, every few seconds."""

    every: float
    share: float


class QueueSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`bot_pause` is in seconds, and `spread` is the standard deviation of
    the logarithm of a move's CPU time."""

    seed: int
    moves: int
    utilisations: list[float]
    bursts: list[Burst]
    bot_pause: tuple[float, float]
    spread: float


class Inputs(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    figures: dict[str, Quantity]
    assumptions: dict[str, Quantity]
    prices: dict[str, Quantity]
    queue: QueueSettings


class BadInputs(Exception):
    """Raised when the file of inputs is missing something or has something that isn't known."""


def read_inputs(file: Path = FILE) -> Inputs:
    try:
        inputs = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Inputs)
    except OSError as error:
        raise BadInputs(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInputs(f"{file}: {error}") from error
    check_inputs(file, inputs)
    return inputs


def check_inputs(file: Path, inputs: Inputs) -> None:
    for part, known in (("figures", FIGURES), ("assumptions", ASSUMPTIONS), ("prices", PRICES)):
        found: Mapping[str, Quantity] = getattr(inputs, part)
        if missing := sorted(known - found.keys()):
            raise BadInputs(f"{file}: [{part}.{missing[0]}] is missing")
        if unknown := sorted(found.keys() - known):
            raise BadInputs(f"{file}: [{part}.{unknown[0]}] is unknown; known are {', '.join(sorted(known))}")
        if wrong := [name for name, quantity in found.items() if quantity.value <= 0]:
            raise BadInputs(f"{file}: the value of [{part}.{wrong[0]}] must be greater than 0")
    if without := [name for name, quantity in inputs.figures.items() if not quantity.command]:
        raise BadInputs(f"{file}: [figures.{without[0]}] needs the command that prints it")


FIGURES = {
    *("server_cpu", "scaling", "proxy_cpu", "database_cpu", "move_wal", "presence_cpu", "presence_wal", "process_memory", "table_memory"),
    *("update_bytes", "game_bytes", "game_entries", "commit"),
}
ASSUMPTIONS = {
    *("people_per_table", "seats", "table_period", "mean_load", "utilisation", "message_overhead", "request_bytes", "beat", "presence"),
    *("machine_cores", "machine_connections", "process_connections", "database_cores", "database_memory", "database_commits"),
    *("database_wal", "bus_deliveries", "bus_hints", "directory_rate", "directory_queries", "copies"),
}
PRICES = {"core", "memory", "traffic", "storage"}


@dataclass(frozen=True)
class Limit:
    """A resource, the number of players that exhausts it, and what helps."""

    resource: str
    players: float
    replacement: str


@dataclass(frozen=True)
class Stage:
    """A way to run the server, and what limits it. The last stage has no limit that is known."""

    name: str
    limits: tuple[Limit, ...]

    @property
    def first_limit(self) -> Limit | None:
        return min(self.limits, key=lambda limit: limit.players, default=None)

    @property
    def players(self) -> float:
        return self.first_limit.players if self.first_limit else inf


@dataclass(frozen=True)
class Need:
    """What a number of players needs at the peak. Memory is in GB, rates are per second, `storage` is in TB after a year."""

    players: int
    stage: Stage
    left: Stage | None  # the stage before, which is too small
    tables: float
    moves: float
    processes: int
    machines: int
    server_cores: float
    proxy_cores: float
    databases: int
    database_cores: float
    memory: float
    sent: float  # megabits
    received: float
    commits: float
    rows: float
    wal: float  # MB
    storage: float
    cost: float  # € a month, after a year

    @property
    def cores(self) -> float:
        return self.server_cores + self.proxy_cores + self.database_cores


class Model:
    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.figures, self.assumptions, self.prices = (
            {name: quantity.value for name, quantity in part.items()} for part in (inputs.figures, inputs.assumptions, inputs.prices)
        )

    def with_figure(self, name: str, value: float) -> "Model":
        changed = {**self.inputs.figures, name: msgspec.structs.replace(self.inputs.figures[name], value=value)}
        return Model(msgspec.structs.replace(self.inputs, figures=changed))

    @property
    def moves_per_player(self) -> float:
        """Moves a second, those of bots included."""
        return 1 / (self.assumptions["people_per_table"] * self.assumptions["table_period"])

    def server_cores_per_player(self, has_peers: bool) -> float:
        """One of several processes serves fewer players than one alone."""
        cores = self.moves_per_player * MICRO * self.figures["server_cpu"] / self.assumptions["utilisation"]
        return cores / self.figures["scaling"] if has_peers else cores

    @property
    def proxy_cores_per_player(self) -> float:
        return self.moves_per_player * MICRO * self.figures["proxy_cpu"] / self.assumptions["utilisation"]

    def presence_per_player(self, has_peers: bool) -> float:
        """Rows a second that say who is there."""
        shared = 1 / self.assumptions["presence"] if has_peers else 0
        return shared + ROWS_PER_BEAT / self.assumptions["beat"]

    def database_cores_per_player(self, has_peers: bool) -> float:
        moves = self.moves_per_player * self.figures["database_cpu"]
        presence = self.presence_per_player(has_peers) * self.figures["presence_cpu"]
        return MICRO * (moves + presence) / self.assumptions["utilisation"]

    def wal_per_player(self, has_peers: bool) -> float:
        """Bytes a second that PostgreSQL writes ahead."""
        moves = self.moves_per_player * self.figures["move_wal"]
        return moves + self.presence_per_player(has_peers) * self.figures["presence_wal"]

    @property
    def commit_period(self) -> float:
        """Seconds from one commit of a busy process to the next."""
        return max(self.figures["commit"] / 1000, INTERVAL)

    def commits(self, players: float, processes: int) -> float:
        """A process has one commit under way at a time; the next one takes all moves that came in the meantime."""
        return min(players * self.moves_per_player, processes / self.commit_period)

    def processes(self, players: float, has_peers: bool) -> int:
        return max(1, ceil(players * self.server_cores_per_player(has_peers)), ceil(players / self.assumptions["process_connections"]))

    def stages(self) -> list[Stage]:
        return [
            Stage("one process, SQLite", self.process_limits()),
            Stage("several processes, one PostgreSQL", self.database_limits()),
            Stage("databases divided by table, one directory", self.directory_limits()),
            Stage("databases divided by table, directory divided by guest", ()),
        ]

    def process_limits(self) -> tuple[Limit, ...]:
        return (
            Limit(
                "the core of the process",
                1 / self.server_cores_per_player(has_peers=False),
                "several processes on one PostgreSQL, a proxy that routes by table",
            ),
            Limit("open connections of the process", self.assumptions["process_connections"], "several processes"),
        )

    def database_limits(self) -> tuple[Limit, ...]:
        cores = self.assumptions["database_cores"] / self.database_cores_per_player(has_peers=True)
        wal = MEGA * self.assumptions["database_wal"] / self.wal_per_player(has_peers=True)
        most, server = self.assumptions["database_commits"], self.server_cores_per_player(has_peers=True)
        commits = max(most / self.moves_per_player, most * self.commit_period / server)
        # Every process gets every hint, so deliveries grow with the square of the players.
        bus = sqrt(self.assumptions["bus_deliveries"] * self.assumptions["bus_hints"] / (self.moves_per_player * server))
        return (
            Limit("cores of the database", cores, "databases divided by table; who is connected in memory instead of in rows"),
            Limit("bytes written ahead", wal, "databases divided by table; who is connected in memory instead of in rows"),
            Limit("commits of the database", commits, "fewer, larger processes; databases divided by table"),
            Limit("hints to all processes", bus, "a channel for each share of the tables, so that a process gets only its own"),
        )

    def directory_limits(self) -> tuple[Limit, ...]:
        queries = self.assumptions["directory_queries"] / self.assumptions["directory_rate"]
        return (
            Limit("queries for guests and the lobby", queries, "guests divided by id; lists of open tables by region, cached for a second"),
        )

    def need(self, players: int) -> Need:
        stages = self.stages()
        place = next(place for place, stage in enumerate(stages) if players <= stage.players)
        has_peers, a = place > 0, self.assumptions
        moves, tables = players * self.moves_per_player, players / a["people_per_table"]
        presence = players * self.presence_per_player(has_peers)
        processes = self.processes(players, has_peers)
        server, database = players * self.server_cores_per_player(has_peers), players * self.database_cores_per_player(has_peers)
        wal = players * self.wal_per_player(has_peers) / MEGA
        memory = (processes * self.figures["process_memory"] + tables * self.figures["table_memory"]) / 1000
        found = Need(
            players=players,
            stage=stages[place],
            left=stages[place - 1] if place else None,
            tables=tables,
            moves=moves,
            processes=processes,
            machines=max(ceil(server / a["machine_cores"]), ceil(players / a["machine_connections"])),
            server_cores=server,
            proxy_cores=players * self.proxy_cores_per_player,
            databases=max(1, ceil(players / stages[1].players)),
            database_cores=database,
            memory=memory + database * a["database_memory"],
            sent=8 * moves * a["people_per_table"] * (self.figures["update_bytes"] + a["message_overhead"]) / MEGA,
            received=8 * moves * a["people_per_table"] / a["seats"] * (a["request_bytes"] + a["message_overhead"]) / MEGA,
            commits=self.commits(players, processes),
            rows=ROWS_PER_MOVE * moves + presence,
            wal=wal,
            storage=a["mean_load"] * moves / self.figures["game_entries"] * YEAR * self.figures["game_bytes"] * a["copies"] / TERA,
            cost=0,
        )
        return replace(found, cost=self.cost(found))

    def cost(self, need: Need) -> float:
        """€ a month: machines for the peak, with copies of the databases; traffic for the average; and the storage of a year."""
        copies = self.assumptions["copies"]
        cores = (ceil(need.server_cores) + ceil(need.proxy_cores) + copies * ceil(need.database_cores)) * self.prices["core"]
        traffic = need.sent * MEGA / 8 * self.assumptions["mean_load"] * MONTH / TERA * self.prices["traffic"]
        return cores + need.memory * self.prices["memory"] + traffic + need.storage * self.prices["storage"]
