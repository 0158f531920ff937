"""How the web server runs an application of ours: the same for people who play and for tests."""

from typing import Any

import uvicorn
from litestar import Litestar

from .doors import Doors
from .protocols import HttpProtocol, SocketProtocol, guarded
from .settings import Settings
from .shortcut import with_shortcut

LARGEST_MESSAGE = 8 * 1024
GOODBYE = 5  # seconds for what is under way when the server is stopped
IDLE = 5  # seconds that a connection is kept for another request


def configuration(app: Litestar, settings: Settings, **options: Any) -> uvicorn.Config:
    """`app.state.doors` counts what the protocols cut."""
    app.state.doors = doors = Doors(settings.limits)
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": guarded(HttpProtocol, doors),
        "ws": guarded(SocketProtocol, doors),
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": IDLE,
        "timeout_graceful_shutdown": GOODBYE,
    }
    return uvicorn.Config(with_shortcut(app), **{**usual, **options})
