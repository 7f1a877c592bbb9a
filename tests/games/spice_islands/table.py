"""Positions of Spice Islands set by hand, and moves and refusals on them."""

from __future__ import annotations

from functools import partial

from fondaco.games.spice_islands import GAME
from fondaco.games.spice_islands.data import DICE_FILE
from fondaco.games.spice_islands.position import FLEET, cargo
from fondaco.games.spice_islands.position import position as table
from fondaco.games.spice_islands.view import View
from fondaco.kernel import Match, Refusal
from tests.games import shared
from tests.games.shared import heard, legal, match_at, match_dealt, now, play

__all__ = ["FLEET", "cargo", "heard", "legal", "now", "play", "table"]

at = partial(match_at, GAME)
dealt = partial(match_dealt, GAME)

A, B, C, D, E = range(5)
SKULL = 0  # what a script says for the faces of a pirate die
TWO, THREE, FOUR, FIVE, SIX = range(1, 6)


def faces(text: str) -> list[int]:
    """What a script says for coloured dice: `"green purple"`."""
    return [DICE_FILE.content["coloured"].index(name) for name in text.split()]


NEXT = tuple(faces("green green green green"))  # a roll of the next player that brings no purple


def view(match: Match, seat: int = -1) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def holds(match: Match, seat: int, colour: str) -> int:
    """How many shares of a colour a seat has."""
    owners: list[int | None] = now(match)["share"][colour]
    return owners.count(seat)


def aboard(match: Match, ship: str) -> dict[str, int]:
    """What a ship carries, kinds it lacks left out."""
    return {name: count for name, count in now(match)["cargo"][ship].items() if count}


def refused(match: Match, turn: str, refusal: Refusal, rule: str) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    shared.refused(match, turn, rule, refusal)
