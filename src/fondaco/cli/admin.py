"""`fondaco admin`: administer a running house from the command line."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from rich.table import Table

from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal

SHOWN = ("statistics", "tables", "people", "bans", "chat", "reports", "audit")
TIMES = ("time", "changed", "created", "until")
SECONDS = 30


def administer(
    terminal: Terminal,
    action: str,
    target: str,
    text: str,
    days: float | None,
    address: str,
    data_dir: Path | None,
    database_url: str | None,
) -> None:
    """Show something, or give an order; the server must be running."""
    token = read_token(data_dir, database_url)
    if action in SHOWN:
        path = f"/api/admin/{action}?word={urllib.parse.quote(target)}"
        _print(terminal, _ask(address + path, token, None))
        return
    body: dict[str, Any] = {"action": action, "target": target, "text": text, "days": days}
    if action == "broadcast":
        body |= {"target": "", "text": text or target}
    done = _ask(f"{address}/api/admin", token, body)
    terminal.console.print(terminal.words.say("cli-admin-done", number=done["done"]))


def read_token(data_dir: Path | None, database_url: str | None) -> str:
    """From the server's own database: who can read the file may administer it."""
    try:
        from sqlalchemy import create_engine, text
        from sqlalchemy.exc import SQLAlchemyError

        from fondaco.server.admin.service import admin_token
        from fondaco.server.core.config import config_of
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    engine = create_engine(config_of(data_dir, database_url).url)
    try:
        with engine.connect() as connection:
            return admin_token(bytes(connection.execute(text("SELECT secret FROM house")).scalar_one()))
    except SQLAlchemyError as error:
        raise TerminalError("cannot-read-house", problem=type(error).__name__) from error
    finally:
        engine.dispose()


def _ask(url: str, token: str, body: dict[str, Any] | None) -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    if not url.startswith(("http://", "https://")):
        raise TerminalError("house-not-there", address=url, problem="http://…")
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)  # noqa: S310  checked above
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise TerminalError("house-refuses", problem=_refusal(error)) from None
    except OSError as error:
        raise TerminalError("house-not-there", address=url, problem=str(error)) from error


def _refusal(error: urllib.error.HTTPError) -> str:
    try:
        refused = json.load(error)
        return " ".join([refused["id"], *map(str, refused["arguments"].values())])
    except (ValueError, KeyError):
        return str(error.code)


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
