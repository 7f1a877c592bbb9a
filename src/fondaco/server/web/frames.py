"""Websockets frame by frame: each counts when it is read, whatever it is, before it costs anything further.

The websocket implementation holds its reader back only when a whole message reaches the application, so pings, pongs
and continuations would be read as fast as they come.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from fondaco.server.core.limits import Bucket
from fondaco.server.play.outgoing import WIRE

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

FRAMES, BYTES = (50.0, 300.0), (64_000.0, 256_000.0)  # a second, and at once, on one connection
OF_PERSON, OF_NETWORK = 4, 16  # times as much, on all connections together
CUTS = (0.2, 8.0)  # connections of a network that may be cut off before it gets no new ones
AHEAD = 4  # messages that may wait for the application
MASKED = 0x80
TEXT, SHORT, LONG = 0x81, 126, 65_536  # the first byte of a frame, and where its length takes more bytes
HEAD = 6  # bytes of a frame beside what it carries, at least
METER = "fondaco-frames"  # in the scope of a websocket
QUIET = 10.0  # seconds between two log lines
FORGET = 60.0

log = logging.getLogger("fondaco.connections")


class Allowance:
    """Frames and bytes that may still come."""

    def __init__(self, times: float = 1) -> None:
        self._frames = Bucket(FRAMES[0] * times, FRAMES[1] * times)
        self._bytes = Bucket(BYTES[0] * times, BYTES[1] * times)
        self.connections = 0  # that share it

    def take(self, size: int) -> bool:
        return self._frames.take() and self._bytes.take(size)

    @property
    def is_unused(self) -> bool:
        return not self.connections and self._frames.full and self._bytes.full


class Meter:
    """What counts for one connection: its own allowance, and those of its network and person once these are known."""

    def __init__(self, limited: bool) -> None:
        self._allowances = [Allowance()] if limited else []
        self.cut: Callable[[], None] = lambda: None  # the connection has sent too much

    def share(self, allowance: Allowance) -> None:
        allowance.connections += 1
        self._allowances.append(allowance)

    def take(self, size: int) -> bool:
        return all([allowance.take(size) for allowance in self._allowances])

    def close(self) -> None:
        for allowance in self._allowances:
            allowance.connections -= 1
        self._allowances = []


class Incoming:
    """The allowances of all networks and people; those that are full again are forgotten."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._allowances: dict[str, Allowance] = {}
        self._cuts: dict[str, Bucket] = {}
        self._cleaned = time.monotonic()
        self._warned = -QUIET

    def admits(self, scope: Any, network: str) -> bool:
        """Whether the network may have a new connection; if so, it counts for the network from now on."""
        if not self._limited:
            return True
        self._clean()
        cuts = self._cuts.setdefault(network, Bucket(*CUTS))
        if cuts.is_empty:
            return False
        meter: Meter | None = scope.get(METER)
        if meter is not None:
            meter.cut = lambda: self._cut(network)
            meter.share(self._of(f"network {network}", OF_NETWORK))
        return True

    def count_for(self, scope: Any, person: str) -> None:
        """The connection is this person's."""
        meter: Meter | None = scope.get(METER)
        if meter is not None and self._limited:
            meter.share(self._of(f"person {person}", OF_PERSON))

    def _of(self, key: str, times: float) -> Allowance:
        return self._allowances.setdefault(key, Allowance(times))

    def _cut(self, network: str) -> None:
        self._cuts.setdefault(network, Bucket(*CUTS)).drain(1)
        now = time.monotonic()
        if now - self._warned >= QUIET:
            self._warned = now
            log.warning("too-many-frames", extra={"facts": {"network": network}})

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > FORGET:
            self._cleaned = now
            self._allowances = {key: one for key, one in self._allowances.items() if not one.is_unused}
            self._cuts = {key: one for key, one in self._cuts.items() if not one.full}


class FrameCounter(ServerProtocol):
    """The websocket protocol without its network; what is too much ends the connection, and the rest is not parsed."""

    meter: Meter
    unread = 0  # bytes handed over that are not yet a frame; at none of them the next frame begins

    def recv_frame(self, frame: Frame) -> None:
        size = len(frame.data)
        self.unread -= HEAD + size + (0 if size < SHORT else 2 if size < LONG else 8)
        if frame.opcode is Opcode.CONT or not frame.fin:
            self._cut("one frame a message")
        elif self.admits(size):
            super().recv_frame(frame)

    def admits(self, size: int) -> bool:
        """One frame more; too much ends the connection."""
        if self.meter.take(HEAD + size):
            return True
        self._cut("too much at once")
        return False

    def _cut(self, reason: str) -> None:
        self.meter.cut()
        self.fail(CloseCode.POLICY_VIOLATION, reason)
        self.parser_exc = PermissionError(reason)


class LiveConnection(WebSocketsSansIOProtocol):
    """A websocket that counts frames. Subclassed by `metered`."""

    limited: bool

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn: FrameCounter = FrameCounter(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.conn.meter = Meter(self.limited)

    def data_received(self, data: bytes) -> None:
        """A whole message that is short, which is what clients send, is read here; all else by the library."""
        payload = None if self.conn.unread or not self.handshake_complete else _short_text(data)
        if payload is None or self.conn.state is not State.OPEN:
            if self.handshake_initiated:  # what comes before is the request, and it is whole
                self.conn.unread += len(data)
            super().data_received(data)
        elif self.conn.admits(len(payload)):
            self._take(payload)
        else:
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # an answer was not refused at once
            cast(dict[str, Any], self.scope).update({METER: self.conn.meter, WIRE: self})

    async def send(self, message: ASGISendEvent) -> None:
        if self.conn.parser_exc is not None:  # it is being closed, and the application does not know yet
            raise ClientDisconnected
        await super().send(message)

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    async def drain(self) -> None:
        await self.writable.wait()

    def send_texts(self, payloads: Sequence[bytes]) -> None:
        """Messages in one write: what a server sends is not masked, so each frame is a head and the payload."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([part for payload in payloads for part in (_head(len(payload)), payload)]))

    def handle_text(self, event: Frame) -> None:
        """As bytes: the reader decodes it. A message in pieces never gets here."""
        self._take(bytes(event.data))

    def handle_bytes(self, event: Frame) -> None:
        self._take(bytes(event.data))

    def _take(self, payload: bytes) -> None:
        """A message for the application; only who sends faster than it can answer is held back."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.meter.close()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nothing was answered yet that could be closed
            self.transport.abort()
        else:
            super().handle_parser_exception()


def _short_text(data: bytes) -> bytes | None:
    """What a frame says, if these bytes are one whole frame of text and not long; clients mask what they send."""
    size, at = len(data) - HEAD, 2
    if size < 0 or data[0] != TEXT:
        return None
    if data[1] == MASKED | SHORT:
        size, at = size - 2, 4
        if not SHORT <= size == int.from_bytes(data[2:4], "big"):
            return None
    elif size >= SHORT or data[1] != MASKED | size:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


def _head(size: int) -> bytes:
    """Of a text that is one frame."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def metered(limited: bool) -> type[LiveConnection]:
    """The protocol for one server."""
    return type("MeteredConnection", (LiveConnection,), {"limited": limited})
