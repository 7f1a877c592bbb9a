"""The server of the ten-minute guide listens at a socket file: the printed commands find it by themselves."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from fondaco.cli import main
from tests.server.house import PATIENCE

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAMES = {"ID": "nobody", "TABLE": "none", "NAME": "somebody", "NUMBER": "7"}  # of whom and what is not there


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a house at a socket file, started as the unit does."""
    folder: Path = tmp_path_factory.mktemp("unit")
    socket, data = folder / "1.sock", folder / "data"
    command = [sys.executable, "-m", "fondaco", "serve", "--unix-socket", str(socket)]
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONPATH": path, "FONDACO_DATA_DIR": str(data)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + PATIENCE
        while run(f"fondaco admin statistics --data-dir {data}")[0] and time.monotonic() < deadline:
            time.sleep(0.2)
        yield data
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    assert not (data / "fondaco.address").exists()


def run(line: str) -> tuple[int, str]:
    """A command as people type it, in this process: its status and what it writes."""
    written = io.StringIO()
    with redirect_stdout(written), redirect_stderr(written):
        status = main(["--lang", "en", *shlex.split(line)[1:]])
    return status, written.getvalue()


def printed() -> list[str]:
    """The commands of hosting.md that look at, keep, save or bring back a running house."""
    found = []
    for block in re.findall(r"(?ms)^```\n(.*?)^```", HOSTING.read_text()):
        for line in block.splitlines():
            found += [part.strip() for part in re.split(r"\s{3,}(?=fondaco)", line.partition(" #")[0])]
    known = ("fondaco admin", "fondaco backup", "fondaco upgrade-check", "fondaco restore")
    return [line.removeprefix("sudo /opt/fondaco/bin/") for line in found if any(word in line for word in known)]


def test_hosting_md_prints_commands_for_the_unit() -> None:
    text = HOSTING.read_text()
    for command in ("admin statistics", "backup", "upgrade-check"):
        assert re.search(rf"sudo /opt/fondaco/bin/fondaco {command}.*--data-dir /var/lib/fondaco", text), command


@pytest.mark.parametrize("line", printed())
def test_every_printed_command_reaches_the_house(
    house: Path, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_DATA_DIR", str(house))
    monkeypatch.setenv("COLUMNS", "250")
    line = re.sub(r"/backups/\S+ \S+", str(tmp_path / "one.backup"), line).replace("/srv/new", str(tmp_path / "new"))
    if "restore" in line:
        assert run(f"fondaco backup {tmp_path / 'kept.backup'}")[0] == 0
    names = NAMES | {"FILE": str(tmp_path / "kept.backup")}
    words = [names.get(word, word) for word in shlex.split(line)]
    line = shlex.join(words).replace("/var/lib/fondaco", str(house))
    status, written = run(line)
    assert "does not answer" not in written, written
    assert "cannot be read" not in written, written
    assert status == 0 or "no-such" in written or "not found" in written.lower(), written


def test_errors_name_what_was_tried(tmp_path: Path) -> None:
    status, written = run(f"fondaco admin statistics --data-dir {tmp_path}")
    assert status == 2
    assert str(tmp_path / "fondaco.db") in written.replace("\n", "")
    for command in ("upgrade-check", f"backup {tmp_path}/x"):
        status, written = run(f"fondaco {command} --data-dir {tmp_path}")
        assert status == 2
        assert "fondaco.db" in written.replace("\n", ""), written


def test_an_address_that_does_not_answer_is_named(house: Path, tmp_path: Path) -> None:
    for address in (f"unix:{tmp_path}/none.sock", "http://127.0.0.1:9"):
        status, written = run(f"fondaco admin statistics --data-dir {house} --address {address}")
        assert status == 2
        assert address in written.replace("\n", "").replace(" ", "")
