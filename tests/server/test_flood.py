"""Floods of websocket frames: what is too much is counted frame by frame, and ends the connection."""

from __future__ import annotations

import asyncio
import base64
import random
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from fondaco.server.play.outgoing import WIRE
from fondaco.server.web import frames
from fondaco.server.web.frames import FrameCounter, Incoming, Meter, metered
from tests.server.house import PATIENCE, House, open_house

LIMITED = {"FONDACO_RATE_LIMITS": "on"}
MASK = b"\0\0\0\0"
KEY = base64.b64encode(bytes(16)).decode()
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
    f"{KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FLOODS = {
    "pings": (b"", b"\x89\x80" + MASK),
    "pongs": (b"", b"\x8a\x80" + MASK),
    "continuations": (b"\x01\x80" + MASK, b"\x00\x80" + MASK),
    "texts": (b"", b"\x81\x82" + MASK + b"{}"),
    "bytes": (b"", b"\x82\xfe\x40\x00" + MASK + bytes(0x4000)),
}
MANY = 20_000  # frames


def counter() -> FrameCounter:
    """The protocol after the handshake."""
    protocol = FrameCounter(max_size=32 * 1024)
    protocol.meter = Meter(limited=True)
    protocol.receive_data(UPGRADE.format(path="/").encode())
    (request,) = protocol.events_received()
    protocol.send_response(protocol.accept(request))  # type: ignore[arg-type]
    protocol.data_to_send()
    return protocol


def heard(protocol: ServerProtocol) -> list[Frame]:
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_read_no_further_than_one_may_send_at_once(kind: str) -> None:
    first, frame = FLOODS[kind]
    protocol = counter()
    protocol.receive_data(first + frame * (MANY if len(frame) < 100 else 50))
    assert len(heard(protocol)) <= frames.FRAMES[1] + 10  # some may be earned meanwhile
    assert protocol.close_sent is not None
    assert protocol.close_sent.code == 1008
    protocol.receive_data(frame * 1000)
    assert heard(protocol) == []


def test_what_people_send_passes() -> None:
    protocol = counter()
    for number in range(200):
        protocol.receive_data(Frame(Opcode.TEXT, b"x" * 500).serialize(mask=True))
        assert [frame.data for frame in heard(protocol)] == [b"x" * 500], number
    assert protocol.close_sent is None


def test_a_message_comes_in_one_frame() -> None:
    for first in (Frame(Opcode.TEXT, b"{", fin=False), Frame(Opcode.CONT, b"}")):
        protocol = counter()
        protocol.receive_data(first.serialize(mask=True))
        assert heard(protocol) == []
        assert protocol.close_sent is not None
        assert (protocol.close_sent.code, protocol.close_sent.reason) == (1008, "one frame a message")


def sent_through(incoming: Incoming, network: str, person: str, connections: int) -> int:
    """How many frames these connections get through together."""
    passed = 0
    for _ in range(connections):
        meter = Meter(limited=True)
        scope = {frames.METER: meter}
        assert incoming.admits(scope, network)
        incoming.count_for(scope, person)
        while meter.take(10):
            passed += 1
    return passed


def test_people_and_networks_have_allowances_for_all_their_connections() -> None:
    burst = frames.FRAMES[1]
    of_person = sent_through(Incoming(limited=True), "192.0.2.1", "ada", 32)
    assert of_person <= 1.1 * burst * frames.OF_PERSON
    incoming = Incoming(limited=True)
    of_network = sum(sent_through(incoming, "192.0.2.1", f"guest {number}", 4) for number in range(32))
    assert of_network <= 1.1 * burst * frames.OF_NETWORK
    assert sent_through(incoming, "192.0.2.2", "bo", 1) >= burst


def test_a_network_that_floods_gets_no_new_connections_for_a_while() -> None:
    incoming = Incoming(limited=True)
    admitted = 0
    for _ in range(50):
        meter = Meter(limited=True)
        if incoming.admits({frames.METER: meter}, "192.0.2.1"):
            admitted += 1
            meter.cut()
    assert admitted <= frames.CUTS[1] + 1
    assert incoming.admits({frames.METER: Meter(limited=True)}, "192.0.2.2")


# -- the connection, with a transport of the test's own -----------------------------------------


class Pipe(asyncio.Transport):
    """Where a connection writes to, and what it did."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.pauses = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        pass


async def received(pieces: list[bytes], pipe: Pipe, patience: int = 3) -> list[bytes]:
    """What the application is given when these bytes come, each at once."""
    messages: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await scope[WIRE].receive())["type"] == "websocket.receive":
            messages.append(message["bytes"])

    config = uvicorn.Config(app, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    connection = metered(limited=True)(config, ServerState(), {})
    connection.connection_made(pipe)
    connection.data_received(UPGRADE.format(path="/").encode())
    for piece in (b"", *pieces):
        for _ in range(patience):
            await asyncio.sleep(0)
        if piece and not pipe.closed:
            connection.data_received(piece)
    for _ in range(patience):
        await asyncio.sleep(0)
    connection.connection_lost(None)
    await asyncio.sleep(0)
    return messages


def texts(luck: random.Random) -> list[bytes]:
    """Messages of every form of length, short ones above all."""
    sizes = [0, 1, 2, 5, 124, 125, 126, 127, 128, 300, 4000, 20_000]
    return [luck.randbytes(luck.choice(sizes)).hex().encode() for _ in range(60)]


@pytest.mark.parametrize("cut", ["one by one", "in pieces", "several at once", "anyhow"])
def test_messages_are_the_same_however_the_bytes_come(cut: str) -> None:
    luck = random.Random(cut)
    for _ in range(5):
        sent = [text for text in texts(luck) if len(text) < 30_000][:12]
        framed = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in sent]
        if cut == "one by one":
            pieces = framed
        elif cut == "several at once":
            pieces = [b"".join(framed[at : at + 3]) for at in range(0, len(framed), 3)]
        else:
            pieces = []
            for frame in framed if cut == "in pieces" else [b"".join(framed)]:
                places = sorted(luck.randrange(len(frame)) for _ in range(luck.randrange(8)))
                pieces += [frame[a:b] for a, b in zip([0, *places], [*places, len(frame)], strict=True)]
        assert asyncio.run(received(pieces, Pipe())) == sent


def test_short_messages_are_counted_like_all_others() -> None:
    pipe = Pipe()
    frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    messages = asyncio.run(received([frame] * 2000, pipe))
    assert frames.FRAMES[1] <= len(messages) <= frames.FRAMES[1] + 50  # some may be earned meanwhile
    assert pipe.closed
    assert closed_with(pipe.written) == 1008


def test_who_sends_faster_than_is_answered_is_held_back() -> None:
    pipe = Pipe()
    frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    asyncio.run(received([frame * 20], pipe))
    assert pipe.pauses > 0
    pipe = Pipe()
    asyncio.run(received([frame] * 20, pipe))
    assert pipe.pauses == 0


# -- against a real process -----------------------------------------------------------------


def flood(house: House, path: str, kind: str) -> bytes:
    """Send until the server closes the connection; the status of the handshake, and what came at last."""
    first, frame = FLOODS[kind]
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as sock:
        sock.sendall(UPGRADE.format(path=path).encode())
        answer = sock.recv(4096)
        if b" 101 " not in answer[:20]:
            return answer
        sock.settimeout(5)
        with suppress(OSError):
            sock.sendall(first)
            for _ in range(4):
                sock.sendall(frame * (200_000 // len(frame)))
        sock.settimeout(PATIENCE)
        told = b""
        with suppress(ConnectionResetError):
            while part := sock.recv(65_536):
                told += part
        return told


def closed_with(told: bytes) -> int:
    """The code of the close frame that ends what a connection was sent."""
    at = told.rfind(b"\x88")
    return int.from_bytes(told[at + 2 : at + 4], "big") if at >= 0 else 0


@pytest.mark.parametrize("kind", FLOODS)
def test_who_floods_is_thrown_out_and_others_play_on(tmp_path: Path, kind: str) -> None:
    with open_house(tmp_path, {**LIMITED, "FONDACO_PROXIES": "192.0.2.1"}) as house, house.guest("Ada") as ada:
        table = house.table_of(ada, ada, ada)
        with ada.connect(table, 0) as live:
            live.next("snapshot")
            codes = [closed_with(flood(house, f"/api/tables/{table}/live", kind)) for _ in range(3)]
            assert codes == [1008] * 3
            assert live.ask(type="say", text="still here")["accepted"]
        refused = [flood(house, "/api/live", kind)[:12] for _ in range(12)]
        assert b"HTTP/1.1 403" in refused
        assert "fault" not in {line["event"] for line in house.log()}
        assert next(line["network"] for line in house.log() if line["event"] == "too-many-frames") == "127.0.0.1"


def test_the_lobby_is_only_listened_to(house: House) -> None:
    with house.guest("Ada") as ada, ada.listen() as lobby:
        lobby.recv(PATIENCE)
        lobby.send("{}")
        with suppress(ConnectionClosed):
            while True:
                lobby.recv(PATIENCE)
        assert lobby.close_code == 1008


def test_frames_before_the_handshake_is_answered_count_too(tmp_path: Path) -> None:
    """They come before anybody knows whose they are."""
    with open_house(tmp_path, LIMITED) as house:
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as sock:
            with suppress(OSError):
                sock.sendall(UPGRADE.format(path="/api/live").encode())
                for _ in range(8):
                    sock.sendall(FLOODS["pings"][1] * 4000)
            with suppress(ConnectionResetError):
                while sock.recv(65_536):
                    pass
        with house.guest("Ada") as ada:
            ada.get("/api/tables")
        assert house.output.stat().st_size < 100_000
        assert "Fatal error" not in house.output.read_text()
