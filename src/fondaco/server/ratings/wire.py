"""Ratings, as they are shown: points, with an interval of 95 % to both sides."""

from __future__ import annotations

from msgspec import Struct


class RatingShown(Struct):
    points: int
    interval: int
    games: int
    provisional: bool  # too few games yet


class RatedRow(Struct):
    """A line of a leaderboard; equals share a place, provisional ratings have none."""

    name: str
    rating: RatingShown
    changed: float  # the newest rated match
    mine: bool
    place: int | None = None


class RatedBot(Struct):
    """A level of the game's bots, whose rating is fixed."""

    bot: str
    points: int
    interval: int


class Leaderboard(Struct):
    game: str
    rows: list[RatedRow]
    provisional: list[RatedRow]  # with the first page
    bots: list[RatedBot]
    mine: RatedRow | None
    page: int
    more: bool


class SeatRating(Struct):
    """Of a seat at a rated table; `change` when the match is counted."""

    seat: int
    rating: RatingShown | None
    fixed: bool  # of a bot
    change: int | None = None


class RatedMatchShown(Struct):
    table: str
    game: str
    finished: float
    place: int
    players: int
    rating: RatingShown  # after it


class OwnRatings(Struct):
    """One's ratings by game, and the newest rated matches, the newest first."""

    ratings: dict[str, RatingShown]
    matches: list[RatedMatchShown]
