"""What speaks for a move of Kontor: the yards around a space, florins, the ship."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.advice.evaluation import prospect
from fondaco.games.kontor.moves import AS_CANAL, AS_QUAY, BUY, CHOOSE, LAY, PASS, REMOVE, SHOW
from fondaco.games.kontor.moves import SHIP as SAIL
from fondaco.games.kontor.rules.extending import growth, obstacle
from fondaco.games.kontor.rules.harbour import FREE, side_of
from fondaco.games.kontor.rules.scoring import majority
from fondaco.games.kontor.rules.ship import is_removable
from fondaco.games.kontor.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE"]

MAX_OPEN = 64  # open yards
LEADS = MAX_OPEN * data.GOODS
JOINT_LEADS = data.SPACES * data.GOODS
ADVICE = (
    "close",  # yards closed for oneself rather than for the other
    "size",  # how large they are
    "lead",  # better leads in open yards
    "goods",  # warehouses on the card
    "income",
    "tax",  # a card with the florin
    "ship",  # a card with the ship
    "value",  # a high card goes first
    "pass",
    "poor",  # florins are few
    "special",
    "stranded",  # there is no space for the card
    "remove",  # a card of the other leaves, or one's own
    "reach",  # the ship comes beside such a card
    "buy",
    "rich",  # florins are many
)
(T_CLOSE, T_SIZE, T_LEAD, T_GOODS, T_INCOME, T_TAX, T_SHIP, T_VALUE, T_PASS, T_POOR, T_SPECIAL) = range(11)
(T_STRANDED, T_REMOVE, T_REACH, T_BUY, T_RICH) = range(11, 16)


class Advisor(BaseAdvisor):
    """Looks at the yards around a space; a card to be chosen is judged by the best space for it."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = len(ADVICE)
        self.label = [0] * data.SPACES  # by space: its open yard, from 1
        self.lead = [0] * LEADS  # by open yard and good: red's warehouses less black's
        self.size = [0] * MAX_OPEN
        self.gaps = [0] * MAX_OPEN
        self.worth = [0.0] * MAX_OPEN  # what it may bring red
        self.open = 0
        self.known = False  # whether the yards have been looked at: ship and florins are judged without them
        self.quays = [0] * data.SPACES  # where a dock or a crane may lie,
        self.quays_found = -1  # how many there are, once it is known,
        self.joint_gaps = [0] * data.SPACES  # and of the yard that it would make, without the card: its gaps,
        self.joint_size = [0] * data.SPACES
        self.joint_lead = [0] * JOINT_LEADS
        self.joint_worth = [0.0] * data.SPACES  # and what its parts are worth now
        self.space = data.NOWHERE  # the best for the card judged last
        self.canal_space = data.NOWHERE  # the best for a canal card, once it is known

    def prepare(self, s: State) -> None:
        self.known = False
        self.quays_found = -1
        self.canal_space = data.NOWHERE

    def look(self, s: State) -> None:
        """Find the open yards."""
        self.known = True
        self.label = [0] * data.SPACES
        self.open = 0
        for row in range(s.top, s.bottom + 1):
            for space in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
                if s.ground[space] == data.QUAY_LIKE and s.yard[space] == 0 and self.label[space] == 0:
                    self.survey(s, space)

    def find_quays(self, s: State, card: int) -> None:
        """KON-8.1: where the player may lay a dock or a crane; which one it is makes no difference."""
        self.quays_found = 0
        rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
        for row in range(s.top - rows, s.bottom + rows + 1):
            for space in range(row * data.SIDE + s.left - columns, row * data.SIDE + s.right + columns + 1):
                if s.ground[space] == data.EMPTY and obstacle(s, s.actor, card, space, data.QUAY_LIKE) == FREE:
                    self.quays[self.quays_found] = space
                    self.quays_found += 1
                    self.look_around(s, space)

    def survey(self, s: State, start: int) -> None:
        """One open yard: its leads, its size, and the spaces still open around it."""
        stack = [0] * data.MAX_IN_YARD
        self.open += 1
        yard = self.open
        self.lead[yard * data.GOODS] = self.lead[yard * data.GOODS + 1] = self.lead[yard * data.GOODS + 2] = 0
        self.gaps[yard] = 0
        self.label[start] = yard
        stack[0] = start
        count, done = 1, 0
        while done < count:
            space = stack[done]
            done += 1
            owner = data.CARD_OWNER[s.table[space]]
            if owner != data.NOBODY:
                for good in range(data.GOODS):
                    goods = data.CARD_GOODS[s.table[space] * data.GOODS + good]
                    self.lead[yard * data.GOODS + good] += goods if owner == data.RED else -goods
            for edge in range(data.EDGES):
                near = data.NEIGHBOUR[space * data.EDGES + edge]
                if near < 0:
                    continue
                if s.ground[near] == data.EMPTY:
                    if s.in_bounds(near):
                        self.gaps[yard] += 1
                elif s.ground[near] == data.QUAY_LIKE and self.label[near] == 0:
                    self.label[near] = yard
                    stack[count] = near
                    count += 1
        self.size[yard] = count
        self.worth[yard] = self.lead_value(yard, self.gaps[yard])

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        self.clear()
        if not self.known and kind in (LAY, AS_QUAY, AS_CANAL, CHOOSE):
            self.look(s)
        if kind in (LAY, AS_QUAY, AS_CANAL):
            card = s.chosen[s.actor]
            self.judge_space(s, card, value, data.CANAL_LIKE if kind == AS_CANAL else side_of(card))
        elif kind == CHOOSE:
            self.judge_card(s, value)
        elif kind == PASS:
            self.term[T_PASS] = 1.0
            self.term[T_POOR] = 1.0 / (1.0 + s.florins[s.actor])
        elif kind == REMOVE:
            self.term[T_REMOVE] = -1.0 if data.CARD_OWNER[s.table[value]] == s.actor else 1.0
        elif kind == SAIL:
            for edge in range(data.EDGES):
                near = data.NEIGHBOUR[value * data.EDGES + edge]
                if near >= 0 and is_removable(s, near) and data.CARD_OWNER[s.table[near]] != s.actor:
                    self.term[T_REACH] = 1.0
        elif kind == BUY:
            self.term[T_BUY] = 1.0
            self.term[T_RICH] = s.florins[s.actor] / 5.0
        elif kind == SHOW:
            self.term[T_VALUE] = value / data.CARDS

    def judge_card(self, s: State, card: int) -> None:
        """KON-4.1: the best that the card can do on the table as it is."""
        is_canal = data.CARD_KIND[card] == data.CANAL
        if is_canal and self.canal_space != data.NOWHERE:  # one canal card lies as well as another
            self.judge_space(s, card, self.canal_space, data.CANAL_LIKE)
        else:
            self.judge_best(s, card)
            if is_canal:
                self.canal_space = self.space
        self.term[T_TAX] = 1.0 if data.CARD_SYMBOL[card] == data.FLORIN else 0.0
        self.term[T_SHIP] = 1.0 if data.CARD_SYMBOL[card] == data.SHIP_SYMBOL else 0.0
        self.term[T_VALUE] = card / data.CARDS
        self.term[T_SPECIAL] = 1.0 if data.CARD_KIND[card] >= data.FLOOD else 0.0

    def judge_best(self, s: State, card: int) -> None:
        """Try the card wherever it may lie."""
        self.space = data.NOWHERE
        if data.CARD_KIND[card] in (data.DOCK, data.CRANE):
            self.try_quays(s, card)
        else:
            self.try_spaces(s, card)
        self.clear()
        if self.space != data.NOWHERE:
            self.judge_space(s, card, self.space, side_of(card))
        else:
            self.term[T_STRANDED] = 1.0

    def try_quays(self, s: State, card: int) -> None:
        """The best space for a dock or a crane: what is around each is known."""
        if self.quays_found < 0:
            self.find_quays(s, card)
        best = 0.0
        for number in range(self.quays_found):
            self.clear()
            self.join(s, card, self.quays[number])
            self.term[T_GOODS] = goods_on(card)
            value = self.total()
            if self.space == data.NOWHERE or value > best:
                best = value
                self.space = self.quays[number]

    def try_spaces(self, s: State, card: int) -> None:
        """The best space for any other card."""
        best = 0.0
        ground = side_of(card)
        on_cards = data.CARD_KIND[card] in (data.FLOOD, data.BRIDGE)
        rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
        for row in range(s.top - rows, s.bottom + rows + 1):
            for space in range(row * data.SIDE + s.left - columns, row * data.SIDE + s.right + columns + 1):
                if (s.ground[space] != data.EMPTY) != on_cards:
                    continue
                if obstacle(s, s.actor, card, space, ground) == FREE:
                    self.clear()
                    self.judge_space(s, card, space, ground)
                    value = self.total()
                    if self.space == data.NOWHERE or value > best:
                        best = value
                        self.space = space

    def judge_space(self, s: State, card: int, space: int, ground: int) -> None:
        """KON-8, KON-9: the yards around the space, joined by a quay or bounded by a canal."""
        if data.CARD_KIND[card] in (data.FLOOD, data.BRIDGE):
            covered = data.CARD_OWNER[s.table[space]]
            if covered != data.NOBODY:
                self.term[T_REMOVE] = -1.0 if covered == s.actor else 1.0
        elif ground == data.QUAY_LIKE:
            self.look_around(s, space)
            self.join(s, card, space)
        else:
            self.bound(s, space)
        if ground == data.CANAL_LIKE:
            self.term[T_INCOME] = 1.0
        self.term[T_GOODS] = goods_on(card)

    def look_around(self, s: State, space: int) -> None:
        """What a quay card on the space would join, without the card itself."""
        wine, spices, tea = 0, 0, 0
        size, gaps = 1, 0
        before = 0.0
        seen = [0] * data.EDGES
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[space * data.EDGES + edge]
            if near < 0:
                continue
            if s.ground[near] == data.EMPTY:
                gaps += 1 if s.in_bounds(near) else 0
            yard = self.label[near]
            if yard == 0:
                continue
            gaps -= 1
            if yard not in (seen[0], seen[1], seen[2]):
                gaps += self.gaps[yard]
                size += self.size[yard]
                wine += self.lead[yard * data.GOODS]
                spices += self.lead[yard * data.GOODS + 1]
                tea += self.lead[yard * data.GOODS + 2]
                before += self.worth[yard]
            seen[edge] = yard
        self.joint_gaps[space] = gaps
        self.joint_size[space] = size
        self.joint_lead[space * data.GOODS] = wine
        self.joint_lead[space * data.GOODS + 1] = spices
        self.joint_lead[space * data.GOODS + 2] = tea
        self.joint_worth[space] = before

    def join(self, s: State, card: int, space: int) -> None:
        """A quay card makes one yard of all that it touches."""
        sign = 1 if s.actor == data.RED else -1
        part = sign if data.CARD_OWNER[card] != data.NOBODY else 0
        wine = self.joint_lead[space * data.GOODS] + part * data.CARD_GOODS[card * data.GOODS]
        spices = self.joint_lead[space * data.GOODS + 1] + part * data.CARD_GOODS[card * data.GOODS + 1]
        tea = self.joint_lead[space * data.GOODS + 2] + part * data.CARD_GOODS[card * data.GOODS + 2]
        before = self.joint_worth[space]
        if self.joint_gaps[space] <= 0:
            self.count(sign, majority(wine, spices, tea), self.joint_size[space])
            self.term[T_LEAD] = -sign * before
        else:
            after = prospect(wine, spices, tea, self.joint_size[space], self.joint_gaps[space])
            self.term[T_LEAD] = sign * (after - before)

    def bound(self, s: State, space: int) -> None:
        """A canal card takes a gap from every yard that it touches."""
        sign = 1 if s.actor == data.RED else -1
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[space * data.EDGES + edge]
            if near < 0 or self.label[near] == 0:
                continue
            yard = self.label[near]
            gaps = self.gaps[yard]
            self.gaps[yard] -= 1  # put back below: a yard may touch the space on several sides
            if gaps == 1:
                leader = majority(
                    self.lead[yard * data.GOODS], self.lead[yard * data.GOODS + 1], self.lead[yard * data.GOODS + 2]
                )
                self.count(sign, leader, self.size[yard])
                self.term[T_LEAD] -= sign * self.lead_value(yard, 1)
            else:
                self.term[T_LEAD] += sign * (self.lead_value(yard, gaps - 1) - self.lead_value(yard, gaps))
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[space * data.EDGES + edge]
            if near >= 0 and self.label[near] > 0:
                self.gaps[self.label[near]] += 1

    def lead_value(self, yard: int, gaps: int) -> float:
        """What an open yard may bring red."""
        return prospect(
            self.lead[yard * data.GOODS],
            self.lead[yard * data.GOODS + 1],
            self.lead[yard * data.GOODS + 2],
            self.size[yard],
            gaps,
        )

    def count(self, sign: int, leader: int, size: int) -> None:
        """KON-10: a closed yard for its leader."""
        if leader != data.NOBODY:
            mine = sign if leader == data.RED else -sign
            self.term[T_CLOSE] += mine
            self.term[T_SIZE] += mine * size / 5.0


def goods_on(card: int) -> int:
    """The warehouses of a card."""
    return (
        data.CARD_GOODS[card * data.GOODS]
        + data.CARD_GOODS[card * data.GOODS + 1]
        + data.CARD_GOODS[card * data.GOODS + 2]
    )
