"""The connections of `client`; apart from it, because aiohttp takes long to import and not every house needs it."""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping

import aiohttp
from aiohttp import AddrInfoType
from aiohttp.abc import AbstractResolver, ResolveResult

from fondaco.server.notify.channels.addresses import PrivateAddressError, Resolve, is_public
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError


class _Resolver(AbstractResolver):
    """Gives all addresses or none: one private one among others is enough to refuse."""

    def __init__(self, check: Callable[[str], None], find: Resolve) -> None:
        self._check = check
        self._find = find

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        addresses = await self._find(host, port)
        for address in addresses:
            self._check(address)
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


def open_session(allow_private: bool, find: Resolve, seconds: float) -> aiohttp.ClientSession:
    """Every request has a connection of its own; the socket itself is made only for a public address."""

    def check(address: str) -> None:
        if not allow_private and not is_public(address):
            raise PrivateAddressError(address)

    def make_socket(info: AddrInfoType) -> socket.socket:
        family, kind, protocol, _, address = info
        check(str(address[0]))
        return socket.socket(family, kind, protocol)

    connector = aiohttp.TCPConnector(
        resolver=_Resolver(check, find), socket_factory=make_socket, use_dns_cache=False, force_close=True, limit=0
    )
    return aiohttp.ClientSession(
        connector=connector,
        timeout=aiohttp.ClientTimeout(total=seconds),
        cookie_jar=aiohttp.DummyCookieJar(),
        auto_decompress=False,
        trust_env=False,
    )


async def post(session: aiohttp.ClientSession, url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status; nothing after the headers is read. Raises DeliveryError."""
    try:
        async with session.post(url, data=body, headers=dict(headers), allow_redirects=False) as answer:
            return answer.status
    except PrivateAddressError:
        raise RefusedError("the address is in a private network", "private-address") from None
    except aiohttp.InvalidURL:
        raise RefusedError("not a URL", "bad-url") from None
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        if isinstance(error.__cause__ or error.__context__, PrivateAddressError):
            raise RefusedError("the address is in a private network", "private-address") from None
        raise DeliveryError(f"no answer ({type(error).__name__})") from None
