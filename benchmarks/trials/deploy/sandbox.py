"""A sandbox on this machine: the same files, but everything written is thrown away; its own network, in which all ports are free; its own
processes, which end with the trial. Only root can make one."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .guide import ROOT, Step

PROGRAMS = ("unshare", "nsenter", "chroot", "ip", "mount", "nginx", "openssl", "curl", "pg_lsclusters", "runuser", "apt-get")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
OUTSIDE = "KATZENTISCH_TRIAL_NETWORK"  # the file descriptor of this machine's network, for steps that download
NAME = "table.example"  # as on the page
MEMORY = "6g"  # at most, for what is written: two environments of 600 MB, the databases
SET_UP = f"""
set -e
mount -t tmpfs -o size={MEMORY} tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount -t proc proc "$1/root/proc"
mount --rbind /dev "$1/root/dev"
mount -t tmpfs tmpfs "$1/root/run"
mkdir -p "$1/root/run/lock" "$1/root/run/postgresql"
chmod 1777 "$1/root/run/lock" && chown postgres:postgres "$1/root/run/postgresql"
ip link set lo up
echo "127.0.0.1 localhost {NAME}" > "$1/root/etc/hosts"
shift
exec chroot "$@"
"""


def missing() -> list[str]:
    """Return what this machine lacks for a sandbox."""
    found = [name for name in PROGRAMS if not shutil.which(name, path=PATH)]
    return [*found, *(["the rights of root"] if os.geteuid() else [])]


def run_inside(module: str, *arguments: str) -> int:
    """Run a module of this environment in a new sandbox, and return its exit code."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-trial-") as folder, Path("/proc/self/ns/net").open() as network:
        inside = f"{folder}/root"
        unshared = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--propagation", "private"]
        program = ["env", "-C", str(ROOT), sys.executable, "-B", "-m", module, *arguments]
        command = [*unshared, "bash", "-c", SET_UP, "set-up", folder, inside, *program]
        environment = {**os.environ, OUTSIDE: str(network.fileno()), "PYTHONPATH": str(ROOT)}
        return subprocess.run(command, check=False, env=environment, pass_fds=[network.fileno()]).returncode


class StepFailed(Exception):
    """Raised with the output of a step that failed."""


class Shell:
    """Runs the steps of the page one after the other, in the checkout, as one shell would: variables stay."""

    def __init__(self, folder: Path, systemctl: Path) -> None:
        self.variables = folder / "variables"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name.startswith("PIP_")},
            "PATH": f"{systemctl.parent}:{PATH}",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }

    def run(self, step: Step) -> str:
        """Run a step and return its output. Raises StepFailed."""
        kept = f"declare -p NAME VERSION WHEEL BACKUP 2>/dev/null >{self.variables} || true"
        code = f"set -e\n[ ! -f {self.variables} ] || . {self.variables}\n{step.code}\n{kept}\n"
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
