"""Requests to addresses that strangers chose: no private networks, no redirects, little time, little memory.

What counts is the address to which the socket is about to connect: names that change what they point to, and hosts that
one parser takes for a name and another for an address, make no difference.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from fondaco.server.notify.channels.addresses import Resolve, check_url, resolve

if TYPE_CHECKING:
    from aiohttp import ClientSession

SECONDS = 10.0  # for a whole request
CONNECTION = "fondaco.server.notify.channels.connection"


class SafeClient:
    """One for all requests of a process."""

    def __init__(self, allow_private: bool, find: Resolve = resolve) -> None:
        self._allow_private = allow_private
        self._find = find
        self._session: ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status. Raises DeliveryError where there is none, RefusedError where the address is refused."""
        check_url(url)
        connection = await asyncio.to_thread(importlib.import_module, CONNECTION)
        if self._session is None:
            self._session = connection.open_session(self._allow_private, self._find, SECONDS)
        status: int = await connection.post(self._session, url, body, headers)
        return status

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
