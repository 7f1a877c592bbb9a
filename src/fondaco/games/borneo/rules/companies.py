"""BOR-5: change of company, and the door to a conflict."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import MERCHANT_NAMES, MISSION_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES
from fondaco.games.borneo.rules import base, conflict, expedition, merchants
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

COMPANIES, ROW, MERCHANTS = data.COMPANIES, data.ROW, data.MERCHANTS
TAKE, CHANGE, CHALLENGE = moves.TAKE, moves.CHANGE, moves.CHALLENGE


class Companies(Phase):
    """BOR-5.1: change company, start a conflict, or go on with the expedition."""

    def offer(self, s: State) -> None:
        offer_companies(s)
        expedition.offer_expedition(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        act(s, kind, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return why_not(s, kind, value)


def offer_companies(s: State) -> None:
    """BOR-5.2, BOR-6.1: what each own merchant can do, row by row."""
    colours = s.colours_in_hand(s.actor) if s.hand_size[s.actor] >= 2 else 0  # BOR-6.2
    left = MERCHANTS
    for company in range(COMPANIES):
        for rank in range(s.length[company]):
            if s.row[company * ROW + rank] == s.actor:
                offer_merchant(s, company, rank, (colours >> company) & 1 == 1)
                left -= 1
                if left == 0:
                    return


def offer_merchant(s: State, company: int, rank: int, can_attack: bool) -> None:
    """BOR-5.2, BOR-6.1"""
    merchant = company * ROW + rank
    for other in range(COMPANIES):
        if other != company:
            s.offer(CHANGE + (merchant << 8) + other)
    if can_attack:
        for target in range(rank):
            if s.row[company * ROW + target] != s.actor:
                s.offer(CHALLENGE + (merchant << 8) + target)


def act(s: State, kind: int, value: int) -> None:
    """One of the two actions (BOR-5.1), or the expedition."""
    if kind == CHANGE:
        change(s, value >> 8, value & 0xFF)
    elif kind == CHALLENGE:
        conflict.challenge(s, value >> 8, value & 0xFF)
    else:
        expedition.lay(s, value >> 8, value & 0xFF)


def why_not(s: State, kind: int, value: int) -> Refusal:
    if kind in (CHANGE, CHALLENGE):
        merchant = value >> 8
        if s.row[merchant] != s.actor:
            return moves.NotYourMerchant(MERCHANT_NAMES[merchant])
        if kind == CHANGE:
            return moves.SameCompany(COMPANY_NAMES[value & 0xFF])
        return conflict.why_no_challenge(s, merchant, value & 0xFF)
    if kind == TAKE and s.missions[value] == 0:
        return moves.NoMissionLeft(MISSION_NAMES[value])
    if kind == TAKE and not base.may_have_goods(s, s.actor):
        return moves.TooFewGoods(MISSION_NAMES[value])
    return expedition.why_not(s, kind, value)


def change(s: State, merchant: int, company: int) -> None:
    """BOR-5.2"""
    left = merchant // ROW
    rank = merchant % ROW
    merchants.move_to_end(s, merchant, company)
    if s.heard is not None:
        s.heard.append(
            events.CompanyChanged(s.actor, COMPANY_NAMES[left], rank + 1, COMPANY_NAMES[company], s.length[company])
        )
    base.begin_expedition(s)
