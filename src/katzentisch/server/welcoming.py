"""Who may open a WebSocket."""

from .connections import Socket
from .origins import is_welcome
from .people.limits import address
from .server import Server
from .storage.rows import Guest

UNKNOWN, UNWELCOME, TOO_MANY = 4401, 4403, 4429


def why_not(server: Server, socket: Socket, guest: Guest | None) -> int:
    """The code to refuse a connection with; 0 for one that is welcome."""
    if not is_welcome(socket.headers, server.house.settings.origins):
        return UNWELCOME
    if not server.gates.requests.take(address(socket)):
        return TOO_MANY
    if guest is None:
        return UNKNOWN
    most = server.gates.connections
    return TOO_MANY if most is not None and sum(1 for _ in server.connections.of(guest.id)) >= most else 0
