"""The two speeds: which one runs, and that the compiled files are whole and fresh."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import fondaco
import hatch_build

SOURCE = Path(fondaco.__file__).parent
TYPED = [SOURCE.parents[1] / path for path in hatch_build.modules()]
ASK = "import fondaco, sys; print(fondaco.compiled(), sorted(m for m in sys.modules if m.startswith('fondaco')))"


def extension(source: Path) -> Path:
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def ask(**environment: str) -> str:
    variables = {name: value for name, value in os.environ.items() if name != "FONDACO_PURE"}
    command = [sys.executable, "-c", ASK]
    return subprocess.run(command, env={**variables, **environment}, check=True, capture_output=True, text=True).stdout


def test_every_file_of_c_types_has_its_source() -> None:
    assert TYPED
    assert [path for path in SOURCE.rglob("*.pxd") if path.with_suffix(".py") not in TYPED] == []


def test_pure_hides_the_compiled_modules() -> None:
    assert ask(FONDACO_PURE="1").startswith("False")


def test_without_pure_the_compiled_modules_run_where_they_were_built() -> None:
    assert ask().startswith(str(extension(TYPED[0]).exists()))


def test_this_run_has_the_speed_it_was_asked_for() -> None:
    if os.environ.get("FONDACO_PURE") == "1":
        assert not fondaco.compiled()
    elif os.environ.get("FONDACO_REQUIRE_C") == "1":
        assert fondaco.compiled()


def test_all_modules_are_compiled_or_none() -> None:
    built = [extension(source) for source in TYPED if extension(source).exists()]
    assert len(built) in (0, len(TYPED)), built


def test_no_compiled_module_lacks_its_c_types() -> None:
    wanted = {extension(source) for source in [*TYPED, SOURCE / "_cython.py"]}  # what all of them share
    assert [path for path in SOURCE.rglob(f"*{EXTENSION_SUFFIXES[0]}") if path not in wanted] == []


@pytest.mark.parametrize("source", TYPED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_compiled_module_is_older_than_its_source(source: Path) -> None:
    if extension(source).exists():
        types = [path for path in (source, source.with_suffix(".pxd")) if path.exists()]
        assert extension(source).stat().st_mtime >= max(path.stat().st_mtime for path in types), "run make again"
