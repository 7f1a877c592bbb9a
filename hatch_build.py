"""The build hook: compiles the rules where a C compiler is found, and builds the page where its sources are."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build backend is not started from here

from tools import compile as compiler  # noqa: E402
from tools.page import NODE, STATIC, build_page, is_wanted, newest  # noqa: E402

PACKAGE = Path("src/fondaco")
CIMPORT = re.compile(r"^from ([\w.]+) cimport (\w+)", re.MULTILINE)
SHARED = "fondaco._cython"  # the functions that Cython would otherwise write into every module
# By the name of a module or its package; -O3 for the rest gained no decisions/s over -O2 and costs an eighth more time.
LEVELS = {"_cython": "-O1", "view": "-O1", "advice": "-O3"}


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
            built = extensions_or_none(Path("build"))
            if not built:
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module, inside in built.items():
                if editable:
                    shutil.copy2(module, Path("src") / inside)
                else:
                    build_data["force_include"][str(module)] = inside


def modules() -> list[Path]:
    """Every module to compile, by the patterns in pyproject.toml."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    found = {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    return sorted(found)


def page_or_exit(*, fresh_is_enough: bool) -> bool:
    """Whether there is a page; a page that cannot be built ends the build with one line."""
    try:
        return build_page(Path("web"), fresh_is_enough=fresh_is_enough)
    except (OSError, RuntimeError) as error:
        sys.exit(f"!!! fondaco: the page was not built: {error} !!!")


def write_types(build: Path) -> Path:
    """Write the sources with their C types, in a process that runs the plain package; gives their folder."""
    source = build / "source"
    command = [sys.executable, "-m", "tools.types", "src", str(source), *map(str, modules())]
    path = os.pathsep.join(filter(None, [str(Path.cwd()), os.environ.get("PYTHONPATH")]))  # pip's own paths are in it
    environment = {**os.environ, "FONDACO_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        raise RuntimeError(f"no C types could be written: {done.stderr.strip()}")
    return source


def extensions_or_none(build: Path) -> dict[Path, str]:
    """All extension modules, or none at all: a half-compiled house would lose writes silently."""
    try:
        return extensions(build)
    except Exception as error:  # noqa: BLE001 whatever fails, the plain sources run
        if os.environ.get("FONDACO_REQUIRE_C") == "1":
            sys.exit(f"!!! fondaco: not compiled, and FONDACO_REQUIRE_C=1 insists: {error} !!!")
        print(f"fondaco: not compiled, the plain sources will run ({error})", file=sys.stderr)
        return {}


def extensions(build: Path) -> dict[Path, str]:
    """Write the C types and compile; gives each built file with its place in the package."""
    if os.name == "nt":
        raise RuntimeError("no bounds trap with this compiler")
    compiler.try_compiler(build)
    source = write_types(build)
    return compile_stale(source, [source / path.relative_to("src") for path in modules()], build)


def compile_stale(source: Path, paths: list[Path], build: Path, shared: str = SHARED) -> dict[Path, str]:
    """Compile what is not compiled yet; gives each built file with its place in the package."""
    units = [unit(source, path) for path in paths]
    units.append(compiler.Unit(shared, None, LEVELS["_cython"]))
    everything = outdated(build)
    wanted = [unit for unit in units if everything or is_stale(unit, source, build)]
    if wanted:
        (build / "key").unlink(missing_ok=True)  # until all are compiled, none is believed
        compiler.compile_units(wanted, compiler.Plan(source, build, shared))
        (build / "key").write_text(key())
    names = [compiler.built_name(unit) for unit in units]
    return {build / "lib" / name: name for name in names}


def unit(source: Path, path: Path) -> compiler.Unit:
    """A source with its name and its level of optimisation."""
    name = ".".join(path.relative_to(source).with_suffix("").parts)
    return compiler.Unit(name, path, LEVELS.get(path.stem) or LEVELS.get(path.parent.name) or "-O2")


def is_stale(unit: compiler.Unit, source: Path, build: Path) -> bool:
    """Whether a module's source, or C types that it leans on, are newer than what was compiled from them."""
    built = build / "lib" / compiler.built_name(unit)
    if not built.exists():
        return True
    return unit.source is not None and newest(needed_by(unit.source, source)) >= built.stat().st_mtime


def needed_by(path: Path, source: Path) -> set[Path]:
    """A module's source with all the C types that it leans on, its own and those of other modules."""
    found, waiting = {path}, [path.with_suffix(".pxd")]
    while waiting:
        types = waiting.pop()
        if types in found:
            continue
        found.add(types)
        for module, name in CIMPORT.findall(types.read_text(encoding="utf-8")):
            folder = source / module.replace(".", "/")
            waiting += [other for other in (folder.with_suffix(".pxd"), folder / f"{name}.pxd") if other.exists()]
    return found


def outdated(build: Path) -> bool:
    """Whether everything must be compiled again: other tools, or a build that did not come to its end."""
    stamp = build / "key"
    return not stamp.exists() or stamp.read_text() != key()


def key() -> str:
    """What the compiled files depend on besides their sources."""
    tools = [metadata.version("Cython"), sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    hooks = [Path(__file__).read_text(), Path(compiler.__file__).read_text()]
    return hashlib.sha256("\n".join([*tools, *hooks]).encode()).hexdigest()
