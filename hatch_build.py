"""The build hook: compiles the rules where a C compiler is found, and builds the page where its sources are."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build backend is not started from here

from workshop import compile as compiler  # noqa: E402
from workshop.page import NODE, STATIC, build_page, is_wanted, newest  # noqa: E402

SHARED = "fondaco._cython"  # the functions that Cython would otherwise write into every module
# By the end of a module's name; -O3 for the rest gained no decisions/s over -O2 and costs an eighth more time.
LEVELS = {"_cython": "-O1", "view": "-O1"}


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
            if editable:  # before anything can fail: an old module beside a new source would be believed
                for old in Path("src").rglob("*.so"):
                    old.unlink()
            built = extensions_or_none(source_folder(), Path("build"))
            if not built:
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module, inside in built.items():
                if editable:
                    shutil.copy2(module, Path("src") / inside)
                else:
                    build_data["force_include"][str(module)] = inside


def page_or_exit(*, fresh_is_enough: bool) -> bool:
    """Whether there is a page; a page that cannot be built ends the build with one line."""
    try:
        return build_page(Path("web"), fresh_is_enough=fresh_is_enough)
    except (OSError, RuntimeError) as error:
        sys.exit(f"!!! fondaco: the page was not built: {error} !!!")


def source_folder() -> Path:
    """Where the sources to compile are taken from."""
    return Path("src")


def modules(source: Path) -> list[Path]:
    """Every module to compile: those with their C types beside them."""
    return sorted(path.with_suffix(".py") for path in source.rglob("*.pxd") if path.with_suffix(".py").exists())


def extensions_or_none(source: Path, build: Path) -> dict[Path, str]:
    """All extension modules, or none at all: a half-compiled house would lose writes silently."""
    try:
        return extensions(source, build)
    except Exception as error:  # noqa: BLE001 whatever fails, the plain sources run
        if os.environ.get("FONDACO_REQUIRE_C") == "1":
            sys.exit(f"!!! fondaco: not compiled, and FONDACO_REQUIRE_C=1 insists: {error} !!!")
        print(f"fondaco: not compiled, the plain sources will run ({error})", file=sys.stderr)
        return {}


def extensions(source: Path, build: Path, shared: str = SHARED) -> dict[Path, str]:
    """Compile what is not compiled yet; gives each built file with its place in the package."""
    if os.name == "nt":
        raise RuntimeError("no bounds trap with this compiler")
    compiler.try_compiler(build)
    units = [unit(source, path) for path in modules(source)]
    units.append(compiler.Unit(shared, None, LEVELS["_cython"]))
    everything = outdated(source, build)
    wanted = [unit for unit in units if everything or is_stale(unit, build)]
    if wanted:
        (build / "key").unlink(missing_ok=True)  # until all are compiled, none is believed
        compiler.compile_units(wanted, compiler.Plan(source, build, shared))
        (build / "key").write_text(key())
    names = [compiler.built_name(unit) for unit in units]
    return {build / "lib" / name: name for name in names}


def unit(source: Path, path: Path) -> compiler.Unit:
    """A source with its name and its level of optimisation."""
    name = ".".join(path.relative_to(source).with_suffix("").parts)
    return compiler.Unit(name, path, LEVELS.get(path.stem, "-O2"))


def is_stale(unit: compiler.Unit, build: Path) -> bool:
    """Whether a module's own source is newer than what was compiled from it."""
    built = build / "lib" / compiler.built_name(unit)
    return not built.exists() or (unit.source is not None and unit.source.stat().st_mtime >= built.stat().st_mtime)


def outdated(source: Path, build: Path) -> bool:
    """Whether everything must be compiled again: other tools, or C types that other modules may lean on."""
    stamp = build / "key"
    if not stamp.exists() or stamp.read_text() != key():
        return True
    return newest(source.rglob("*.pxd")) >= stamp.stat().st_mtime


def key() -> str:
    """What the compiled files depend on besides their sources."""
    tools = [metadata.version("Cython"), sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    hooks = [Path(__file__).read_text(), Path(compiler.__file__).read_text()]
    return hashlib.sha256("\n".join([*tools, *hooks]).encode()).hexdigest()
