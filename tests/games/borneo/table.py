"""Positions of Borneo set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.borneo import GAME, data
from fondaco.games.borneo.data import CARD_NAMES, COMPANY_NAMES, GOOD_NAMES, MISSION_NAMES, PIECE_NAMES, PILE_ROOM
from fondaco.games.borneo.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

Told = TypeVar("Told", bound=Event)
SEATS = "ABCDE"
ROWS = {  # those of four players are the common rows of the examples
    3: {"yellow": "ABC", "red": "BCA", "green": "CAB", "blue": ""},
    4: {"yellow": "BAD", "red": "CBA", "green": "ADC", "blue": "DCB"},
    5: {"yellow": "ABCD", "red": "EABC", "green": "DEAB", "blue": "CDE"},
}
PORTS = ("tidore", "bantam", "run")
FILLERS = CARD_NAMES[36:48]  # hands nobody cares about
COPIES = dict(zip(MISSION_NAMES, data.COPIES, strict=True))


def table(
    seats: int = 4,
    *,
    phase: str = "companies",
    turn: int = 0,
    hands: Sequence[str] = (),
    captures: Sequence[str] = (),
    rows: Mapping[str, str] | None = None,
    ports: Sequence[str | None] = PORTS,
    piles: Sequence[str] = ("", "", ""),
    discard: str = "",
    secret: Mapping[int, str] | None = None,
    removed: str = "",
    deck: str | None = None,
    done: Mapping[int, str] | None = None,
    missions: Mapping[str, int] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up.

    Pieces named nowhere are in the deck, or out of the game if the `deck` is given; hands left out have two cards;
    `missions` not left in the supply and not `done` are with the last seat.
    """
    over = "ending" in fields
    place = _places(seats, turn, over, hands, captures, ports, piles, discard, secret or {}, removed, deck)
    merchants = dict(rows or ROWS[seats])
    position: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << turn,
        "start": 0,
        "active": turn,
        "placed": 0 if phase == "placement" else 3 * seats,
        "row": {name: _padded([SEATS.index(owner) for owner in merchants.get(name, "")], 15) for name in COMPANY_NAMES},
        "length": {name: len(merchants.get(name, "")) for name in COMPANY_NAMES},
        "place": place,
        "hand": [_padded(_at(place, f"hand-{seat + 1}", hands, seat), 8) for seat in range(seats)],
        "hand_size": [list(place.values()).count(f"hand-{seat + 1}") for seat in range(seats)],
        "deck_size": sum(place[card] == "deck" for card in CARD_NAMES),
        "discard_size": sum(place[card].startswith("discard") for card in CARD_NAMES),
        "port": list(ports),
        "pile": [_padded(pile.split(), PILE_ROOM) for pile in piles],
        "pile_size": [len(pile.split()) for pile in piles],
        **_goods(place, seats),
        **_missions(seats, done or {}, missions or {}),
    }
    return position | fields


def _places(
    seats: int,
    turn: int,
    over: bool,
    hands: Sequence[str],
    captures: Sequence[str],
    ports: Sequence[str | None],
    piles: Sequence[str],
    discard: str,
    secret: Mapping[int, str],
    removed: str,
    deck: str | None,
) -> dict[str, str]:
    said: dict[str, str] = {}
    for port in ports:
        if port is not None:
            said[port] = "removed" if over else "table"
    texts = [("table", " ".join(piles)), ("discard", discard), ("removed", removed), ("deck", deck or "")]
    texts += [(f"hand-{seat + 1}", text) for seat, text in enumerate(hands)]
    texts += [(f"captures-{seat + 1}", text) for seat, text in enumerate(captures)]
    texts += [(f"discard-{seat + 1}", text) for seat, text in secret.items()]
    for where, text in texts:
        for name in text.split():
            assert name not in said or name in ports, f"{name} is said to be in two places"
            said[name] = where
    if not over:
        _fill_hands(said, seats, turn, hands)
    rest = "deck" if deck is None else "removed"
    return {name: said.get(name, rest if name in CARD_NAMES else "deck") for name in PIECE_NAMES}


def _fill_hands(said: dict[str, str], seats: int, turn: int, hands: Sequence[str]) -> None:
    free = [card for card in (*FILLERS, *CARD_NAMES) if card not in said]
    for seat in range(seats):
        if seat >= len(hands) or (not hands[seat] and seat != turn):
            for _ in range(2):
                said[free.pop(0)] = f"hand-{seat + 1}"


def _at(place: Mapping[str, str], where: str, hands: Sequence[str], seat: int) -> list[str]:
    """The cards of a hand, in the order in which they were named."""
    named = hands[seat].split() if seat < len(hands) else []
    return named or [card for card in CARD_NAMES if place[card] == where]


def _padded(values: Sequence[Any], length: int) -> list[Any]:
    return [*values, *[None] * (length - len(values))]


def _goods(place: Mapping[str, str], seats: int) -> dict[str, Any]:
    def count(where: str, value: int) -> dict[str, int]:
        return {
            good: sum(
                place[name] == where and data.UNITS[piece] == value and GOOD_NAMES[data.GOOD[piece]] == good
                for piece, name in enumerate(PIECE_NAMES)
            )
            for good in GOOD_NAMES
        }

    return {
        "singles": [count(f"captures-{seat + 1}", 1) for seat in range(seats)],
        "doubles": [count(f"captures-{seat + 1}", 2) for seat in range(seats)],
    }


def _missions(seats: int, done: Mapping[int, str], missions: Mapping[str, int]) -> dict[str, Any]:
    completed = [dict.fromkeys(MISSION_NAMES, 0) for _ in range(seats)]
    for seat, text in done.items():
        for name in text.split():
            completed[seat][name] += 1
    left = {name: COPIES[name] - sum(each[name] for each in completed) for name in MISSION_NAMES}
    for name, count in missions.items():
        completed[-1][name] += left[name] - count
        left[name] = count
    return {"missions": left, "done": completed}


# -- playing ------------------------------------------------------------------


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A lay E04 tidore"`, `"B pass"` ... and give back all that they brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events += match.play(SEATS.index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def rows(match: Match) -> dict[str, str]:
    """The rows as letters."""
    return {name: "".join(SEATS[seat] for seat in seats) for name, seats in view(match, -1).rows.items()}


def where(match: Match, piece: str) -> str:
    """Where a card or port is."""
    return str(now(match)["place"][piece])


def pieces(match: Match, place: str) -> set[str]:
    """All that is in a place."""
    return {name for name, here in now(match)["place"].items() if here == place}


def legal(match: Match, *kinds: str) -> list[str]:
    """All that the seat to decide may do, or the moves of some kinds."""
    (seat,) = match.deciding
    written = [GAME.moves.write(move) for move in match.offers(seat)]
    return [text for text in written if not kinds or text.split()[0] in kinds]


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
