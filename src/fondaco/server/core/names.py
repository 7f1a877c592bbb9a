"""Names and what people write: no invisible or directional characters, and names that look alike count as the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

from fondaco.server.core.errors import DeclinedError

NAME_LENGTH = 24
MAX_MARKS = 2  # on one letter
JOINERS = "\u200c\u200d"  # part of words in some languages, and of emoji: allowed in texts
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
RESERVED = ("fondaco", "admin", "administrator", "house", "casa", "host", "moderator", "system", "bot")


@cache
def _alike() -> dict[int, str]:
    """For each character one that stands for all that look like it; see scripts/confusables.py."""
    table: dict[int, str] = {}
    for line in files("fondaco.server.core").joinpath("confusables.txt").read_text(encoding="utf-8").splitlines():
        shown, _, others = line.partition("\t")
        table |= dict.fromkeys(map(ord, others), shown)
    return table


def skeleton(name: str) -> str:
    """The same for names that look the same."""
    for _ in range(3):  # what a character stands for may itself be made of such
        name = unicodedata.normalize("NFKD", name).casefold().translate(_alike())
    return "".join(char for char in name if char.isalnum() or unicodedata.category(char)[0] == "M") or name


def login_of(name: str) -> str:
    """A name as it is typed to sign in, in whatever case."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


@cache
def reserved_skeletons() -> frozenset[str]:
    return frozenset(map(skeleton, RESERVED))


def clean_name(name: str, most: int = NAME_LENGTH) -> str:
    """A name as it is shown. Raises DeclinedError where it has characters that nobody sees, or too many."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(name) <= most:
        raise DeclinedError(400, "name-length", most=most)
    if any(_is_hidden(char) for char in name) or _has_piled_marks(name):
        raise DeclinedError(400, "name-characters")
    return name


def clean_text(text: str) -> str:
    """A text without control characters, which could change the direction of the rest of the page."""
    return "".join(char for char in text if char == "\n" or char in JOINERS or not _is_hidden(char)).strip()


def shown_name(name: str) -> str:
    """A name from a file, of which anything may be true."""
    return clean_text(re.sub(r"\s+", " ", name[: 4 * NAME_LENGTH]))[:NAME_LENGTH]


def _is_hidden(char: str) -> bool:
    return unicodedata.category(char)[0] == "C" or char in BLANKS or _is_variation(char)


def _is_variation(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0e" or "\U000e0100" <= char <= "\U000e01ef"


def _has_piled_marks(name: str) -> bool:
    marks = 0
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks > MAX_MARKS:
            return True
    return False
