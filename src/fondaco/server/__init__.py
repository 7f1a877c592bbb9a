"""The server: tables, people, bots, live updates."""

from __future__ import annotations

import gc
from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    unix_socket: Path | None = None,
) -> None:
    """Start the server; imported late, so that `fondaco` starts without the server's packages."""
    gc.disable()  # what is made at the start stays; `main` enables it again
    from fondaco.server.web import main

    main.serve(host, port, data_dir, database_url, open_browser, unix_socket)


__all__ = ["serve"]
