"""What the tests of every game do: a match at a position, moves by their notation, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.kernel import Event, Game, IllegalMove, Match, Refusal

Told = TypeVar("Told", bound=Event)
LETTERS = "ABCDE"  # of the seats


def match_at(game: Game, position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(game, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def match_dealt(game: Game, seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(game, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A bid 2"`, `"B pass"` ... and give back all that they brought."""
    return [event for turn in turns for event in play_one(match, turn)]


def play_one(match: Match, turn: str) -> list[Event]:
    name, _, notation = turn.partition(" ")
    return match.play(LETTERS.index(name), notation)


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return match.game.dump(match.state)


def legal(match: Match, *kinds: str) -> list[str]:
    """All that the seat to decide may do, or the moves of some kinds."""
    (seat,) = match.deciding
    written = [match.game.moves.write(move) for move in match.offers(seat)]
    return [text for text in written if not kinds or text.split()[0] in kinds]


def heard(events: Sequence[Event], kind: type[Told]) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(
    match: Match, turn: str, rule: str, refusal: Refusal, play: Callable[[Match, str], list[Event]] = play_one
) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply, match.record, match.deciding)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert caught.value.rule == rule
    assert caught.value.refusal == refusal
    assert (now(match), match.ply, match.record, match.deciding) == before
