"""The pages that tell how something is done can be read as steps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tools.walk import Step, changed, steps, words_of

ROOT = Path(__file__).parents[2]
PAGES = ("docs/adding-a-game.md", "CONTRIBUTING.md")


def test_commands_and_changes_are_read_in_their_order() -> None:
    page = "```sh\nfondaco new-game x  # a name\n```\nor\n```diff a/b.py\n one\n-two\n+three\n```\n```c\nno\n```\n"
    assert steps(page) == [Step("", "fondaco new-game x"), Step("a/b.py", " one\n-two\n+three\n")]


def test_a_change_is_made_where_the_lines_before_it_stand() -> None:
    assert changed("zero\none\ntwo\n", " one\n-two\n+three\n") == "zero\none\nthree\n"
    with pytest.raises(AssertionError, match="0 times in the file"):
        changed("zero\n", "-two\n+three\n")
    with pytest.raises(AssertionError, match="2 times in the file"):
        changed("two\ntwo\n", "-two\n+three\n")


def test_a_command_is_run_by_the_python_of_the_tests() -> None:
    assert words_of("FONDACO_PURE=1 .venv/bin/pytest -k 'a or b' tests") == ["-m", "pytest", "-k", "a or b", "tests"]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_a_page_that_looks_like_a_step_is_one(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = steps(text)
    assert len(re.findall(r"(?m)^```(?:sh|diff)", text)) <= len(found)
    assert {step.text[0] for step in found if step.file} <= {" ", "-", "+"}
