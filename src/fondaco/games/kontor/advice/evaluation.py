"""What a position of Kontor is worth: points, leads in open yards, florins, and what the chosen card could do."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.extending import lay, obstacle
from fondaco.games.kontor.rules.harbour import FREE, side_of
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, SHOWING
from fondaco.games.kontor.rules.scenarios import controls
from fondaco.games.kontor.rules.scoring import majority
from fondaco.games.kontor.state import State

WIN = 100.0  # an outright win
FEW = 0.14  # one of the first four florins
MORE = 0.03  # any other
POOR = 0.5  # a florin in Poverty, while there are few
SPECIAL = 0.3  # a special card in hand
TAX = 0.1  # a florin the opponent may have to pay
BROKE = 0.3  # an opponent who cannot
SHIP = 0.12  # a move of the ship
GAP = 0.3  # how much each open side of a yard takes from a lead in it
LINE_OF_TWO, LINE_OF_ONE = 0.9, 0.15  # a line of fields still open, by how many of it are controlled


def evaluate(s: State, seat: int) -> float:
    """Points ahead, as things stand and with what the player has already chosen."""
    if s.deciding == 0:
        return outcome(s, seat)
    sign = 1.0 if seat == data.RED else -1.0
    if s.phase == BUYING and s.wish[seat] == 1:
        return sign * balance(s) + SPECIAL + purse(s, s.florins[seat] - data.SPECIAL_PRICE) - purse(s, s.florins[seat])
    if s.phase == SHOWING:
        return sign * balance(s) + 0.01 * max(s.chosen[seat], 0)
    if s.chosen[seat] > data.PASS_CARD:
        return best_lay(s, seat, s.chosen[seat])
    if s.phase == CHOOSING and s.chosen[seat] == data.PASS_CARD:
        return sign * balance(s) + purse(s, s.florins[seat] + 1) - purse(s, s.florins[seat])
    return sign * balance(s)


def outcome(s: State, seat: int) -> float:
    """KON-13.6 at the end."""
    if s.winner != data.NOBODY:
        return WIN if s.winner == seat else -WIN
    return s.points[seat] - s.points[1 - seat] + 0.01 * (s.florins[seat] - s.florins[1 - seat])


def balance(s: State) -> float:
    """The table as it stands, from red's side."""
    value = float(s.points[data.RED] - s.points[data.BLACK])
    value += purse(s, s.florins[data.RED]) - purse(s, s.florins[data.BLACK])
    value += guarded(s) + open_yards(s)
    if s.scenario == data.TIC_TAC_TOE:
        value += lines(s, data.RED) - lines(s, data.BLACK)
    for seat in range(2):
        for slot in range(seat * data.HAND, seat * data.HAND + s.held[seat]):
            if data.CARD_KIND[s.hand[slot]] >= data.FLOOD:
                value += SPECIAL if seat == data.RED else -SPECIAL
    return value


def purse(s: State, florins: int) -> float:
    """What florins are worth: the first few keep one in the game."""
    if s.scenario == data.POVERTY:
        return POOR * min(florins, 3) + FEW * max(florins - 3, 0)
    return FEW * min(florins, 4) + MORE * max(florins - 4, 0)


def guarded(s: State) -> float:
    """KON-13.5: the bonus that closed yards may bring."""
    if data.BONUS[s.scenario] == data.NO_BONUS:
        return 0.0
    value = 0.0
    for number in range(1, s.yards + 1):
        if s.yard_owner[number] != data.NOBODY:
            size = s.yard_size(number)
            worth = 1.0 if data.BONUS[s.scenario] == data.ALL_GUARDED else min(0.25 + 0.2 * size, 0.9)
            value += worth if s.yard_owner[number] == data.RED else -worth
    return value


def open_yards(s: State) -> float:
    """Leads in yards that are not closed: the firmer the lead and the fewer the gaps, the better."""
    seen = [0] * data.SPACES
    cards = [0] * data.MAX_IN_YARD
    value = 0.0
    for start in range(data.SPACES):
        if s.ground[start] != data.QUAY_LIKE or s.yard[start] > 0 or seen[start]:
            continue
        lead = [0] * data.GOODS
        count, done, gaps = 1, 0, 0
        cards[0] = start
        seen[start] = 1
        while done < count:
            space = cards[done]
            done += 1
            owner = data.CARD_OWNER[s.table[space]]
            for good in range(data.GOODS):
                if owner != data.NOBODY:
                    goods = data.CARD_GOODS[s.table[space] * data.GOODS + good]
                    lead[good] += goods if owner == data.RED else -goods
            for edge in range(data.EDGES):
                near = data.NEIGHBOUR[space * data.EDGES + edge]
                if near < 0:
                    continue
                if s.ground[near] == data.EMPTY:
                    gaps += 1
                elif s.ground[near] == data.QUAY_LIKE and seen[near] == 0:
                    seen[near] = 1
                    cards[count] = near
                    count += 1
        value += prospect(lead[0], lead[1], lead[2], count, gaps)
    return value


def prospect(wine: int, spices: int, tea: int, size: int, gaps: int) -> float:
    """What an open yard may bring red, or black if negative."""
    leader = majority(wine, spices, tea)
    if leader == data.NOBODY:
        return 0.0
    best = max(abs(wine), abs(spices), abs(tea))
    chance = min(0.45 + 0.12 * best, 0.8) / (1.0 + GAP * gaps) + 0.06 * best
    worth = 1.2 + 0.12 * min(size, 5)
    return chance * worth if leader == data.RED else -chance * worth


def lines(s: State, seat: int) -> float:
    """KON-15.2c: lines of fields in which the other controls none."""
    value = 0.0
    for line in range(0, data.LINES_END, data.LINE):
        mine, theirs = 0, 0
        for place in range(data.LINE):
            if controls(s, seat, data.LINES[line + place]):
                mine += 1
            elif controls(s, 1 - seat, data.LINES[line + place]):
                theirs += 1
        if theirs == 0 and mine > 0:
            value += LINE_OF_TWO if mine == 2 else LINE_OF_ONE
    return value


def best_lay(s: State, seat: int, card: int) -> float:
    """The best that the chosen card could do if it were laid now, with a little for its symbol."""
    sign = 1.0 if seat == data.RED else -1.0
    best = -1000.0
    ground = side_of(card)
    for row in range(s.top - 1, s.bottom + 2):
        for column in range(s.left - 1, s.right + 2):
            if 0 <= row < data.SIDE and 0 <= column < data.SIDE:
                space = row * data.SIDE + column
                if obstacle(s, seat, card, space, ground) == FREE:
                    best = max(best, sign * laid(s, seat, card, space, ground))
                if data.CARD_KIND[card] == data.CUSTOMS and obstacle(s, seat, card, space, data.CANAL_LIKE) == FREE:
                    best = max(best, sign * laid(s, seat, card, space, data.CANAL_LIKE))
    if best == -1000.0:
        return sign * balance(s) - 0.2
    if s.phase == CHOOSING and data.CARD_SYMBOL[card] == data.FLORIN:
        best += TAX if s.florins[1 - seat] > 0 else BROKE
    return best + (SHIP if data.CARD_SYMBOL[card] == data.SHIP_SYMBOL else 0.0)


def laid(s: State, seat: int, card: int, space: int, ground: int) -> float:
    """The table after laying the card there, from red's side."""
    after = s.copy()
    after.turn(seat)
    after.second = data.NOBODY
    after.chosen = [data.NO_CARD] * 2
    lay(after, card, space, ground)
    if after.deciding == 0:
        return outcome(after, data.RED)
    return balance(after)
