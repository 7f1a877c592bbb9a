"""axe-core, put into the page by the test: nothing serious may be found."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE_CORE", ROOT / "web/node_modules/axe-core/axe.min.js"))


@functools.cache
def source() -> str:
    if not AXE.exists():
        raise RuntimeError(f"axe-core is missing: npm ci in web/ brings {AXE}")
    return AXE.read_text(encoding="utf-8")


def check(page: Page) -> None:
    page.wait_for_timeout(250)  # fading pieces have no colour to judge yet
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)"
    )
    serious = [
        f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert serious == [], "\n".join(serious)
