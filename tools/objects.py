"""Compiled modules, kept by a hash of all that their C depends on: what did not change is not compiled again."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Collection
from pathlib import Path

from tools.compile import ENDING, Unit

CIMPORT = re.compile(r"^from ([\w.]+) cimport (\w+)", re.MULTILINE)
KEPT = 7 * 24 * 3600.0  # seconds for which a module that nobody wants any more is kept: one may come back to a branch


class Objects:
    """A folder of compiled modules."""

    def __init__(self, folder: Path, source: Path, key: str) -> None:
        self._folder, self._source, self._key = folder, source, key
        self._texts: dict[Path, str] = {}

    def file(self, unit: Unit) -> Path:
        """Where a module is when it has been compiled from the sources as they are."""
        parts = [self._key, unit.name, unit.level]
        if unit.source is not None:
            parts += [
                f"{path.relative_to(self._source)}\n{self._text(path)}" for path in sorted(self._needed_by(unit.source))
            ]
        digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
        return self._folder / f"{unit.name}-{digest}{ENDING}"

    def forget_old(self, wanted: Collection[Path]) -> None:
        """Mark what is wanted, and remove what has not been for long."""
        oldest = time.time() - KEPT
        for file in self._folder.iterdir():
            if file in wanted:
                file.touch()
            elif file.stat().st_mtime < oldest:
                file.unlink()

    def _needed_by(self, path: Path) -> set[Path]:
        """A module's source with all the C types that it leans on, its own and those of other modules."""
        found, waiting = {path}, [path.with_suffix(".pxd")]
        while waiting:
            types = waiting.pop()
            if types in found:
                continue
            found.add(types)
            for module, name in CIMPORT.findall(self._text(types)):
                folder = self._source / module.replace(".", "/")
                waiting += [other for other in (folder.with_suffix(".pxd"), folder / f"{name}.pxd") if other.exists()]
        return found

    def _text(self, path: Path) -> str:
        if path not in self._texts:
            self._texts[path] = path.read_text(encoding="utf-8")
        return self._texts[path]
