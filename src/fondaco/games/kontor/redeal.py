"""What a seat cannot know, dealt afresh: other hands, piles under their top card, and secret choices."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, SHOWING
from fondaco.games.kontor.state import State

__all__ = ["redeal"]

NO_CARD, PASS_CARD, HAND, QUAY_CARDS, CARDS = data.NO_CARD, data.PASS_CARD, data.HAND, data.QUAY_CARDS, data.CARDS
CANAL, NOBODY = data.CANAL, data.NOBODY
CARD_KIND = data.CARD_KIND
CARD_OWNER = data.CARD_OWNER
QUAY_STOCK, CANAL_STOCK, SPECIAL_STOCK = 0, 2, 3  # red and black quay cards, canal cards, special cards


def redeal(s: State, seat: int, forget: bool) -> None:
    """KON-16.37; seat -1 is a spectator. `forget`: also drawn, shown and returned cards nobody sees now."""
    if forget:
        forget_cards(s, seat)
    for stock in range(4):
        redeal_stock(s, seat, stock)
    for other in range(2):
        if other != seat:
            redeal_choice(s, other)


def forget_cards(s: State, seat: int) -> None:
    """Only what was revealed or shown last is still seen."""
    s.quay_known = [0] * 2
    for other in range(2):
        if other != seat:
            for slot in range(other * HAND, other * HAND + s.held[other]):
                s.known[slot] = 1 if s.hand[slot] == s.shown[other] else 0


def stock_of(card: int) -> int:
    """Which cards look alike from behind."""
    if CARD_OWNER[card] != NOBODY:
        return QUAY_STOCK + CARD_OWNER[card]
    return CANAL_STOCK if CARD_KIND[card] == CANAL else SPECIAL_STOCK


def redeal_stock(s: State, seat: int, stock: int) -> None:
    """Shuffle what the seat cannot see of one stock over the places where it lies."""
    cards = [0] * 92
    hidden = [0] * 92
    for place in range(gather(s, seat, stock, cards, 0, False)):
        hidden[cards[place]] = 1
    count = 0
    for card in range(CARDS):  # in the printed order, so that nothing of where they lay before is left
        if hidden[card]:
            cards[count] = card
            count += 1
    for last in range(count - 1, 0, -1):
        other = s.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    gather(s, seat, stock, cards, 0, True)


def gather(s: State, seat: int, stock: int, cards: list[int], count: int, back: bool) -> int:
    """Collect the hidden cards of a stock, or put them back in the same places; how many there are."""
    for other in range(2):
        if other == seat:
            continue
        for slot in range(other * HAND, other * HAND + s.held[other]):
            if s.known[slot] == 0 and stock_of(s.hand[slot]) == stock:
                if back:
                    s.hand[slot] = cards[count]
                else:
                    cards[count] = s.hand[slot]
                count += 1
    if stock == CANAL_STOCK:
        for place in range(s.canal_left - 1):
            if back:
                s.canal[place] = cards[count]
            else:
                cards[count] = s.canal[place]
            count += 1
    elif stock == SPECIAL_STOCK:
        for place in range(s.special_left):
            if back:
                s.special[place] = cards[count]
            else:
                cards[count] = s.special[place]
            count += 1
    else:
        for place in range(stock * QUAY_CARDS + s.quay_known[stock], stock * QUAY_CARDS + s.quay_left[stock] - 1):
            if back:
                s.quay[place] = cards[count]
            else:
                cards[count] = s.quay[place]
            count += 1
    return count


def redeal_choice(s: State, other: int) -> None:
    """KON-4.1, KON-14.2, KON-14.3: a secret choice already made could be any that was open to the player."""
    if s.phase == BUYING and s.wish[other] >= 0:
        s.wish[other] = s.below(2)
    elif s.phase == SHOWING and s.chosen[other] != NO_CARD:
        s.chosen[other] = s.hand[other * HAND + s.below(s.held[other])]
    elif s.phase == CHOOSING and s.chosen[other] != NO_CARD:
        choice = s.below(s.held[other] + 1)
        s.chosen[other] = PASS_CARD if choice == s.held[other] else s.hand[other * HAND + choice]
