"""What a seat sees of Borneo, built from what BOR-13 lists as open."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, DECK, MISSION_NAMES, PIECE_NAMES, PORT_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES, GOOD_NAMES, Company, Good
from fondaco.games.borneo.outlook import Pick, Prospect, outlook, picks, turns
from fondaco.games.borneo.state import State
from fondaco.kernel.state import State as BaseState

CONSTANTS = {"COMPANIES": COMPANY_NAMES, "GOODS": GOOD_NAMES}


class Card(Struct, frozen=True):
    """An expedition card, face up: `top` and `second` are the companies of its flags."""

    name: str
    top: tuple[Company, ...]
    second: Company
    good: Good
    value: int


class Capture(Struct, frozen=True):
    """A captured card or port, as a good."""

    name: str
    good: Good
    value: int
    port: bool


class Port(Struct, frozen=True):
    """An open port, its pile in order of play, and the flags that can be seen there (BOR-1.7)."""

    name: str
    title: str
    good: Good
    most_cards: int
    flag_limit: int
    pile: tuple[Card, ...]
    flags: dict[Company, int]


class Mission(Struct, frozen=True):
    """A kind of mission and how many of it are left in the supply."""

    name: str
    mode: Literal["each", "same"]
    amount: int
    points: int
    left: int


class Player(Struct, frozen=True):
    """One player's place; hand, captures and missions only where the seat may know them."""

    cards: int
    hand: tuple[Card, ...] | None
    captured_cards: int
    captured_ports: int
    captures: tuple[Capture, ...] | None
    units: dict[Good, int] | None  # what the captures are worth (BOR-4.4)
    payable: tuple[str, ...] | None  # missions of the supply that the captures could pay
    missions: int
    completed: tuple[str, ...] | None
    score: int | None


class Payment(Struct, frozen=True):
    """A mission being paid: pieces so far, units still missing of each good that is asked for."""

    seat: int
    mission: str
    paid: tuple[Capture, ...]
    missing: dict[str, int]  # by good


class Conflict(Struct, frozen=True):
    """BOR-6: who against whom, with what; ranks count from 1."""

    company: Company
    attacker: int
    rank: int
    defender: int
    target: int
    bonus: int
    attack: int
    attack_cards: tuple[Card, ...]
    defence: int
    defence_cards: tuple[Card, ...]
    succeeded: bool | None  # None while cards can still be played


class Split(Struct, frozen=True):
    """A port being shared out: companies in their order, and the picks to come."""

    port: str
    companies: tuple[Company, ...]
    picks: tuple[Pick, ...]


class View(Struct, frozen=True):
    """The table."""

    players: tuple[Player, ...]
    rows: dict[Company, tuple[int, ...]]  # seats, position 1 first
    ports: tuple[Port | None, ...]
    missions: tuple[Mission, ...]
    deck: int
    discard: int
    port_deck: int
    start: int | None
    active: int | None
    placing: tuple[int, ...]  # seats in the order in which merchants are still placed
    payment: Payment | None
    conflict: Conflict | None
    split: Split | None
    outlook: tuple[Prospect, ...]  # what the own cards would do
    asked: tuple[int, ...]  # seats still to be asked for a last mission
    ending: str | None


def view(s: BaseState, seat: int) -> View:
    """BOR-13; seat -1 is a spectator."""
    assert isinstance(s, State)
    over = s.deciding == 0
    ports = s.place[data.CARDS :]
    return View(
        players=tuple([_player(s, player, player == seat, over) for player in range(s.seats)]),
        rows={name: _row(s, company) for company, name in enumerate(COMPANY_NAMES)},
        ports=tuple([_port(s, slot) for slot in range(data.OPEN_PORTS)]),
        missions=tuple([_mission(s, kind) for kind in range(data.KINDS)]),
        deck=s.deck_size,
        discard=s.discard_size,
        port_deck=ports.count(data.IN_DECK),
        start=_somebody(s.start),
        active=_somebody(s.active),
        placing=_placing(s),
        payment=_payment(s) if s.phase == data.PAYMENT else None,
        conflict=_conflict(s) if s.attacker != data.NO_MERCHANT else None,
        split=_split(s) if s.phase == data.SPLIT else None,
        outlook=outlook(s, seat) if seat >= 0 and s.phase != data.PLACEMENT else (),
        asked=_asked(s),
        ending=(None, "ports", "cards")[s.ending],
    )


# -- players ------------------------------------------------------------------


def _player(s: State, player: int, own: bool, over: bool) -> Player:
    known = own or over
    captured = [piece for piece, place in enumerate(s.place) if place == data.CAPTURED + player]
    cards = sum(piece < data.CARDS for piece in captured)
    hand = s.hand[player * data.HAND : player * data.HAND + s.hand_size[player]]
    completed = s.done[player * data.KINDS : (player + 1) * data.KINDS]
    return Player(
        cards=len(hand),
        hand=tuple([_card(card) for card in hand]) if known else None,
        captured_cards=cards,
        captured_ports=len(captured) - cards,
        captures=tuple([_capture(piece) for piece in captured]) if known else None,
        units={name: s.units(player, good) for good, name in enumerate(GOOD_NAMES)} if known else None,
        payable=_payable(s, player) if known else None,
        missions=sum(completed),
        completed=_missions(completed) if known else None,
        score=_score(s, player) if known else None,
    )


def _payable(s: State, player: int) -> tuple[str, ...]:
    """BOR-4.5"""
    units = [s.units(player, good) for good in range(data.GOODS)]
    least = [min(units) if data.MODE[kind] == data.EACH else max(units) for kind in range(data.KINDS)]
    return tuple(
        [name for kind, name in enumerate(MISSION_NAMES) if s.missions[kind] and least[kind] >= data.AMOUNT[kind]]
    )


def _missions(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for kind, name in enumerate(MISSION_NAMES) for _ in range(counts[kind])])


def _score(s: State, player: int) -> int:
    """BOR-12.4"""
    points = sum(s.done[player * data.KINDS + kind] * data.POINTS[kind] for kind in range(data.KINDS))
    return s.captures(player) + points


# -- the table ----------------------------------------------------------------


def _card(card: int) -> Card:
    flags = [COMPANY_NAMES[company] for company in data.FLAG[card * 4 : card * 4 + 4]]
    return Card(CARD_NAMES[card], tuple(flags[:3]), flags[3], GOOD_NAMES[data.GOOD[card]], data.VALUE[card])


def _capture(piece: int) -> Capture:
    return Capture(PIECE_NAMES[piece], GOOD_NAMES[data.GOOD[piece]], data.VALUE[piece], piece >= data.CARDS)


def _row(s: State, company: int) -> tuple[int, ...]:
    return tuple(s.row[company * data.ROW : company * data.ROW + s.length[company]])


def _port(s: State, slot: int) -> Port | None:
    port = s.port[slot]
    if port == data.NO_PORT:
        return None
    pile = s.pile[slot * 8 : slot * 8 + s.pile_size[slot]]
    return Port(
        name=PORT_NAMES[port],
        title=DECK.titles[port],
        good=GOOD_NAMES[data.GOOD[data.CARDS + port]],
        most_cards=data.MOST[port],
        flag_limit=data.LIMIT[port],
        pile=tuple([_card(card) for card in pile]),
        flags={name: s.visible_flags(slot, company) for company, name in enumerate(COMPANY_NAMES)},
    )


def _mission(s: State, kind: int) -> Mission:
    mode: Literal["each", "same"] = "each" if data.MODE[kind] == data.EACH else "same"
    return Mission(MISSION_NAMES[kind], mode, data.AMOUNT[kind], data.POINTS[kind], s.missions[kind])


# -- the step of the turn -----------------------------------------------------


def _placing(s: State) -> tuple[int, ...]:
    """BOR-2.6"""
    if s.phase != data.PLACEMENT:
        return ()
    clockwise = [(s.start + step) % s.seats for step in range(s.seats)]
    return tuple([*clockwise, *reversed(clockwise), *clockwise][s.placed :])


def _payment(s: State) -> Payment:
    paid = [piece for piece, place in enumerate(s.place) if place == data.PAID]
    missing: dict[str, int] = {}
    for good, name in enumerate(GOOD_NAMES):
        rest = data.AMOUNT[s.mission] - s.paid_singles[good] - 2 * s.paid_doubles[good]
        if data.MODE[s.mission] == data.EACH or s.paid_good == good:
            missing[name] = max(rest, 0)
    seat = s.deciding.bit_length() - 1
    return Payment(seat, MISSION_NAMES[s.mission], tuple([_capture(piece) for piece in paid]), missing)


def _conflict(s: State) -> Conflict:
    company = s.attacker // data.ROW
    ousted = s.phase == data.OUSTED
    return Conflict(
        company=COMPANY_NAMES[company],
        attacker=s.active,
        rank=s.attacker % data.ROW + 1,
        defender=s.row[s.attacker if ousted else s.defender],
        target=s.defender % data.ROW + 1,
        bonus=s.attacker - s.defender - 1,
        attack=s.attack,
        attack_cards=tuple([_card(card) for card in range(data.CARDS) if s.place[card] == data.IN_ATTACK]),
        defence=s.defence,
        defence_cards=tuple([_card(card) for card in range(data.CARDS) if s.place[card] == data.IN_DEFENCE]),
        succeeded={data.OUSTED: True, data.KEEPING: False}.get(s.phase),
    )


def _split(s: State) -> Split:
    order = s.order[: s.sharing]
    merchants = turns(s, order)
    now = merchants.index((s.rank, s.order[s.turn_of]))
    to_come = picks(s, merchants[now:] + merchants[:now], s.pile_size[s.slot])
    return Split(PORT_NAMES[s.port[s.slot]], tuple([COMPANY_NAMES[company] for company in order]), to_come)


def _asked(s: State) -> tuple[int, ...]:
    """BOR-12.3: the one who decides now first."""
    return tuple([(s.active + s.seats - s.to_ask + 1 + number) % s.seats for number in range(s.to_ask)])


def _somebody(seat: int) -> int | None:
    return None if seat == data.NOBODY else seat
