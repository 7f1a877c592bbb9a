"""Positions of Pasar in a few words: what is not said follows, or is as at the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fondaco.games.pasar.data import GOOD_NAMES, OPENING_PRICE, STALL_NAMES


def cards(text: str) -> dict[str, int]:
    """`"pepper2 silk"` as a count for each good."""
    counts: dict[str, int] = dict.fromkeys(GOOD_NAMES, 0)
    for word in text.split():
        name = word.rstrip("0123456789")
        counts[name] += int(word[len(name) :] or 1)
    return counts


def position(
    seats: int = 2,
    *,
    phase: str = "sale",
    turn: int = 0,
    hands: Sequence[str] = (),
    prices: dict[str, int] | None = None,
    stalls: str = "",
    choices: Sequence[str | None] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid.

    Cards are written `"pepper2 silk"`, one text per seat; `stalls` are goods from the first stall on, pepper if unsaid.
    `turn` sells, or among visitors those without a choice decide. `fields` are fields of the state, as in a dump.
    """
    visit = phase == "visit"
    chosen = [*choices, *[None] * (seats - len(choices))]
    goods = [*stalls.split(), *[GOOD_NAMES[0]] * seats][:seats]
    built: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": sum(1 << seat for seat in range(seats) if chosen[seat] is None) if visit else 1 << turn,
        "round": 1,
        "first": 0,
        "hand": [cards(text) for text in [*hands, *[""] * (seats - len(hands))]],
        "price": dict.fromkeys(GOOD_NAMES, OPENING_PRICE) | (prices or {}),
        "stall": dict(zip(STALL_NAMES, goods, strict=False)) if visit else {},
        "chosen": chosen,
    }
    return built | fields
