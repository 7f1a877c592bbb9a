"""All data as one file: written while the server runs, the same for both databases, and restored into an empty one."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, create_engine, func, insert, select, text

from fondaco.server.core.config import Config
from fondaco.server.storage.store import MIGRATIONS, StorageError, libpq_options, migrate, take_file

FORMAT = 1
BATCH = 500  # rows inserted at once


class BackupError(Exception):
    """Why a backup cannot be made or restored: `code` names the text."""

    def __init__(self, code: str, **facts: str) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code)


def _engine(config: Config) -> Engine:
    url = config.url
    if url.startswith("sqlite:"):
        return create_engine(url)
    return create_engine(url, connect_args=libpq_options(3600), isolation_level="REPEATABLE READ")


def backup(config: Config, target: Path) -> int:
    """Write everything to a new file, as of one moment; the number of rows."""
    if target.exists():
        raise BackupError("backup-exists", path=str(target))
    engine = _engine(config)
    draft = target.with_name(f"{target.name}.part")
    try:
        with engine.connect() as connection, _create(draft) as file:
            rows = _write(connection, file)
        draft.rename(target)
    finally:
        engine.dispose()
        draft.unlink(missing_ok=True)
    return rows


@contextmanager
def _create(path: Path) -> Iterator[gzip.GzipFile]:
    """A new file that only its owner can read: it holds the hashes of passwords."""
    number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(number, "wb") as file, gzip.GzipFile(fileobj=file, mode="wb") as packed:
        yield packed


def _write(connection: Connection, file: gzip.GzipFile) -> int:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # one moment for all tables
    tables = MetaData()
    tables.reflect(connection)
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    digest, count = hashlib.sha256(), 0

    def put(entry: Any) -> None:
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        file.write(line)

    put({"fondaco-backup": FORMAT, "version": version, "created": time.time()})
    for table in tables.sorted_tables:
        if table.name == "alembic_version":
            continue
        put({"table": table.name, "columns": [column.name for column in table.columns]})
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            put([_plain(value) for value in row])
            count += 1
    file.write(json.dumps({"rows": count, "sha256": digest.hexdigest()}).encode() + b"\n")
    return count


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def restore(config: Config, source: Path) -> int:
    """Fill an empty database; all of it or nothing. The number of rows."""
    rows = check(source)
    url = config.url
    lock = None
    if url.startswith("sqlite"):
        path = Path(url.partition("///")[2])
        if path.exists() and path.stat().st_size:
            raise BackupError("house-not-empty", path=str(path))
        try:
            lock = take_file(path)
        except StorageError as error:
            raise BackupError("house-in-use", problem=str(error)) from None
    engine = _engine(config)
    try:
        with engine.begin() as connection:
            _fill(connection, _lines(source))
        migrate(url)
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    return rows


def check(source: Path) -> int:
    """That a backup is whole: every line is there, and none was changed. The number of rows."""
    digest, previous = hashlib.sha256(), b""
    try:
        with gzip.open(source, "rb") as file:
            for line in file:
                digest.update(previous)
                previous = line
        last = json.loads(previous)
        if last["sha256"] != digest.hexdigest():
            raise BackupError("backup-damaged", path=str(source))
        return int(last["rows"])
    except (EOFError, OSError, ValueError, KeyError, TypeError):
        raise BackupError("backup-damaged", path=str(source)) from None


def _lines(source: Path) -> Iterator[Any]:
    with gzip.open(source, "rb") as file:
        for line in file:
            yield json.loads(line)


def _fill(connection: Connection, lines: Iterator[Any]) -> None:
    head = next(lines)
    if head.get("fondaco-backup") != FORMAT:
        raise BackupError("backup-damaged", path="")
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    if connection.dialect.has_table(connection, "tables"):
        raise BackupError("house-not-empty", path=connection.engine.url.render_as_string())
    command.upgrade(settings, head["version"])
    known = MetaData()
    known.reflect(connection)
    table, columns, waiting = None, list[str](), list[list[Any]]()
    for line in lines:
        if isinstance(line, list):
            waiting.append(line)
        if waiting and (isinstance(line, dict) or len(waiting) >= BATCH):
            assert table is not None
            _insert(connection, table, columns, waiting)
            waiting = []
        if isinstance(line, dict) and "table" in line:
            table, columns = known.tables[line["table"]], line["columns"]
    _set_sequences(connection, known)


def _insert(connection: Connection, table: Table, columns: list[str], rows: list[list[Any]]) -> None:
    is_binary = [isinstance(table.c[name].type, LargeBinary) for name in columns]
    values = [
        {
            name: base64.b64decode(value) if binary and value is not None else value
            for name, binary, value in zip(columns, is_binary, row, strict=True)
        }
        for row in rows
    ]
    connection.execute(insert(table), values)


def _set_sequences(connection: Connection, known: MetaData) -> None:
    """PostgreSQL counts on by itself: from the largest number there is."""
    if connection.dialect.name != "postgresql":
        return
    for table in known.sorted_tables:
        if "id" in table.c and isinstance(connection.execute(select(func.max(table.c.id))).scalar(), int):
            sequence = select(func.pg_get_serial_sequence(table.name, "id"))
            if name := connection.execute(sequence).scalar():
                connection.execute(select(func.setval(name, select(func.max(table.c.id)).scalar_subquery())))
