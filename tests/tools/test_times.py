"""The table of times at the end of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import times


def test_each_folder_is_compared_with_the_run_that_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "KEPT", tmp_path / "times.json")
    assert times.kept("test") == {}
    times.keep("test", {"server": 60.4, "kernel": 30.0})
    times.keep("plain", {"kernel": 7.0})
    assert times.kept("test") == {"server": 60, "kernel": 30}
    assert times.table({"server": 50.2, "arena": 5.0}, times.kept("test")) == [
        "folder        seconds  last kept",
        "server             50         60      -10",
        "arena               5          -",
        "kernel              0         30      -30",
        "all                55         90      -35",
    ]


@pytest.mark.parametrize(
    ("test", "folder"),
    [
        ("tests/server/test_undo.py::test_one", "server"),
        ("tests/games/kontor/test_end.py::test_one[a/b]", "games"),
        ("tests/test_docs.py::test_one", "tests"),
    ],
)
def test_a_test_counts_for_its_folder(test: str, folder: str) -> None:
    assert times.folder(test) == folder
