"""A copy of the project with a sixth game, written by `fondaco new-game`, and everything that can be done with it.

`python -m tests.tools.sixth_game` compiles and checks the copy and plays the game in chromium: `make test-new-game`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME, SMALL = "lorong", "jeti"  # with every part, and the smallest
LEFT_OUT = ("dist", "node_modules", "test-output", "__pycache__", ".*")
BUILT = ("build", "static", "*.so")
# The game's own tests, and those of all games that say whether something is missing.
TESTS = (
    *(f"tests/games/{NAME}", "tests/games/test_layout.py", "tests/golden", "tests/kernel/test_derived.py"),
    *("tests/locale/test_catalogues.py", "tests/test_rule_ids.py", "tests/games/test_aids.py"),
    "tests/lessons/test_figures.py",
)
CHOSEN = f"{NAME} or catalogues or one_list or tables_of_observations"
CHECKS = (
    ("-m", "ruff", "check", "src", "tests", "tools"),
    ("-m", "ruff", "format", "--check", "src", "tests", "tools"),
    ("-m", "mypy", "--cache-dir", ".mypy_cache"),
    ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"),
    ("-m", "tools.page", "check"),
    ("-m", "tools.page", "test"),
)
COMPILE = ("-m", "hatchling", "build", "--target", "wheel:editable", "--directory", "build/editable")
# Not by the hook: it would install the page's packages again, and those are shared with this checkout.
BUILD_PAGE = ("-c", "from pathlib import Path; from tools.page import npm; npm(Path('web'), 'run', 'build')")


def copy_house(target: Path, *, with_built: bool = False) -> Path:
    """The sources of this checkout, if wanted with what is built of them; packages and browser are shared."""
    left_out = shutil.ignore_patterns(*LEFT_OUT, *(() if with_built else BUILT))
    shutil.copytree(ROOT, target, ignore=left_out)
    for name in ("web/node_modules", ".venv"):
        (target / name).symlink_to(ROOT / name)
    if with_built and (ROOT / ".mypy_cache").exists():  # what was read already need not be again
        shutil.copytree(ROOT / ".mypy_cache", target / ".mypy_cache")
    return target


def python(house: Path, *words: str, typed: str | None = None, **environment: str) -> str:
    """What a program in the copy prints; it must not fail."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("FONDACO_", "COVERAGE"))}
    variables |= {"PYTHONPATH": str(house / "src"), "COLUMNS": "80", "LANG": "en_GB.UTF-8", **environment}
    ended = subprocess.run(
        [sys.executable, *words],
        cwd=house,
        env=variables,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ended.returncode == 0, f"{' '.join(words)}:\n{ended.stdout}"
    return ended.stdout


def play_in_terminal(house: Path, **environment: str) -> str:
    """A whole game against a bot, always by the first move of the list."""
    words = ("-m", "fondaco", "play", NAME, "--seats", "2", "--bot", "easy", "--seed", "3")
    return python(house, *words, typed="1\n" * 200, **environment)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = copy_house(Path(folder, "house"), with_built=True)
        print(python(house, "-m", "fondaco", "new-game", NAME, "--complete"))
        print(python(house, "-m", "fondaco", "new-game", SMALL))
        for check in CHECKS:
            print(python(house, *check).splitlines()[-1:], *check)
        print(python(house, *COMPILE, FONDACO_NO_WEB="1"))
        python(house, *BUILD_PAGE)
        told = python(house, "-m", "fondaco", "--version")
        print(told)
        assert "compiled" in told
        print(play_in_terminal(house))
        print(python(house, "-m", "pytest", "-q", "-m", "not build", "-k", CHOSEN))
        shutil.copytree(house / "test-output", ROOT / "test-output", dirs_exist_ok=True)


if __name__ == "__main__":
    main()
