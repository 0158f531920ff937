"""Decide whether a client may open a WebSocket."""

from .asgi_socket import Socket
from .people.rate_limits import address
from .request_headers import is_allowed_host, is_allowed_origin
from .server import Server
from .storage.rows import Guest

UNAUTHENTICATED, FORBIDDEN, TOO_MANY = 4401, 4403, 4429


def refusal_code(server: Server, socket: Socket, guest: Guest | None) -> int:
    """Return the code to refuse a connection with; 0 to accept it."""
    settings, request = server.services.settings, socket.request
    if not is_allowed_host(request.headers.get("host"), settings.hosts):
        return FORBIDDEN
    if not is_allowed_origin(request.headers, settings.origins, request.url.scheme):
        return FORBIDDEN
    if server.blocks.address_refusal(address(request), server.services.now()):
        return FORBIDDEN
    if not server.rate_limits.requests.consume(address(request)):
        return TOO_MANY
    if guest is None:
        return UNAUTHENTICATED
    if server.blocks.guest_refusal(guest.id, server.services.now()):
        return FORBIDDEN
    return TOO_MANY if has_too_many_connections(server, address(request), guest) else 0


def has_too_many_connections(server: Server, where: str, guest: Guest) -> bool:
    """Return whether this guest, or all guests at the same address, have too many connections."""
    rate_limits, connections = server.rate_limits, server.connections
    if rate_limits.connections is not None and sum(1 for _ in connections.of(guest.id)) >= rate_limits.connections:
        return True
    return rate_limits.sockets is not None and connections.at(where) >= rate_limits.sockets
