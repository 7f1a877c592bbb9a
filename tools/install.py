"""Installs a lock file into an environment of its own: `python -m tools.install .venv requirements/play.txt STAMP`.

uv installs, which pip puts into the new environment; where uv cannot be had or fails, pip installs the same lock.
An install that was stopped half-way leaves its mark, and the next one starts with an empty environment: a package that
is half there would be taken for installed.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import pip_settings
from tools.failures import reason
from tools.progress import Progress

PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--no-input", "--progress-bar", "off", "--retries", "2")
UV_LOCK = "uv.txt"  # beside the other locks


def main(folder: Path, lock: Path, stamp: Path) -> int:
    """Install; says in one line what is wrong if it fails."""
    try:
        with only_one(Path("build", f"{folder.name}.unfinished")) as mark:
            if mark.read_text() or not (folder / "bin" / "python").exists():
                make_environment(folder)
            mark.write_text("an install was started and has not ended")
            install(folder, lock)
            stamp.touch()
            mark.write_text("")
    except Failed as error:
        print(f"!!! {error} !!!", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"!!! {reason(str(error)) or error} !!!", file=sys.stderr)
        return 1
    return 0


class Failed(Exception):
    """Carries the line for the user."""


@contextmanager
def only_one(mark: Path) -> Iterator[Path]:
    """Two installs into one environment run one after the other."""
    mark.parent.mkdir(exist_ok=True)
    with mark.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield mark


def make_environment(folder: Path) -> None:
    """An empty environment in place of whatever is there."""
    command = [sys.executable, "-m", "venv", str(folder)]
    with Progress(f"making {folder}"):
        shutil.rmtree(folder, ignore_errors=True)
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        said = made.stdout + made.stderr
        raise Failed(reason(said) or f"{sys.executable} cannot make an environment (Debian: apt install python3-venv)")


def install(folder: Path, lock: Path) -> None:
    """Install the lock, by uv if it can be had."""
    log = Path("build", f"{folder.name}-{lock.stem}.log")
    python = folder / "bin" / "python"
    if lock_of_uv := uv_is_missing(folder, lock):
        ended = run(Progress("installing uv"), [str(python), *PIP, "--require-hashes", "-r", str(lock_of_uv)], log)
        if ended:
            print("== uv cannot be had; pip installs, which takes longer", file=sys.stderr)
    uv = folder / "bin" / "uv"
    if uv.exists():
        command = [str(uv), "pip", "install", "--python", str(python), "--no-progress", "--no-config"]
        settings = pip_settings.for_uv(pip_settings.read(python))
        if (
            run(Progress(f"installing {lock.stem}"), [*command, "--require-hashes", "-r", str(lock)], log, settings)
            == 0
        ):
            return
        print(f"== uv did not install {lock} ({reason(log.read_text()) or f'see {log}'}); pip tries", file=sys.stderr)
        log = log.with_stem(f"{log.stem}-pip")
    progress = Progress(f"installing {lock.stem}", count(folder, lock), "packages")
    if run(progress, [str(python), *PIP, "--require-hashes", "-r", str(lock)], log):
        raise Failed(f"{lock} was not installed: {reason(log.read_text()) or f'see {log}'}")


def uv_is_missing(folder: Path, lock: Path) -> Path | None:
    """The lock of uv, if there is one and it is not installed yet."""
    lock_of_uv = lock.with_name(UV_LOCK)
    return lock_of_uv if lock_of_uv.exists() and not (folder / "bin" / "uv").exists() else None


def run(progress: Progress, command: list[str], log: Path, settings: dict[str, str] | None = None) -> int:
    """Run pip or uv, keep what it prints, and count what it fetches."""
    environment = {**(settings or {}), **os.environ}
    with progress, log.open("w") as kept:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert process.stdout is not None
        for line in process.stdout:
            kept.write(line)
            progress.detail = told(line) or progress.detail
            if line.startswith(("Collecting ", "Processing ", "Requirement already satisfied")):
                progress.done += 1
        return process.wait()


def count(folder: Path, lock: Path) -> int:
    """How many packages of the lock are for this Python and platform."""
    wanted = re.findall(r"^([\w.\[\]-]+==[^\\\n]+?) *(?:--hash|\\|$)", lock.read_text(), re.MULTILINE)
    ask = (
        "import sys; from pip._vendor.packaging.requirements import Requirement as R\n"
        "print(sum(r.marker is None or r.marker.evaluate() for r in map(R, sys.stdin.read().splitlines())))"
    )
    command = [str(folder / "bin" / "python"), "-c", ask]
    return int(subprocess.run(command, input="\n".join(wanted), capture_output=True, text=True, check=True).stdout)


def told(line: str) -> str:
    """What pip or uv is doing now."""
    if found := re.match(r"\s*Downloading (\S+) \((.*)\)", line):
        return f"{found[1].rpartition('/')[2]} ({found[2]})"
    return "unpacking" if line.startswith("Installing collected packages") else ""


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:4])))
