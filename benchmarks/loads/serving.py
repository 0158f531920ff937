"""Servers as processes of their own, on a free port of this machine."""

import os
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "load"
LONGEST_START = 120.0  # seconds: rules that were never compiled before take their time
LONGEST_STOP = 20.0


class CannotServe(Exception):
    """Why a server is not there to be measured."""


@dataclass(frozen=True)
class Server:
    """Where it answers, and the processes whose cost counts, each with its children."""

    ports: tuple[int, ...]
    pids: tuple[int, ...]


@contextmanager
def serving(name: str, command: Sequence[str], port: int, **environment: str) -> Iterator[Server]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    log = FOLDER / f"{name}.log"
    with log.open("w") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=subprocess.STDOUT)
        try:
            wait_for(process, port, log)
            yield Server((port,), (process.pid,))
        finally:
            stop(process)


def wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = monotonic() + LONGEST_START
    while not answers(port):
        if process.poll() is not None or monotonic() > until:
            raise CannotServe(f"did not start, see {log.relative_to(ROOT)}: {last_line(log.read_text())}")
        sleep(0.1)


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(LONGEST_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"
