"""The table of times at the end of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import times

SERVER, KERNEL = "tests/server/test_undo.py", "tests/kernel/test_match.py"


def test_each_folder_is_compared_with_the_run_that_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "KEPT", tmp_path / "times.json")
    assert times.kept("test") == {}
    times.keep("test", {SERVER: 60.42, KERNEL: 20.0, "tests/kernel/test_luck.py": 9.96})
    times.keep("plain", {KERNEL: 7.0})
    assert times.kept("test") == {SERVER: 60.4, KERNEL: 20.0, "tests/kernel/test_luck.py": 10.0}
    now = {SERVER: 30.1, "tests/server/test_bots.py": 20.1, "tests/arena/test_tune.py": 5.0}
    assert times.table(times.by_folder(now), times.by_folder(times.kept("test"))) == [
        "folder        seconds  last kept",
        "server             50         60      -10",
        "arena               5          -",
        "kernel              0         30      -30",
        "all                55         90      -35",
    ]


def test_the_longest_begin_first_and_those_of_the_browser_before_all_others() -> None:
    pages = "tests/browser/test_pages.py"
    last = {SERVER: 60.0, KERNEL: 0.3, pages: 20.0}
    new = "tests/server/test_new.py"
    assert times.in_order([new, KERNEL, SERVER, pages], last) == [pages, SERVER, new, KERNEL]


@pytest.mark.parametrize(
    ("test", "folder"),
    [
        ("tests/server/test_undo.py::test_one", "server"),
        ("tests/games/kontor/test_end.py::test_one[a/b]", "games"),
        ("tests/test_docs.py::test_one", "tests"),
    ],
)
def test_a_test_counts_for_its_folder(test: str, folder: str) -> None:
    assert times.folder(times.file_of(test)) == folder
