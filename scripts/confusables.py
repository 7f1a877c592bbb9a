"""Writes src/fondaco/server/core/confusables.txt: classes of characters that look alike, from Unicode's data.

`python scripts/confusables.py confusables.txt`, with https://www.unicode.org/Public/security/latest/confusables.txt or
the confusables.json of the package confusable-homoglyphs, which is made from it.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "fondaco" / "server" / "core" / "confusables.txt"
MARKS = "\u200e\u200f"  # around characters written from right to left
OURS = (("i", "l"), ("o", "0"))  # names are compared without case, and these look alike in one of the two
SHOWN = "LNPS"  # letters, numbers, punctuation, symbols: marks are kept apart by normalization


def pairs(path: Path) -> Iterator[tuple[str, str]]:
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix == ".json":
        for source, found in json.loads(text).items():
            yield from ((source.strip(MARKS), entry["c"].strip(MARKS)) for entry in found)
        return
    for line in text.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) >= 2:
            source, target = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            yield source, target


def classes(found: Iterable[tuple[str, str]]) -> list[set[str]]:
    """Whatever looks like the same thing looks alike."""
    by_member: dict[str, set[str]] = {}
    for one, other in (*found, *OURS):
        if all(unicodedata.category(char)[0] in SHOWN for char in one + other):
            merged = by_member.get(one, {one}) | by_member.get(other, {other})
            for member in merged:
                by_member[member] = merged
    unique = {id(members): members for members in by_member.values()}
    return sorted(unique.values(), key=min)


def main() -> None:
    lines = []
    for members in classes(pairs(Path(sys.argv[1]))):
        shown = sorted(
            members, key=lambda member: (len(member) == 1, not member.isalnum(), member)
        )  # `rn` stands for `m`
        singles = "".join(member for member in shown if len(member) == 1 and member != shown[0])
        if singles:
            lines.append(f"{shown[0]}\t{singles}")
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
