"""A private PostgreSQL for the tests, run by a user who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ADDRESS = "postgresql://house@/postgres?host="


def find(program: str) -> str | None:
    """Debian keeps the server's programs out of the way."""
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))]
    return found[-1] if found else shutil.which(program)


def somebody() -> str | None:
    """Who runs it: PostgreSQL refuses root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a fresh database; the test is left out, and says so, where PostgreSQL cannot be had."""
    initdb = find("initdb")
    if initdb is None or find("pg_ctl") is None:
        pytest.skip("!!! POSTGRESQL IS NOT TESTED: its server is not installed (Debian: postgresql) !!!")
    user = somebody()
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-", dir="/tmp"))
    if user:
        shutil.chown(folder, user)
    try:
        run(folder, initdb, "-A", "trust", "-U", "house", "-E", "UTF8", "--locale=C")
        control(folder, "start")
        try:
            yield ADDRESS + str(folder)
        finally:
            control(folder, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def restart(url: str) -> None:
    """As an operator does it: every connection is cut."""
    control(Path(url.removeprefix(ADDRESS)), "-m", "fast", "restart")


def control(folder: Path, *order: str) -> None:
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c shared_buffers=32MB -c max_connections=60"
    run(folder, str(find("pg_ctl")), "-o", options, "-l", str(folder / "log"), "-w", *order)


def run(folder: Path, program: str, *arguments: str) -> None:
    command = [program, "-D", str(folder / "data"), *arguments]
    subprocess.run(command, user=somebody(), cwd=folder, check=True, stdout=subprocess.DEVNULL)
