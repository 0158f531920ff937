"""A stand-in for systemd, which doesn't run in a sandbox: it starts the ExecStart line of the unit with its user, environment and limit of
files, on a read-only file system with a private /tmp. The commands of nginx and PostgreSQL are those of Debian. The filter of system calls
and what else the unit says about protection is not applied."""

import json
import os
import resource
import shlex
import signal
import socketserver
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep

UNITS = Path("/etc/systemd/system")
SERVER = "katzentisch"
STOP_TIMEOUT = 40.0  # seconds, as TimeoutStopSec in the unit
RESTART_PAUSE = 1.0  # seconds, as RestartSec
PROTECTED = "/run/protected"  # the file system as the server sees it
PROTECT = f"""
set -e
mkdir -p {PROTECTED}
mount --rbind / {PROTECTED}
mount -o remount,bind,ro {PROTECTED}
mount -t tmpfs tmpfs {PROTECTED}/tmp
for folder in $1; do mount --bind "$folder" "{PROTECTED}$folder"; done
shift
exec chroot {PROTECTED} "$@"
"""
CLIENT = """#!{python} -B
import json, socket, sys
with socket.socket(socket.AF_UNIX) as connection:
    connection.connect({address!r})
    connection.sendall(json.dumps(sys.argv[1:]).encode() + b"\\n")
    complaint = connection.makefile().read()
sys.exit(complaint or 0)
"""


def read_unit(name: str) -> dict[str, list[str]]:
    """Return the settings of a unit and its drop-ins. As in systemd, an empty value forgets those before."""
    settings: dict[str, list[str]] = {}
    for path in (UNITS / f"{name}.service", *sorted((UNITS / f"{name}.service.d").glob("*.conf"))):
        for line in path.read_text(encoding="utf-8").splitlines():
            key, is_setting, value = line.partition("=")
            if is_setting and not line.startswith("#"):
                settings[key] = [*settings.get(key, []), value] if value else []
    return settings


class Server:
    """The process of our own unit. If it dies, it is restarted."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.is_wanted = False
        self.has_read_only_cache = False  # as in a container

    def start(self) -> None:
        unit = read_unit(SERVER)
        [command], [user], [files] = unit["ExecStart"], unit["User"], unit["LimitNOFILE"]
        environment = [f"USER={user}", f"LOGNAME={user}", "HOME=/var/lib/katzentisch", "LANG=C.UTF-8", *unit.get("Environment", [])]
        most = min(int(files), resource.getrlimit(resource.RLIMIT_NOFILE)[1])  # in a container, root can't raise it
        limited = ["prlimit", f"--nofile={most}", "setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs"]
        writable = [f"/var/lib/{unit['StateDirectory'][0]}"]
        if not self.has_read_only_cache:
            writable.append(f"/var/cache/{unit['CacheDirectory'][0]}")
        protected = ["unshare", "--mount", "bash", "-c", PROTECT, "protect", " ".join(writable)]
        clean = ["env", "--ignore-environment", "PATH=/usr/bin:/bin", *environment]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*protected, *limited, *clean, *shlex.split(command)],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                umask=int(unit["UMask"][0], 8),
            )
        self.is_wanted = True
        threading.Thread(target=self.watch, args=[self.process], daemon=True).start()

    def watch(self, process: "subprocess.Popen[bytes]") -> None:
        process.wait()
        if self.is_wanted and self.process is process:
            sleep(RESTART_PAUSE)
            self.start()

    def stop(self) -> None:
        self.is_wanted = False
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(STOP_TIMEOUT)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def cpu_seconds(self) -> float:
        """What the process has used so far, without its children."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def lines(self) -> list[str]:
        """What it has logged."""
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []

    def reload(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGHUP)


class Prometheus:
    """Debian's, with the arguments of /etc/default/prometheus, as its unit starts it."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def control(self, verb: str) -> None:
        if verb in ("stop", "restart") and self.process:
            self.process.terminate()
            self.process.wait()
            self.process = None
        if verb in ("start", "restart"):
            command = [
                "bash",
                "-c",
                ". /etc/default/prometheus && exec setpriv --reuid=prometheus --regid=prometheus --clear-groups prometheus $ARGS",
            ]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(command, cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log)


class Services:
    """Does what `systemctl` is asked for, in the network of the sandbox."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder / "server.log")
        self.prometheus = Prometheus(folder / "prometheus.log")
        self.address = folder / "systemctl.socket"
        self.client = folder / "bin" / "systemctl"
        self.client.parent.mkdir()
        self.client.write_text(CLIENT.format(python=sys.executable, address=str(self.address)))
        self.client.chmod(0o755)
        self.controls: dict[str, Callable[[str], None]] = {
            SERVER: self.control_server,
            "nginx": control_nginx,
            "postgresql": control_postgresql,
            "prometheus": self.prometheus.control,
        }
        services = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                try:
                    services.control(json.loads(self.rfile.readline()))
                except (subprocess.CalledProcessError, ValueError, OSError) as error:
                    self.wfile.write(f"{error}".encode())

        self.listener = socketserver.ThreadingUnixStreamServer(str(self.address), Handler)
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def control(self, arguments: Sequence[str]) -> None:
        match arguments:
            case ["daemon-reload"] | ["enable", _]:
                pass
            case [verb, unit]:
                self.controls[unit](verb)
            case _:
                raise ValueError(f"systemctl {shlex.join(arguments)}: unknown to the trial")

    def control_server(self, verb: str) -> None:
        if verb == "reload":
            self.server.reload()
            return
        if verb in ("stop", "restart"):
            self.server.stop()
        if verb in ("start", "restart"):
            self.server.start()

    def stop(self) -> None:
        self.server.stop()
        self.prometheus.control("stop")
        self.listener.shutdown()


def control_nginx(verb: str) -> None:
    pid = Path("/run/nginx.pid")
    is_running = pid.exists() and pid.stat().st_size > 0  # `nginx -t` leaves an empty one
    if verb == "reload":
        call("nginx", "-s", "reload")
        return
    if is_running:
        call("nginx", "-s", "stop")
        wait_until_gone(pid)
    if verb in ("start", "restart"):
        call("nginx")


def control_postgresql(verb: str) -> None:
    """Start, stop or restart Debian's clusters."""
    listed = subprocess.run(["pg_lsclusters", "--no-header"], check=True, text=True, capture_output=True).stdout
    for line in listed.splitlines():
        version, cluster, _, status, *_ = line.split()
        if not (verb == "start" and status == "online"):
            call("pg_ctlcluster", "--skip-systemctl-redirect", version, cluster, verb)


def call(*command: str) -> None:
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until_gone(path: Path) -> None:
    until = monotonic() + STOP_TIMEOUT
    while path.exists():
        if monotonic() > until:
            raise OSError(f"{path} is still there")
        sleep(0.05)
