"""The compiled set that processes of this checkout run: a folder with all modules, and a file that names the folder.

Both are complete before they are in their place. The folder before the last one stays for processes that run it;
src/fondaco/_speed.py reads them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

CURRENT = "current"
MODULES = "modules"


def publish(build: Path, files: Mapping[str, Path], fits: str) -> None:
    """Make a set of compiled modules, by their places in the package, the one to run; `fits` is for `fits`."""
    home = build / "compiled"
    name = hashlib.sha256("\n".join(sorted(str(file) for file in files.values())).encode()).hexdigest()[:16]
    before = read(build)[:1]
    if not (home / name).exists():
        fresh = home / f"{name}.fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        for place, file in files.items():
            (fresh / place).parent.mkdir(parents=True, exist_ok=True)
            link(file, fresh / place)
        (fresh / MODULES).write_text("\n".join(sorted(files)), encoding="utf-8")
        fresh.rename(home / name)
    marker = home / f"{CURRENT}.fresh"
    marker.write_text(f"{name}\n{fits}\n", encoding="utf-8")
    marker.replace(home / CURRENT)
    for old in home.iterdir():
        if old.is_dir() and old.name not in (name, *before):
            shutil.rmtree(old)


def link(file: Path, place: Path) -> None:
    """The same file once more; a copy where the disk cannot do that."""
    try:
        os.link(file, place)
    except OSError:
        shutil.copy2(file, place)


def read(build: Path) -> list[str]:
    """The name of the current set, and what it fits; nothing if there is none."""
    try:
        return (build / "compiled" / CURRENT).read_text(encoding="utf-8").split()
    except OSError:
        return []


def fits(build: Path, wanted: str) -> bool:
    """Whether the current set is there, and was made from just this."""
    found = read(build)
    return found[1:] == [wanted] and (build / "compiled" / found[0] / MODULES).exists()


def withdraw(build: Path) -> None:
    """Processes that start from now on run the plain sources."""
    (build / "compiled" / CURRENT).unlink(missing_ok=True)
