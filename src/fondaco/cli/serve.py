"""`fondaco serve`: start the server."""

from __future__ import annotations

from pathlib import Path

from fondaco import server
from fondaco.cli.pages import speed
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal


def serve(
    terminal: Terminal,
    host: str,
    port: int,
    data_dir: Path | None,
    database_url: str | None,
    open_page: bool,
    unix_socket: Path | None,
) -> None:
    """Serve until told to stop; an address that cannot be had is an error in one line."""
    if not 0 < port < 65536:
        raise TerminalError("usage-value", value=port, name="--port")
    address = str(unix_socket or f"http://{host}:{port}/")
    terminal.console.print(terminal.words.say("cli-serving", address=address, speed=speed(terminal)))
    try:
        server.serve(host, port, data_dir, database_url, open_page, unix_socket)
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    except OSError as error:
        raise TerminalError("cannot-serve", host=host, port=str(port), problem=error.strerror or str(error)) from error
