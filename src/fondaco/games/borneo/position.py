"""Positions of Borneo in a few words: what is not said follows, or does not matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, COMPANY_NAMES, MISSION_NAMES, PIECE_NAMES, PILE_ROOM

SEATS = "ABCDE"
ROWS = {  # those of four players are the common rows of the examples
    3: {"yellow": "ABC", "red": "BCA", "green": "CAB", "blue": ""},
    4: {"yellow": "BAD", "red": "CBA", "green": "ADC", "blue": "DCB"},
    5: {"yellow": "ABCD", "red": "EABC", "green": "DEAB", "blue": "CDE"},
}
PORTS = ("tidore", "bantam", "run")
FILLERS = CARD_NAMES[36:48]  # hands nobody cares about
COPIES = dict(zip(MISSION_NAMES, data.COPIES, strict=True))


def position(
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
    """A position that adds up, whatever is left unsaid.

    Cards are written `"E04 E17"`, one text per seat or pile; those named nowhere are in the deck, or out of the game if
    the `deck` is given; hands left out have two cards. `rows` says `{"yellow": "ABC"}`; `missions` not left in the
    supply and not `done` are with the last seat. `fields` are fields of the state, as they are in a dump.
    """
    over = "ending" in fields
    place = _places(seats, turn, over, hands, captures, ports, piles, discard, secret or {}, removed, deck)
    merchants = dict(rows or ROWS[seats])
    built: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << turn,
        "start": 0,
        "active": turn,
        "row": {name: _padded([SEATS.index(owner) for owner in merchants.get(name, "")], 15) for name in COMPANY_NAMES},
        "place": place,
        "hand": [_padded(_at(place, f"hand-{seat + 1}", hands, seat), 8) for seat in range(seats)],
        "port": list(ports),
        "pile": [_padded(pile.split(), PILE_ROOM) for pile in piles],
        **_missions(seats, done or {}, missions or {}),
    }
    return built | fields


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


def _missions(seats: int, done: Mapping[int, str], missions: Mapping[str, int]) -> dict[str, Any]:
    completed = [dict.fromkeys(MISSION_NAMES, 0) for _ in range(seats)]
    for seat, text in done.items():
        for name in text.split():
            completed[seat][name] += 1
    left = {name: COPIES[name] - sum(each[name] for each in completed) for name in MISSION_NAMES}
    for name, count in missions.items():
        completed[-1][name] += left[name] - count
    return {"done": completed}
