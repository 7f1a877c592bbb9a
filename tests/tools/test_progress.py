"""The line that says how far a long step is."""

import time

import pytest

from tools import progress


def test_no_step_is_silent_for_five_seconds() -> None:
    assert progress.SILENCE < 5
    assert progress.REFRESH < 5


def test_a_step_tells_how_far_it_is_while_it_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SILENCE", 0.01)
    with progress.Progress("compiling", 2, "modules") as step:
        step.advance("first")
        end = time.monotonic() + 60
        said = ""
        while "1 of 2" not in said and time.monotonic() < end:
            time.sleep(0.01)
            said += capsys.readouterr().err
        step.advance("second")
    assert "== compiling: 1 of 2 modules, 0 s, first\n" in said
    assert capsys.readouterr().err.endswith("== compiling: 2 of 2 modules, 0 s\n")


def test_a_step_that_fails_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="broken"), progress.Progress("compiling"):
        raise ValueError("broken")
    assert capsys.readouterr().err.endswith("== compiling: 0 s, failed\n")
