"""The host's own pages: Markdown files in a folder, read when they are asked for, so that a change needs no restart.

`privacy.md` is for every language, `privacy.it.md` for Italian. The first heading is the title. Only these names are
pages: nobody publishes a file by putting it there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fondaco.locale import LANGUAGES
from fondaco.server.core.errors import DeclinedError
from fondaco.server.house import wire

NAMES = ("imprint", "privacy", "terms")
MAX_BYTES = 200_000
TITLE = re.compile(r"\A\s*#\s+(.+?)\s*#*\s*(?:\n|\Z)")


class HostPages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def links(self, language: str) -> list[wire.HouseLink]:
        """The pages there are, in the order of their names."""
        found = (self._read(name, language) for name in NAMES)
        return [wire.HouseLink(page.name, page.title) for page in found if page is not None]

    def page(self, name: str, language: str) -> wire.HousePage:
        """Raises DeclinedError."""
        found = self._read(name, language) if name in NAMES else None
        if found is None:
            raise DeclinedError(404, "no-such-page")
        return found

    def _read(self, name: str, language: str) -> wire.HousePage | None:
        for path in self._files(name, language):
            try:
                with path.open("rb") as file:
                    text = file.read(MAX_BYTES).decode("utf-8-sig", "replace").replace("\r\n", "\n")
            except OSError:
                continue
            title = TITLE.match(text)
            return wire.HousePage(name, title[1] if title else "", text[title.end() :] if title else text)
        return None

    def _files(self, name: str, language: str) -> Iterator[Path]:
        """In the language asked for, in none, or in any."""
        yield self._folder / f"{name}.{language if language in LANGUAGES else 'en'}.md"
        yield self._folder / f"{name}.md"
        for other in LANGUAGES:
            yield self._folder / f"{name}.{other}.md"
