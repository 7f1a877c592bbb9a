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
    initdb, server = find("initdb"), find("pg_ctl")
    if initdb is None or server is None:
        pytest.skip("!!! POSTGRESQL IS NOT TESTED: its server is not installed (Debian: postgresql) !!!")
    user = somebody()
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-", dir="/tmp"))
    if user:
        shutil.chown(folder, user)
    data, run = folder / "data", {"user": user, "cwd": folder, "check": True, "stdout": subprocess.DEVNULL}
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c shared_buffers=32MB -c max_connections=60"
    try:
        subprocess.run([initdb, "-D", data, "-A", "trust", "-U", "house", "-E", "UTF8", "--locale=C"], **run)  # type: ignore[call-overload]
        subprocess.run([server, "-D", data, "-o", options, "-l", folder / "log", "-w", "start"], **run)  # type: ignore[call-overload]
        yield f"postgresql://house@/postgres?host={folder}"
        subprocess.run([server, "-D", data, "-m", "immediate", "stop"], **run)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
