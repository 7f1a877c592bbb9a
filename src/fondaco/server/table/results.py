"""What comes of a match for ratings: a pure function of the row that ends it.

Who gave up the match, or for whom a bot plays at its end, has forfeited it and shares the last place.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from fondaco.server.table import rows
from fondaco.server.table.fold import Table
from fondaco.server.table.rows import LogRow


class Participant(Struct, frozen=True, omit_defaults=True):
    """One seat: a person who began the match there, or a bot."""

    place: int  # 1 is best, equals share it
    person: str | None = None
    bot: str | None = None
    forfeited: bool = False


class MatchResult(Struct, frozen=True):
    table: str
    game: str
    finished: float  # when the row was written
    is_rated: bool
    seats: tuple[Participant, ...]


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[tuple[Participant, ...]] = msgspec.json.Decoder(tuple[Participant, ...])


def write_participants(seats: tuple[Participant, ...]) -> str:
    return _encoder.encode(seats).decode()


def read_participants(text: str) -> tuple[Participant, ...]:
    return _decoder.decode(text)


def result_of(before: Table, row: LogRow, after: Table) -> MatchResult | None:
    """None unless this row ends a match that counts for something."""
    if before.status != "playing" or after.status not in ("finished", "abandoned") or not after.setting.is_for_ranking:
        return None
    is_rated = after.status == "finished"
    if isinstance(row.body, rows.Resigned):  # the last person left before the end: the bots have proved nothing
        is_rated, seats = True, _left_behind(after, row.body.seat)
    else:
        seats = _as_played(after)
    return MatchResult(after.id, after.setting.game.name, row.time, is_rated and after.setting.rated, seats)


def _left_behind(table: Table, last: int) -> tuple[Participant, ...]:
    """Of a match that everybody gave up: who did so last is before the others."""
    return tuple(
        Participant(1 if number == last else 2, person, forfeited=number != last)
        for number, person in enumerate(table.starters)
        if person is not None
    )


def _as_played(table: Table) -> tuple[Participant, ...]:
    """By rank, and all equal where an admin or an upgrade ended the match."""
    numbers = range(len(table.seats))
    forfeited = [_has_forfeited(table, number) for number in numbers]
    result = table.match.result if table.match is not None else None
    places = _places(list(result.ranks) if result is not None else [1 for _ in numbers], forfeited)
    return tuple(
        Participant(places[number], person, None if person else table.seats[number].bot, forfeited[number])
        for number, person in enumerate(table.starters)
    )


def _has_forfeited(table: Table, number: int) -> bool:
    seat, starter = table.seats[number], table.starters[number]
    return starter is not None and (seat.person != starter or seat.away or starter in table.resigned)


def _places(ranks: list[int], forfeited: list[bool]) -> list[int]:
    """Those who stayed by rank, then all others together."""
    stayed = [rank for rank, gone in zip(ranks, forfeited, strict=True) if not gone]
    last = len(stayed) + 1
    return [
        last if gone else 1 + sum(other < rank for other in stayed) for rank, gone in zip(ranks, forfeited, strict=True)
    ]
