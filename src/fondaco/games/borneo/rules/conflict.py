"""BOR-6: conflict."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import DONE, KEEP, PASS, PLACE, PLAY
from fondaco.games.borneo.rules.change import move_to_end
from fondaco.games.borneo.rules.phase import DEFENCE, EXPEDITION, KEEPING, OUSTED, Phase, enter
from fondaco.games.borneo.rules.terms import capture, discard, leave_hand
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

# -- The cards ----------------------------------------------------------------


class Attack(Phase):
    """BOR-6.3: one card or more of the company's colour, with one left in hand."""

    def begin(self, s: State) -> None:
        """BOR-6.6: the defence begins with the number of merchants between the two."""
        s.defence = s.attacker - s.defender - 1
        tell.attacked(s)

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
        return refusals.PlayOneAtLeast() if kind == DONE else why_no_card(s, kind, value)


class Defence(Phase):
    """BOR-6.4: no more cards than the attacker played, with one left in hand."""

    def begin(self, s: State) -> None:
        s.turn(s.row[s.defender])

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
    company = s.defender // data.ROW
    for slot in range(s.hand_size[s.actor]):
        card = s.hand[s.actor * data.HAND_ROOM + slot]
        if data.ALL_FLAGS[card * data.COMPANIES + company] > 0:
            s.offer(PLAY + card)


def why_no_card(s: State, kind: int, value: int) -> Refusal:
    """BOR-6.3"""
    if kind != PLAY:
        return refusals.PlayOrDone()
    if s.place[value] != data.IN_HAND + s.actor:
        return refusals.NotToPlay(data.CARD_NAMES[value])
    return refusals.WrongColour(data.CARD_NAMES[value], data.COMPANY_NAMES[s.defender // data.ROW])


def play_attack(s: State, card: int) -> None:
    """BOR-6.5: all four flags of a card count."""
    leave_hand(s, s.actor, card)
    s.place[card] = data.IN_ATTACK
    s.attack += data.ALL_FLAGS[card * data.COMPANIES + s.attacker // data.ROW]
    s.attack_cards += 1
    tell.attack_played(s, card)


def play_defence(s: State, card: int) -> None:
    """BOR-6.6"""
    leave_hand(s, s.actor, card)
    s.place[card] = data.IN_DEFENCE
    s.defence += data.ALL_FLAGS[card * data.COMPANIES + s.defender // data.ROW]
    s.defence_cards += 1
    tell.defence_played(s, card)


def can_defend(s: State) -> bool:
    """BOR-6.4: for a reason that all can see; whether the colour is there is not asked."""
    return s.defence_cards < s.attack_cards and s.hand_size[s.row[s.defender]] > 1


def ask_defender(s: State) -> None:
    """BOR-6.4"""
    if can_defend(s):
        enter(s, DEFENCE)
    else:
        decide(s)


# -- The outcome --------------------------------------------------------------


def decide(s: State) -> None:
    """BOR-6.7: a tie is a success. BOR-6.11: nothing can be kept where no card was played in defence."""
    if s.attack >= s.defence:
        tell.attack_succeeded(s)
        enter(s, OUSTED)
        return
    tell.attack_failed(s)
    if s.defence_cards > 0:
        enter(s, KEEPING)
    else:
        end_conflict(s)


class Ousted(Phase):
    """BOR-6.9: the attacker's old place, or the end of another row."""

    def begin(self, s: State) -> None:
        """BOR-6.8: the merchants change places, until the ousted one's owner says otherwise."""
        other = s.row[s.defender]
        s.row[s.defender] = s.active
        s.row[s.attacker] = other
        s.turn(other)

    def offer(self, s: State) -> None:
        for company in range(data.COMPANIES):
            s.offer(PLACE + company)

    def apply(self, s: State, kind: int, value: int) -> None:
        if value == s.attacker // data.ROW:
            tell.ousted_stayed(s)
        else:
            move_to_end(s, s.attacker, value)  # BOR-6.10
            tell.ousted_left(s, value)
        end_conflict(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.OustedNow()


class Keeping(Phase):
    """BOR-6.11: one of the defender's own cards, or none."""

    def begin(self, s: State) -> None:
        s.turn(s.row[s.defender])

    def offer(self, s: State) -> None:
        s.offer(PASS)
        for card in range(data.CARDS):
            if s.place[card] == data.IN_DEFENCE:
                s.offer(KEEP + card)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == KEEP:
            capture(s, s.actor, value)
            tell.card_kept(s, value)
        else:
            tell.nothing_kept(s)
        end_conflict(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotPlayed(data.CARD_NAMES[value]) if kind == KEEP else refusals.KeepOrPass()


def end_conflict(s: State) -> None:
    """BOR-6.12: all other cards are discarded, and the turn goes on."""
    for card in range(data.CARDS):
        if s.place[card] == data.IN_ATTACK or s.place[card] == data.IN_DEFENCE:
            discard(s, card)
    s.attacker = s.defender = data.NO_MERCHANT
    s.attack = s.attack_cards = 0
    s.defence = s.defence_cards = 0
    enter(s, EXPEDITION)
