"""Follow docs/how-to/deploy.md literally, in a sandbox with its own systemd, and try out the server that results: what its processes may
do, HTTPS, WebSockets, cookies, origins, addresses of visitors, which process serves a table, games through the proxy, backup, upgrades,
a restart and a killed process while they run, restore of running games. It also measures how long the installed server takes to start. It
needs root, and Debian's systemd, nginx and PostgreSQL.

    script/run trial-deploy
    script/run trial-deploy --tables 2      fewer tables
"""

import argparse
import asyncio
import os
import re
import signal
import socket
import sys
import tempfile
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic, sleep

import httpx

from . import visits
from .guide import ROOT, steps_of
from .players import Tables
from .sandbox import OUTSIDE, Shell, StepFailed, missing, run_inside
from .services import (
    SERVICE,
    complaint_about_writing,
    cpu_seconds,
    find_listener,
    listening_process,
    log_lines,
    main_process,
    seconds_without_processor,
    set_read_only_cache,
    status,
    systemctl,
)
from .visits import Check

PORTS = (8000, 8001)
PROMETHEUS = "http://127.0.0.1:9090"
STARTS = 3  # that are timed
AIM, AIM_OF_SEVERAL = 5.0, 10.0  # seconds for a start; with several processes, their supervisor starts before them
PATIENCE = 120.0
CANNOT = 2
FAULTY = 1
VERSION_FILE = ROOT / "src" / "katzentisch" / "__init__.py"
LOOK = 0.02  # seconds between two looks at the processes
STAND_INS = """The sandbox has its own systemd, network and processes, and the files of this machine; what is written is thrown away. The
certificate signs itself, as on the page. Packages that this machine has are not downloaded again."""


class Trial:
    def __init__(self, shell: Shell, folder: Path, tables: int) -> None:
        self.shell, self.folder, self.count = shell, folder, tables
        self.faults = 0

    async def run(self) -> None:
        self.follow("Prepare the machine", "Install", "Start one process on SQLite", "With nginx")
        os.environ["SSL_CERT_FILE"] = "/etc/ssl/katzentisch/fullchain.pem"
        self.check_protection()
        self.note_starts()
        await self.visit("one process on SQLite")
        await self.play_briefly()
        self.follow("Use several processes on PostgreSQL")
        self.note_start("two processes on PostgreSQL are", PORTS, AIM_OF_SEVERAL)
        await self.visit("two processes on PostgreSQL")
        self.follow("Administer", "Monitor")
        self.note_targets()
        self.report_all(await visits.check_routes(PORTS))
        tables = Tables(visits.URL, self.folder)
        try:
            await tables.open(self.count)
            self.note_processes(len(tables.players))
            await self.back_up(tables)
            await self.install_newer_version(tables)
            await self.upgrade_without_break(tables)
            await self.upgrade(tables)
            await self.lose_process(tables)
            await self.end(tables)
        finally:
            await tables.leave()
        await self.restore(tables)
        await self.return_to_old_version(tables)
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

    def check_protection(self) -> None:
        """What the unit promises about the process."""
        process = main_process()
        found = status(process)
        self.report("the server isn't root", found["Uid"].split()[0] != "0", f"user {found['Uid'].split()[0]}")
        self.report("it has no capabilities and gets none", (found["CapBnd"], found["NoNewPrivs"]) == ("0" * 16, "1"), found["CapBnd"])
        self.report("its system calls are filtered", found["Seccomp"] == "2", f"{found.get('Seccomp_filters')} filters")
        for path in ("/opt/katzentisch/new", "/etc/new", "/usr/new", "/var/backups/katzentisch/new"):
            complaint = complaint_about_writing(process, path)
            self.report(f"in its file system, not even root can write {path}", "Read-only" in complaint, complaint.rpartition(": ")[2])
        mine = Path(f"/tmp/{self.folder.name}-mine")
        mine.touch()
        is_visible = Path(f"/proc/{process}/root{mine}").exists()
        self.report("it doesn't see the files of others in /tmp", not is_visible, "visible" if is_visible else "not there")

    def note_starts(self) -> None:
        self.note_start("the installed server is")
        set_read_only_cache(True)
        self.note_start("with its compiled rules on a read-only file system, as in the image, it is")
        complaint = complaint_about_writing(main_process(), "/var/cache/katzentisch/new")
        self.report("it can't write them then", "Read-only" in complaint, complaint.rpartition(": ")[2])
        set_read_only_cache(False)
        systemctl("restart", SERVICE)
        wait_until_ready(PORTS[0])

    def note_start(self, what: str, ports: Sequence[int] = PORTS[:1], aim: float = AIM) -> None:
        """Time from the start of the service to the first 200 of /ready, of every process. Other work on this machine doesn't count."""
        seconds, cpu, waited = [], [], []
        for _ in range(STARTS):
            systemctl("stop", SERVICE)
            began = monotonic()
            systemctl("start", SERVICE)
            for port in ports:
                wait_until_ready(port)
            seconds.append(monotonic() - began)
            cpu.append(cpu_seconds())
            waited.append(seconds_without_processor())
        best = min(whole - lost for whole, lost in zip(seconds, waited, strict=True))
        seen = f"{best:.2f} s at best; {listed(seconds)} s, of which {listed(waited)} s waiting for a processor; CPU {listed(cpu)} s"
        self.report(f"{what} ready in less than {aim:.0f} s", best < aim, seen)

    async def play_briefly(self) -> None:
        tables = Tables(visits.URL, self.folder)
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

    def note_processes(self, players: int) -> None:
        counts = [visits.open_sockets(port) for port in PORTS]
        self.report("the processes serve all players", sum(counts) == players, " and ".join(map(str, counts)) + " WebSockets")

    async def back_up(self, tables: Tables) -> None:
        before, began = tables.moves, monotonic()
        step, *others = steps_of("Back up")
        assert not others
        await asyncio.to_thread(self.shell.run, step)
        seconds, moves = monotonic() - began, tables.moves - before
        await tables.advance()
        self.report("a backup is made while people play", True, f"{seconds:.1f} s, in which they made {moves} moves")

    async def install_newer_version(self, tables: Tables) -> None:
        """Install a version of which only the number is new, while people play."""
        text = VERSION_FILE.read_text(encoding="utf-8")
        newer = re.sub(r'^(__version__ = ".*?)"', r'\1.post1"', text, flags=re.MULTILINE)
        VERSION_FILE.write_text(newer, encoding="utf-8")  # in the sandbox, of which nothing stays
        await tables.advance()
        for step in steps_of("Install")[:-1]:  # not the last one, which switches: the section on upgrades does that itself
            await asyncio.to_thread(self.shell.run, step)
        note, _ = steps_of("Upgrade")
        self.shell.run(note)
        await tables.advance()

    async def upgrade_without_break(self, tables: Tables) -> None:
        """One process after the other is replaced, while the other one serves."""
        (switch,) = steps_of("Upgrade without a break")
        tables.forget_pauses()
        before = [listening_process(port) for port in PORTS]
        began = monotonic()
        await asyncio.to_thread(self.shell.run, switch)
        both_down = 0
        while not (replaced := are_replaced(before)) and monotonic() - began < PATIENCE:
            both_down += not any(map(accepts, PORTS))
            await asyncio.sleep(LOOK)
        seconds = monotonic() - began
        self.report("both processes are replaced", replaced, f"in {seconds:.1f} s")
        self.report("one of them accepted connections all the time", both_down == 0, f"both refused them {both_down} times")
        await tables.advance()
        self.check_version("the new version runs, without a break")
        self.report("the games continue", True, f"longest pause of a player {tables.longest_pause:.1f} s")

    async def upgrade(self, tables: Tables) -> None:
        _, switch = steps_of("Upgrade")
        tables.forget_pauses()
        began = monotonic()
        await asyncio.to_thread(self.shell.run, switch)
        ready = monotonic() - began
        await tables.advance()
        self.check_version("after an upgrade with a restart, the new version runs")
        pauses = f"ready after {ready:.1f} s, longest pause of a player {tables.longest_pause:.1f} s"
        self.report("the games continue after the restart", True, pauses)

    def check_version(self, what: str) -> None:
        seen = [version_at(port) for port in PORTS]
        self.report(what, all(version.endswith(".post1") for version in seen), ", ".join(seen))

    async def lose_process(self, tables: Tables) -> None:
        """Kill the process with more players; the other one serves its tables until it is back."""
        tables.forget_pauses()
        port = max(PORTS, key=visits.open_sockets)
        players, pid = visits.open_sockets(port), listening_process(port)
        os.kill(pid, signal.SIGKILL)
        await tables.advance()
        seen = f"{players} players lost their connection, longest pause {tables.longest_pause:.1f} s"
        self.report("the games continue after a process was killed", True, seen)
        await asyncio.to_thread(wait_until_ready, port)
        self.report("the killed process is back", listening_process(port) != pid, "with another process id")

    async def restore(self, before: Tables) -> None:
        """What came after the backup is gone; what came before is there, and the games that were being played then continue."""
        with visits.visitor("127.0.0.21") as late:
            late.post("/api/me", json={"name": "Late"})
            self.follow("Restore")
            known = late.get("/api/me").status_code
        self.report("a guest from after the backup is unknown", known == 401, f"{known}")
        await self.continue_games(before, "the games of the backup continue after the restore")

    async def continue_games(self, before: Tables, what: str) -> None:
        tables = Tables(visits.URL, self.folder)
        try:
            await tables.return_to(before)
            self.report(what, True, f"{len(tables.players)} players are back")
            await self.end(tables)
        finally:
            await tables.leave()

    async def return_to_old_version(self, before: Tables) -> None:
        self.follow("Return to the old version")
        wait_until_ready(PORTS[-1])
        seen = [version_at(port) for port in PORTS]
        self.report("the old version runs again", not any(version.endswith(".post1") for version in seen), ", ".join(seen))
        await self.continue_games(before, "the games of the backup continue with the old version")

    def note_errors(self) -> None:
        lines = log_lines()
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
    while not is_ready(port):
        if monotonic() > until:
            raise TimeoutError(f"the server on port {port} doesn't become ready")
        sleep(LOOK)


def is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=5, trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def are_replaced(before: Sequence[int]) -> bool:
    """Whether other processes than these are ready."""
    return all(find_listener(port) not in (None, process) and is_ready(port) for port, process in zip(PORTS, before, strict=True))


def version_at(port: int) -> str:
    return str(httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).json().get("version"))


def try_inside(tables: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trial = Trial(Shell(folder), folder, tables)
        try:
            asyncio.run(trial.run())
        except StepFailed as failure:
            trial.report("the page can be followed to its end", False, str(failure))
            print("the end of the server's log:", *log_lines()[-20:], sep="\n")
        except Exception as error:
            trial.report("the trial reaches its end", False, "".join(traceback.format_exception(error)))
    print(f"\n{trial.faults} faults" if trial.faults else "\nno faults")
    return FAULTY if trial.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser("script/run trial-deploy", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args()
    if OUTSIDE in os.environ:
        return try_inside(options.tables)
    if lacks := missing():
        print(f"This machine lacks: {', '.join(lacks)}. On Debian: apt install systemd nginx postgresql iproute2", file=sys.stderr)
        return CANNOT
    print(STAND_INS, flush=True)
    return run_inside("benchmarks.trials.deploy.trial", "--tables", str(options.tables))


if __name__ == "__main__":
    sys.exit(main())
