"""Positions of Batavia set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import BILLS, COMPANY_NAMES, GOOD_NAMES, SHIPS_OF_A_COMPANY, SPACES
from fondaco.games.batavia.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

Told = TypeVar("Told", bound=Event)
EN, DK, FR, NL, SE = range(5)  # what a script says for a drawn card
ROUTE = tuple(f"{company}-{good}" for good in GOOD_NAMES for company in COMPANY_NAMES)  # EN-tea on 1, DK-tea on 2 ...


def cards(text: str) -> dict[str, int]:
    """`"DK3 FR SE SE"` as a count for each company."""
    counts: dict[str, int] = dict.fromkeys(COMPANY_NAMES, 0)
    for word in text.split():
        counts[word[:2]] += int(word[2:] or 1)
    return counts


def table(
    seats: int = 3,
    *,
    phase: str = "action",
    turn: int = 0,
    hands: Sequence[str] = (),
    tables: Sequence[str] = (),
    tiles: Sequence[str] = (),
    taken: Mapping[str, int] | None = None,
    route: Sequence[str] = ROUTE,
    lot: str = "",
    discard: str = "",
    deck: str = "",
    rest: str | int = "deck",
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid.

    Cards named nowhere are in `rest` (deck, discard, lot or a seat's hand); seals, markers and cannon follow from the
    tables; tiles held and not `taken` come from the nearest spaces of their company.
    """
    tiles_held = [cards(text) for text in _padded(tiles, seats)]
    boxes = _boxes(dict(taken or {}), tiles_held, route)
    afloat = [cards(text) for text in _padded(tables, seats)]
    position: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << turn,
        "round": 1,
        "bills": [BILLS] * seats,
        "gold": [0] * seats,
        "merchant": [0] * seats,
        "hand": [cards(text) for text in _padded(hands, seats)],
        "table": afloat,
        "tiles": tiles_held,
        "marker": {name: sum(ships[name] for ships in afloat) for name in COMPANY_NAMES},
        "most": {name: max(ships[name] for ships in afloat) for name in COMPANY_NAMES},
        "cannon": sum(sum(ships.values()) for ships in afloat),
        "seal": {name: _leader([ships[name] for ships in afloat]) for name in COMPANY_NAMES},
        "box": boxes,
        "track": [None] + [None if name in boxes else name for name in route],
        "shown": 10,
        "deck": cards(deck),
        "discard": cards(discard),
        "lot": cards(lot),
        "auctioneer": 0,
        "ship": None if phase == "auction" else 0,
        "bidding": (1 << seats) - 1 if phase == "auction" else 0,
        "to_act": 0 if phase == "auction" else seats - turn,
    }
    _place_rest(position, rest)
    return position | fields


def _padded(texts: Sequence[str], seats: int) -> list[str]:
    return [*texts, *[""] * (seats - len(texts))]


def _leader(counts: list[int]) -> int | None:
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else None


def _boxes(boxes: dict[str, int], tiles: list[dict[str, int]], route: Sequence[str]) -> dict[str, int]:
    for seat, held in enumerate(tiles):
        for company, count in held.items():
            own = sum(owner == seat and name.startswith(company) for name, owner in boxes.items())
            free = [name for name in route if name.startswith(company) and name not in boxes]
            boxes |= dict.fromkeys(free[: max(0, count - own)], seat)
    return boxes


def _place_rest(position: dict[str, Any], rest: str | int) -> None:
    places = [*position["hand"], *position["table"], position["deck"], position["discard"], position["lot"]]
    target = position["hand"][rest] if isinstance(rest, int) else position[rest]
    for name in COMPANY_NAMES:
        target[name] += SHIPS_OF_A_COMPANY - sum(place[name] for place in places)


def gone(*companies: str, past: int = 0, to: int = 1) -> dict[str, int]:
    """All tiles of these companies beyond a space, taken by a seat; the route must be all face up."""
    return {name: to for space, name in enumerate(ROUTE, 1) if space > past and name[:2] in companies}


ALL_SHOWN: dict[str, Any] = {"shown": SPACES}


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def scored(seats: int = 3, **fields: Any) -> Match:
    """A match just scored: seat A has the Final Hex, and the last to act draws from an empty pile."""
    last: dict[str, Any] = {"turn": seats - 1, "rest": "lot", "hex": 0, "merchant": [36] + [0] * (seats - 1)}
    match = at(table(seats, **last | fields))
    match.play(seats - 1, "draw")
    assert match.over
    return match


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A bid 2"`, `"B pass"` ... and give back what the last of them brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events = match.play("ABCDE".index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def legal(match: Match) -> list[str]:
    """All that the seat to decide may do."""
    (seat,) = match.deciding
    return [GAME.moves.write(move) for move in match.offers(seat)]


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def heard(events: Sequence[Event], kind: type[Told]) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(match: Match, turn: str, rule: str, refusal: Refusal) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply, match.record, match.deciding)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert caught.value.rule == rule
    assert caught.value.refusal == refusal
    assert (now(match), match.ply, match.record, match.deciding) == before
