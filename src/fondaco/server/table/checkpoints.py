"""The match of a table: copied before it is played on, with states kept on the way so that any ply is near."""

from __future__ import annotations

from fondaco.kernel import Event, Match, State
from fondaco.kernel.playing.luck import deal_luck
from fondaco.server.core.persistent import Trail

CHECKPOINT = 16  # plies between two states that are kept

SetupEvents = dict[int, list[Event]]  # by seat, -1 too


def setup_events(match: Match) -> SetupEvents:
    """What the deal told each seat; asked before the first move, while it costs nothing."""
    return {seat: match.events(seat)[0] for seat in range(-1, match.seats)}


def keep(checkpoints: Trail[State], match: Match) -> Trail[State]:
    """With the state of now, if it is due."""
    return checkpoints.append(match.state) if match.ply % CHECKPOINT == 0 else checkpoints


def match_at(match: Match, checkpoints: Trail[State], ply: int) -> Match:
    """The match as it was; costs the same however long the game is."""
    rules, mark = match.game.rules, ply // CHECKPOINT
    s = rules.copy(checkpoints[mark])
    for number in range(mark * CHECKPOINT + 1, ply + 1):
        made = match.plies[number - 1]
        deal_luck(s, match.seed, number, match.luck)
        s.actor = made.seat
        rules.apply(s, made.move)
        s.script = None
    past = match.copy()
    past.state = s
    past.plies = match.plies[:ply]
    return past
