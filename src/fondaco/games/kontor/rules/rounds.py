"""KON-3, KON-5 and KON-6: the course of a round, harbour tax, who acts first, and whose turn is next."""

from __future__ import annotations

from fondaco.games.kontor import data, moves
from fondaco.games.kontor.data import CARD_NAMES
from fondaco.games.kontor.rules import end, hands, harbour
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, LAYING, SHIPPING
from fondaco.games.kontor.state import State

RED, BLACK, NOBODY, NO_CARD, PASS_CARD = data.RED, data.BLACK, data.NOBODY, data.NO_CARD, data.PASS_CARD
FLORIN, SHIP_SYMBOL, SPECIAL_PRICE = data.FLORIN, data.SHIP_SYMBOL, data.SPECIAL_PRICE
IDLE_ROUNDS, STALE_ROUNDS = data.IDLE_ROUNDS, data.STALE_ROUNDS
CARD_SYMBOL = data.CARD_SYMBOL
BY_IDLENESS, BY_STANDSTILL, BY_RUIN = data.BY_IDLENESS, data.BY_STANDSTILL, data.BY_RUIN


# -- KON-3 Round --------------------------------------------------------------


def begin_round(s: State) -> None:
    """KON-3.1, KON-14.2: whoever can pay may buy a special card first."""
    s.round += 1
    s.laid = 0
    s.first = NOBODY
    s.second = NOBODY
    if s.heard is not None:
        s.heard.append(moves.RoundBegun(s.round))
    buyers = 0
    if s.special_left > 0:
        for seat in range(2):
            if s.florins[seat] >= SPECIAL_PRICE:
                buyers |= 1 << seat
    if buyers == 0:
        begin_choice(s)
    else:
        s.phase = BUYING
        ask(s, buyers)


def begin_choice(s: State) -> None:
    """KON-4.1"""
    s.phase = CHOOSING
    ask(s, 3)


def ask(s: State, seats: int) -> None:
    """Hand the decision to one player or to both at the same time."""
    s.deciding = seats
    s.actor = RED if seats & 1 else BLACK


def begin_turn(s: State, seat: int) -> None:
    """KON-3.2: phases 4 and 5, where there is something to decide; otherwise the card goes back (KON-8.3)."""
    card = s.chosen[seat]
    s.turn(seat)
    if CARD_SYMBOL[card] == SHIP_SYMBOL and harbour.can_use_ship(s, seat, card):
        s.phase = SHIPPING
    else:
        begin_laying(s)


def begin_laying(s: State) -> None:
    """KON-8.2, KON-8.3: the card must be laid if it can be."""
    if harbour.has_space(s, s.actor, s.chosen[s.actor]):
        s.phase = LAYING
    else:
        take_back(s, s.actor)
        next_turn(s)


def take_back(s: State, seat: int) -> None:
    """KON-8.3: the revealed card goes back to the hand."""
    if s.heard is not None:
        s.heard.append(moves.TakenBack(seat, CARD_NAMES[s.chosen[seat]]))
    s.chosen[seat] = NO_CARD


def next_turn(s: State) -> None:
    """KON-3.2: the second player, then the next round."""
    if s.second != NOBODY:
        seat = s.second
        s.second = NOBODY
        begin_turn(s, seat)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """KON-13.2: the game also ends when nothing is laid, or nothing grows, for too long."""
    s.chosen = [-1] * 2
    s.idle = 0 if s.laid > 0 else s.idle + 1
    if s.filled > s.most:
        s.most = s.filled
        s.stale = 0
    else:
        s.stale += 1
    if s.idle == IDLE_ROUNDS:
        if s.heard is not None:
            s.heard.append(moves.Stagnated(s.idle))
        end.finish(s, BY_IDLENESS)
    elif s.stale == STALE_ROUNDS:
        if s.heard is not None:
            s.heard.append(moves.StoppedGrowing(s.stale))
        end.finish(s, BY_STANDSTILL)
    else:
        begin_round(s)


# -- KON-4 Reveal -------------------------------------------------------------


def reveal(s: State) -> None:
    """KON-4.1, KON-4.2: both choices are seen; whoever passes takes a florin at once."""
    both = s.chosen[RED] == PASS_CARD and s.chosen[BLACK] == PASS_CARD
    refused = NOBODY
    if both:
        refused = RED if hands.grant_is_refused(s, RED) else BLACK if hands.grant_is_refused(s, BLACK) else NOBODY
    s.shown = s.chosen[:]
    for seat in range(2):
        if s.chosen[seat] == PASS_CARD:
            florins = 0 if seat == refused else hands.grant(s, seat)
            if s.heard is not None:
                s.heard.append(moves.Passed(seat, florins))
        else:
            hands.make_known(s, seat, s.chosen[seat])
            if s.heard is not None:
                s.heard.append(moves.Revealed(seat, CARD_NAMES[s.chosen[seat]]))
    if end.is_ruined(s):
        end.finish(s, BY_RUIN)
        return
    collect_tax(s)
    settle_order(s)


# -- KON-5 Harbour tax --------------------------------------------------------


def collect_tax(s: State) -> None:
    """KON-5.1 to KON-5.6: who must pay and cannot takes the card back, and its florin taxes nobody."""
    red_owes = owes(s, RED)
    black_owes = owes(s, BLACK)
    red_broke = red_owes and s.florins[RED] == 0
    black_broke = black_owes and s.florins[BLACK] == 0
    if red_broke:
        go_broke(s, RED)
    if black_broke:
        go_broke(s, BLACK)
    if red_broke and black_broke:
        relieve(s)  # KON-5.4
        return
    if red_owes and not red_broke and not black_broke:
        pay_tax(s, RED)
    if black_owes and not black_broke and not red_broke:
        pay_tax(s, BLACK)


def owes(s: State, seat: int) -> bool:
    """KON-5.1, KON-4.2: the other's card shows the florin, and this player did not pass."""
    return s.chosen[seat] != PASS_CARD and CARD_SYMBOL[s.chosen[1 - seat]] == FLORIN


def go_broke(s: State, seat: int) -> None:
    """KON-5.2"""
    if s.heard is not None:
        s.heard.append(moves.Broke(seat, CARD_NAMES[s.chosen[seat]]))
    s.chosen[seat] = NO_CARD


def relieve(s: State) -> None:
    """KON-5.4: with both broke the treasury has all the florins."""
    for seat in range(2):
        florins = hands.grant(s, seat)
        if s.heard is not None:
            s.heard.append(moves.Relieved(seat, florins))


def pay_tax(s: State, seat: int) -> None:
    """KON-5.1"""
    hands.pay(s, seat, 1)
    if s.heard is not None:
        s.heard.append(moves.TaxPaid(seat))


# -- KON-6 First player -------------------------------------------------------


def settle_order(s: State) -> None:
    """KON-6.1, KON-6.2, KON-3.3: the higher value acts first; cards are numbered by rising value."""
    for seat in range(2):
        if s.chosen[seat] == PASS_CARD:
            s.chosen[seat] = NO_CARD
    if s.chosen[RED] == NO_CARD and s.chosen[BLACK] == NO_CARD:
        end_round(s)
        return
    s.first = RED if s.chosen[RED] > s.chosen[BLACK] else BLACK
    if s.chosen[RED] != NO_CARD and s.chosen[BLACK] != NO_CARD:
        s.second = 1 - s.first
        if s.heard is not None:
            s.heard.append(moves.ActsFirst(s.first))
    begin_turn(s, s.first)
