"""Compiles the rules: what changed, and all of it published in one step or nothing.

`python -m tools.build now` compiles and says what runs then. For a house that is about to serve, `fresh` says by its
result whether the published set fits the sources, and withdraws it if not; `later PID` then compiles at low priority,
as long as the process PID runs. docs/compiling.md has the whole.
"""

from __future__ import annotations

import fcntl
import hashlib
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from tools import compile as compiler
from tools import published
from tools.objects import Objects
from tools.progress import Progress

PACKAGE = Path("src/fondaco")
BUILD = Path("build")
READ = ("*.py", "*.pxd", "*.json")  # what C types and constants are read from
AS_WRITTEN = "compile-as-written"  # the list of those that have no C types
SHARED = "fondaco._cython"  # the functions that Cython would otherwise write into every module
# By the name of a module or its package; the rest has -O2.
LEVELS = {"_cython": "-O1", "state": "-O1", "tell": "-O1", "setup": "-O1", "redeal": "-O1"}


class NotCompiledError(Exception):
    """Says why."""


def modules() -> list[Path]:
    """Every module to compile."""
    return sorted([*listed("compile"), *listed(AS_WRITTEN)])


def listed(name: str) -> list[Path]:
    """The modules of one of the lists of patterns in pyproject.toml."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"][name]
    found = {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    return sorted(found)


def extensions(build: Path = BUILD, *, beside: bool = False) -> dict[str, Path]:
    """Compile what is not compiled yet; gives for each place in the package the file that belongs there."""
    if os.name == "nt":
        raise NotCompiledError("no bounds trap with this compiler")
    with only_one(build):
        compiler.try_compiler(build)
        source = write_types(build)
        paths = [source / path.relative_to("src") for path in modules()]
        return compile_missing(paths, compiler.Plan(source, build, SHARED), beside=beside)


def compile_missing(paths: list[Path], plan: compiler.Plan, *, beside: bool = False) -> dict[str, Path]:
    """Compile the modules that are not compiled yet from just these sources and C types."""
    units = [unit(plan.include, path) for path in paths]
    units.append(compiler.Unit(plan.shared, None, LEVELS["_cython"]))
    objects = Objects(plan.build / "objects", plan.include, key())
    files = {unit: objects.file(unit) for unit in units}
    missing = {unit: file for unit, file in files.items() if not file.exists()}
    if missing:
        compile_units(missing, plan, beside=beside)
    objects.forget_old(files.values())
    return {compiler.built_name(unit): file for unit, file in files.items()}


def compile_units(files: Mapping[compiler.Unit, Path], plan: compiler.Plan, *, beside: bool) -> None:
    """Compile modules into files; the longest first, so that no processor waits for the last one."""
    ordered = sorted(files, key=lambda unit: unit.source.stat().st_size if unit.source else 0, reverse=True)
    context = multiprocessing.get_context("spawn")  # a fork would copy the thread that shows the progress
    workers = min(os.cpu_count() or 1, len(ordered))
    step = "compiling in the background" if beside else "compiling"
    with (
        Progress(step, len(ordered), "modules", beside=beside) as progress,
        ProcessPoolExecutor(workers, mp_context=context) as pool,
    ):
        tasks = {pool.submit(compiler.compile_unit, unit, files[unit], plan): unit for unit in ordered}
        try:
            for task in as_completed(tasks):
                task.result()
                progress.advance(tasks[task].name)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def unit(source: Path, path: Path) -> compiler.Unit:
    """A source with its name and its level of optimisation."""
    name = ".".join(path.relative_to(source).with_suffix("").parts)
    return compiler.Unit(name, path, LEVELS.get(path.stem) or LEVELS.get(path.parent.name) or "-O2")


def write_types(build: Path) -> Path:
    """Write the sources with their C types, in a process that runs the plain package; gives their folder."""
    source = build / "source"
    as_written = map(str, listed(AS_WRITTEN))
    command = [sys.executable, "-m", "tools.types", "src", str(source), *map(str, listed("compile")), "--", *as_written]
    path = os.pathsep.join(filter(None, [str(Path.cwd()), os.environ.get("PYTHONPATH")]))  # pip's own paths are in it
    environment = {**os.environ, "FONDACO_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotCompiledError(f"no C types could be written: {done.stderr.strip()}")
    return source


@contextmanager
def only_one(build: Path) -> Iterator[None]:
    """Two builds in one folder run one after the other."""
    build.mkdir(exist_ok=True)
    with (build / "compiling").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def key() -> str:
    """What compiled modules depend on besides their sources."""
    tools = [metadata.version("Cython"), sys.version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    return hashlib.sha256("\n".join([*tools, Path(compiler.__file__).read_text()]).encode()).hexdigest()


def fingerprint() -> str:
    """Changes with anything that the compiled set depends on."""
    found = hashlib.sha256("\n".join([key(), *map(str, modules())]).encode())
    folders = {path.relative_to(PACKAGE).parts[0] for path in listed("compile")}
    sources = [path for folder in folders for pattern in READ for path in (PACKAGE / folder).rglob(pattern)]
    for path in sorted({*sources, *listed(AS_WRITTEN), *Path("tools").glob("*.py")}):
        found.update(f"{path}\n".encode() + path.read_bytes())
    return found.hexdigest()


def compile_and_publish(*, beside: bool = False) -> None:
    """Put a whole compiled set in the place of the old one; raises NotCompiledError, and then the plain sources run."""
    before = fingerprint()
    if published.fits(BUILD, before):
        return
    published.withdraw(BUILD)
    try:
        built = extensions(BUILD, beside=beside)
    except Exception as error:
        raise NotCompiledError(str(error)) from error
    if fingerprint() != before:
        raise NotCompiledError("the sources were changed meanwhile; the next start compiles them")
    published.publish(BUILD, built, before)


def now() -> int:
    """Compile, publish, and say what runs."""
    try:
        compile_and_publish()
    except NotCompiledError as error:
        return explain(error)
    print("== fondaco runs compiled", file=sys.stderr)
    return 0


def explain(error: Exception) -> int:
    """Say why nothing is compiled; a failure where FONDACO_REQUIRE_C=1 insists."""
    if os.environ.get("FONDACO_REQUIRE_C") == "1":
        print(f"!!! fondaco: not compiled, and FONDACO_REQUIRE_C=1 insists: {error} !!!", file=sys.stderr)
        return 1
    print(f"== fondaco runs PLAIN: not compiled ({error})", file=sys.stderr)
    return 0


def fresh() -> int:
    """Whether a house may start on the published set; one that does not fit its sources is withdrawn."""
    if os.environ.get("FONDACO_PURE") == "1" or published.fits(BUILD, fingerprint()):
        return 0
    published.withdraw(BUILD)
    return 1


def later(house: int) -> int:
    """Compile beside a house that serves plain, out of its way, and end with it."""
    if hasattr(os, "setsid"):
        os.setsid()  # so that the compilers end with this process
    os.nice(19)
    threading.Thread(target=end_with, args=(house,), daemon=True).start()
    try:
        compile_and_publish(beside=True)
    except NotCompiledError as error:
        print(f"== the plain rules serve on: not compiled ({error})", file=sys.stderr)
        return 0
    print("== compiled: bots think compiled from now on, the serving process from its next start", file=sys.stderr)
    return 0


def end_with(house: int) -> None:
    """End this process and the compilers that it started when the server ends."""
    while True:
        try:
            os.kill(house, 0)
        except ProcessLookupError:
            os.killpg(0, signal.SIGKILL)
        time.sleep(0.5)


def main(task: str, house: str = "0") -> int:
    if task == "later":
        return later(int(house))
    return fresh() if task == "fresh" else now()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
