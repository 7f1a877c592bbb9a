"""Says at the end of a run how long each folder of tests took, beside the last run that was kept in `times.json`.

`make` names its runs by `FONDACO_RUN`; with `--keep-times` a run is kept as the one that later ones are compared with,
file by file. The files that took longest begin first, so that no worker is left alone with one of them at the end;
those of the browser before all others, because each worker opens one, and closes it when it goes on to another folder.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

KEPT = Path(__file__).with_name("times.json")
LEAST = 60.0  # seconds in a run below which nobody asks
FIRST = "browser"
Times = dict[str, float]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--keep-times", action="store_true", help="keep what this run took for later ones to compare with")


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def folder(file: str) -> str:
    """The folder of tests that a file belongs to; single files count as `tests`."""
    parts = file.split("/")
    return parts[1] if len(parts) > 2 else "tests"


def measured(reporter: pytest.TerminalReporter) -> Times:
    """Worker seconds by file: those of all workers together."""
    spent: defaultdict[str, float] = defaultdict(float)
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[file_of(report.nodeid)] += report.duration
    return dict(spent)


def by_folder(spent: Mapping[str, float]) -> Times:
    found: defaultdict[str, float] = defaultdict(float)
    for file, seconds in spent.items():
        found[folder(file)] += seconds
    return dict(found)


def kept(run: str) -> Times:
    runs: dict[str, Times] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return runs.get(run, {})


def keep(run: str, spent: Times) -> None:
    runs = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    runs[run] = {file: round(seconds, 1) for file, seconds in sorted(spent.items())}
    KEPT.write_text(json.dumps(dict(sorted(runs.items())), indent=2) + "\n")


def in_order(files: list[str], last: Mapping[str, float]) -> list[str]:
    """The longest first; a new file before those that are known to be short."""
    return sorted(files, key=lambda file: (folder(file) != FIRST, -last.get(file, 1.0), file))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    last = kept(os.environ.get("FONDACO_RUN", "")) or kept("test")
    files = in_order(list({file_of(item.nodeid) for item in items}), last)
    place = {file: number for number, file in enumerate(files)}
    items.sort(key=lambda item: place[file_of(item.nodeid)])


def table(spent: Times, before: Times) -> list[str]:
    """A line for each folder that is or was there, and one for all, the longest first."""
    rows = [(name, spent.get(name, 0.0), before.get(name, 0.0)) for name in spent.keys() | before.keys()]
    rows.sort(key=lambda row: (-row[1], row[0]))
    rows.append(("all", sum(spent.values()), sum(before.values())))
    lines = [f"{'folder':<12}{'seconds':>9}{'last kept':>11}"]
    for name, seconds, last in rows:
        then, change = (f"{last:.0f}", f"{seconds - last:+9.0f}") if last else ("-", "")
        lines.append(f"{name:<12}{seconds:9.0f}{then:>11}{change}")
    return lines


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """After a run that is long enough to matter."""
    spent, run = measured(terminalreporter), os.environ.get("FONDACO_RUN", "")
    if sum(spent.values()) >= LEAST:
        terminalreporter.section("worker seconds by folder")
        for line in table(by_folder(spent), by_folder(kept(run))):
            terminalreporter.line(line)
    if run and config.getoption("keep_times"):
        keep(run, spent)
