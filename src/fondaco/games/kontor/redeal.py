"""What a seat cannot know, dealt afresh: other hands, piles under their top card, and secret choices."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, SHOWING
from fondaco.games.kontor.state import State

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
            for slot in range(other * data.HAND, other * data.HAND + s.held[other]):
                s.known[slot] = 1 if s.hand[slot] == s.shown[other] else 0


def stock_of(card: int) -> int:
    """Which cards look alike from behind."""
    if data.CARD_OWNER[card] != data.NOBODY:
        return QUAY_STOCK + data.CARD_OWNER[card]
    return CANAL_STOCK if data.CARD_KIND[card] == data.CANAL else SPECIAL_STOCK


def redeal_stock(s: State, seat: int, stock: int) -> None:
    """Shuffle what the seat cannot see of one stock over the places where it lies."""
    cards = [0] * data.CARDS
    hidden = [0] * data.CARDS
    for place in range(gather(s, seat, stock, cards, 0, False)):
        hidden[cards[place]] = 1
    count = 0
    for card in range(data.CARDS):  # in the printed order, so that nothing of where they lay before is left
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
        if other != seat:
            for slot in range(other * data.HAND, other * data.HAND + s.held[other]):
                if s.known[slot] == 0 and stock_of(s.hand[slot]) == stock:
                    count = exchange(s.hand, slot, cards, count, back)
    if stock == CANAL_STOCK:
        for place in range(s.canal_left - 1):
            count = exchange(s.canal, place, cards, count, back)
    elif stock == SPECIAL_STOCK:
        for place in range(s.special_left):
            count = exchange(s.special, place, cards, count, back)
    else:
        bottom = stock * data.QUAY_CARDS
        for place in range(bottom + s.quay_known[stock], bottom + s.quay_left[stock] - 1):
            count = exchange(s.quay, place, cards, count, back)
    return count


def exchange(pile: list[int], place: int, cards: list[int], count: int, back: bool) -> int:
    """One card from its place to the collected ones, or back; how many these are now."""
    if back:
        pile[place] = cards[count]
    else:
        cards[count] = pile[place]
    return count + 1


def redeal_choice(s: State, other: int) -> None:
    """KON-4.1, KON-14.2, KON-14.3: a secret choice already made could be any that was open to the player."""
    if s.phase == BUYING and s.wish[other] != data.NO_WISH:
        s.wish[other] = s.below(2)
    elif s.phase == SHOWING and s.chosen[other] != data.NO_CARD:
        s.chosen[other] = s.hand[other * data.HAND + s.below(s.held[other])]
    elif s.phase == CHOOSING and s.chosen[other] != data.NO_CARD:
        choice = s.below(s.held[other] + 1)
        s.chosen[other] = data.PASS_CARD if choice == s.held[other] else s.hand[other * data.HAND + choice]
