"""The page's sources: its own tests, and the types and constants that are generated from the server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.browser.house import ROOT
from tools.page import node

WEB = ROOT / "web"


def run(script: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [node(), script, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )


def test_what_is_generated_from_the_server_is_up_to_date() -> None:
    done = run(WEB / "scripts/types.mjs", "--check")
    assert done.returncode == 0, done.stderr


def test_generated_files_that_are_out_of_date_are_named(tmp_path: Path) -> None:
    described = subprocess.run(
        [sys.executable, "-m", "fondaco.server.web.openapi"], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout
    changed = tmp_path / "openapi.json"
    changed.write_text(described.replace('"TOO_SLOW": 4408', '"TOO_SLOW": 4409'))
    done = run(WEB / "scripts/types.mjs", "--check", str(changed))
    assert done.returncode == 1
    assert "src/wire/constants.ts:" in done.stderr


def test_the_tests_of_the_page_s_own_modules_pass() -> None:
    done = run(WEB / "node_modules/vitest/vitest.mjs", "run")
    assert done.returncode == 0, done.stdout + done.stderr
