"""Ctrl-C that waits for the step that is under way, so that what was learned fits together."""

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any


class Interruption:
    """While it lasts, the first Ctrl-C is only noted and acknowledged by `ask`; the second one interrupts as usual."""

    def __init__(self, ask: Callable[[], None]) -> None:
        self.ask, self.is_asked = ask, False
        self.usual: Any = None

    def __enter__(self) -> "Interruption":
        is_ours = threading.current_thread() is threading.main_thread()
        if is_ours and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # in the background it is ignored, and stays so
            self.usual = signal.signal(signal.SIGINT, self.noted)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.restore()

    def restore(self) -> None:
        if self.usual is not None:
            signal.signal(signal.SIGINT, self.usual)

    def noted(self, number: int, frame: FrameType | None) -> None:
        self.restore()
        self.is_asked = True
        self.ask()
