"""The addresses under which a server can be reached."""

import errno
import os
import socket
from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach the host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_unspecified(host: str) -> bool:
    return host in ("0.0.0.0", "::")


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


def address_in_network() -> str:
    """Return this machine's address in the local network. Nothing is sent: connecting a datagram socket only selects a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
