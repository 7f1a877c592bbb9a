"""The packages, built in a copy of the repository: with a compiler, without one, and with the bounds trap."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools import build, published
from tools.compile import ENDING, Plan

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"CC": shutil.which("false") or "false"}
LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "static", "tests", "__pycache__", "*.so")
IMPORT_ALL = """
import importlib, pkgutil, fondaco
for module in pkgutil.walk_packages(fondaco.__path__, "fondaco."):
    if module.name.endswith("__main__") or ".migrations." in module.name:  # those alembic alone can run
        continue
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as missing:
        if missing.name != "stable_baselines3":  # brings torch, so it is in no environment of the tests
            raise
print(fondaco.__file__, fondaco.compiled())
"""


def can_compile() -> bool:
    """Whether there is a C compiler, and what it needs to compile for Python."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    header = Path(sysconfig.get_path("include"), "Python.h")
    return compiler is not None and subprocess.run([compiler, "--version"]).returncode == 0 and header.exists()


pytestmark = pytest.mark.build
needs_c = pytest.mark.skipif(not can_compile(), reason="no C compiler, or no Python.h")


def run(*command: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("FONDACO_", "COVERAGE"))}
    variables |= {"FONDACO_NO_WEB": "1", **environment}
    return subprocess.run(command, cwd=cwd, env=variables, capture_output=True, text=True)


def build_wheel(copy: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-build-isolation")
    return run(*pip, "--wheel-dir", "dist", ".", cwd=copy, **environment)


def unpack(copy: Path) -> tuple[str, list[str]]:
    """The wheel's name and its files, after unpacking them into `installed`."""
    (wheel,) = (copy / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(copy / "installed")
        return wheel.name, archive.namelist()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT, tmp_path / "copy", ignore=LEFT_OUT))


def test_without_a_compiler_the_wheel_is_plain_and_works(copy: Path) -> None:
    built = build_wheel(copy, **NO_COMPILER)
    assert built.returncode == 0, built.stderr
    name, files = unpack(copy)
    assert name.endswith("-py3-none-any.whl")
    assert [file for file in files if file.endswith(".so")] == []
    installed = str(copy / "installed")
    asked = run(sys.executable, "-c", IMPORT_ALL, cwd=copy, PYTHONPATH=installed)
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.startswith(installed)
    assert asked.stdout.endswith("False\n")


def test_without_a_compiler_the_strict_build_fails(copy: Path) -> None:
    assert build_wheel(copy, FONDACO_REQUIRE_C="1", **NO_COMPILER).returncode != 0


def test_without_a_compiler_an_editable_install_removes_the_old_modules(copy: Path) -> None:
    old = copy / "src" / "fondaco" / "kernel" / "state.cpython-311-x86_64-linux-gnu.so"
    old.write_bytes(b"built from a source of yesterday")
    editable = "import hatchling.build as backend; backend.build_editable('dist')"
    built = run(sys.executable, "-c", editable, cwd=copy, **NO_COMPILER)
    assert built.returncode == 0, built.stderr
    assert "not compiled" in built.stderr
    assert not old.exists()


@needs_c
def test_the_wheel_carries_every_module_compiled_and_all_it_reads(copy: Path) -> None:
    if (ROOT / "build" / "objects").exists():  # what is compiled already need not be again
        shutil.copytree(ROOT / "build" / "objects", copy / "build" / "objects")
    built = build_wheel(copy, FONDACO_REQUIRE_C="1")
    assert built.returncode == 0, built.stdout + built.stderr
    name, files = unpack(copy)
    assert not name.endswith("-any.whl")
    source = copy / "src"
    typed = [path.relative_to("src").with_suffix("").as_posix() for path in build.modules()]
    compiled = sorted(file.partition(".")[0] for file in files if file.endswith(".so"))
    assert compiled == sorted([*typed, "fondaco/_cython"])
    carried = {path.relative_to(source).as_posix() for path in source.rglob("*.*") if path.is_file()}
    assert carried - set(files) == set()
    installed = str(copy / "installed")
    asked = run(sys.executable, "-c", IMPORT_ALL, cwd=copy, PYTHONPATH=installed)
    assert asked.stdout.startswith(installed), asked.stderr
    assert asked.stdout.endswith("True\n")


PLANTED = """
class State:
    def __init__(self):
        self.hand = [0] * 25
        self.last = 0

    def lay(self, index):
        self.hand[index] = 7
"""
PLANTED_TYPES = """
cdef class State:
    cdef public int[25] hand
    cdef public int last
    cpdef void lay(self, int index)
"""


def build_planted(folder: Path) -> dict[str, Path]:
    """The modules of a folder by their places, built by the hook itself."""
    return build.compile_missing(sorted(folder.glob("*.py")), Plan(folder, folder / "build", "planted_shared"))


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small compiled module."""
    folder = tmp_path_factory.mktemp("planted")
    (folder / "planted.py").write_text(PLANTED)
    (folder / "planted.pxd").write_text(PLANTED_TYPES)
    published.publish(folder / "build", build_planted(folder), "planted")
    return folder / "build" / "compiled" / published.read(folder / "build")[0]


@needs_c
@pytest.mark.parametrize(("index", "stops"), [(24, False), (25, True), (10**6, True), (-1, True)])
def test_a_bad_index_stops_the_compiled_build(planted: Path, index: int, stops: bool) -> None:
    lay = f"import planted; planted.State().lay({index})"
    ended = run(sys.executable, "-c", lay, cwd=planted, PYTHONPATH=str(planted))
    traps = (-signal.SIGILL, -signal.SIGTRAP)
    assert ended.returncode in (traps if stops else (0,)), ended


@needs_c
def test_a_build_that_fails_half_way_keeps_what_is_whole(tmp_path: Path) -> None:
    (tmp_path / "whole.py").write_text(PLANTED)
    (tmp_path / "whole.pxd").write_text(PLANTED_TYPES)
    (tmp_path / "broken.py").write_text("def lay(:\n")
    (tmp_path / "broken.pxd").write_text("")
    with pytest.raises(RuntimeError, match="broken"):
        build_planted(tmp_path)
    (tmp_path / "broken.py").write_text("def lay():\n    return 7\n")
    built = build_planted(tmp_path)
    assert sorted(built) == [f"{name}{ENDING}" for name in ("broken", "planted_shared", "whole")]
    assert all(path.exists() for path in built.values())
    assert list((tmp_path / "build" / "fresh").iterdir()) == []


@needs_c
def test_only_what_leans_on_a_change_is_compiled_again(tmp_path: Path) -> None:
    """`user` takes a class from `whole`; `other` stands alone."""
    (tmp_path / "whole.py").write_text(PLANTED)
    (tmp_path / "whole.pxd").write_text(PLANTED_TYPES)
    (tmp_path / "user.py").write_text("def lay(s):\n    s.lay(1)\n")
    (tmp_path / "user.pxd").write_text("from whole cimport State\ncpdef void lay(State s)\n")
    (tmp_path / "other.py").write_text("def lay():\n    return 7\n")
    (tmp_path / "other.pxd").write_text("")
    first = build_planted(tmp_path)
    (tmp_path / "whole.pxd").write_text(PLANTED_TYPES.replace("last", "last, more"))
    again = build_planted(tmp_path)
    assert [name.partition(".")[0] for name in again if again[name] != first[name]] == ["user", "whole"]
    (tmp_path / "whole.pxd").write_text(PLANTED_TYPES)
    os.utime(tmp_path / "other.py")
    when = {path: path.stat().st_ino for path in first.values()}
    assert {path: path.stat().st_ino for path in build_planted(tmp_path).values()} == when, "nothing is compiled again"
