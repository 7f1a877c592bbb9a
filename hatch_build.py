"""The build hook: compiles the rules where a C compiler is found, and builds the page where its sources are."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build backend is not started from here

from tools import build  # noqa: E402
from tools.page import NODE, STATIC, build_page, is_wanted  # noqa: E402


class FondacoBuild(BuildHookInterface[Any]):
    """Adds the extension modules and the page to a wheel, or puts them beside the sources of an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides `build-system.requires`: Node for the page."""
        return [NODE] if is_wanted(Path(self.root, "web")) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        with contextlib.chdir(self.root):
            editable = version == "editable"
            if page_or_exit(fresh_is_enough=editable):
                build_data["artifacts"].append(f"{STATIC}/**")
            if editable:
                install_for_checkout()
            else:
                self.add_extensions(build_data)

    def add_extensions(self, build_data: dict[str, Any]) -> None:
        """All extension modules, or none at all: a half-compiled house would lose writes silently."""
        try:
            built = build.extensions()
        except Exception as error:  # noqa: BLE001 whatever fails, the plain sources run
            if build.explain(error) != 0:
                sys.exit(1)
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(file): place for place, file in built.items()})


def install_for_checkout() -> None:
    """Publish the extension modules for an editable install, unless FONDACO_COMPILE=later says that `make` will."""
    for old in Path("src").rglob("*.so"):  # an earlier version put them here, and Python would prefer them
        old.unlink()
    if os.environ.get("FONDACO_COMPILE") != "later" and build.now() != 0:
        sys.exit(1)


def page_or_exit(*, fresh_is_enough: bool) -> bool:
    """Whether there is a page; a page that cannot be built ends the build with one line."""
    try:
        return build_page(Path("web"), fresh_is_enough=fresh_is_enough)
    except (OSError, RuntimeError) as error:
        sys.exit(f"!!! fondaco: the page was not built: {error} !!!")
