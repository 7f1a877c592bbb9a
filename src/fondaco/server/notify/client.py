"""Requests to addresses that strangers chose: no private networks, no redirects, little time, little memory.

The address of the host is resolved and checked by the connector itself, and the connection goes to what was checked, so
a name cannot point elsewhere a moment later (DNS rebinding).
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from fondaco.server.notify.errors import DeliveryError, RefusedError

SECONDS = 10.0  # for a whole request
MOST_ANSWER = 16_384  # bytes that are read of an answer
MOST_URL = 2000
PORTS = (80, 443)  # and all from 1024 on
TRANSLATED = tuple(
    map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)  # hold others

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
        elif parsed.is_site_local or any(parsed in network for network in TRANSLATED):
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
    if not is_known or len(url) > MOST_URL or any(ord(letter) <= 32 or ord(letter) == 127 for letter in url):
        raise RefusedError("only http and https, without a user name", "bad-url")
    if port not in PORTS and port < 1024:
        raise RefusedError("not a port for webhooks", "bad-url")


class _CheckedResolver(AbstractResolver):
    """Gives only addresses that may be reached."""

    def __init__(self, allow_private: bool, find: Resolve) -> None:
        self._allow_private = allow_private
        self._find = find

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        addresses = await self._find(host, port)
        if not self._allow_private and not all(map(is_public, addresses)):
            raise PrivateAddressError(host)
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=socket.IPPROTO_TCP,
                flags=socket.AI_NUMERICHOST,
            )
            for address in addresses
        ]

    async def close(self) -> None:
        """Nothing is open."""


class PrivateAddressError(Exception):
    """The address is in a private network."""


class SafeClient:
    """One for all requests of a process; each has a connection of its own."""

    def __init__(self, allow_private: bool, find: Resolve = resolve) -> None:
        self._allow_private = allow_private
        self._find = find
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status. Raises DeliveryError where there is none, RefusedError where the address is refused."""
        check_url(url)
        self._check_literal(url)
        try:
            async with self._open().post(url, data=body, headers=dict(headers), allow_redirects=False) as answer:
                await answer.content.read(MOST_ANSWER)
                return answer.status
        except PrivateAddressError:
            raise RefusedError("the address is in a private network", "private-address") from None
        except aiohttp.InvalidURL:
            raise RefusedError("not a URL", "bad-url") from None
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            if isinstance(error.__cause__ or error.__context__, PrivateAddressError):
                raise RefusedError("the address is in a private network", "private-address") from None
            raise DeliveryError(f"no answer ({type(error).__name__})") from None

    def _check_literal(self, url: str) -> None:
        """An address instead of a name is not resolved, so it is checked here."""
        try:
            public = is_public(str(urlsplit(url).hostname))
        except ValueError:
            return  # a name
        if not public and not self._allow_private:
            raise RefusedError("the address is in a private network", "private-address")

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            settings: dict[str, Any] = {"use_dns_cache": False, "force_close": True, "limit": 50}
            connector = aiohttp.TCPConnector(resolver=_CheckedResolver(self._allow_private, self._find), **settings)
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
