"""KON-3: the round."""

from __future__ import annotations

from fondaco.games.kontor import refusals, tell
from fondaco.games.kontor.data import BY_IDLENESS, BY_STANDSTILL, IDLE_ROUNDS, NO_CARD, NOBODY, STALE_ROUNDS
from fondaco.games.kontor.moves import BUY, CHOOSE, DECLINE, PASS, SHOW
from fondaco.games.kontor.rules.ending import finish
from fondaco.games.kontor.rules.phase import BUYING, SHIPPING, enter
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal


def begin_round(s: State) -> None:
    """KON-3.1, KON-14.2: special cards are bought before the first step."""
    s.round += 1
    s.laid = 0
    s.first = NOBODY
    s.second = NOBODY
    tell.round_begun(s)
    enter(s, BUYING)


def begin_turn(s: State, seat: int) -> None:
    """KON-3.2: steps 4 to 7 of one player."""
    s.turn(seat)
    enter(s, SHIPPING)


def next_turn(s: State) -> None:
    """KON-3.2: the second player, then the next round."""
    if s.second != NOBODY:
        seat = s.second
        s.second = NOBODY
        begin_turn(s, seat)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """KON-13.2: the game also ends when nothing is laid, or nothing grows, for too long."""
    s.chosen = [NO_CARD] * 2
    s.idle = 0 if s.laid > 0 else s.idle + 1
    if s.filled > s.most:
        s.most = s.filled
        s.stale = 0
    else:
        s.stale += 1
    if s.idle == IDLE_ROUNDS:
        tell.stagnated(s)
        finish(s, BY_IDLENESS)
    elif s.stale == STALE_ROUNDS:
        tell.stopped_growing(s)
        finish(s, BY_STANDSTILL)
    else:
        begin_round(s)


def too_late(kind: int) -> Refusal | None:
    """KON-3.1: moves of the steps that both have behind them."""
    if kind in (BUY, DECLINE):
        return refusals.NothingToBuyNow()
    if kind == SHOW:
        return refusals.NothingToShowNow()
    return refusals.ChosenAlready() if kind in (CHOOSE, PASS) else None
