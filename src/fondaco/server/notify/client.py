"""Requests to addresses that strangers chose: no private networks, no redirects, little time, little memory.

The address of the host is resolved and checked by the connector itself, and the connection goes to what was checked, so
a name cannot point elsewhere a moment later (DNS rebinding).
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fondaco.server.notify.addresses import Resolve, check_url, is_public, resolve
from fondaco.server.notify.errors import RefusedError

if TYPE_CHECKING:
    from aiohttp import ClientSession

SECONDS = 10.0  # for a whole request
CONNECTION = "fondaco.server.notify.connection"


class SafeClient:
    """One for all requests of a process."""

    def __init__(self, allow_private: bool, find: Resolve = resolve) -> None:
        self._allow_private = allow_private
        self._find = find
        self._session: ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status. Raises DeliveryError where there is none, RefusedError where the address is refused."""
        check_url(url)
        self._check_literal(url)
        connection = await asyncio.to_thread(importlib.import_module, CONNECTION)
        if self._session is None:
            self._session = connection.open_session(self._allow_private, self._find, SECONDS)
        status: int = await connection.post(self._session, url, body, headers)
        return status

    def _check_literal(self, url: str) -> None:
        """An address instead of a name is not resolved, so it is checked here."""
        try:
            public = is_public(str(urlsplit(url).hostname))
        except ValueError:
            return  # a name
        if not public and not self._allow_private:
            raise RefusedError("the address is in a private network", "private-address")

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
