"""Where a server can be reached."""

import errno
import os
import socket
from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Only this machine reaches it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def readable(host: str) -> str:
    """As it is looked up; raises OSError where it can't be a name at all."""
    try:
        host.encode("idna")
    except UnicodeError:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)) from None
    return host


def bound_socket(host: str, port: int) -> socket.socket:
    """Taken before anything slow begins, so that a port that is in use is told at once; raises OSError."""
    bound = socket.socket(family_of(host))
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((readable(host), port))
        bound.listen()  # whoever comes at once waits until the server is ready
    except (OSError, OverflowError):
        bound.close()
        raise
    return bound


def address_in_network() -> str:
    """This machine's address as its neighbours see it. Nothing is sent: connecting a datagram socket only chooses the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
