"""Which of the two speeds runs: the compiled modules or their plain sources.

A wheel carries the compiled modules beside the sources. A checkout has them in `build/compiled`, one folder for each
whole set, and a file that names the folder to use: it is read once, so that a process runs all of a set or none.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = Path(__file__).parents[2] / "build" / "compiled"  # in a checkout
CURRENT = "current"  # its first line names the folder of the set to use
MODULES = "modules"  # in the folder of a set: the modules' files
ENDING = EXTENSION_SUFFIXES[0]  # of what was compiled for this Python


class _SourcesOnly(MetaPathFinder):
    """Finds the package's modules by their sources, as if nothing were compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("fondaco."):
            return None
        for folder in path:
            spec = _sources(folder).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class _CompiledSet(MetaPathFinder):
    """Finds the modules of one compiled set."""

    def __init__(self, folder: Path) -> None:
        files = (folder / MODULES).read_text(encoding="utf-8").split()
        if not all(file.endswith(ENDING) for file in files):
            raise FileNotFoundError(f"{folder} is for another Python")
        self._files = {file.removesuffix(ENDING).replace("/", "."): str(folder / file) for file in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file)) if file else None


@cache
def _sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def choose_speed() -> None:
    """Decide for the whole process, by FONDACO_PURE and what is compiled; call before any other import here."""
    if any(isinstance(finder, _SourcesOnly | _CompiledSet) for finder in sys.meta_path):
        return
    if os.environ.get("FONDACO_PURE") == "1":
        sys.meta_path.insert(0, _SourcesOnly())
    elif finder := _published():
        sys.meta_path.insert(0, finder)


def _published() -> _CompiledSet | None:
    try:
        folder, *_ = (COMPILED / CURRENT).read_text(encoding="utf-8").split()
        return _CompiledSet(COMPILED / folder)
    except (OSError, ValueError):
        return None


def compiled() -> bool:
    """Whether the rules run compiled."""
    spec = importlib.import_module("fondaco.kernel.playing.state").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def compiled_next() -> bool:
    """Whether a process that starts now runs the rules compiled."""
    if os.environ.get("FONDACO_PURE") == "1":
        return False
    return _published() is not None or (Path(__file__).parent / "kernel" / f"state{ENDING}").exists()


def can_become_compiled() -> bool:
    """Whether this is a plain process of a checkout, where the rules may be compiled while it runs."""
    return not compiled() and os.environ.get("FONDACO_PURE") != "1" and Path(__file__).parents[1].name == "src"
