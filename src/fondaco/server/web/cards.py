"""What an address is called, and how a link to it looks where it is sent: the title and the `og:` tags of the page.

Who has a link sees here no more than who opens it: names only where strangers may look on.
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from msgspec import Struct

from fondaco.games import GAMES
from fondaco.locale import LANGUAGES, Formatter
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.leagues.repository import LeagueRepository
from fondaco.server.notify.texts import GUEST
from fondaco.server.table.bot_names import shown_name
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.stored import StoredTable

WIDTH, HEIGHT = 1200, 630  # of the picture of a game
NAMED = (
    "new",
    "learn",
    "puzzles",
    "rules",
    "ratings",
    "leagues",
    "verify",
    "friends",
    "profile",
    "notifications",
    "admin",
)
PLAIN = {"/leagues/new": "new-league", **{f"/{name}": name for name in NAMED}}  # pages with a title of their own
OF_GAME = re.compile(r"/(new|learn|aid|puzzles|rules|ratings)/(\w+)")
LESSON = re.compile(r"/learn/(\w+)/([\w-]+)")
PUZZLE = re.compile(r"/puzzles/(\w+)/\w+")
TABLE = re.compile(r"/(table|invite|replay)/([\w-]+)(?:/\d+)?")
LEAGUE = re.compile(r"/leagues/([\w-]+)")
PERSON = re.compile(r"/people/([^/]{1,80})")


class Card(Struct, frozen=True):
    """`game` names the picture; without one it is the site's icon."""

    title: str
    text: str
    game: str = ""


class Cards:
    def __init__(self, tables: TableRepository, leagues: LeagueRepository, people: PeopleRepository) -> None:
        self._tables = tables
        self._people = people
        self._leagues = leagues

    async def of(self, path: str, language: str) -> Card:
        """The card of an address; the site's own where nothing is known of it."""
        words, path = Formatter(language), path.rstrip("/") or "/"
        if path in PLAIN:
            return Card(words.say(f"share-{PLAIN[path]}"), words.say("share-house"))
        stored = {TABLE: self._table, LEAGUE: self._league, PERSON: self._person}
        for pattern, make in stored.items():
            if (match := pattern.fullmatch(path)) and (card := await make(words, match)):
                return card
        return _of_game(words, path) or Card(words.say("share-lobby"), words.say("share-house"))

    async def _table(self, words: Formatter, match: re.Match[str]) -> Card | None:
        stored = await self._tables.find(match[2])
        return None if stored is None or stored.head.status == "closed" else _of_table(words, stored)

    async def _league(self, words: Formatter, match: re.Match[str]) -> Card | None:
        league = await self._leagues.find(match[1])
        if league is None:
            return None
        return Card(words.say("share-league", name=league.name), words.say("share-house"))

    async def _person(self, words: Formatter, match: re.Match[str]) -> Card | None:
        account = await self._people.by_name(match[1])
        return Card(words.say("share-person", name=account.name), words.say("share-house")) if account else None


def _of_game(words: Formatter, path: str) -> Card | None:
    if match := LESSON.fullmatch(path):
        return _of_lesson(words, match[1], match[2])
    if match := PUZZLE.fullmatch(path):
        return _card(words, "puzzle", match[1])
    if match := OF_GAME.fullmatch(path):
        return _card(words, f"{match[1]}-game", match[2])
    return None


def _card(words: Formatter, what: str, game: str) -> Card | None:
    if game not in GAMES:
        return None
    return Card(words.say(f"share-{what}", game=words.say(f"{game}-name")), words.say(f"{game}-tagline"), game)


def _of_lesson(words: Formatter, game: str, name: str) -> Card | None:
    title = f"{game}-lesson-{name}"
    if game not in GAMES or title not in words.catalogue:
        return None
    called = words.say("share-lesson", name=words.say(title), game=words.say(f"{game}-name"))
    return Card(called, words.say(f"{game}-tagline"), game)


def _of_table(words: Formatter, stored: StoredTable) -> Card:
    """Who invites to what; who plays, or has played."""
    head, setting = stored.head, stored.setting
    name, tagline = words.say(f"{setting.game.name}-name"), words.say(f"{setting.game.name}-tagline")
    if head.status == "open":
        host = next((seat.name for seat in head.seats if seat.person == head.host and seat.name), None)
        called = words.say("share-invite-by", name=_person(words, host), game=name) if host else None
        size = words.say("share-size", seats=len(head.seats), length=words.say(f"{setting.game.name}-length"))
        return Card(called or words.say("share-invite", game=name), f"{tagline}. {size}", setting.game.name)
    if not setting.spectators:
        return Card(name, tagline, setting.game.name)
    players = [_person(words, shown_name(number, seat) or "") for number, seat in enumerate(head.seats)]
    state = "playing" if head.status == "playing" else "played"
    return Card(name, words.say(f"share-{state}", names=", ".join(players)), setting.game.name)


def _person(words: Formatter, name: str) -> str:
    guest = GUEST.fullmatch(name)
    return words.say("notify-guest", number=guest[1]) if guest else name


# -- into the page --------------------------------------------------------------------


def language_asked(accepted: str) -> str:
    """The first language of `Accept-Language` that there are texts in."""
    asked = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


def put_into(index: Path, card: Card, language: str, path: str, house: str) -> bytes:
    """The page with this title and these tags; `house` is the beginning of all addresses."""
    picture = f"/share/{card.game}.jpg"
    has_picture = bool(card.game) and (index.parent / picture.lstrip("/")).is_file()
    tags = {
        "og:site_name": "Fondaco",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": house + path,
        "og:locale": {"it": "it_IT"}.get(language, "en_GB"),
        "og:image": house + (picture if has_picture else "/icon-512.png"),
        **({"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)} if has_picture else {}),
    }
    written = "".join(
        f'<meta property="{name}" content="{html.escape(value)}" />\n    ' for name, value in tags.items()
    )
    written += f'<meta name="twitter:card" content="{"summary_large_image" if has_picture else "summary"}" />'
    page = _replace(index.read_text(encoding="utf-8"), r'<html lang="\w+">', f'<html lang="{language}">')
    page = _replace(page, r'<meta name="description" content="[^"]*" />', _description(card.text))
    title = html.escape(f"{card.title} · Fondaco")
    return _replace(page, r"<title>[^<]*</title>", f"<title>{title}</title>\n    {written}").encode()


def _description(text: str) -> str:
    return f'<meta name="description" content="{html.escape(text)}" />'


def _replace(page: str, pattern: str, by: str) -> str:
    return re.sub(pattern, lambda _: by, page, count=1)
