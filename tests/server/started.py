"""The server as people start it: `katzentisch serve` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ENGLISH = {**os.environ, "LC_ALL": "en_GB.UTF-8"}


class Started:
    def __init__(self, folder: Path, *arguments: str, environment: Mapping[str, str] = {}) -> None:
        self.log = folder / "log.txt"
        with self.log.open("w", encoding="utf-8") as log:
            command = [sys.executable, "-m", "katzentisch", "serve", "--port", "0", "--data", str(folder / "data"), *arguments]
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8", env={**ENGLISH, **environment}
            )

    def announced(self) -> str:
        """All that it says until it can be stopped."""
        assert self.process.stdout
        said = ""
        while "Ctrl-C" not in said:
            line = self.process.stdout.readline()
            assert line, (said, self.log.read_text(encoding="utf-8"))
            said += line
        return said

    def url(self) -> str:
        found = re.search(r"http://[^ ]+:\d+", self.announced())
        assert found
        return found[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def started(folder: Path, *arguments: str, environment: Mapping[str, str] = {}) -> Iterator[Started]:
    server = Started(folder, *arguments, environment=environment)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()
