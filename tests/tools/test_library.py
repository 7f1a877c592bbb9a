"""The library is installed as the pages say, into an empty environment, and runs their first examples."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.test_packages import LEFT_OUT, needs_c

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.build


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository, with what is compiled already, and an environment with nothing in it."""
    copy = Path(shutil.copytree(ROOT, tmp_path / "checkout", ignore=LEFT_OUT))
    if (ROOT / "build" / "key").exists():
        shutil.copytree(ROOT / "build", copy / "build", ignore=shutil.ignore_patterns("coverage", "c", "temp"))
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    versions = re.findall(r"^[\w.-]+==[^\\\n]+", (ROOT / "requirements" / "dev.txt").read_text(), re.MULTILINE)
    (tmp_path / "versions.txt").write_text("\n".join(versions))
    return copy


def shell(checkout: Path, command: str) -> str:
    """What a user's shell prints for a command, with the empty environment active and the locked versions."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("FONDACO_", "COVERAGE", "PYTHON"))
    }
    path = f"{checkout.parent / 'empty' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    kept |= {"PATH": path, "PIP_CONSTRAINT": str(checkout.parent / "versions.txt")}
    ended = subprocess.run(["bash", "-ec", command], cwd=checkout, env=kept, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def first_example(page: str) -> tuple[str, str]:
    """The first example of a page: its lines of code, and what its last one prints."""
    found = doctest.DocTestParser().get_examples((ROOT / "docs" / page).read_text())
    upto = next(number for number, example in enumerate(found) if example.want)
    code = "".join(example.source for example in found[:upto])
    return f"{code}print(repr({found[upto].source.strip()}))", found[upto].want


@needs_c
def test_the_library_is_installed_as_the_pages_say(checkout: Path) -> None:
    (command,) = re.findall(r"(?m)^(.*pip install '\.\[env\]'.*)$", (ROOT / "docs" / "environments.md").read_text())
    assert command in (ROOT / "README.md").read_text()
    shell(checkout, command)
    code, wanted = first_example("environments.md")
    (checkout.parent / "example.py").write_text(code)
    assert shell(checkout, "cd .. && python example.py") == wanted
    assert "compiled" in shell(checkout, "cd .. && fondaco --version")
    listed = shell(checkout, "pip list --format freeze")
    assert "nodejs" not in listed
    assert not (checkout / "web" / "node_modules").exists()


@needs_c
def test_the_wheel_of_make_build_is_installed_as_the_pages_say(checkout: Path) -> None:
    recipe = re.search(r"\nbuild:.*\n\t@rm -rf dist && \$\(BIN\)/(.*)\n", (ROOT / "Makefile").read_text())
    assert recipe is not None
    build = recipe[1].replace("python", sys.executable, 1)
    shell(checkout, f"FONDACO_NO_WEB=1 {build}")  # the page is built by `make` itself, before the tests
    assert "pip install dist/*.whl" in (ROOT / "README.md").read_text()
    shell(checkout, "pip install dist/*.whl")
    code, wanted = first_example("library.md")
    (checkout.parent / "example.py").write_text(code)
    assert shell(checkout, "cd .. && python example.py") == wanted
