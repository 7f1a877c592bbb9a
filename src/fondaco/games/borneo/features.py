"""What a seat sees of Borneo as a row of numbers: the facts of view.py and no others."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.rules.phase import KEEPING, OUSTED, PAYMENT, PLACEMENT, SPLIT
from fondaco.games.borneo.state import SLOT_NAMES, State
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

STAGES = (
    "over",
    "placement",
    "mission",
    "payment",
    "companies",
    "attack",
    "defence",
    "ousted",
    "keeping",
    "expedition",
    "split",
    "discards",
    "last-mission",
)
STAGE_COUNT = len(STAGES)
PLAYER_NAMES = ("cards", "captured-cards", "captured-ports", "missions")
PLAYER_NUMBERS = len(PLAYER_NAMES)
CONFLICT_NAMES = ("rank", "target", "attack", "defence", "won", "lost")
CONFLICT_NUMBERS = len(CONFLICT_NAMES)


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, STAGE_COUNT)
    out.mark_seats(s.deciding, seat, s.seats, data.MAX_PLAYERS)
    out.put(s.seats)
    out.mark_seat(s.start, seat, s.seats, data.MAX_PLAYERS)
    out.mark_seat(s.active, seat, s.seats, data.MAX_PLAYERS)
    out.put(s.placed if s.phase == PLACEMENT else 0)
    fill_own(s, seat, out)
    fill_players(s, seat, out)
    for place in range(data.COMPANIES * data.ROW):
        if s.row[place] >= 0:
            out.add(place * data.MAX_PLAYERS + (s.row[place] - seat + s.seats) % s.seats, 1)
    out.skip(data.COMPANIES * data.ROW * data.MAX_PLAYERS)
    fill_ports(s, out)
    for kind in range(data.MISSION_KINDS):
        out.put(s.missions[kind])
    out.put(s.deck_size)
    out.put(s.discard_size)
    ports = 0
    for piece in range(data.CARDS, data.PIECES):
        if s.place[piece] == data.IN_DECK:
            ports += 1
    out.put(ports)
    fill_payment(s, out)
    fill_conflict(s, seat, out)
    fill_split(s, out)
    out.put(s.to_ask)


def fill_own(s: State, seat: int, out: Observation) -> None:
    """BOR-13.2: hand, captures and missions of the seat that looks."""
    for slot in range(s.hand_size[seat]):
        out.add(s.hand[seat * data.HAND_ROOM + slot], 1)
    out.skip(data.CARDS)
    for piece in range(data.PIECES):
        if s.place[piece] == data.CAPTURED + seat:
            out.add(piece, 1)
    out.skip(data.PIECES)
    for good in range(data.GOODS):
        out.put(s.units(seat, good))
    for kind in range(data.MISSION_KINDS):
        out.put(s.done[seat * data.MISSION_KINDS + kind])
    out.put(s.score(seat))


def fill_players(s: State, seat: int, out: Observation) -> None:
    """Cards in hand, captured cards and ports, completed missions: how many of each."""
    cards = [0] * data.MAX_PLAYERS
    ports = [0] * data.MAX_PLAYERS
    for piece in range(data.PIECES):
        player = s.place[piece] - data.CAPTURED
        if 0 <= player < data.MAX_PLAYERS:
            if piece < data.CARDS:
                cards[player] += 1
            else:
                ports[player] += 1
    for step in range(s.seats):
        player = (seat + step) % s.seats
        out.put(s.hand_size[player])
        out.put(cards[player])
        out.put(ports[player])
        out.put(s.missions_done(player))
    out.skip((data.MAX_PLAYERS - s.seats) * PLAYER_NUMBERS)


def fill_ports(s: State, out: Observation) -> None:
    """BOR-1.7: each open port, the cards of its pile by their place in it, and the flags that can be seen."""
    for slot in range(data.OPEN_PORTS):
        out.mark(s.port[slot], data.PORTS)
        if s.port[slot] >= 0:
            for layer in range(s.pile_size[slot]):
                out.add(s.pile[slot * data.PILE_ROOM + layer], layer + 1)
            out.skip(data.CARDS)
            for company in range(data.COMPANIES):
                out.put(s.visible_flags(slot, company))
        else:
            out.skip(data.CARDS + data.COMPANIES)


def fill_payment(s: State, out: Observation) -> None:
    """BOR-4: a mission being paid, in front of everybody."""
    if s.phase != PAYMENT:
        out.skip(data.MISSION_KINDS + data.GOODS + data.PIECES)
        return
    out.mark(s.mission, data.MISSION_KINDS)
    for good in range(data.GOODS):
        out.put(s.paid_singles[good] + 2 * s.paid_doubles[good])
    for piece in range(data.PIECES):
        if s.place[piece] == data.PAID:
            out.add(piece, 1)
    out.skip(data.PIECES)


def fill_conflict(s: State, seat: int, out: Observation) -> None:
    """BOR-6: who against whom, with what."""
    if s.attacker < 0:
        out.skip(data.COMPANIES + data.MAX_PLAYERS + CONFLICT_NUMBERS + 2 * data.CARDS)
        return
    out.mark(s.attacker // data.ROW, data.COMPANIES)
    out.mark_seat(s.row[s.attacker if s.phase == OUSTED else s.defender], seat, s.seats, data.MAX_PLAYERS)
    out.put(s.attacker % data.ROW + 1)
    out.put(s.defender % data.ROW + 1)
    out.put(s.attack)
    out.put(s.defence)
    out.put(1 if s.phase == OUSTED else 0)
    out.put(1 if s.phase == KEEPING else 0)
    for card in range(data.CARDS):
        if s.place[card] == data.IN_ATTACK:
            out.add(card, 1)
        elif s.place[card] == data.IN_DEFENCE:
            out.add(data.CARDS + card, 1)
    out.skip(2 * data.CARDS)


def fill_split(s: State, out: Observation) -> None:
    """BOR-9: a port being shared out."""
    if s.phase != SPLIT:
        out.skip(data.OPEN_PORTS + 2 * data.COMPANIES + 1)
        return
    out.mark(s.slot, data.OPEN_PORTS)
    for place in range(s.sharing):
        out.add(s.order[place], place + 1)
    out.skip(data.COMPANIES)
    out.mark(s.order[s.turn_of], data.COMPANIES)
    out.put(s.rank + 1)


FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=5),
    Feature("start", "who began", (PLAYERS,)),
    Feature("active", "whose turn it is", (PLAYERS,)),
    Feature("placed", "merchants placed so far, while they are placed", high=15),
    Feature("hand", "one's own cards", (data.CARD_NAMES,)),
    Feature("captures", "one's own captured cards and ports", (data.PIECE_NAMES,)),
    Feature("units", "what they are worth", (data.GOOD_NAMES,), high=144),
    Feature("completed", "one's own missions", (data.MISSION_NAMES,), high=15),
    Feature("score", "one's own points", high=500),
    Feature(
        "players",
        "how many cards, captures and completed missions each has",
        (PLAYERS, PLAYER_NAMES),
        high=72,
    ),
    Feature("rows", "whose merchant stands there", (data.COMPANY_NAMES, data.RANK_NAMES, PLAYERS)),
    Feature(
        "ports",
        "an open port; the cards of its pile, each with its place from 1; the flags that can be seen",
        (SLOT_NAMES, (*data.PORT_NAMES, *data.CARD_NAMES, *(f"flags-{name}" for name in data.COMPANY_NAMES))),
        high=40,
    ),
    Feature("missions", "left in the supply", (data.MISSION_NAMES,), high=15),
    Feature("deck", "cards in the deck", high=60),
    Feature("discard", "discarded cards", high=60),
    Feature("port_deck", "ports not yet open", high=12),
    Feature("mission", "the mission being paid", (data.MISSION_NAMES,)),
    Feature("paid", "units paid for it so far", (data.GOOD_NAMES,), high=144),
    Feature("paying", "cards and ports paid for it so far", (data.PIECE_NAMES,)),
    Feature("attacked", "the company in which a merchant attacks", (data.COMPANY_NAMES,)),
    Feature("defender", "whom it attacks", (PLAYERS,)),
    Feature(
        "conflict",
        "ranks from 1, strengths so far, and how it ended",
        (CONFLICT_NAMES,),
        high=100,
    ),
    Feature("attack_cards", "cards played by the attacker", (data.CARD_NAMES,)),
    Feature("defence_cards", "cards played by the defender", (data.CARD_NAMES,)),
    Feature("split", "the port being shared out", (SLOT_NAMES,)),
    Feature("sharing", "the companies that share, each with its place from 1", (data.COMPANY_NAMES,), high=4),
    Feature("picking", "the company that picks now", (data.COMPANY_NAMES,)),
    Feature("picker", "with the merchant of which rank, from 1", high=15),
    Feature("to_ask", "players still to be asked for a last mission", high=5),
)
