"""The pages for programmers: their examples run, and their tables are those of the games."""

from __future__ import annotations

import doctest
import runpy
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["library.md", "environments.md"])
def test_the_examples_run(page: str) -> None:
    with warnings.catch_warnings(action="ignore"):  # of Gymnasium's checks, which make() puts around an environment
        failures, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried > 5
    assert failures == 0


def test_the_tables_of_observations_are_written_from_the_games() -> None:
    fields = runpy.run_path(str(ROOT / "scripts" / "fields.py"))
    assert fields["PAGE"].read_text() == fields["written"](), "run scripts/fields.py"
