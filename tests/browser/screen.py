"""A table is a screen: what may never happen on it, whatever the game, the viewport and the language."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("screen.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


def check(page: Page) -> None:
    """Nothing scrolls, nothing essential is missing, nothing is cut off or lies on something else."""
    found = faults(page)
    for wait in (100, 300, 700):  # pieces in motion
        if not found:
            break
        page.wait_for_timeout(wait)
        found = faults(page)
    assert found == [], f"{page.viewport_size}: {found}"
