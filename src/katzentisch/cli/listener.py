"""The socket that a server listens on."""

import errno
import os
import socket


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
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((checked_name(host), port))
        bound.listen()  # early clients wait until the server is ready
    except (OSError, OverflowError):
        bound.close()
        raise
    return bound
