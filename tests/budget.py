"""Says at the end of a run how long each folder of tests took, beside its budget in CONTRIBUTING.md."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
LEAST = 60.0  # seconds in a run below which nobody asks


def budgets() -> dict[str, int]:
    """Worker seconds for each folder, in all runs of `make test` together."""
    return {folder: int(seconds) for folder, seconds in re.findall(r"(?m)^\| `(\w+)` \| (\d+) \|", PAGE.read_text())}


def folder(nodeid: str) -> str:
    """The folder of tests that a test belongs to; single files count as `tests`."""
    parts = nodeid.partition("::")[0].split("/")
    return parts[1] if len(parts) > 2 else "tests"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Worker seconds by folder, after a run that is long enough to matter."""
    spent: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[folder(report.nodeid)] += report.duration
    if sum(spent.values()) < LEAST:
        return
    known = budgets()
    terminalreporter.section("seconds by folder (budget of all runs)")
    for name, seconds in sorted(spent.items(), key=lambda entry: -entry[1]):
        terminalreporter.line(f"{seconds:8.0f} s  {name} ({known.get(name, 'none')})")
