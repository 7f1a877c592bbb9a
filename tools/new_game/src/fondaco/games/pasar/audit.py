"""Pasar's cards counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.pasar import data
from fondaco.games.pasar.rules.phase import OVER, SALE, VISIT
from fondaco.games.pasar.state import State
from fondaco.kernel.declaring.positions import Derived, expect


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    hand, stall = list(s.hand), list(s.stall)
    seen = [sum(hand[good :: data.GOODS]) + stall.count(good) + s.discard[good] for good in range(data.GOODS)]
    return {
        "deck": [data.CARDS_OF_A_GOOD - count for count in seen],  # PAS-1.2
        "ending": int(s.phase == OVER),
    }


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    rounds = data.ROUNDS[s.length]
    expect(1 <= s.round <= rounds, "round", f"1…{rounds}", s.round)
    expect(s.first != data.NOBODY, "first", f"0…{s.seats - 1}", "null")
    for price in s.price:
        expect(
            data.LOWEST_PRICE <= price <= data.HIGHEST_PRICE,
            "price",
            f"{data.LOWEST_PRICE}…{data.HIGHEST_PRICE}",
            price,
        )
    for known, held in zip(s.known, s.hand, strict=True):
        expect(known <= held, "known", f"0…{held}", known)
    _audit_stalls(s)
    _audit_sale(s)


def _audit_stalls(s: State) -> None:
    """PAS-2.2, PAS-3.1: cards lie there while the stalls are open, and who has chosen does not decide."""
    for number, good in enumerate(s.stall):
        wanted = s.phase == VISIT and number < s.seats
        expect((good != data.NOTHING) == wanted, "stall", "a good" if wanted else "null", good)
    for seat, stall in enumerate(s.chosen):
        expect(stall < s.seats, "chosen", f"0…{s.seats - 1}", stall)
        if s.phase == VISIT and seat < s.seats:
            decides = s.deciding >> seat & 1 == 1
            expect((stall == data.NOTHING) == decides, "chosen", "null" if decides else f"0…{s.seats - 1}", stall)


def _audit_sale(s: State) -> None:
    """PAS-4.1, PAS-4.3: one merchant sells, one good."""
    if s.phase == SALE:
        expect(s.deciding.bit_count() == 1, "deciding", "1 | 2 | 4 …", s.deciding)
    else:
        expect(s.selling == data.NOTHING, "selling", "null", s.selling)
        expect(sum(s.traded) == 0, "traded", 0, sum(s.traded))
    expect(s.selling == data.NOTHING or s.traded[s.selling] > 0, "traded", "1…", 0)
