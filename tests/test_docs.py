"""The pages for programmers: their examples run, and their tables are those of the games."""

from __future__ import annotations

import doctest
import re
import runpy
import sys
import warnings
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run

__all__ = ["run"]

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["library.md", "positions.md", "environments.md", "learning.md"])
def test_the_examples_run(page: str) -> None:
    with warnings.catch_warnings(action="ignore"):  # of Gymnasium's checks, which make() puts around an environment
        failures, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried > 5
    assert failures == 0


def test_the_tables_of_observations_are_written_from_the_games() -> None:
    fields = runpy.run_path(str(ROOT / "scripts" / "fields.py"))
    assert fields["PAGE"].read_text() == fields["written"](), "run scripts/fields.py"


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_a_bot_of_ones_own_is_run_as_the_page_says(page: str, run: Run) -> None:
    """The bot of the library's page under the name that both pages give it, in few games."""
    example = (ROOT / "docs" / "library.md").read_text(encoding="utf-8").split("class Hasty:")[1].split("```")[0]
    lines = [line[4:] for line in example.splitlines() if line.startswith("...")]
    Path("mymodule.py").write_text("\n".join(["class MyBot:", *lines]))
    commands = re.findall(r"(?m)^fondaco (.* mymodule:MyBot.*)$", (ROOT / page).read_text(encoding="utf-8"))
    assert [command.split()[0] for command in commands] == ["play", "arena"]
    for command in commands:
        words = command.replace("--games 40", "--games 2 --workers 1").split()
        outcome = run(*words, lines=["quit", ""])
        assert (outcome.code, outcome.err) == (0, "")
    assert "mymodule" not in sys.modules  # it is loaded in processes of its own
