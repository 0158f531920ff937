"""A machine within this one: the same files, but everything written is thrown away; its own network, in which all ports are free; its own
processes, the first of which is systemd. Only root can start one."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from .guide import ROOT, Step

SYSTEMD = "/lib/systemd/systemd"
TOOLS = ("unshare", "nsenter", "pivot_root", "mount", "ip", "ss", "curl", "openssl", "runuser", "apt-get")
PROGRAMS = (*TOOLS, "nginx", "pg_lsclusters", SYSTEMD)
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
OUTSIDE = "KATZENTISCH_TRIAL_NETWORK"  # the file descriptor of this machine's network, for steps that download
NAME = "table.example"  # as on the page
MEMORY = "6g"  # at most, for what is written: two environments of 600 MB, the databases
LONGEST_BOOT = 60.0  # seconds
# What starts with the machine: only what services need. What else is installed here isn't started.
TARGET = "[Unit]\\nDescription=Trial\\nRequires=basic.target\\nAfter=basic.target\\nAllowIsolate=yes\\n"
# Cgroups of its own, which systemd needs, are removed afterwards.
MACHINE = """
set -e
mount -t tmpfs -o size="$2" tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root" "$1/cgroups"
mount -t cgroup2 cgroup2 "$1/cgroups"
group=$1/cgroups/$(basename "$1")
mkdir "$group"
trap 'find "$group" -depth -type d -exec rmdir {} +' EXIT
(echo 0 >"$group/cgroup.procs" && exec unshare --cgroup --net --pid --uts --ipc --mount --fork --kill-child bash -c "$3" boot "$1/root")
"""
BOOT = f"""
set -e
root=$1
mount -t overlay overlay -o "lowerdir=/,upperdir=$root/../upper,workdir=$root/../work" "$root"
mount -t proc proc "$root/proc"
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
ip link set lo up
echo "127.0.0.1 localhost {NAME}" >"$root/etc/hosts"
printf '{TARGET}' >"$root/etc/systemd/system/trial.target"
mkdir -p "$root/run/outside"
cd "$root"
pivot_root . run/outside
umount -l /run/outside
exec env -i container=trial PATH={PATH} {SYSTEMD} --system --unit=trial.target --show-status=0 --log-target=journal
"""


def missing() -> list[str]:
    """Return what this machine lacks."""
    found = [name for name in PROGRAMS if not shutil.which(name, path=PATH)]
    return [*found, *(["the rights of root"] if os.geteuid() else [])]


def run_inside(module: str, *arguments: str) -> int:
    """Run a module of this environment on a new machine, and return its exit code."""
    with booted() as first, Path("/proc/self/ns/net").open() as network:
        program = ["env", "-C", str(ROOT), sys.executable, "-B", "-m", module, *arguments]
        environment = {**os.environ, "PATH": PATH, OUTSIDE: str(network.fileno()), "PYTHONPATH": str(ROOT)}
        return subprocess.run([*enter(first), *program], check=False, env=environment, pass_fds=[network.fileno()]).returncode


def enter(first: int) -> list[str]:
    """The command that runs another on the machine with this first process."""
    return ["nsenter", f"--target={first}", "--mount", "--net", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd"]


@contextmanager
def booted() -> Iterator[int]:
    """Start systemd on a machine of its own; yield its process id here."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-trial-") as folder:
        machine = ["unshare", "--mount", "--propagation", "private", "bash", "-c", MACHINE, "machine", folder, MEMORY, BOOT]
        process = subprocess.Popen(machine, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            yield wait_for_boot(process)
        finally:
            for first in filter(None, [systemd_below(process.pid)]):
                os.kill(first, 9)  # and with it all of its processes
            process.communicate()


def wait_for_boot(process: "subprocess.Popen[str]") -> int:
    until = monotonic() + LONGEST_BOOT
    while monotonic() < until and process.poll() is None:
        if (first := systemd_below(process.pid)) and is_running(first):
            return first
        sleep(0.1)
    process.kill()
    raise OSError(f"systemd doesn't start in the sandbox: {process.communicate()[1]}")


def systemd_below(process: int) -> int | None:
    """The process id of systemd, which is the descendant of the first command."""
    for child in map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()):
        if Path(f"/proc/{child}/comm").read_text().strip() == Path(SYSTEMD).name:
            return child
        if found := systemd_below(child):
            return found
    return None


def is_running(first: int) -> bool:
    """Whether the services that others need have been started; one that failed is none of ours."""
    asked = subprocess.run([*enter(first), "systemctl", "is-system-running"], check=False, text=True, capture_output=True)
    return asked.stdout.strip() in ("running", "degraded")


class StepFailed(Exception):
    """Raised with the output of a step that failed."""


class Shell:
    """Runs the steps of the page one after the other, in the checkout, as one shell would: variables stay."""

    def __init__(self, folder: Path) -> None:
        self.variables = folder / "variables"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name.startswith("PIP_")},
            "PATH": PATH,
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }

    def run(self, step: Step) -> str:
        """Run a step and return its output. Raises StepFailed."""
        saved = f"declare -p NAME VERSION WHEEL BACKUP OLD 2>/dev/null >{self.variables} || true"
        code = f"set -e\n[ ! -f {self.variables} ] || . {self.variables}\n{step.code}\n{saved}\n"
        outside = int(os.environ[OUTSIDE])
        network = ["nsenter", f"--net=/proc/self/fd/{outside}"] if step.needs_network else []
        done = subprocess.run(
            [*network, "bash", "-c", code],
            cwd=ROOT,
            env=self.environment,
            check=False,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=[outside],
        )
        if done.returncode:
            raise StepFailed(f"{step.code}\nexited with {done.returncode}:\n{done.stdout[-3000:]}")
        return done.stdout
