"""The rulebooks: the pages of docs/rules, parsed once for terminal, server and page."""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct, structs

CHAPTER_ID = r"[A-Z]+-\d+"
PARAGRAPH_ID = rf"{CHAPTER_ID}\.\d+[a-z]?"
RULING_ID = r"A\d+"
SECTION = re.compile(r"^## ", re.MULTILINE)
CHAPTER = re.compile(rf"({CHAPTER_ID}) (.+)")
PARAGRAPH = re.compile(rf"^\*\*({PARAGRAPH_ID}|{RULING_ID})\*\* ", re.MULTILINE)
REFERENCE = re.compile(rf"`[^`]*`|\b({PARAGRAPH_ID}|{CHAPTER_ID})\b")
HOUSE = "house"
RULINGS = "rulings"
APPENDIX = "appendix"


class Paragraph(Struct, frozen=True):
    """A numbered paragraph (`BAT-3.4`, `KON-15.2a`) or a ruling (`A4`), in Markdown without its number."""

    id: str
    text: str

    @property
    def markdown(self) -> str:
        return f"**{self.id}** {self.text}"


class Chapter(Struct, frozen=True):
    """A chapter (`BAT-3`), `rulings` or `appendix`; `introduction` is what stands before its first paragraph."""

    id: str
    title: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def markdown(self) -> str:
        heading = f"## {self.title}" if self.id in (RULINGS, APPENDIX) else f"## {self.id} {self.title}"
        parts = (heading, self.introduction, *(paragraph.markdown for paragraph in self.paragraphs))
        return "\n\n".join(part for part in parts if part)


class Rulebook(Struct, frozen=True):
    """The rules of a game, or of the site, in one language."""

    game: str
    language: str
    title: str
    introduction: str  # Markdown, up to the first chapter
    chapters: tuple[Chapter, ...]
    rulings: Chapter | None
    appendix: Chapter | None = None  # notation and options

    @property
    def text(self) -> str:
        """The whole book in Markdown."""
        parts = (f"# {self.title}", self.introduction, *(chapter.markdown for chapter in self._all_chapters()))
        return "\n\n".join(part for part in parts if part)

    @property
    def parts(self) -> dict[str, str]:
        """Every chapter, paragraph and ruling in Markdown, by id."""
        found: dict[str, str] = {}
        for chapter in self._all_chapters():
            if chapter.id not in (RULINGS, APPENDIX):
                found[chapter.id] = chapter.markdown
            found |= {paragraph.id: paragraph.markdown for paragraph in chapter.paragraphs}
        return found

    def part(self, identifier: str) -> str | None:
        """A chapter, a paragraph or a ruling in Markdown; case does not matter."""
        wanted = identifier.upper()
        return next((text for name, text in self.parts.items() if name.upper() == wanted), None)

    def linked(self) -> Rulebook:
        """The same book with every reference to a rule as a Markdown link to its id: `[BAT-3.4](#BAT-3.4)`."""
        known = frozenset(self.parts)
        if self.game != HOUSE:
            known |= rulebook(HOUSE, self.language).parts.keys()
        return structs.replace(
            self,
            introduction=link(self.introduction, known),
            chapters=tuple(_link_chapter(chapter, known) for chapter in self.chapters),
            rulings=None if self.rulings is None else _link_chapter(self.rulings, known),
            appendix=None if self.appendix is None else _link_chapter(self.appendix, known),
        )

    def _all_chapters(self) -> Iterator[Chapter]:
        yield from self.chapters
        if self.rulings is not None:
            yield self.rulings
        if self.appendix is not None:
            yield self.appendix


# -- parsing ------------------------------------------------------------------


def parse(game: str, language: str, text: str) -> Rulebook:
    """`# Title`, an introduction, `## BAT-1 Chapter` with `**BAT-1.1**` paragraphs, rulings, an appendix."""
    head, *sections = SECTION.split(text)
    title, _, introduction = head.strip().partition("\n")
    chapters: list[Chapter] = []
    rulings: Chapter | None = None
    appendix: Chapter | None = None
    for section in sections:
        heading, _, body = section.strip().partition("\n")
        numbered = CHAPTER.fullmatch(heading)
        if numbered:
            chapters.append(_chapter(numbered[1], numbered[2], body))
        elif chapters and PARAGRAPH.search(body):
            assert rulings is None, f"two chapters of rulings in {game}.{language}"
            rulings = _chapter(RULINGS, heading, body)
        elif chapters:
            assert appendix is None, f"two appendices in {game}.{language}"
            appendix = _chapter(APPENDIX, heading, body)
        else:
            introduction += f"\n\n## {heading}\n\n{body.strip()}"
    return Rulebook(game, language, title.removeprefix("# "), introduction.strip(), tuple(chapters), rulings, appendix)


def _chapter(identifier: str, title: str, body: str) -> Chapter:
    introduction, *pieces = PARAGRAPH.split(body)
    paragraphs = [Paragraph(name, text.strip()) for name, text in zip(pieces[::2], pieces[1::2], strict=True)]
    return Chapter(identifier, title.strip(), introduction.strip(), tuple(paragraphs))


def link(text: str, known: frozenset[str]) -> str:
    """References to known ids as links; code spans stay as they are."""

    def replace(found: re.Match[str]) -> str:
        return f"[{found[1]}](#{found[1]})" if found[1] in known else found[0]

    return REFERENCE.sub(replace, text)


def _link_chapter(chapter: Chapter, known: frozenset[str]) -> Chapter:
    paragraphs = tuple(Paragraph(paragraph.id, link(paragraph.text, known)) for paragraph in chapter.paragraphs)
    return structs.replace(chapter, introduction=link(chapter.introduction, known), paragraphs=paragraphs)


# -- reading ------------------------------------------------------------------


@functools.cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game, or of the site."""
    return parse(game, language, page(f"rules/{game}", language))


def page(name: str, language: str) -> str:
    """A page of docs/ by its name without ending: `rules/batavia`, `record`."""
    *folders, stem = name.split("/")
    place = _docs()
    for folder in folders:
        place = place.joinpath(folder)
    return place.joinpath(f"{stem}.md" if language == "en" else f"{stem}.{language}.md").read_text(encoding="utf-8")


def page_files(folder: str) -> dict[str, str]:
    """The files in a folder of docs/ and the text of each; none if there is no such folder."""
    place = _docs()
    for part in folder.split("/"):
        place = place.joinpath(part)
    if not place.is_dir():
        return {}
    return {
        entry.name: entry.read_text(encoding="utf-8") for entry in sorted(place.iterdir(), key=lambda each: each.name)
    }


def _docs() -> Traversable:
    """Inside an installed package `fondaco/texts`, beside the sources `docs`."""
    installed = importlib.resources.files("fondaco").joinpath("texts")
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs"
