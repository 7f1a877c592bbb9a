"""Alerts in words, in the language of who is told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from fondaco.games import GAMES
from fondaco.locale import Formatter
from fondaco.server.notify.alerts import Alert
from fondaco.server.notify.preferences import Preferences

GUEST = re.compile(r"Guest (\d{4})")


class Item(Struct, frozen=True):
    """One sentence, and where it leads."""

    text: str
    url: str


class Message(Struct, frozen=True):
    """What a channel sends. `id` is that of the delivery."""

    id: str
    kind: str  # of the alert, or `digest`
    language: str
    title: str
    items: tuple[Item, ...]
    table: str = ""
    game: str = ""
    time: float = 0.0

    @property
    def text(self) -> str:
        return "\n".join(item.text for item in self.items)

    @property
    def url(self) -> str:
        return self.items[0].url


class Writer:
    """The words for one person; `now` is the time of day, `clock_now` the same without outages."""

    def __init__(self, preferences: Preferences, public_url: str, now: float, clock_now: float) -> None:
        self._preferences = preferences
        self._public_url = public_url
        self._now = now
        self._clock_now = clock_now
        self.words = Formatter(preferences.language)

    def message(self, id_: str, alerts: Sequence[Alert]) -> Message:
        items = tuple(Item(self.text(alert), self.url(alert)) for alert in alerts)
        first, language = alerts[0], self._preferences.language
        if len(alerts) == 1:
            title = self.words.say(f"notify-{first.kind}-title", **self._facts(first))
            return Message(id_, first.kind, language, title, items, first.table, first.game, first.time)
        count = len({alert.table for alert in alerts})
        return Message(
            id_, "digest", language, self.words.say("notify-digest-title", count=count), items, time=self._now
        )

    def text(self, alert: Alert) -> str:
        return self.words.say(f"notify-{alert.kind}-text", **self._facts(alert))

    def url(self, alert: Alert) -> str:
        path = "friends" if alert.kind == "friend" else f"table/{alert.table}" if alert.table else ""
        return f"{self._public_url}/{path}"

    def _facts(self, alert: Alert) -> dict[str, str | int]:
        game = self.words.say(f"{alert.game}-name") if alert.game in GAMES else ""
        facts: dict[str, str | int] = {
            "game": game,
            "match": self.words.say("notify-match", game=game, others=self._names(alert.with_)),
            "by": self._person(alert.by),
            "winners": self._names(alert.winners),
            "turn": "yes" if alert.is_turn else "no",
            **{name: getattr(alert, name) for name in ("played", "won", "waiting", "requests")},
        }
        return facts | (self._time(alert) if alert.limit else {})

    def _time(self, alert: Alert) -> dict[str, str | int]:
        seconds = max(0.0, alert.limit - self._clock_now)
        hours, minutes = round(seconds / 3600), max(1, round(seconds / 60))
        left = ("notify-hours", hours) if hours >= 2 else ("notify-minutes", minutes)
        end = datetime.fromtimestamp(self._now + seconds, self._preferences.zone)
        return {
            "left": self.words.say(left[0], count=left[1]),
            "when": f"{end:%Y-%m-%d %H:%M}",
            "zone": self._preferences.time_zone,
        }

    def _names(self, names: Sequence[str]) -> str:
        """A list of names, or nothing."""
        if not names:
            return ""
        people = Formatter(self._preferences.language, names=dict(enumerate(map(self._person, names))))
        return people.names_of(range(len(names)))

    def _person(self, name: str) -> str:
        guest = GUEST.fullmatch(name)
        return self.words.say("notify-guest", number=guest[1]) if guest else name
