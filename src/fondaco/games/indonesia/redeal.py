"""What a seat cannot know, dealt afresh: city cards in other hands and in the box; when forgetting, secret money."""

from __future__ import annotations

from fondaco.games.indonesia.data import CASH, ERA_CARDS, ERAS, OPEN_MONEY
from fondaco.games.indonesia.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """IND-2.3, IND-2.4; seat -1 is a spectator. At the end nothing is hidden any more."""
    if s.deciding == 0:
        return
    for era in range(ERAS):
        redeal_cards(s, seat, era)
    if forget and s.money != OPEN_MONEY:
        redeal_money(s, seat)


def redeal_cards(s: State, seat: int, era: int) -> None:
    """The cards of an era that the seat has not seen are mixed, until discards allow it (IND-13.2)."""
    cards = [0] * ERA_CARDS
    holders = [0] * ERA_CARDS
    count = 0
    for card in range(era * ERA_CARDS, (era + 1) * ERA_CARDS):
        if is_hidden(s, seat, card):
            cards[count] = card
            place = count  # the holders in order, so that nothing depends on who holds which
            while place > 0 and holders[place - 1] > s.card[card]:
                holders[place] = holders[place - 1]
                place -= 1
            holders[place] = s.card[card]
            count += 1
    fitting = False
    while not fitting:
        for last in range(count - 1, 0, -1):
            other = s.below(last + 1)
            holders[last], holders[other] = holders[other], holders[last]
        fitting = True
        for number in range(count):
            if not fits(s, holders[number], cards[number]):
                fitting = False
    for number in range(count):
        s.card[cards[number]] = holders[number]


def is_hidden(s: State, seat: int, card: int) -> bool:
    """Is this card unplayed, and not the seat's own?"""
    return s.shown[card] == 0 and (s.card[card] != seat or seat < 0)


def fits(s: State, holder: int, card: int) -> bool:
    """IND-13.2: who discarded in this era holds nothing that could have been played then."""
    if holder < 0 or s.dead[holder] == 0 or card // ERA_CARDS != s.era:
        return True
    return (s.dead[holder] >> card) & 1 == 1


def redeal_money(s: State, seat: int) -> None:
    """IND-2.4: any sums that allow what is on the table; all payments were seen, so only who forgets is unsure."""
    for other in range(s.seats):
        if other == seat:
            continue
        before = s.wealth(other)
        least = s.bid if other == s.bidder else 0
        if other == s.announcer and s.bidder < 0:
            least = s.nominal_value(s.first, s.second)  # IND-6.2e
        s.cash[other] = least + s.below(2 * CASH)
        s.bank[other] = s.below(CASH)
        if s.bids[other] > s.bank[other]:
            s.bank[other] = s.bids[other]
        s.pile[other] = s.below(CASH) - 20
        s.issued += s.wealth(other) - before
