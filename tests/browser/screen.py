"""A table is a screen: what may never happen on it, whatever the game, the viewport and the language."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("screen.js").read_text(encoding="utf-8")
# Pieces may be in motion, and zones find their size in a few frames; a fault is what stays.
LASTING_FAULTS = """async (words) => {
  const faults = (FAULTS);
  let found = faults(words);
  for (let frame = 0; found.length && frame < 40; frame += 1) {
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 30));
    found = faults(words);
  }
  return found;
}""".replace("FAULTS", FAULTS.split("\n", 1)[1].strip())


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LASTING_FAULTS)
    return found


def check(page: Page) -> None:
    """Nothing scrolls, nothing essential is missing, nothing is cut off or lies on something else."""
    found = faults(page)
    assert found == [], f"{page.viewport_size}: {found}"
