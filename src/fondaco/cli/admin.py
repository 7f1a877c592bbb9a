"""`fondaco admin`: administer a running house from the command line."""

from __future__ import annotations

import http.client
import json
import socket
import time
import urllib.parse
from pathlib import Path
from typing import Any

from rich.table import Table

from fondaco.cli.problem import TerminalError, unreadable
from fondaco.cli.terminal import Terminal

SHOWN = ("statistics", "tables", "people", "bans", "chat", "reports", "audit")
TIMES = ("time", "changed", "created", "until")
SECONDS = 30
USUAL = "http://127.0.0.1:8000"


def administer(
    terminal: Terminal,
    action: str,
    target: str,
    text: str,
    days: float | None,
    address: str | None,
    data_dir: Path | None,
    database_url: str | None,
) -> None:
    """Show something, or give an order; the server must be running."""
    token = read_token(data_dir, database_url)
    address = address or find_address(data_dir)
    if action in SHOWN:
        path = f"/api/admin/{action}?word={urllib.parse.quote(target)}"
        _print(terminal, _ask(address, path, token, None))
        return
    body: dict[str, Any] = {"action": action, "target": target, "text": text, "days": days}
    if action == "broadcast":
        body |= {"target": "", "text": text or target}
    done = _ask(address, "/api/admin", token, body)
    terminal.console.print(terminal.words.say("cli-admin-done", number=done["done"]))


def find_address(data_dir: Path | None) -> str:
    """The address that the server wrote beside its database; otherwise the usual one."""
    from fondaco.server.core.config import ADDRESS, config_of

    try:
        return (config_of(data_dir, None).data_dir / ADDRESS).read_text(encoding="utf-8").strip()
    except OSError:
        return USUAL


def read_token(data_dir: Path | None, database_url: str | None) -> str:
    """From the server's own database: who can read the file may administer it."""
    try:
        from sqlalchemy import create_engine, text
        from sqlalchemy.exc import SQLAlchemyError

        from fondaco.server.admin.service import admin_token
        from fondaco.server.core.config import config_of
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    url = config_of(data_dir, database_url).url
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return admin_token(bytes(connection.execute(text("SELECT secret FROM house")).scalar_one()))
    except SQLAlchemyError as error:
        raise unreadable(url, error) from error
    finally:
        engine.dispose()


class _SocketFile(http.client.HTTPConnection):
    """HTTP through a socket in the file system."""

    def __init__(self, path: str) -> None:
        super().__init__("house", timeout=SECONDS)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(SECONDS)
        self.sock.connect(self._path)


def _ask(address: str, path: str, token: str, body: dict[str, Any] | None) -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    connection = _connection(address)
    try:
        connection.request("GET" if body is None else "POST", path, data, headers)
        answer = connection.getresponse()
        content = answer.read()
    except (OSError, http.client.HTTPException) as error:
        raise TerminalError("house-not-there", address=address, problem=str(error)) from error
    finally:
        connection.close()
    if answer.status != 200:
        raise TerminalError("house-refuses", problem=_refusal(answer.status, content))
    return json.loads(content)


def _connection(address: str) -> http.client.HTTPConnection:
    if address.startswith("unix:"):
        return _SocketFile(address.removeprefix("unix:"))
    parts = urllib.parse.urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise TerminalError("house-not-there", address=address, problem="http://… or unix:/…")
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    return kind(parts.hostname, parts.port, timeout=SECONDS)


def _refusal(status: int, content: bytes) -> str:
    try:
        refused = json.loads(content)
        return " ".join([refused["id"], *map(str, refused["arguments"].values())])
    except (ValueError, KeyError):
        return str(status)


def _print(terminal: Terminal, rows: list[dict[str, Any]]) -> None:
    if not rows:
        terminal.console.print(terminal.words.say("cli-admin-nothing"))
        return
    table = Table(*rows[0], box=None)
    for row in rows:
        table.add_row(*(_shown(name, value) for name, value in row.items()))
    terminal.console.print(table)


def _shown(name: str, value: Any) -> str:
    if name in TIMES and isinstance(value, float) and value < 1e11:
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    return "" if value is None else str(value)
