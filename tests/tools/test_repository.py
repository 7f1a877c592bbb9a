"""What the repository may not hold, and what must agree in it."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools.page import NODE

ROOT = Path(__file__).parents[2]
# Written in pieces, so that this file does not name what it forbids.
REGISTRIES = ["pypi" + ".org/", "files." + "pythonhosted", "registry." + "npmjs", "registry." + "yarnpkg"]
PLACES = ["work", "root", r"home/\w+", "opt", "Users"]
FORBIDDEN = re.compile("|".join([*map(re.escape, REGISTRIES), rf"(?<![\w.$~}}/*-])/(?:{'|'.join(PLACES)})/"]))
# These say where a house is installed.
HOUSE = "/" + "opt/fondaco"
SAYING_WHERE = (
    "deploy/Containerfile",
    "deploy/fondaco.service",
    "docs/hosting.md",
    "tests/server/test_socket_house.py",
)
INSTALLED = [ROOT / name for name in SAYING_WHERE]


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_package_registry_or_a_place_on_a_machine() -> None:
    found = []
    for path in tracked():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="ignore").splitlines(), 1):
            if FORBIDDEN.search(line.replace(HOUSE, "") if path in INSTALLED else line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []


def test_nothing_that_is_built_is_kept() -> None:
    built = (".so", ".c", ".pyc", ".whl")
    assert [path for path in tracked() if path.suffix in built or path.name == "uv.lock"] == []


@pytest.mark.parametrize("line", ["https://" + "pypi" + ".org/simple", "see /" + "root/x", '"/' + 'home/me/x"'])
def test_the_search_finds_what_it_forbids(line: str) -> None:
    assert FORBIDDEN.search(line)


def test_the_locks_hold_a_hash_for_every_package() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=[a-zA-Z])", lock.read_text())[1:]
        assert entries
        assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_tests_use_the_versions_that_are_played() -> None:
    played, tested = (
        set(re.findall(r"^([\w.-]+==[^\s\\]+)", (ROOT / "requirements" / lock).read_text(), re.MULTILINE))
        for lock in ("play.txt", "dev.txt")
    )
    assert played
    assert played - tested == set()


def test_the_build_tools_are_declared_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert [*project["build-system"]["requires"], NODE] == project["dependency-groups"]["build"]


def test_make_test_all_runs_each_test_once_at_full_speed_and_begins_with_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = re.findall(r"(?m)^([a-z-]+):(.*(?:\n\t.*)*)", makefile)
    assert dict(targets)["test-all"].split("##")[0].split() == ["test", "test-thorough", "test-plain", "test-build"]
    chosen = {name: re.findall(r"-m '(.*?)'", text)[-1] for name, text in targets if " -m '" in text}
    assert chosen == {
        "quick": "not build and not thorough",
        "test": "not build and not thorough",
        "test-thorough": "thorough and not build",
        "test-plain": "not build",
        "test-build": "build",
        "coverage": "not build",
    }
