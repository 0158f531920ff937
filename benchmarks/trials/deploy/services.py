"""The service of the page as systemd runs it: its processes, its log, and what its processes may do."""

import re
import subprocess
from pathlib import Path

SERVICE = "katzentisch"
DROP_INS = Path(f"/run/systemd/system/{SERVICE}.service.d")
READ_ONLY_CACHE = DROP_INS / "read-only-cache.conf"


def systemctl(*arguments: str) -> str:
    return subprocess.run(["systemctl", *arguments], check=True, text=True, capture_output=True).stdout


def main_process() -> int:
    return int(systemctl("show", "--property=MainPID", "--value", SERVICE))


def cpu_seconds() -> float:
    """What all processes of the service have used since it was started."""
    return int(systemctl("show", "--property=CPUUsageNSec", "--value", SERVICE)) / 1e9


def seconds_without_processor() -> float:
    """How long all processes of the service that had something to do had to wait for others on this machine, since it was started."""
    group = systemctl("show", "--property=ControlGroup", "--value", SERVICE).strip()
    pressure = Path(f"/sys/fs/cgroup{group}/cpu.pressure").read_text(encoding="utf-8")
    found = re.search(r"^full .*total=(\d+)$", pressure, re.MULTILINE)
    assert found, pressure
    return int(found[1]) / 1e6


def log_lines() -> list[str]:
    """What the service has logged."""
    command = ["journalctl", "--unit", SERVICE, "--output=cat", "--no-pager"]
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout.splitlines()


def set_read_only_cache(is_read_only: bool) -> None:
    """Whether the server can't write its compiled rules either, as in the image."""
    if is_read_only:
        DROP_INS.mkdir(parents=True)
        READ_ONLY_CACHE.write_text("[Service]\nCacheDirectory=\n")
    else:
        READ_ONLY_CACHE.unlink()
    systemctl("daemon-reload")


def listening_process(port: int) -> int:
    found = find_listener(port)
    assert found is not None, f"nobody listens on port {port}"
    return found


def find_listener(port: int) -> int | None:
    listed = subprocess.run(["ss", "-Hltnp", f"sport = :{port}"], check=True, text=True, capture_output=True).stdout
    found = re.search(r"pid=(\d+)", listed)
    return int(found[1]) if found else None


def status(process: int) -> dict[str, str]:
    """What the kernel says about a process: its user, capabilities, filter of system calls."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return {key: value.strip() for key, _, value in (line.partition(":") for line in lines)}


def complaint_about_writing(process: int, path: str) -> str:
    """Try to write a file, as root but within the file system of a process; return the complaint, empty if it was possible."""
    command = ["nsenter", f"--target={process}", "--mount", "touch", path]
    return subprocess.run(command, check=False, text=True, capture_output=True).stderr.strip()
