"""The socket that a server listens on."""

import errno
import os
import socket

# Lets a restarted server use its port immediately. Windows allows that anyway, and would let two servers listen on one port; this other
# option refuses the second.
ADDRESS_USE = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
EVERYWHERE = "::"


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def checked_name(host: str) -> str:
    """Return the host; raise OSError if it can't be a host name."""
    try:
        host.encode("idna")
    except UnicodeError:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)) from None
    return host


def bound_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens, opened before anything slow so that a port in use is reported immediately; raise OSError."""
    bound = socket.socket(family_of(host))
    try:
        bound.setsockopt(socket.SOL_SOCKET, ADDRESS_USE, 1)
        if host == EVERYWHERE:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # as on Linux, IPv4 too
        bound.bind((checked_name(host), port))
        bound.listen()  # early clients wait until the server is ready
    except (OSError, OverflowError):
        bound.close()
        raise
    return bound
