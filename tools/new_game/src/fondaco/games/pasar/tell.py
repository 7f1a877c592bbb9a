"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from fondaco.games.pasar import events
from fondaco.games.pasar.data import GOOD_NAMES, GOODS, OPENING_HAND, STALL_NAMES
from fondaco.games.pasar.state import State
from fondaco.kernel.showing.events import skip_unheard


def dealt(s: State, seat: int) -> None:
    s.tell(events.Dealt(seat, OPENING_HAND, hand_of(s, seat)))


def stalls_opened(s: State) -> None:
    cards = [GOOD_NAMES[s.stall[stall]] for stall in range(s.seats)]
    s.tell(events.StallsOpened(s.round, tuple(cards)))


def visit_sealed(s: State) -> None:
    s.tell(events.VisitSealed(s.actor, STALL_NAMES[s.chosen[s.actor]]))


def took(s: State, seat: int, stall: int, good: int) -> None:
    s.tell(events.Took(seat, STALL_NAMES[stall], GOOD_NAMES[good]))


def quarrelled(s: State, stall: int, good: int) -> None:
    seats = [seat for seat in range(s.seats) if s.chosen[seat] == stall]
    s.tell(events.Quarrelled(tuple(seats), STALL_NAMES[stall], GOOD_NAMES[good], s.price[good]))


def unwanted(s: State, stall: int, good: int) -> None:
    s.tell(events.Unwanted(STALL_NAMES[stall], GOOD_NAMES[good]))


def sold(s: State, good: int, coins: int) -> None:
    s.tell(events.Sold(s.actor, GOOD_NAMES[good], coins))


def finished(s: State) -> None:
    s.tell(events.Finished(s.actor))


def prices_rose(s: State, risen: list[int]) -> None:
    names = [GOOD_NAMES[good] for good in range(GOODS) if risen[good]]
    if names:
        s.tell(events.PricesRose(tuple(names)))


def hand_paid(s: State, seat: int, coins: int) -> None:
    s.tell(events.HandPaid(seat, hand_of(s, seat), coins))


def hand_of(s: State, seat: int) -> tuple[str, ...]:
    """The cards of a hand by name."""
    cards = []
    for good in range(GOODS):
        cards += [GOOD_NAMES[good]] * s.hand[seat * GOODS + good]
    return tuple(cards)


skip_unheard(globals())
