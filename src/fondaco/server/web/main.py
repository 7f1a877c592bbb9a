"""`fondaco serve`."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy.engine import make_url

from fondaco.server.core.config import ADDRESS, Config, config_of
from fondaco.server.core.metrics import begin_logging
from fondaco.server.storage.store import StorageError, take_file
from fondaco.server.web.app import create_app
from fondaco.server.web.connections import guarded, raise_file_limit
from fondaco.server.web.frames import metered

GRACE = 4  # seconds in which connections may end
LATEST = 9.0  # seconds after which the process ends in any case

log = logging.getLogger("fondaco.main")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    unix_socket: Path | None = None,
) -> None:
    """Serve until told to stop (SIGINT, SIGTERM)."""
    begin_logging(os.environ.get("FONDACO_LOG_LEVEL", "INFO"))
    config = config_of(data_dir, database_url)
    check_free(config)
    app = create_app(config)
    settings = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=guarded(config.proxies, config.request_seconds, raise_file_limit()),
        ws=metered(config.rate_limits),
        ws_max_size=32 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips="*" if unix_socket else config.proxies,  # only a proxy reaches a socket file
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
    )
    server = PunctualServer(settings, app.state.end_streams)
    if open_browser:
        threading.Thread(target=_open_when_up, args=(server, f"http://{_name(host)}:{port}/"), daemon=True).start()
    address = f"unix:{unix_socket.absolute()}" if unix_socket else f"http://{_name(host)}:{port}"
    with _listen(host, port, unix_socket) as sock, _told(config.data_dir, address):
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _already_closed)  # the server handles them, then raises them once more
        gc.freeze()  # what was made at the start stays: no need to look through it again and again
        gc.set_threshold(50_000, 20, 50)
        gc.enable()
        server.run([sock])


def _listen(host: str, port: int, path: Path | None) -> socket.socket:
    """At an address, or at a socket in the file system for a proxy on the same machine."""
    if path is None:
        sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        return sock
    path.unlink(missing_ok=True)
    sock = socket.socket(socket.AF_UNIX)
    sock.bind(str(path))
    path.chmod(0o666)  # who may reach it is for the folder to say
    return sock


@contextmanager
def _told(folder: Path, address: str) -> Iterator[None]:
    """Write the server's address beside its database, for the commands that connect to it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / ADDRESS
    path.write_text(address + "\n", encoding="utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            if path.read_text(encoding="utf-8").strip() == address:  # and not of one that began meanwhile
                path.unlink()


def check_free(config: Config) -> None:
    """Two processes on one SQLite file would not hear of each other. Raises OSError."""
    url = make_url(config.url)
    if url.get_backend_name() == "sqlite" and url.database:
        try:
            take_file(Path(url.database)).close()
        except StorageError as error:
            log.critical("file-in-use", extra={"facts": {"cause": str(error)}})
            raise OSError(errno.EBUSY, str(error)) from None


class PunctualServer(uvicorn.Server):
    """It ends within ten seconds of being told to, whatever hangs; streams, which never end by themselves, at once."""

    def __init__(self, config: uvicorn.Config, end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._end_streams = end_streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._end_streams()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            threading.Thread(target=self._force, daemon=True).start()
        super().handle_exit(sig, frame)

    def _force(self) -> None:
        threading.Event().wait(LATEST)
        log.error("exit-forced", extra={"facts": {"seconds": LATEST}})
        os._exit(1)


def _already_closed(number: int, frame: FrameType | None) -> None:
    """An orderly end is no failure."""


def _name(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host  # noqa: S104  compared, not bound


def _open_when_up(server: uvicorn.Server, address: str) -> None:
    pause = threading.Event()
    while not server.started and not server.should_exit:
        pause.wait(0.1)
    if server.started:
        webbrowser.open(address)
