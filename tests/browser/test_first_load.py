"""What a first visit downloads before anything can be seen, packed as the server sends it."""

from __future__ import annotations

import re

from tests.browser.house import STATIC

BUDGET = 150.0  # kB: page, scripts, styles and three faces of the writing
FONTS = 95.0  # kB: with the fourth face, which comes when it is needed


def packed(name: str) -> float:
    """Kilobytes of a built file; fonts are packed already."""
    file = STATIC / name
    return (file if file.suffix == ".woff2" else file.with_name(f"{file.name}.gz")).stat().st_size / 1024


def test_a_first_visit_stays_small() -> None:
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', (STATIC / "index.html").read_text(encoding="utf-8"))
    assert len([name for name in linked if name.endswith(".woff2")]) == 3
    assert sum(packed(name) for name in ["index.html", *linked]) < BUDGET


def test_the_page_brings_its_own_writing_and_its_licence() -> None:
    faces = [file.relative_to(STATIC).as_posix() for file in (STATIC / "assets").glob("*.woff2")]
    assert sum(packed(face) for face in faces) < FONTS
    styles = "".join(file.read_text(encoding="utf-8") for file in (STATIC / "assets").glob("*.css"))
    named = {
        family for names in re.findall(r"--(?:serif|sans):\s*([^;}]+)", styles) for family in [names.split(",")[0]]
    }
    assert {name.strip("\"' ") for name in named} == {"Source Serif 4", "Source Sans 3"}
    assert "SIL OPEN FONT LICENSE" in (STATIC / "fonts.txt").read_text(encoding="utf-8")
