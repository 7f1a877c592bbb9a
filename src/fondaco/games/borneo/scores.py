"""BOR-12: the score sheet of Borneo."""

from __future__ import annotations

from fondaco.games.borneo.data import CAPTURED, CARDS, IN_DECK, MISSION_KINDS, OPEN_PORTS, POINTS
from fondaco.games.borneo.state import State
from fondaco.kernel.showing.scores import Category, Scores


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """BOR-12.4, BOR-12.5; the missions of others lie face down, their number can be seen (BOR-13.2)."""
    over = s.deciding == 0
    place = s.place
    players = range(s.seats)
    cards = tuple(place[:CARDS].count(CAPTURED + player) for player in players)
    ports = tuple(place[CARDS:].count(CAPTURED + player) for player in players)
    missions = tuple(points_of_missions(s, player) if over or player == seat else None for player in players)
    return (
        Category("cards", "BOR-12.4", cards),
        Category("ports", "BOR-12.4", ports),
        Category("missions", "BOR-12.4", missions),
    ), (Category("mission-count", "BOR-12.5", tuple(s.missions_done(player) for player in players)),)


def points_of_missions(s: State, player: int) -> int:
    """BOR-12.4"""
    done = s.done[player * MISSION_KINDS : (player + 1) * MISSION_KINDS]
    return sum(count * points for count, points in zip(done, POINTS, strict=True))


def period(s: State) -> int:
    """By the ports opened so far: a new one after each cargo that was shared out."""
    opened = sum(place != IN_DECK for place in s.place[CARDS:])
    return 1 + opened - OPEN_PORTS


def points(s: State, seat: int) -> int:
    return s.score(seat)


SCORES = Scores(
    categories=("cards", "ports", "missions"),
    tie_breaks=("mission-count",),
    lines=lines,
    period=period,
    amount=points,
)
