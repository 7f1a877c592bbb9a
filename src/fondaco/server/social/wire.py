"""Profiles, statistics, friends, vacations and programs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fondaco.server.core.wire import Scope, Text, Word
from fondaco.server.ratings.wire import RatingShown


class PersonName(Struct):
    """A person, as one meets them: at a seat of a table."""

    table: Word
    seat: int
    text: Text = ""  # what a report says


class NewVacation(Struct):
    """Times of day in seconds; `start` is now if it has passed."""

    start: float
    until: float


class Vacation(Struct):
    id: str
    start: float
    until: float
    running: bool


class VacationPlan(Struct):
    """Vacations that are not over, the days an account has in a year, and how many of them are left."""

    vacations: list[Vacation]
    days: float
    left: float


Audience = Literal["nobody", "friends", "everybody"]


Friendship = Literal["none", "asked", "asks", "friends", "self"]


class Privacy(Struct, frozen=True):
    """Who sees what of an account."""

    statistics: Audience = "friends"
    history: Audience = "friends"
    online: Audience = "friends"


class CategoryMean(Struct):
    """A line of the score sheet on average: of the person, and of the others at the same tables."""

    name: str
    own: float
    others: float


class GameStatistics(Struct):
    game: str
    matches: int
    wins: int
    score: float  # on average
    best: int
    beaten: float  # the share of opponents left behind, on average
    categories: list[CategoryMean]


class SeatStatistics(Struct):
    seats: int
    matches: int
    wins: int


class OpponentStatistics(Struct):
    """Another account, or a level of bots; how often the person came in before and behind them."""

    name: str
    bot: bool
    matches: int
    ahead: int
    behind: int


class RecentResult(Struct):
    game: str
    ended: float
    rank: int
    seats: int
    beaten: float


class Statistics(Struct):
    """Of the newest matches that ended; those in which a person had several seats do not count."""

    matches: int
    wins: int
    games: list[GameStatistics]
    seats: list[SeatStatistics]
    opponents: list[OpponentStatistics]
    recent: list[RecentResult]  # the oldest first


class Profile(Struct):
    """An account as the asker may see it; what they may not see is null."""

    name: str
    mine: bool
    friendship: Friendship
    online: bool | None
    statistics: Statistics | None
    ratings: dict[str, RatingShown] | None  # by game; shown with the statistics
    history: bool  # whether the matches are shown
    together: OpponentStatistics | None  # the asker against this person, for both to see


class MatchPlayer(Struct):
    name: str
    bot: str
    rank: int
    score: int
    mine: bool  # the person whose history it is


class PlayedMatch(Struct):
    """`table` and the players' names are told where the asker may look at the table."""

    table: str | None
    game: str
    ended: float
    rank: int
    score: int
    seats: int
    players: list[MatchPlayer]


class MatchPage(Struct):
    matches: list[PlayedMatch]
    page: int
    more: bool


class FriendName(Struct):
    """A person by the name of their account, or by their seat at a table."""

    name: Word = ""
    table: Word = ""
    seat: int = -1


class Friend(Struct):
    name: str
    online: bool | None


class Friends(Struct):
    friends: list[Friend]
    requests: list[str]  # who asks the asker
    asked: list[str]  # whom the asker has asked


class SeatPerson(Struct):
    """The account at a seat."""

    name: str  # empty for a guest


class NewToken(Struct):
    """A token for a program: the name under which it plays, and what it may do.

    `read`: look at tables as its seats may; `play`: move, undo, resign and chat in its own seats; `challenge`: open and
    begin tables, take and give up seats.
    """

    name: Word
    scopes: Annotated[list[Scope], Meta(max_length=10)]


class TokenInfo(Struct):
    """A token as its owner sees it afterwards."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float | None  # when the program last came, to the minute


class MadeToken(Struct):
    """Sent once; the server keeps only a hash of it."""

    info: TokenInfo
    token: str
