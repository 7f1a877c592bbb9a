"""Whatever ends a run of the tests, nothing that they started stays: no house, no database, no bots."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
# Each is held open by a test that waits for ever; what it prints is what it started.
OPEN = """
import time
from pathlib import Path
from tests.server.house import open_house
from tests.server.postgres import cluster

def test_that_never_ends(tmp_path):
    with {opened}:
        Path({told!r}).write_text(str(tmp_path))
        time.sleep(3600)
"""
# Ctrl-C counts, even where these tests run in the background of a shell and ignore it.
PYTEST = "import signal, pytest, sys; signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(pytest.main())"
HOUSES = {
    "copied": "open_house(tmp_path) as house, house.guest('Ada')",
    "not copied": "open_house(tmp_path, module='fondaco.server.__main__')",
    "on PostgreSQL": "cluster() as url, open_house(tmp_path, database_url=url)",
}


def wait_for(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < deadline:
        time.sleep(0.05)


def running(folder: str) -> list[str]:
    """The processes that were told of this folder or work in it."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            opened = [str(file.readlink()) for file in (path / "fd").iterdir()]
        except OSError:
            continue
        if folder in words or any(folder in file for file in opened):
            found.append(f"{path.name} {words}")
    return found


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")
@pytest.mark.parametrize(
    ("opened", "number"),
    [
        ("copied", signal.SIGKILL),
        ("copied", signal.SIGINT),
        ("not copied", signal.SIGKILL),
        pytest.param("on PostgreSQL", signal.SIGKILL, marks=pytest.mark.thorough),
    ],
)
def test_an_interrupted_run_leaves_no_process(tmp_path: Path, opened: str, number: signal.Signals) -> None:
    told, test = tmp_path / "told", tmp_path / "test_endless.py"
    test.write_text(OPEN.format(opened=HOUSES[opened], told=str(told)))
    inner = tmp_path / "inner"
    command = [sys.executable, "-c", PYTEST, "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    command += ["--basetemp", str(inner), str(test)]
    path = os.pathsep.join((str(ROOT), *filter(None, sys.path)))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment | {"PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    with process:
        wait_for(lambda: told.exists() or process.poll() is not None)
        assert process.poll() is None, process.stdout.read().decode() if process.stdout else ""
        assert len(running(str(inner))) > 1, "the server runs"
        process.send_signal(number)
        process.wait(PATIENCE)
    wait_for(lambda: not running(str(inner)))
    assert running(str(inner)) == []
