"""What a seat sees of Kontor as a row of numbers: the facts of view.py and no others."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, LAYING, REMOVING, SHIPPING, SHOWING
from fondaco.games.kontor.rules.scoring import majority
from fondaco.games.kontor.state import State
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

STAGES = ("over", "buying", "showing", "choosing", "shipping", "removing", "laying")
ON_SPACE = (
    *("canal", "quay", "own", "other", "wine", "spices", "tea", "crane", "customs", "special", "ship"),
    *("closed", "own-guardian", "other-guardian", "laid", "lead-wine", "lead-spices", "lead-tea"),
)
PLANES = len(ON_SPACE)
ON_CANAL, ON_QUAY, ON_OWN, ON_OTHER, ON_GOODS = range(5)  # the planes by name; goods and leads are three each
ON_CRANE, ON_CUSTOMS, ON_SPECIAL, ON_SHIP, ON_CLOSED, ON_OWN_GUARD, ON_OTHER_GUARD, ON_LAID, ON_LEAD = range(7, 16)
STAGE_COUNT = len(STAGES)
SPACES_AND_OUTSIDE = data.SPACES + 1
ON_KIND = {data.CRANE: ON_CRANE, data.CUSTOMS: ON_CUSTOMS, data.FLOOD: ON_SPECIAL, data.BRIDGE: ON_SPECIAL}
MARKS = 4  # the most planes that a card marks wherever it lies: its owner's and three goods


def card_marks(card: int, seat: int) -> list[int]:
    """The planes that a card marks for a seat; one with fewer marks ON_LAID, which is written after them."""
    owner = data.CARD_OWNER[card]
    marks = [ON_GOODS + good for good in range(data.GOODS) if data.CARD_GOODS[card * data.GOODS + good]]
    if owner != data.NOBODY:
        marks.append(ON_OWN if owner == seat else ON_OTHER)
    if data.CARD_KIND[card] in ON_KIND:
        marks.append(ON_KIND[data.CARD_KIND[card]])
    return marks + [ON_LAID] * (MARKS - len(marks))


def card_leads(card: int, seat: int) -> list[int]:
    """What a card adds to the lead of a seat in each good."""
    owner = data.CARD_OWNER[card]
    sign = 0 if owner == data.NOBODY else 1 if owner == seat else -1
    return [sign * data.CARD_GOODS[card * data.GOODS + good] for good in range(data.GOODS)]


CARD_LEADS = [lead for seat in range(2) for card in range(data.CARDS) for lead in card_leads(card, seat)]
CARD_MARKS = [plane for seat in range(2) for card in range(data.CARDS) for plane in card_marks(card, seat)]


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, STAGE_COUNT)
    out.mark_seats(s.deciding, seat, 2, 2)
    out.put(s.round)
    fill_player(s, seat, out)
    fill_player(s, 1 - seat, out)
    out.put(s.treasury)
    fill_leads(s, seat, out)
    fill_harbour(s, seat, out)
    out.put(s.top)
    out.put(s.bottom)
    out.put(data.ROWS[s.scenario])
    out.put(s.left)
    out.put(s.right)
    out.put(data.COLUMNS[s.scenario])
    out.put(s.filled)
    for slot in range(seat * data.HAND, seat * data.HAND + s.held[seat]):
        out.add(s.hand[slot], 1)
    out.skip(data.CARDS)
    fill_choices(s, seat, out)
    fill_piles(s, seat, out)
    out.mark_seat(s.first, seat, 2, 2)
    out.mark_seat(s.second, seat, 2, 2)
    out.put(s.idle)
    out.put(s.stale)
    out.mark_seat(s.winner, seat, 2, 2)


def fill_player(s: State, player: int, out: Observation) -> None:
    """What everybody sees of a player; hand cards by their backs, a revealed one too."""
    out.put(s.florins[player])
    out.put(s.points[player])
    out.put(s.guardians(player))
    for slot in range(player * data.HAND, player * data.HAND + s.held[player]):
        if data.CARD_OWNER[s.hand[slot]] != data.NOBODY:
            out.add(0, 1)
        elif data.CARD_KIND[s.hand[slot]] == data.CANAL:
            out.add(1, 1)
        else:
            out.add(2, 1)
    out.skip(3)


def fill_leads(s: State, seat: int, out: Observation) -> None:
    """KON-10: how many open yards each would win now; and the lead in each, over the spaces of the harbour to come."""
    cells, at = out.cells, out.at
    uncounted = [0] * SPACES_AND_OUTSIDE  # spaces of open yards, from 1; 0 is a neighbour off the grid
    cards = [0] * SPACES_AND_OUTSIDE
    for row in range(s.top, s.bottom + 1):
        for space in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
            uncounted[space + 1] = (s.ground[space] == data.QUAY_LIKE) & (s.yard[space] == 0)  # no branch: it is hot
    for row in range(s.top, s.bottom + 1):
        for start in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
            if uncounted[start + 1] == 0:
                continue
            wine, spices, tea = 0, 0, 0
            count, done = 1, 0
            cards[0] = start
            uncounted[start + 1] = 0
            while done < count:
                card = s.table[cards[done]]
                goods = (seat * data.CARDS + card) * data.GOODS
                wine += CARD_LEADS[goods]
                spices += CARD_LEADS[goods + 1]
                tea += CARD_LEADS[goods + 2]
                for edge in range(data.EDGES):
                    near = data.NEIGHBOUR[cards[done] * data.EDGES + edge]
                    cards[count] = near  # stays only if it is still to be counted
                    count += uncounted[near + 1]
                    uncounted[near + 1] = 0
                done += 1
            leader = majority(wine, spices, tea)
            if leader != data.NOBODY:  # counted from this seat: 0 is its own
                cells[at + leader] += 1
            for place in range(count):
                base = at + 2 + cards[place] * PLANES + ON_LEAD
                cells[base] = wine
                cells[base + 1] = spices
                cells[base + 2] = tea
    out.skip(2)


def fill_harbour(s: State, seat: int, out: Observation) -> None:
    """Every space with a card: what lies there and whose; the leads are already written."""
    cells, at = out.cells, out.at
    cells[at + s.ship * PLANES + ON_SHIP] = 1
    for row in range(s.top, s.bottom + 1):
        for space in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
            if s.ground[space] == data.EMPTY:
                continue
            base = at + space * PLANES
            card = s.table[space]
            cells[base + (ON_CANAL if s.ground[space] == data.CANAL_LIKE else ON_QUAY)] = 1
            for number in range(MARKS):
                cells[base + CARD_MARKS[(seat * data.CARDS + card) * MARKS + number]] = 1
            yard = s.yard[space]
            if yard > 0:
                cells[base + ON_CLOSED] = 1
                cells[base + ON_OWN_GUARD] = s.yard_owner[yard] == seat
                cells[base + ON_OTHER_GUARD] = s.yard_owner[yard] == 1 - seat
            cells[base + ON_LAID] = s.order[card]
    out.skip(data.SPACES * PLANES)


def fill_choices(s: State, seat: int, out: Observation) -> None:
    """KON-4.1, KON-14.2: one's own secret choice, who has made one, what is revealed, what was shown last."""
    secret = s.phase == CHOOSING or s.phase == SHOWING
    revealed = s.phase == SHIPPING or s.phase == REMOVING or s.phase == LAYING
    out.mark(s.wish[seat] if s.phase == BUYING else data.NO_WISH, 2)
    out.mark(s.chosen[seat] if secret else data.NO_CARD, data.CARDS)
    for step in range(2):
        player = (seat + step) % 2
        committed = (secret and s.chosen[player] != data.NO_CARD) or (
            s.phase == BUYING and s.wish[player] != data.NO_WISH
        )
        out.put(1 if committed else 0)
    for step in range(2):
        out.mark(s.chosen[(seat + step) % 2] if revealed else data.NO_CARD, data.CARDS)
    for step in range(2):
        out.mark(s.shown[(seat + step) % 2], data.CARDS)


def fill_piles(s: State, seat: int, out: Observation) -> None:
    """Piles: how many cards, and the one on top."""
    out.put(s.canal_left)
    out.mark(s.top_canal(), data.CARDS)
    out.put(s.special_left)
    for step in range(2):
        player = (seat + step) % 2
        out.put(s.quay_left[player])
        out.mark(s.top_quay(player), data.CARDS)
    for place in range(data.MAX_COVERED):
        if s.covered[place] != data.NO_CARD:
            out.add(s.covered[place], 1)
    out.skip(data.CARDS)


TWO = PLAYERS[:2]
FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (TWO,)),
    Feature("round", "the round", high=1000),
    Feature(
        "players",
        "florins, points, guardians left, hand cards by their backs",
        (TWO, ("florins", "points", "guardians", "quay", "canal", "special")),
        high=100,
    ),
    Feature("treasury", "florins in the treasury", high=200),
    Feature("leads", "open yards that each would win now", (TWO,), high=49),
    Feature(
        "harbour",
        "the card on a space: canal-like or quay-like, whose, its goods, its kind; the ship; whether its yard is "
        "closed and who guards it; when it was laid; in an open yard the lead over the other player in each good",
        (data.SPACE_NAMES, ON_SPACE),
        high=200,
        low=-50,
    ),
    Feature(
        "bounds",
        "first and last row and column, and how many there may be",
        (("top", "bottom", "rows", "left", "right", "columns"),),
        high=13,
    ),
    Feature("filled", "spaces with a card", high=169),
    Feature("hand", "one's own cards", (data.CARD_NAMES,)),
    Feature("wish", "one's own secret answer to the offer of a special card", (("decline", "buy"),)),
    Feature("choice", "one's own secret choice", (data.CHOICE_NAMES,)),
    Feature("committed", "who has made a choice that is still secret", (TWO,)),
    Feature("revealed", "the card to be laid this round", (TWO, data.CHOICE_NAMES)),
    Feature("shown", "what was revealed or shown last", (TWO, data.CHOICE_NAMES)),
    Feature("canal_pile", "cards in the canal pile", high=43),
    Feature("canal_top", "the one on top", (data.CARD_NAMES,)),
    Feature("special_pile", "special cards left", high=6),
    Feature("quay_piles", "cards in each quay pile, and the one on top", (TWO, ("cards", *data.CARD_NAMES)), high=21),
    Feature("covered", "cards under floods and bridges", (data.CARD_NAMES,)),
    Feature("first", "who acts first in this round", (TWO,)),
    Feature("second", "who is still to act after the player who acts now", (TWO,)),
    Feature("idle", "rounds without a card laid", high=10),
    Feature("stale", "rounds without growth", high=20),
    Feature("winner", "who won outright", (TWO,)),
)
