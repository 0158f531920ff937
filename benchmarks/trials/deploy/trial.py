"""Follow docs/how-to/deploy.md literally, in a sandbox on this machine, and try out the server that results: HTTPS, WebSockets, cookies,
origins, addresses of visitors, games through the proxy, backup while they run, upgrade while they run, restore. It also measures how long
the installed server takes to start. It needs root, and Debian's nginx and PostgreSQL.

    script/run trial-deploy
    script/run trial-deploy --tables 2      fewer tables
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep

import httpx

from . import visits
from .guide import ROOT, steps_of
from .players import Tables
from .sandbox import OUTSIDE, Shell, StepFailed, missing, run_inside
from .services import Services
from .visits import Check

PORTS = (8000, 8001)
PROMETHEUS = "http://127.0.0.1:9090"
STARTS = 3  # that are timed
AIM = 5.0  # seconds for a start
PATIENCE = 120.0
CANNOT = 2
FAULTY = 1
VERSION_FILE = ROOT / "src" / "katzentisch" / "__init__.py"
STAND_INS = """systemd doesn't run in the sandbox: a stand-in starts the ExecStart line of the unit, with its user, environment, limit of
files, read-only file system and private /tmp, but without the rest of its protection. The certificate signs itself, as on the page.
Packages that this machine has are not downloaded again."""


class Trial:
    def __init__(self, shell: Shell, services: Services, tables: int) -> None:
        self.shell, self.services, self.count = shell, services, tables
        self.faults = 0

    async def run(self) -> None:
        self.follow("Prepare the machine", "Install", "Start one process on SQLite", "With nginx")
        os.environ["SSL_CERT_FILE"] = "/etc/ssl/katzentisch/fullchain.pem"
        self.note_starts()
        await self.visit("one process on SQLite")
        await self.play_briefly()
        self.follow("Use several processes on PostgreSQL")
        await self.visit("two processes on PostgreSQL")
        self.follow("Administer", "Monitor")
        self.note_targets()
        tables = Tables(visits.URL)
        try:
            await tables.open(self.count)
            self.note_processes()
            await self.back_up(tables)
            await self.upgrade(tables)
            await self.lose_process(tables)
            await self.end(tables)
        finally:
            await tables.leave()
        await self.restore()
        self.note_errors()

    def follow(self, *headings: str) -> None:
        """Run all steps of these sections."""
        for heading in headings:
            began = monotonic()
            found = steps_of(heading)
            for step in found:
                self.shell.run(step)
            self.report(f"“{heading}” works as written", True, f"{len(found)} blocks, {monotonic() - began:.0f} s")

    def report(self, what: str, holds: bool, seen: str) -> None:
        self.faults += not holds
        print(f"{'ok' if holds else 'FAULT':6} {what}: {seen}", flush=True)

    def report_all(self, checks: Iterable[Check]) -> None:
        for check in checks:
            self.report(*check)

    async def visit(self, where: str) -> None:
        print(f"-- {where}", flush=True)
        self.report_all(visits.check_https())
        self.report_all(visits.check_origins())
        self.report_all(await visits.check_sockets())
        self.report_all(visits.check_addresses())

    def note_starts(self) -> None:
        self.note_start("the installed server")
        self.services.server.has_read_only_cache = True
        self.note_start("with its compiled rules on a read-only file system, as in the image, it")
        self.services.server.has_read_only_cache = False
        self.services.control_server("restart")
        wait_until_ready(PORTS[0])

    def note_start(self, what: str) -> None:
        """Time from the start of the process to the first 200 of /ready."""
        seconds, cpu = [], []
        for _ in range(STARTS):
            self.services.control_server("stop")
            began = monotonic()
            self.services.control_server("start")
            wait_until_ready(PORTS[0])
            seconds.append(monotonic() - began)
            cpu.append(self.services.server.cpu_seconds())
        seen = f"{listed(seconds)} s, of CPU {listed(cpu)} s"
        self.report(f"{what} is ready in less than {AIM:.0f} s, at best", min(seconds) < AIM, seen)  # a busy machine takes longer

    async def play_briefly(self) -> None:
        tables = Tables(visits.URL)
        try:
            await tables.open(1)
            await self.end(tables)
        finally:
            await tables.leave()

    async def end(self, tables: Tables) -> None:
        compared = await tables.end()
        seen = f"{compared.moves} moves of {len(tables.players)} players, {compared.faults} games differ"
        self.report("every acknowledged move is in the valid record of its game, once", compared.faults == 0 and compared.moves > 0, seen)

    def note_targets(self) -> None:
        """Wait until Prometheus has read the metrics of all processes."""
        until = monotonic() + PATIENCE
        health: list[str] = []
        while (len(health) < len(PORTS) or "unknown" in health) and monotonic() < until:
            sleep(0.5)
            targets = httpx.get(f"{PROMETHEUS}/api/v1/targets").json()["data"]["activeTargets"]
            health = [each["health"] for each in targets]
        self.report("Prometheus reads the metrics of both processes", health == ["up"] * len(PORTS), ", ".join(health))

    def note_processes(self) -> None:
        counts = [open_sockets(port) for port in PORTS]
        self.report("both processes serve players", all(counts), " and ".join(f"{count:.0f}" for count in counts) + " WebSockets")

    async def back_up(self, tables: Tables) -> None:
        before, began = tables.moves, monotonic()
        step, *others = steps_of("Back up")
        assert not others
        await asyncio.to_thread(self.shell.run, step)
        seconds, moves = monotonic() - began, tables.moves - before
        await tables.advance()
        self.report("a backup is made while people play", True, f"{seconds:.1f} s, in which they made {moves} moves")

    async def upgrade(self, tables: Tables) -> None:
        """Install a newer version, of which only the number is new, while people play."""
        text = VERSION_FILE.read_text(encoding="utf-8")
        newer = re.sub(r'^(__version__ = ".*?)"', r'\1.post1"', text, flags=re.MULTILINE)
        VERSION_FILE.write_text(newer, encoding="utf-8")  # in the sandbox, of which nothing stays
        await tables.advance()
        for step in steps_of("Install")[:-1]:  # not the last one, which switches: the section on upgrades does that itself
            await asyncio.to_thread(self.shell.run, step)
        (switch,) = steps_of("Upgrade")
        for player in tables.players:
            player.longest_pause = 0
        began = monotonic()
        await asyncio.to_thread(self.shell.run, switch)
        ready = monotonic() - began
        await tables.advance()
        seen = [str(httpx.get(f"http://127.0.0.1:{port}/health").json().get("version")) for port in PORTS]
        self.report("after the upgrade, the new version runs", all(version.endswith(".post1") for version in seen), ", ".join(seen))
        pauses = f"ready after {ready:.1f} s, longest pause of a player {tables.longest_pause:.1f} s"
        self.report("the games continue after the upgrade", True, pauses)

    async def lose_process(self, tables: Tables) -> None:
        """Kill one of the processes; the other one serves its tables until it is back."""
        for player in tables.players:
            player.longest_pause = 0
        pid = listening_process(PORTS[1])
        os.kill(pid, 9)
        await tables.advance()
        self.report("the games continue after a process was killed", True, f"longest pause {tables.longest_pause:.1f} s")
        await asyncio.to_thread(wait_until_ready, PORTS[1])
        self.report("the killed process is back", listening_process(PORTS[1]) != pid, "with another process id")

    async def restore(self) -> None:
        """What came after the backup is gone, what came before is there."""
        with visits.visitor("127.0.0.21") as late:
            late.post("/api/me", json={"name": "Late"})
            self.follow("Restore")
            known = late.get("/api/me").status_code
        self.report("a guest from after the backup is unknown", known == 401, f"{known}")
        await self.play_briefly()

    def note_errors(self) -> None:
        lines = self.services.server.lines()
        errors = [number for number, line in enumerate(lines) if is_error(line)]
        self.report("the server logged no error but the end of the killed process", not errors, f"{len(errors)} of {len(lines)} lines")
        if errors:
            print("the first one, and what came before:", *lines[max(0, errors[0] - 8) : errors[0] + 2], sep="\n")


def listed(seconds: Iterable[float]) -> str:
    return ", ".join(f"{each:.2f}" for each in seconds)


def is_error(line: str) -> bool:
    return ('"level": "error"' in line or "Traceback" in line) and '"process died"' not in line


def wait_until_ready(port: int) -> None:
    until = monotonic() + PATIENCE
    while monotonic() < until:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/ready", timeout=5, trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            pass
    raise TimeoutError(f"the server on port {port} doesn't become ready")


def open_sockets(port: int) -> float:
    found = re.search(r"^katzentisch_connections ([\d.e+]+)$", httpx.get(f"http://127.0.0.1:{port}/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def listening_process(port: int) -> int:
    listed = subprocess.run(["ss", "-Hltnp", f"sport = :{port}"], check=True, text=True, capture_output=True).stdout
    found = re.search(r"pid=(\d+)", listed)
    assert found, f"nobody listens on port {port}"
    return int(found[1])


def try_inside(tables: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        services = Services(folder)
        trial = Trial(Shell(folder, services.client), services, tables)
        try:
            asyncio.run(trial.run())
        except StepFailed as failure:
            trial.report("the page can be followed to its end", False, str(failure))
            print("the end of the server's log:", *services.server.lines()[-20:], sep="\n")
        except Exception as error:
            trial.report("the trial reaches its end", False, "".join(traceback.format_exception(error)))
        services.stop()
    print(f"\n{trial.faults} faults" if trial.faults else "\nno faults")
    return FAULTY if trial.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser("script/run trial-deploy", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args()
    if OUTSIDE in os.environ:
        return try_inside(options.tables)
    if lacks := missing():
        print(f"This machine lacks: {', '.join(lacks)}. On Debian: apt install nginx postgresql iproute2", file=sys.stderr)
        return CANNOT
    print(STAND_INS, flush=True)
    return run_inside("benchmarks.trials.deploy.trial", "--tables", str(options.tables))


if __name__ == "__main__":
    sys.exit(main())
