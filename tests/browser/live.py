"""A table as people live in it: normal pace, one page, no resize and no reload; looked at when motion has ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("live.js").read_text(encoding="utf-8").split("() => {", 1)[1]
# Motion has ended: nothing is queued, flies or glides, and no map turns.
AT_REST = """() => {
  const endless = (motion) => motion.effect?.getTiming().iterations === Infinity;
  const moving = document.getAnimations().some((each) => each.playState === 'running' && !endless(each));
  return !document.querySelector('.flight, .watching, .travelling') && !moving;
}"""
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
REST = f"for (let tries = 0; tries < 100 && (!tries || !({AT_REST})()); tries += 1) await {FRAMES};"
LOOK = f"async () => {{ {REST} return (() => {{{FAULTS})(); }}"
SETTINGS = (
    "if (location.protocol === 'http:') localStorage.setItem('settings',"
    " JSON.stringify({confirm: false, notify: false, sound: false, auto: false}))"
)


@dataclass
class Lived:
    """What was looked at in one game, what was wrong, and the smallest writing of each zone."""

    page: Page
    title: str
    looks: int = 0
    where: str = ""
    faults: dict[str, int] = field(default_factory=dict)
    least: dict[str, float] = field(default_factory=dict)

    def look(self) -> list[str]:
        """Look at the table as it is; what is wrong for the first time."""
        self.page.wait_for_function(AT_REST, timeout=20_000)
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        self.looks += 1
        for zone, size in seen["least"].items():
            self.least[zone] = min(size, self.least.get(zone, size))
        fresh = [fault for fault in seen["faults"] if fault not in self.faults]
        for fault in seen["faults"]:
            self.faults[fault] = self.faults.get(fault, 0) + 1
        return fresh

    def __str__(self) -> str:
        return (
            f"{self.title}: {self.looks} decisions, {len(self.faults)} faults; "
            f"smallest writing in px: {listed(self.least)}"
        )


def listed(least: dict[str, float]) -> str:
    return ", ".join(f"{zone} {size:g}" for zone, size in sorted(least.items()))
