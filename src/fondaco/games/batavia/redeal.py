"""What a seat cannot know, dealt afresh: other hands, the pile, face-down stations; when forgetting, bills too."""

from __future__ import annotations

from fondaco.games.batavia.data import BLOCK, COMPANIES, GOODS, SPACES, TILES
from fondaco.games.batavia.rules.phase import PLAY
from fondaco.games.batavia.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """BAT-12.2; seat -1 is a spectator. At the end nothing is hidden any more."""
    if s.deciding == 0:
        return
    redeal_hands(s, seat, forget)
    while not play_can_go_on(s, seat):
        redeal_hands(s, seat, forget)
    shuffle_stations(s, s.shown)
    if forget:
        forget_lots(s)
        redeal_bills(s, seat)


def play_can_go_on(s: State, seat: int) -> bool:
    """BAT-4.5: whoever has begun to lay cards has shown to be able to lead with them."""
    if s.phase != PLAY:
        return True
    for other in range(s.seats):
        if s.deciding == 1 << other:
            return other == seat or s.can_lead(other)
    return True


def redeal_hands(s: State, seat: int, forget: bool) -> None:
    """All cards the seat does not see go back to the pile and are dealt again; cards it saw taken stay."""
    missing = [0] * 5
    for other in range(s.seats):
        if other == seat:
            continue
        for company in range(COMPANIES):
            kept = 0 if forget else s.known[other * COMPANIES + company]
            missing[other] += s.hand[other * COMPANIES + company] - kept
            s.deck[company] += s.hand[other * COMPANIES + company] - kept
            s.hand[other * COMPANIES + company] = kept
    for other in range(s.seats):
        for _ in range(missing[other]):
            s.hand[other * COMPANIES + s.take(s.deck, COMPANIES)] += 1


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
    """BAT-12.2: any split of the bills the seat does not hold that covers the highest bid."""
    rest = 0
    for other in range(s.seats):
        if other != seat:
            least = s.bid if other == s.bidder else 0
            rest += s.bills[other] - least
            s.bills[other] = least
    while rest > 0:
        other = s.below(s.seats)
        if other != seat:
            s.bills[other] += 1
            rest -= 1
