"""katzentisch serve: run the table server."""

import asyncio
import gc
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Annotated, Literal

import uvicorn
from cyclopts import Parameter

from ..server.addresses import address_in_network, is_loopback, is_unspecified, url_of
from ..server.app import make_asgi, uvicorn_config
from ..server.database_check import find_lost_entries, loss_warning
from ..server.logs import set_up_logs
from ..server.people.keys import server_key
from ..server.settings import NO_LIMITS, PORT, Limits, Retention, Settings
from ..server.startup import Startup
from ..server.storage.file_lock import exclusive_lock, sqlite_path
from ..server.storage.heads import Heads, LostEntries
from ..server.storage.store import Store
from ..words import Said, load_sentences
from .compilation import SERVE, all_games, is_cached, uncompiled
from .compile import FAULTY, compile_games
from .errors import UsageError
from .listener import bound_socket
from .page_build import wait_for_page
from .screen import OnScreen, Screen
from .server_data import server_data
from .server_rules import ServerRules
from .supervisor import ProcessOptions, ServerProcess, Supervisor

FOREVER = "forever"
MOST_DAYS = 36_500  # days
MOST_PROCESSES = 256
HOST_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII)

GARBAGE = (50_000, 20, 100)


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-serve-port")] = PORT,
    processes: Annotated[int, Parameter(help="cli-serve-processes")] = 1,
    database: Annotated[str | None, Parameter(help="cli-serve-database")] = None,
    data: Annotated[Path | None, Parameter(help="cli-serve-data")] = None,
    limits: Annotated[Literal["on", "off"], Parameter(help="cli-serve-limits")] = "on",
    keep_tables: Annotated[str, Parameter(metavar="DAYS", help="cli-serve-keep-tables")] = "30",
    keep_games: Annotated[str, Parameter(metavar="DAYS", help="cli-serve-keep-games")] = FOREVER,
    keep_guests: Annotated[str, Parameter(metavar="DAYS", help="cli-serve-keep-guests")] = "400",
    allowed_host: Annotated[list[str] | None, Parameter(metavar="HOST_NAME", help="cli-serve-allowed-host")] = None,
    hsts: Annotated[bool, Parameter(help="cli-serve-hsts")] = False,
    log: Annotated[Literal["debug", "info", "warning"], Parameter(help="cli-serve-log")] = "info",
    metrics: Annotated[Literal["on", "local", "off"], Parameter(help="cli-serve-metrics")] = "local",
    restored: Annotated[bool, Parameter(help="cli-serve-restored")] = False,
    open: Annotated[bool, Parameter(help="cli-serve-open")] = False,
    screen: OnScreen,
) -> int:
    address, folder = server_data(database, data)
    settings = Settings(
        address,
        folder,
        hosts=host_names(allowed_host or []),
        hsts=hsts,
        limits=Limits() if limits == "on" else NO_LIMITS,
        retention=Retention(
            parse_days("--keep-tables", keep_tables), parse_days("--keep-games", keep_games), parse_days("--keep-guests", keep_guests)
        ),
        metrics=metrics,
        restored=restored,
    )
    check_processes(processes, settings)
    with ExitStack() as stack:
        sockets = [stack.enter_context(open_socket(host, port and port + number)) for number in range(processes)]
        prepare(screen, settings, log)
        ports = [bound.getsockname()[1] for bound in sockets]
        if processes > 1:
            stack.close()  # a process that is down must refuse connections, so that a reverse proxy asks another one
            return supervise(screen, [options_at(settings, host, each, log, screen) for each in ports], open)
        url = page_url(host, ports[0])
        rules = ServerRules(screen, all_games())
        run(listening(settings, host, ports[0]), sockets[0], url if open else None, rules, lambda: announce(screen, host, ports))
    return 0


def check_processes(processes: int, settings: Settings) -> None:
    if not 1 <= processes <= MOST_PROCESSES:
        raise UsageError(Said("cli-serve-processes-number", {"value": processes, "most": MOST_PROCESSES}))
    if processes > 1 and not settings.has_peers:
        raise UsageError(Said("cli-serve-processes-sqlite"))


def prepare(screen: Screen, settings: Settings, log: str) -> None:
    if missing := asyncio.run(check_database(settings)):
        screen.err.print(screen.say(missing.sentence, **missing.facts), soft_wrap=True)
    server_key(settings.data)
    set_up_logs(log.upper())


def listening(settings: Settings, host: str, port: int) -> Settings:
    return replace(settings, listen=(host, port), command=os.environ.get("KATZENTISCH_COMMAND", settings.command))


def options_at(settings: Settings, host: str, port: int, log: str, screen: Screen) -> ProcessOptions:
    return ProcessOptions(host, port, screen.language, log.upper(), listening(settings, host, port))


def supervise(screen: Screen, options: Sequence[ProcessOptions], open: bool) -> int:
    """Run several processes. The rules are compiled first, because each process would compile them."""
    if (cold := uncompiled(all_games(), SERVE)) and not compile_games(screen, cold, "serve"):
        return FAULTY
    asyncio.run(wait_for_page())
    host, ports = options[0].host, [each.port for each in options]

    def ready() -> None:
        announce(screen, host, ports)
        screen.flush()
        if open:
            webbrowser.open(page_url(host, ports[0]))

    async def run_all() -> int:
        return await Supervisor([ServerProcess(each) for each in options], ready, compile_new_version).run()

    return asyncio.run(run_all())


async def compile_new_version() -> bool:
    """Compile what is installed now, which may be newer than this process; return whether that succeeded."""
    if not all(map(is_cached, all_games())):
        return True  # each process compiles for itself
    command = [sys.executable, "-m", "katzentisch", "compile", "--for", "serve"]
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return await process.wait() == 0


def open_socket(host: str, port: int) -> socket.socket:
    try:
        return bound_socket(host, port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(Said("cli-serve-address", {"host": host, "port": str(port), "why": why})) from None


async def check_database(settings: Settings) -> Said | None:
    """Check the database before anything slow; return a warning if saved entries are gone, raise Refusal if it can't be used."""
    store = await Store.open(settings.database)
    try:
        with exclusive_lock(settings.database):
            path = sqlite_path(settings.database)
            missing = await find_lost_entries(store, Heads(path), settings) if path else LostEntries({})
    finally:
        await store.close()
    return loss_warning(settings, missing) if missing.count else None


def page_url(host: str, port: int) -> str:
    return url_of("127.0.0.1" if is_unspecified(host) else host, port)


def announce(screen: Screen, host: str, ports: Sequence[int]) -> None:
    """Print the server's address and who can reach it; if it has several processes, the addresses of all."""
    screen.print("cli-serve-running", url=page_url(host, ports[0]))
    if len(ports) > 1:
        screen.print("cli-serve-processes-running", count=len(ports), urls=[page_url(host, port) for port in ports])
    if not is_loopback(host):
        screen.print("cli-serve-open-to-all", url=url_of(address_in_network() if is_unspecified(host) else host, ports[0]))
    screen.print("cli-serve-stop")


class QuietServer(uvicorn.Server):
    """A server that opens the browser once there is a page, if only the one for starting. The first signal stops it normally, a second
    Ctrl-C immediately."""

    url: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.url:
            webbrowser.open(self.url)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def run(
    settings: Settings,
    bound: socket.socket,
    url: str | None,
    rules: ServerRules,
    announce: Callable[[], None],
    wait_for_stop: Callable[[], None] | None = None,
) -> None:
    """Serve immediately, at first with a page that says the server is starting. Raises the error if it couldn't start.

    It serves until a signal comes, or until `wait_for_stop`, in a thread of its own, returns.
    """
    failures: list[Exception] = []

    async def prepare() -> None:
        await asyncio.gather(wait_for_page(), rules.is_loaded.wait(), asyncio.to_thread(load_sentences))

    def ready() -> None:
        defer_garbage_collection()
        announce()

    def failed(error: Exception) -> None:
        failures.append(error)
        server.should_exit = True

    application = make_asgi(settings, rules.compiled)
    config = uvicorn_config(application)
    config.app = Startup(application, prepare, ready, failed, rules.run)
    server = QuietServer(config)
    server.url = url
    if wait_for_stop:
        threading.Thread(target=stop_later, args=(server, wait_for_stop), name="stop", daemon=True).start()
    server.run([bound])
    if failures:
        raise failures[0]


def stop_later(server: uvicorn.Server, wait_for_stop: Callable[[], None]) -> None:
    wait_for_stop()
    server.should_exit = True


def defer_garbage_collection() -> None:
    """Collect garbage rarely: tables hold many long-lived objects and few reference cycles."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def parse_days(option: str, text: str) -> int | None:
    """Parse a number of days; None means forever."""
    if text == FOREVER:
        return None
    if not re.fullmatch("[0-9]{1,5}", text, re.ASCII) or not 1 <= int(text) <= MOST_DAYS:
        raise UsageError(Said("cli-serve-days", {"option": option, "value": text, "most": MOST_DAYS, "forever": FOREVER}))
    return int(text)


def host_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return host names as browsers send them: no scheme or port, lower case, ASCII."""
    return tuple(host_name(name) for name in names)


def host_name(name: str) -> str:
    try:
        written = name.lower().encode("idna").decode()
    except UnicodeError:
        written = ""
    if not HOST_NAME.fullmatch(written):
        raise UsageError(Said("cli-serve-name", {"name": name}))
    return written
