"""BOR-11, BOR-12: the draw, the end of the game, the score."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import CARD_NAMES, MISSION_NAMES
from fondaco.games.borneo.rules import base
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

OVER, DISCARDS, LAST_MISSION = data.OVER, data.DISCARDS, data.LAST_MISSION
IN_DECK, DISCARDED, DISCARDED_BY, IN_HAND, REMOVED = (
    data.IN_DECK,
    data.DISCARDED,
    data.DISCARDED_BY,
    data.IN_HAND,
    data.REMOVED,
)
NOT_SHUFFLED, SHUFFLED_OPENLY = data.NOT_SHUFFLED, data.SHUFFLED_OPENLY
CARDS, KINDS, OPEN_PORTS, NO_PORT = data.CARDS, data.KINDS, data.OPEN_PORTS, data.NO_PORT
DRAWN, HAND_LIMIT, BY_CARDS = data.DRAWN, data.HAND_LIMIT, data.BY_CARDS
POINTS = data.POINTS
DISCARD = moves.DISCARD


# -- BOR-11 Draw --------------------------------------------------------------


def draw(s: State) -> None:
    """BOR-11: two cards for the active player, then the hand limit."""
    if s.deck_size + s.discard_size < DRAWN:
        end_game(s, BY_CARDS)  # BOR-11.2
        return
    seat = s.active
    for _ in range(DRAWN):
        if s.deck_size == 0:
            reshuffle(s)
        draw_card(s, seat)
    if s.heard is not None:
        s.heard.append(events.Drew(seat, DRAWN, base.hand_of(s, seat)[-DRAWN:]))
    end_turn(s)


def draw_card(s: State, seat: int) -> None:
    """The top card of the deck, which may be any of its cards."""
    left = s.below(s.deck_size)
    card = 0
    while s.place[card] != IN_DECK or left > 0:
        if s.place[card] == IN_DECK:
            left -= 1
        card += 1
    s.deck_size -= 1
    s.place[card] = IN_HAND + seat
    s.hand[seat * 8 + s.hand_size[seat]] = card
    s.hand_size[seat] += 1


def reshuffle(s: State) -> None:
    """BOR-11.1: the discards become the deck; it is remembered who saw each of them being discarded."""
    if s.heard is not None:
        s.heard.append(events.DeckReshuffled(s.discard_size))
    for card in range(CARDS):
        s.origin[card] = NOT_SHUFFLED
        if DISCARDED <= s.place[card] < IN_HAND:
            s.origin[card] = SHUFFLED_OPENLY + s.place[card] - DISCARDED
            s.place[card] = IN_DECK
    s.deck_size = s.discard_size
    s.discard_size = 0


def end_turn(s: State) -> None:
    """BOR-11.3, BOR-11.4"""
    if s.hand_size[s.active] > HAND_LIMIT:
        s.phase = DISCARDS
        s.turn(s.active)
    else:
        base.begin_turn(s, s.left_of(s.active))


class Discards(Phase):
    """BOR-11.3: down to six cards."""

    def offer(self, s: State) -> None:
        for slot in range(s.hand_size[s.actor]):
            s.offer(DISCARD + s.hand[s.actor * 8 + slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        discard_in_secret(s, s.actor, value)
        if s.heard is not None:
            s.heard.append(events.Discarded(s.actor, CARD_NAMES[value]))
        end_turn(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotToDiscard(CARD_NAMES[value]) if kind == DISCARD else moves.DiscardNow()


def discard_in_secret(s: State, seat: int, card: int) -> None:
    """BOR-13.3: the others do not see which card it is."""
    base.leave_hand(s, seat, card)
    s.place[card] = DISCARDED_BY + seat
    s.discard_size += 1


# -- BOR-12 End of the game ---------------------------------------------------


def end_game(s: State, ending: int) -> None:
    """BOR-12.1, BOR-12.2: what lies on the table and in the hands is discarded."""
    s.ending = ending
    if s.heard is not None:
        s.heard.append(events.CardsRanOut(s.active) if ending == BY_CARDS else events.PortsRanOut(s.active))
    for slot in range(OPEN_PORTS):
        base.clear_pile(s, slot)
        if s.port[slot] != NO_PORT:
            s.place[CARDS + s.port[slot]] = REMOVED  # it can still be seen which ports these were
    for seat in range(s.seats):
        while s.hand_size[seat] > 0:
            discard_in_secret(s, seat, s.hand[seat * 8])
    s.to_ask = s.seats + 1
    s.actor = s.active
    ask_next(s)


def ask_next(s: State) -> None:
    """BOR-12.3: from the left of the player who caused the end to that player; without missions nobody is asked."""
    left = 0
    for kind in range(KINDS):
        left += s.missions[kind]
    s.to_ask -= 1
    if s.to_ask == 0 or left == 0:
        score_game(s)
        return
    s.phase = LAST_MISSION
    s.turn(s.left_of(s.actor))


def score_game(s: State) -> None:
    """BOR-12.4"""
    s.to_ask = 0
    s.phase = OVER
    s.deciding = 0
    if s.heard is not None:
        for seat in range(s.seats):
            s.heard.append(events.Scored(seat, s.captures(seat), missions_of(s, seat), score(s, seat)))


def score(s: State, seat: int) -> int:
    """BOR-12.4: one point for each captured card and port, and the missions."""
    points = s.captures(seat)
    for kind in range(KINDS):
        points += s.done[seat * KINDS + kind] * POINTS[kind]
    return points


def missions_of(s: State, seat: int) -> tuple[str, ...]:
    """A player's missions as names, for events."""
    names: list[str] = []
    for kind in range(KINDS):
        names += [MISSION_NAMES[kind]] * s.done[seat * KINDS + kind]
    return tuple(names)
