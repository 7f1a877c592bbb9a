"""Which addresses that strangers chose may be sent requests."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import unicodedata
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

from fondaco.server.notify.channels.errors import RefusedError

MAX_URL = 2000
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", re.IGNORECASE)
PORTS = (80, 443)  # and all from 1024 on
EMBEDDING = tuple(  # networks whose addresses hold an IPv4 address
    map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)

Resolve = Callable[[str, int], Awaitable[list[str]]]  # host and port to addresses
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


async def resolve(host: str, port: int) -> list[str]:
    """What the machine's resolver says."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


def is_public(address: str) -> bool:
    """Whether an IP address is out on the internet."""
    parsed: Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        elif parsed.is_site_local or any(parsed in network for network in EMBEDDING):
            return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def check_url(url: str) -> None:
    """Raises RefusedError where a request will never be sent to this URL, whatever its name resolves to."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise RefusedError("not a URL", "bad-url") from None
    is_known = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
    if not is_known or len(url) > MAX_URL or any(ord(letter) <= 32 or ord(letter) == 127 for letter in url):
        raise RefusedError("only http and https, without a user name", "bad-url")
    if port not in PORTS and port < 1024:
        raise RefusedError("not a port for webhooks", "bad-url")
    _check_host(str(parts.hostname))


def _check_host(host: str) -> None:
    """An address is written as addresses are; what some parsers turn into one is no name."""
    with suppress(ValueError):
        if host == str(ipaddress.ip_address(host.partition("%")[0])) or ":" in host:
            return
    try:
        name = unicodedata.normalize("NFKC", host).encode("idna").decode().rstrip(".")
    except UnicodeError:
        raise RefusedError("not a URL", "bad-url") from None
    if not NAME.fullmatch(name) or name.rpartition(".")[2][:1].isdigit():  # 127.1, 0x7f000001, 2130706433
        raise RefusedError("not a URL", "bad-url")


class PrivateAddressError(Exception):
    """The address is in a private network."""
