"""BOR-5: change of company; or the beginning of a conflict, or of the expedition."""

from __future__ import annotations

from fondaco.games.borneo import refusals, tell
from fondaco.games.borneo.data import COMPANIES, COMPANY_NAMES, MERCHANT_NAMES, MERCHANTS, MISSION_NAMES, NOBODY, ROW
from fondaco.games.borneo.moves import CHALLENGE, CHANGE, TAKE
from fondaco.games.borneo.rules.expedition import lay, offer_cards, why_no_expedition
from fondaco.games.borneo.rules.phase import ATTACK, EXPEDITION, Phase, enter
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal


class Companies(Phase):
    """BOR-5.1: change company, start a conflict, or go on with the expedition."""

    def offer(self, s: State) -> None:
        offer_merchants(s)
        offer_cards(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == CHANGE:
            change(s, value >> 8, value & 0xFF)
        elif kind == CHALLENGE:
            challenge(s, value >> 8, value & 0xFF)
        else:
            lay(s, value >> 8, value & 0xFF)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind in (CHANGE, CHALLENGE) and s.row[value >> 8] != s.actor:
            return refusals.NotYourMerchant(MERCHANT_NAMES[value >> 8])
        if kind == CHANGE:
            return refusals.SameCompany(COMPANY_NAMES[value & 0xFF])
        if kind == CHALLENGE:
            return why_no_challenge(s, value >> 8, value & 0xFF)
        if kind == TAKE and s.missions[value] == 0:
            return refusals.NoMissionLeft(MISSION_NAMES[value])
        if kind == TAKE and not s.could_pay(s.actor):
            return refusals.TooFewGoods(MISSION_NAMES[value])
        return why_no_expedition(s, kind, value)


def offer_merchants(s: State) -> None:
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


def why_no_challenge(s: State, merchant: int, target: int) -> Refusal:
    """BOR-6.1, BOR-6.2: why the own merchant may not attack this rank."""
    company = merchant // ROW
    if target >= merchant % ROW or s.row[company * ROW + target] == s.actor:
        return refusals.NobodyToAttack(MERCHANT_NAMES[merchant])
    if s.hand_size[s.actor] < 2:
        return refusals.OneCardOnly()
    return refusals.NoColourInHand(COMPANY_NAMES[company])


def change(s: State, merchant: int, company: int) -> None:
    """BOR-5.2"""
    move_to_end(s, merchant, company)
    tell.company_changed(s, merchant, company)
    enter(s, EXPEDITION)


def move_to_end(s: State, merchant: int, company: int) -> None:
    """BOR-5.2, BOR-5.3: to the right end of another row; those to its right close up."""
    owner = s.row[merchant]
    left = merchant // ROW
    s.length[left] -= 1
    for place in range(merchant, left * ROW + s.length[left]):
        s.row[place] = s.row[place + 1]
    s.row[left * ROW + s.length[left]] = NOBODY
    s.row[company * ROW + s.length[company]] = owner
    s.length[company] += 1


def challenge(s: State, merchant: int, target: int) -> None:
    """BOR-6.1"""
    s.attacker = merchant
    s.defender = merchant // ROW * ROW + target
    enter(s, ATTACK)
