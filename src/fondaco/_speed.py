"""Which of the two speeds runs: the compiled modules or their plain sources."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


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


@cache
def _sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def hide_compiled() -> None:
    """Under FONDACO_PURE=1, load plain sources from here on; call before any other import of the package."""
    hidden = any(isinstance(finder, _SourcesOnly) for finder in sys.meta_path)
    if os.environ.get("FONDACO_PURE") == "1" and not hidden:
        sys.meta_path.insert(0, _SourcesOnly())


def compiled() -> bool:
    """Whether the rules run compiled."""
    spec = importlib.import_module("fondaco.kernel.state").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
