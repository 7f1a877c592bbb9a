"""What a seat cannot know, dealt afresh: other hands, the pile, face-down stations; when forgetting, bills too."""

from __future__ import annotations

from fondaco.games.batavia.data import BLOCK, COMPANIES, GOODS, SPACES, TILES
from fondaco.games.batavia.rules.phase import PLAY
from fondaco.games.batavia.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """BAT-12.2; seat -1 is a spectator. At the end nothing is hidden any more."""
    if s.deciding == 0:
        return
    redeal_cards(s, seat, forget)
    while not play_can_go_on(s, seat):
        redeal_cards(s, seat, forget)
    shuffle_stations(s, s.shown)
    if forget:
        forget_lots(s)
        redeal_bills(s, seat)


def play_can_go_on(s: State, seat: int) -> bool:
    """BAT-4.5: a player who has begun to lay cards has shown to be able to lead with them."""
    if s.phase != PLAY:
        return True
    for other in range(s.seats):
        if s.deciding == 1 << other:
            return other == seat or s.can_lead(other)
    return True


def redeal_cards(s: State, seat: int, forget: bool) -> None:
    """Other hands and the pile, by what the seat remembers of the pile."""
    if forget or not is_reshuffled(s, seat):
        redeal_hands(s, seat, forget)
        return
    stocks = Stocks()
    stocks.gather(s, seat)
    while not stocks.account_for_laid(s):
        stocks.gather(s, seat)
    stocks.deal(s, seat)


def is_reshuffled(s: State, seat: int) -> bool:
    """BAT-11.1: does another hand have cards that cannot be in the pile, because it is made of later discards?"""
    for other in range(s.seats):
        for company in range(COMPANIES):
            if other != seat and s.old[other * COMPANIES + company] > 0:
                return True
    return False


def redeal_hands(s: State, seat: int, forget: bool) -> None:
    """All cards the seat does not see go back to the pile and are dealt again; cards it saw taken stay."""
    missing = [0] * 5
    for other in range(s.seats):
        if other == seat:
            continue
        for company in range(COMPANIES):
            place = other * COMPANIES + company
            kept = 0 if forget else s.known[place]
            missing[other] += s.hand[place] - kept
            s.deck[company] += s.hand[place] - kept
            s.hand[place] = kept
            s.old[place] = 0
            s.drawn[place] = 0
    for other in range(s.seats):
        for _ in range(missing[other]):
            place = other * COMPANIES + s.take(s.deck, COMPANIES)
            s.hand[place] += 1
            s.drawn[place] += 1


class Stocks:
    """BAT-11.1: what the other hands hid when the pile was last shuffled again, and the pile of then."""

    def __init__(self) -> None:
        self.old = [0] * COMPANIES
        self.fresh = [0] * COMPANIES
        self.old_slots = [0] * 5  # by seat: hidden cards it had from the first stock, those laid since included
        self.fresh_slots = [0] * 5  # and from the second
        self.old_laid = [0] * 25  # of the hidden cards laid since, those that came from the first stock
        self.fresh_laid = [0] * 25

    def gather(self, s: State, seat: int) -> None:
        """Both stocks as the seat knows them."""
        self.old = [0] * COMPANIES
        self.old_slots = [0] * 5
        self.fresh_slots = [0] * 5
        self.old_laid = [0] * 25
        self.fresh_laid = [0] * 25
        for company in range(COMPANIES):
            self.fresh[company] = s.deck[company]
            for other in range(s.seats):
                place = other * COMPANIES + company
                if other != seat:
                    self.old[company] += s.old[place]
                    self.fresh[company] += s.drawn[place]
                    self.old_slots[other] += s.old[place]
                    self.fresh_slots[other] += s.drawn[place]

    def account_for_laid(self, s: State) -> bool:
        """Take each hidden card laid since from one of the stocks; False where it fits neither any more."""
        for other in range(s.seats):
            if self.old_slots[other] + self.fresh_slots[other] == 0:
                continue
            for company in range(COMPANIES):
                for _ in range(s.shown_since(other, company)):
                    if not self.take_laid(s, other, company):
                        return False
        return True

    def take_laid(self, s: State, other: int, company: int) -> bool:
        """One card that was laid, from either stock, by how many there are and how many the player had."""
        from_old = self.old_slots[other] * self.old[company]
        from_fresh = self.fresh_slots[other] * self.fresh[company]
        if from_old + from_fresh == 0:
            return False
        if s.below(from_old + from_fresh) < from_old:
            self.old[company] -= 1
            self.old_slots[other] -= 1
            self.old_laid[other * COMPANIES + company] += 1
        else:
            self.fresh[company] -= 1
            self.fresh_slots[other] -= 1
            self.fresh_laid[other * COMPANIES + company] += 1
        return True

    def deal(self, s: State, seat: int) -> None:
        """Fill the other hands from the stocks; what is left of the second is the pile."""
        for other in range(s.seats):
            if other == seat:
                continue
            for company in range(COMPANIES):
                place = other * COMPANIES + company
                s.hand[place] = s.known[place]
                s.old[place] = self.old_laid[place]
                s.drawn[place] = self.fresh_laid[place]
            for _ in range(self.old_slots[other]):
                place = other * COMPANIES + s.take(self.old, COMPANIES)
                s.hand[place] += 1
                s.old[place] += 1
            for _ in range(self.fresh_slots[other]):
                place = other * COMPANIES + s.take(self.fresh, COMPANIES)
                s.hand[place] += 1
                s.drawn[place] += 1
        for company in range(COMPANIES):
            s.deck[company] = self.fresh[company]


def forget_lots(s: State) -> None:
    """No more cards are known to be in a hand than there are."""
    for place in range(s.seats * COMPANIES):
        if s.known[place] > s.hand[place]:
            s.known[place] = s.hand[place]


def shuffle_stations(s: State, shown: int) -> None:
    """BAT-1.2, BAT-1.3: shuffle each company's goods over the face-down blocks, then each block."""
    first = shown // BLOCK
    blocks = SPACES // BLOCK - first
    hidden = [0] * TILES
    goods = [0] * TILES
    for space in range(shown + 1, SPACES + 1):
        hidden[s.track[space]] = 1
    for company in range(COMPANIES):
        block = first  # in the printed order, so that nothing of where they lay before is left
        for tile in range(company * GOODS, company * GOODS + GOODS):
            if hidden[tile]:
                goods[company * GOODS + block] = tile
                block += 1
        for last in range(blocks - 1, 0, -1):
            other = s.below(last + 1)
            here, there = company * GOODS + first + last, company * GOODS + first + other
            goods[here], goods[there] = goods[there], goods[here]
    for block in range(first, first + blocks):
        start = block * BLOCK + 1
        for company in range(COMPANIES):
            s.track[start + company] = goods[company * GOODS + block]
        for last in range(BLOCK - 1, 0, -1):
            other = s.below(last + 1)
            s.track[start + last], s.track[start + other] = s.track[start + other], s.track[start + last]


def redeal_bills(s: State, seat: int) -> None:
    """BAT-12.2: any split of the bills the seat does not hold that covers every bid."""
    rest = 0
    for other in range(s.seats):
        if other != seat:
            least = s.bid if other == s.bidder else s.bids[other]
            rest += s.bills[other] - least
            s.bills[other] = least
    while rest > 0:
        other = s.below(s.seats)
        if other != seat:
            s.bills[other] += 1
            rest -= 1
