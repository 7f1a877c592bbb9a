"""The catalogues: every text by its id, in each language."""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "it")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
GROUPED_FROM = 10_000  # smaller numbers are written without a separator, as CLDR has it for Italian


class Catalogue:
    """All texts of one language. A file is parsed when a text of it is first asked for."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unparsed = dict(texts)
        self.file_of = {found: file for file, source in self.unparsed.items() for found in MESSAGE.findall(source)}

    def __contains__(self, identifier: str) -> bool:
        file = self.file_of.get(identifier)
        if file in self.unparsed:
            self.bundle.add_resource(FluentResource(self.unparsed.pop(file)))
        return self.bundle.has_message(identifier)

    def text(self, identifier: str, arguments: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The text and the errors in formatting it; an unknown id is returned as it is."""
        if identifier not in self:
            return identifier, [LookupError(identifier)]
        pattern = self.bundle.get_message(identifier).value
        if pattern is None:
            return identifier, [LookupError(identifier)]
        text, problems = self.bundle.format_pattern(pattern, {name: _value(value) for name, value in arguments.items()})
        return str(text), problems

    def attribute(self, identifier: str, name: str) -> str | None:
        """An attribute of a message that takes no arguments, or None."""
        if identifier not in self:
            return None
        pattern = self.bundle.get_message(identifier).attributes.get(name)
        return None if pattern is None else str(self.bundle.format_pattern(pattern, {})[0])


@functools.cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, sources(language))


def sources(language: str) -> dict[str, str]:
    """The text of each catalogue file of a language, by file name."""
    folder = importlib.resources.files("fondaco.locale").joinpath(language)
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in files}


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment, by LC_ALL, LC_MESSAGES or LANG; English unless there is a catalogue for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _value(value: str | int) -> object:
    return fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM) if isinstance(value, int) else value
