"""`make play` in a checkout of its own: the server answers whatever happens to the compiling."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.house import free_port
from tests.tools.test_packages import LEFT_OUT, NO_COMPILER, ROOT, needs_c
from tools import build, published

pytestmark = pytest.mark.build
PATIENCE = 300.0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy without a page, in which everything is installed and nothing is compiled."""
    copy = Path(shutil.copytree(ROOT, tmp_path / "copy", ignore=LEFT_OUT))
    shutil.rmtree(copy / "web")
    commands = copy / ".venv" / "bin"
    commands.mkdir(parents=True)
    for name, words in (("python", ""), ("fondaco", " -m fondaco")):
        (commands / name).write_text(f'#!/bin/sh\nexec {sys.executable}{words} "$@"\n')
        (commands / name).chmod(0o755)
    for stamp in ("play", "fondaco"):
        (copy / ".venv" / stamp).touch()
    return copy


def environment(checkout: Path, **changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FONDACO_", "MAKE", "COVERAGE"))}
    return {**kept, "PYTHONPATH": str(checkout / "src"), "BROWSER": "true", **changes}


class Playing:
    """`make play` of a checkout, until it is closed."""

    def __init__(self, checkout: Path, **changes: str) -> None:
        self.port, self._printed = free_port(), checkout / "printed"
        command = ["make", "play", f"ARGS=--port {self.port} --data-dir {checkout / 'data'}"]
        variables = environment(checkout, **changes)
        with self._printed.open("w") as file:
            self.process = subprocess.Popen(
                command, cwd=checkout, env=variables, stdout=file, stderr=file, start_new_session=True
            )

    def printed(self) -> str:
        return self._printed.read_text()

    def health(self) -> dict[str, str] | None:
        try:
            answer: dict[str, str] = httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE).json()
        except httpx.TransportError:
            return None
        return answer

    def speeds(self) -> tuple[str, str]:
        """What serves, and what thinks, when the server answers."""
        self.wait(lambda: self.health() is not None)
        told = self.health()
        assert told is not None
        return told["rules"], told["bots"]

    def wait(self, until: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not until():
            assert self.process.poll() is None, self.printed()
            assert time.monotonic() < deadline, self.printed()
            time.sleep(0.1)

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)


@contextmanager
def play(checkout: Path, **changes: str) -> Iterator[Playing]:
    playing = Playing(checkout, **changes)
    try:
        yield playing
    finally:
        playing.close()


def running(checkout: Path) -> list[str]:
    """Processes whose working folder is there: the server, what compiles, the compilers."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "cwd").readlink() == checkout:
                found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
    return [words for words in found if words]


def publish_here(checkout: Path) -> None:
    """What is compiled of the same sources, published in the copy as a build there would."""
    folder = ROOT / "build" / "compiled" / published.read(ROOT / "build")[0]
    places = (folder / published.MODULES).read_text().split()
    published.publish(checkout / "build", {place: folder / place for place in places}, build.fingerprint())


def test_without_a_compiler_the_plain_house_goes_on_and_says_so(checkout: Path) -> None:
    with play(checkout, **NO_COMPILER) as playing:
        assert playing.speeds() == ("plain", "plain")
        playing.wait(lambda: "== the plain rules serve on: not compiled (" in playing.printed())
        assert playing.speeds() == ("plain", "plain")


@needs_c
def test_the_house_answers_while_the_rules_are_compiled_and_what_compiles_ends_with_it(checkout: Path) -> None:
    with play(checkout) as playing:
        assert playing.speeds() == ("plain", "plain")
        playing.wait(lambda: "== compiling in the background: 0 of " in playing.printed())
        assert any("tools.build later" in words for words in running(checkout))
        assert not published.read(checkout / "build")
    deadline = time.monotonic() + PATIENCE
    while left := running(checkout):
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


def test_a_second_start_runs_what_is_compiled_and_compiles_nothing(checkout: Path) -> None:
    if not published.fits(ROOT / "build", build.fingerprint()):
        pytest.skip("nothing is compiled")
    publish_here(checkout)
    with play(checkout) as playing:
        assert playing.speeds() == ("compiled", "compiled")
        assert "compiling" not in playing.printed()
    source = checkout / "src" / "fondaco" / "kernel" / "playing" / "state.py"
    source.write_text(source.read_text() + "# changed\n")
    with play(checkout, **NO_COMPILER) as playing:
        assert playing.speeds() == ("plain", "plain"), "what was compiled does not fit the sources any more"
