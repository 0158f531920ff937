"""Addresses and guests that an operator has blocked, as this process last read them."""

import os
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from ...games.game import Refusal
from ...words import Said
from ..addresses import addresses_in_network
from ..storage.rows import Block
from .rate_limits import network

Network = IPv4Network | IPv6Network
TRUSTED = "FORWARDED_ALLOW_IPS"  # where uvicorn, too, finds the addresses of reverse proxies


class Blocks:
    def __init__(self) -> None:
        self.current: dict[tuple[str, str], Block] = {}
        self.ignored = 0  # addresses of reverse proxies

    def replace(self, found: Collection[Block]) -> bool:
        """Return whether something has changed. An address that everybody may seem to come from is never blocked."""
        proxies = list(proxy_networks())
        good = [each for each in found if each.kind == "guest" or not overlapping(each.value, proxies)]
        fresh: dict[tuple[str, str], Block] = {(each.kind, each.value): each for each in good}
        before = self.current, self.ignored
        self.current, self.ignored = fresh, len(found) - len(good)
        return before != (self.current, self.ignored)

    def address_refusal(self, address: str, now: int) -> Said | None:
        return self.refusal("address", address, now)

    def guest_refusal(self, guest: str, now: int) -> Said | None:
        return self.refusal("guest", guest, now)

    def refusal(self, kind: str, value: str, now: int) -> Said | None:
        """Return what to say to somebody who is blocked; None to everybody else. The reason is only for operators."""
        block = self.current.get((kind, value))
        if block is None or (block.until is not None and block.until <= now):
            return None
        return Said(f"blocked-{kind}", {"until": "never" if block.until is None else utc_time(block.until)})


def utc_time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def blockable_address(text: str) -> str:
    """Return an address as requests are counted by it: one IPv4 address, or the network of an IPv6 address. Raises Refusal.

    A reverse proxy that doesn't pass on its visitors' addresses lets all of them seem to come from its own, often from this machine:
    blocking that would block everybody.
    """
    found = parse_address(text)
    if overlapping(found, [*proxy_networks(), *(ip_network(each) for each in addresses_in_network())]):
        raise Refusal(Said("admin-address-own", {"address": found}))
    return found


def parse_address(text: str) -> str:
    try:
        plain = text.strip()
        if "/" in plain and (wide := ip_network(plain)).prefixlen == {4: 32, 6: 64}[wide.version]:
            plain = str(wide.network_address)
        address = ip_address(plain)
    except ValueError:
        raise Refusal(Said("admin-address", {"value": text})) from None
    if address.is_unspecified or address.is_multicast or (address.version == 6 and address.is_link_local):  # their /64 is everybody nearby
        raise Refusal(Said("admin-address", {"value": text}))
    return network(str(address))


def proxy_networks() -> Iterator[Network]:
    """Yield this machine's loopback addresses, and where the server lets reverse proxies say who is behind them."""
    yield from (ip_network("127.0.0.0/8"), ip_network("::/64"))
    for each in os.environ.get(TRUSTED, "").split(","):
        try:
            yield ip_network(each.strip())
        except ValueError:  # a name, or * for all
            continue


def overlapping(address: str, networks: Collection[Network]) -> bool:
    """Return whether an address or network has something in common with one of these networks."""
    own = ip_network(address)
    return any(each.overlaps(own) for each in networks if each.version == own.version)
