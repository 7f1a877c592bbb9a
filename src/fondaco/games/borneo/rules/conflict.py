"""BOR-6: conflict."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import CARD_NAMES, MERCHANT_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES
from fondaco.games.borneo.rules import base, merchants
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

ATTACK, DEFENCE, OUSTED, KEEPING = data.ATTACK, data.DEFENCE, data.OUSTED, data.KEEPING
IN_HAND, IN_ATTACK, IN_DEFENCE = data.IN_HAND, data.IN_ATTACK, data.IN_DEFENCE
CARDS, COMPANIES, ROW, NO_MERCHANT = data.CARDS, data.COMPANIES, data.ROW, data.NO_MERCHANT
ALL_FLAGS = data.ALL_FLAGS
PLACE, PLAY, DONE, KEEP, PASS = moves.PLACE, moves.PLAY, moves.DONE, moves.KEEP, moves.PASS


def why_no_challenge(s: State, merchant: int, target: int) -> Refusal:
    """BOR-6.1, BOR-6.2: why the own merchant may not attack this rank."""
    company = merchant // ROW
    if target >= merchant % ROW or s.row[company * ROW + target] == s.actor:
        return moves.NobodyToAttack(MERCHANT_NAMES[merchant])
    if s.hand_size[s.actor] < 2:
        return moves.OneCardOnly()
    return moves.NoColourInHand(COMPANY_NAMES[company])


def challenge(s: State, merchant: int, target: int) -> None:
    """BOR-6.1: the defence begins with the number of merchants between the two (BOR-6.6)."""
    company = merchant // ROW
    rank = merchant % ROW
    s.attacker = merchant
    s.defender = company * ROW + target
    s.defence = rank - target - 1
    s.phase = ATTACK
    if s.heard is not None:
        other = s.row[s.defender]
        s.heard.append(events.Attacked(s.actor, COMPANY_NAMES[company], rank + 1, other, target + 1, s.defence))


# -- The cards ----------------------------------------------------------------


class Attack(Phase):
    """BOR-6.3: one card or more of the company's colour, with one left in hand."""

    def offer(self, s: State) -> None:
        if s.attack_cards > 0:
            s.offer(DONE)
        offer_colour(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == PLAY:
            play_attack(s, value)
        if kind == DONE or s.hand_size[s.actor] == 1:  # BOR-6.3: one card is kept, as all can see
            ask_defender(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.PlayOneAtLeast() if kind == DONE else why_no_card(s, kind, value)


class Defence(Phase):
    """BOR-6.4: no more cards than the attacker played, with one left in hand."""

    def offer(self, s: State) -> None:
        s.offer(DONE)
        offer_colour(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == PLAY:
            play_defence(s, value)
        if kind == DONE or not can_defend(s):
            decide(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return why_no_card(s, kind, value)


def offer_colour(s: State) -> None:
    """BOR-6.3, BOR-6.4: hand cards with at least one flag of the company."""
    company = s.defender // ROW
    for slot in range(s.hand_size[s.actor]):
        card = s.hand[s.actor * 8 + slot]
        if ALL_FLAGS[card * 4 + company] > 0:
            s.offer(PLAY + card)


def why_no_card(s: State, kind: int, value: int) -> Refusal:
    """BOR-6.3"""
    if kind != PLAY:
        return moves.PlayOrDone()
    if s.place[value] != IN_HAND + s.actor:
        return moves.NotToPlay(CARD_NAMES[value])
    return moves.WrongColour(CARD_NAMES[value], COMPANY_NAMES[s.defender // ROW])


def play_attack(s: State, card: int) -> None:
    """BOR-6.5: all four flags of a card count."""
    base.leave_hand(s, s.actor, card)
    s.place[card] = IN_ATTACK
    s.attack += ALL_FLAGS[card * 4 + s.attacker // ROW]
    s.attack_cards += 1
    if s.heard is not None:
        s.heard.append(events.AttackPlayed(s.actor, CARD_NAMES[card], s.attack))


def play_defence(s: State, card: int) -> None:
    """BOR-6.6"""
    base.leave_hand(s, s.actor, card)
    s.place[card] = IN_DEFENCE
    s.defence += ALL_FLAGS[card * 4 + s.defender // ROW]
    s.defence_cards += 1
    if s.heard is not None:
        s.heard.append(events.DefencePlayed(s.actor, CARD_NAMES[card], s.defence))


def can_defend(s: State) -> bool:
    """BOR-6.4: for a reason that all can see; whether the colour is there is not asked."""
    return s.defence_cards < s.attack_cards and s.hand_size[s.row[s.defender]] > 1


def ask_defender(s: State) -> None:
    """BOR-6.4"""
    if can_defend(s):
        s.phase = DEFENCE
        s.turn(s.row[s.defender])
    else:
        decide(s)


# -- The outcome --------------------------------------------------------------


def decide(s: State) -> None:
    """BOR-6.7: a tie is a success."""
    if s.attack >= s.defence:
        oust(s)
    else:
        hold(s)


def oust(s: State) -> None:
    """BOR-6.8: the merchants change places, until the ousted one's owner says otherwise."""
    other = s.row[s.defender]
    if s.heard is not None:
        company = COMPANY_NAMES[s.defender // ROW]
        s.heard.append(events.AttackSucceeded(s.active, other, company, s.attack, s.defence))
    s.row[s.defender] = s.active
    s.row[s.attacker] = other
    s.phase = OUSTED
    s.turn(other)


def hold(s: State) -> None:
    """BOR-6.11: nobody moves; the defender may keep one of the cards just played."""
    other = s.row[s.defender]
    if s.heard is not None:
        company = COMPANY_NAMES[s.defender // ROW]
        s.heard.append(events.AttackFailed(s.active, other, company, s.attack, s.defence))
    if s.defence_cards > 0:
        s.phase = KEEPING
        s.turn(other)
    else:
        end_conflict(s)


class Ousted(Phase):
    """BOR-6.9: the attacker's old place, or the end of another row."""

    def offer(self, s: State) -> None:
        for company in range(COMPANIES):
            s.offer(PLACE + company)

    def apply(self, s: State, kind: int, value: int) -> None:
        company = s.attacker // ROW
        rank = s.attacker % ROW + 1
        if value == company:
            if s.heard is not None:
                s.heard.append(events.OustedStayed(s.actor, COMPANY_NAMES[company], rank))
        else:
            merchants.move_to_end(s, s.attacker, value)  # BOR-6.10
            if s.heard is not None:
                end = s.length[value]
                s.heard.append(events.OustedLeft(s.actor, COMPANY_NAMES[company], rank, COMPANY_NAMES[value], end))
        end_conflict(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.OustedNow()


class Keeping(Phase):
    """BOR-6.11: one of the defender's own cards, or none."""

    def offer(self, s: State) -> None:
        s.offer(PASS)
        for card in range(CARDS):
            if s.place[card] == IN_DEFENCE:
                s.offer(KEEP + card)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == KEEP:
            base.capture(s, s.actor, value)
            if s.heard is not None:
                s.heard.append(events.CardKept(s.actor, CARD_NAMES[value]))
        elif s.heard is not None:
            s.heard.append(events.NothingKept(s.actor))
        end_conflict(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotPlayed(CARD_NAMES[value]) if kind == KEEP else moves.KeepOrPass()


def end_conflict(s: State) -> None:
    """BOR-6.12: all other cards are discarded, and the turn goes on."""
    for card in range(CARDS):
        if s.place[card] == IN_ATTACK or s.place[card] == IN_DEFENCE:
            base.discard(s, card)
    s.attacker = s.defender = NO_MERCHANT
    s.attack = s.attack_cards = 0
    s.defence = s.defence_cards = 0
    base.begin_expedition(s)
