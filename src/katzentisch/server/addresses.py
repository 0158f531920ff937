"""The addresses under which a server can be reached."""

import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_address

INTERFACE_ADDRESS = 0x8915  # SIOCGIFADDR: asks Linux for the IPv4 address of a network interface
ADDRESS_AT = slice(20, 24)  # its place in the answer


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach the host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_unspecified(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_urls(host: str, port: int) -> list[str]:
    """Return where other devices in the network can reach a server that listens on a host, the most likely address first."""
    if is_loopback(host):
        return []
    return [url_of(each, port) for each in (addresses_in_network() if is_unspecified(host) else [host])]


def addresses_in_network() -> list[str]:
    """Return this machine's IPv4 addresses, without those that no other device can use."""
    found = dict.fromkeys([*routed_address(), *named_addresses(), *interface_addresses()])
    return [each for each in found if not (ip_address(each).is_loopback or ip_address(each).is_link_local)]


def address_in_network() -> str:
    """Return this machine's address in the local network, or its name if it has none."""
    return next(iter(addresses_in_network()), socket.gethostname())


def routed_address() -> Iterator[str]:
    """Yield the address used for other networks. Nothing is sent: connecting a datagram socket only selects a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            yield str(probe.getsockname()[0])
        except OSError:
            return


def named_addresses() -> Iterator[str]:
    try:
        yield from (str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM))
    except OSError:
        return


def interface_addresses() -> Iterator[str]:
    """Yield the address of each network interface; only Linux says."""
    if sys.platform == "linux":
        from fcntl import ioctl  # noqa: PLC0415  Windows doesn't have it

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                try:
                    yield socket.inet_ntoa(ioctl(probe, INTERFACE_ADDRESS, name.encode().ljust(40, b"\0"))[ADDRESS_AT])
                except OSError:  # it has none
                    continue
    else:
        yield from ()
