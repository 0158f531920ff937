"""Who may open a WebSocket."""

from .connections import Socket
from .origins import is_ours, is_welcome
from .people.limits import address
from .server import Server
from .storage.rows import Guest

UNKNOWN, UNWELCOME, TOO_MANY = 4401, 4403, 4429


def why_not(server: Server, socket: Socket, guest: Guest | None) -> int:
    """The code to refuse a connection with; 0 for one that is welcome."""
    settings = server.house.settings
    if not is_ours(socket.headers.get("host"), settings.hosts):
        return UNWELCOME
    if not is_welcome(socket.headers, settings.origins, socket.url.scheme):
        return UNWELCOME
    if not server.gates.requests.take(address(socket)):
        return TOO_MANY
    if guest is None:
        return UNKNOWN
    return TOO_MANY if has_enough(server, address(socket), guest) else 0


def has_enough(server: Server, where: str, guest: Guest) -> bool:
    """Connections of this guest, or of all guests at the same address."""
    gates, connections = server.gates, server.connections
    if gates.connections is not None and sum(1 for _ in connections.of(guest.id)) >= gates.connections:
        return True
    return gates.sockets is not None and connections.at(where) >= gates.sockets
