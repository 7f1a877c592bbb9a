"""What a seat sees of Borneo, built from what BOR-13 lists as open."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.games.borneo import data
from fondaco.games.borneo.rules.monopoly import find_monopoly
from fondaco.games.borneo.rules.phase import KEEPING, OUSTED, PAYMENT, PLACEMENT, SPLIT
from fondaco.games.borneo.rules.quota import rank_companies
from fondaco.games.borneo.state import State
from fondaco.kernel.showing.sections import place

CONSTANTS = {"COMPANIES": data.COMPANY_NAMES, "GOODS": data.GOOD_NAMES}


class Card(Struct, frozen=True):
    """An expedition card, face up: `top` and `second` are the companies of its flags."""

    name: str
    top: tuple[data.Company, ...]
    second: data.Company
    good: data.Good
    value: int


class Capture(Struct, frozen=True):
    """A captured card or port, as a good."""

    name: str
    good: data.Good
    value: int
    port: bool


class Port(Struct, frozen=True):
    """An open port, its pile in order of play, and the flags that can be seen there (BOR-1.7)."""

    name: str
    title: str
    good: data.Good
    most_cards: int
    flag_limit: int
    pile: tuple[Card, ...]
    flags: dict[data.Company, int]


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
    units: dict[data.Good, int] | None  # what the captures are worth (BOR-4.4)
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

    company: data.Company
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


class Pick(Struct, frozen=True):
    """A pick to come: the seat, and by which merchant."""

    seat: int
    company: data.Company
    rank: int


class Split(Struct, frozen=True):
    """A port being shared out: companies in their order, and the picks to come."""

    port: str
    companies: tuple[data.Company, ...]
    picks: tuple[Pick, ...]


class PossibleSplit(Struct, frozen=True):
    """A card laid at a port would have the cargo shared out: by whom, in which order, and who would get the port."""

    card: str
    port: str
    split: Literal["monopoly", "quota"]
    companies: tuple[data.Company, ...]
    taker: int | None  # nobody: the port would leave the game
    picks: tuple[Pick, ...]  # none: the cards would be discarded


class View(Struct, frozen=True):
    """The table."""

    players: tuple[Player, ...]
    rows: dict[data.Company, tuple[int, ...]]  # seats, position 1 first
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
    possible_splits: tuple[PossibleSplit, ...]  # what the own cards would bring about
    asked: tuple[int, ...]  # seats still to be asked for a last mission
    ending: str | None


def view(s: State, seat: int) -> View:
    """BOR-13; seat -1 is a spectator."""
    over = s.deciding == 0
    ports = s.place[data.CARDS :]
    return View(
        players=tuple([_player(s, player, player == seat, over) for player in range(s.seats)]),
        rows={name: s.merchants_in(company) for company, name in enumerate(data.COMPANY_NAMES)},
        ports=tuple([_port(s, slot) for slot in range(data.OPEN_PORTS)]),
        missions=tuple([_mission(s, kind) for kind in range(data.MISSION_KINDS)]),
        deck=s.deck_size,
        discard=s.discard_size,
        port_deck=ports.count(data.IN_DECK),
        start=_seat_or_none(s.start),
        active=_seat_or_none(s.active),
        placing=_placing(s),
        payment=_payment(s) if s.phase == PAYMENT else None,
        conflict=_conflict(s) if s.attacker != data.NO_MERCHANT else None,
        split=_split(s) if s.phase == SPLIT else None,
        possible_splits=_own_splits(s, seat),
        asked=_asked(s),
        ending=(None, "ports", "cards")[s.ending],
    )


# -- players ------------------------------------------------------------------


def own(s: State, seat: int, public: View) -> dict[str, object]:
    """BOR-13: a seat sees its own place whole, and what its own cards would bring about."""
    return {place(seat): _player(s, seat, True, False), "possible_splits": _own_splits(s, seat)}


def _player(s: State, player: int, own: bool, over: bool) -> Player:
    known = own or over
    captured = [piece for piece, place in enumerate(s.place) if place == data.CAPTURED + player]
    cards = sum(piece < data.CARDS for piece in captured)
    hand = s.cards_in_hand(player)
    completed = s.done[player * data.MISSION_KINDS : (player + 1) * data.MISSION_KINDS]
    return Player(
        cards=len(hand),
        hand=tuple([_card(card) for card in hand]) if known else None,
        captured_cards=cards,
        captured_ports=len(captured) - cards,
        captures=tuple([_capture(piece) for piece in captured]) if known else None,
        units={name: s.units(player, good) for good, name in enumerate(data.GOOD_NAMES)} if known else None,
        payable=_payable(s, player) if known else None,
        missions=sum(completed),
        completed=_missions(completed) if known else None,
        score=s.score(player) if known else None,
    )


def _payable(s: State, player: int) -> tuple[str, ...]:
    """BOR-4.5"""
    units = [s.units(player, good) for good in range(data.GOODS)]
    least = [min(units) if data.MODE[kind] == data.EACH else max(units) for kind in range(data.MISSION_KINDS)]
    return tuple(
        [name for kind, name in enumerate(data.MISSION_NAMES) if s.missions[kind] and least[kind] >= data.AMOUNT[kind]]
    )


def _missions(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for kind, name in enumerate(data.MISSION_NAMES) for _ in range(counts[kind])])


# -- the table ----------------------------------------------------------------


def _card(card: int) -> Card:
    flags = [data.COMPANY_NAMES[company] for company in data.FLAG[card * data.FLAGS : (card + 1) * data.FLAGS]]
    return Card(
        data.CARD_NAMES[card],
        tuple(flags[: data.TOP_ROW]),
        flags[data.TOP_ROW],
        data.GOOD_NAMES[data.GOOD[card]],
        data.UNITS[card],
    )


def _capture(piece: int) -> Capture:
    return Capture(data.PIECE_NAMES[piece], data.GOOD_NAMES[data.GOOD[piece]], data.UNITS[piece], piece >= data.CARDS)


def _port(s: State, slot: int) -> Port | None:
    port = s.port[slot]
    if port == data.NO_PORT:
        return None
    return Port(
        name=data.PORT_NAMES[port],
        title=data.DECK.titles[port],
        good=data.GOOD_NAMES[data.GOOD[data.CARDS + port]],
        most_cards=data.MAX_CARDS[port],
        flag_limit=data.FLAG_LIMIT[port],
        pile=tuple([_card(card) for card in s.cards_at(slot)]),
        flags={name: s.visible_flags(slot, company) for company, name in enumerate(data.COMPANY_NAMES)},
    )


def _mission(s: State, kind: int) -> Mission:
    mode: Literal["each", "same"] = "each" if data.MODE[kind] == data.EACH else "same"
    return Mission(data.MISSION_NAMES[kind], mode, data.AMOUNT[kind], data.POINTS[kind], s.missions[kind])


# -- the step of the turn -----------------------------------------------------


def _placing(s: State) -> tuple[int, ...]:
    """BOR-2.6"""
    if s.phase != PLACEMENT:
        return ()
    return tuple([s.placing_seat(number) for number in range(s.placed, data.MERCHANTS * s.seats)])


def _payment(s: State) -> Payment:
    paid = [piece for piece, place in enumerate(s.place) if place == data.PAID]
    missing: dict[str, int] = {}
    for good, name in enumerate(data.GOOD_NAMES):
        if data.MODE[s.mission] == data.EACH or s.paid_good == good:
            missing[name] = max(s.units_to_pay(good), 0)
    seat = s.deciding.bit_length() - 1
    return Payment(seat, data.MISSION_NAMES[s.mission], tuple([_capture(piece) for piece in paid]), missing)


def _conflict(s: State) -> Conflict:
    company = s.attacker // data.ROW
    ousted = s.phase == OUSTED
    return Conflict(
        company=data.COMPANY_NAMES[company],
        attacker=s.active,
        rank=s.attacker % data.ROW + 1,
        defender=s.row[s.attacker if ousted else s.defender],
        target=s.defender % data.ROW + 1,
        bonus=s.attacker - s.defender - 1,
        attack=s.attack,
        attack_cards=tuple([_card(card) for card in range(data.CARDS) if s.place[card] == data.IN_ATTACK]),
        defence=s.defence,
        defence_cards=tuple([_card(card) for card in range(data.CARDS) if s.place[card] == data.IN_DEFENCE]),
        succeeded={OUSTED: True, KEEPING: False}.get(s.phase),
    )


def _asked(s: State) -> tuple[int, ...]:
    """BOR-12.3: the one who decides now first."""
    return tuple([(s.active + s.seats - s.to_ask + 1 + number) % s.seats for number in range(s.to_ask)])


def _seat_or_none(seat: int) -> int | None:
    return None if seat == data.NOBODY else seat


# -- picks to come ------------------------------------------------------------


def _split(s: State) -> Split:
    order = s.order[: s.sharing]
    merchants = _merchants_sharing(s, order)
    now = merchants.index((s.rank, s.order[s.turn_of]))
    to_come = _picks(s, merchants[now:] + merchants[:now], s.pile_size[s.slot])
    return Split(data.PORT_NAMES[s.port[s.slot]], tuple([data.COMPANY_NAMES[company] for company in order]), to_come)


def _merchants_sharing(s: State, order: list[int]) -> list[tuple[int, int]]:
    """BOR-8.3, BOR-9.4: rank and company of every merchant who shares, in order."""
    longest = max([s.length[company] for company in order])
    return [(rank, company) for rank in range(longest) for company in order if rank < s.length[company]]


def _picks(s: State, merchants: list[tuple[int, int]], cards: int) -> tuple[Pick, ...]:
    """BOR-9.5: as many picks as there are cards, round and round."""
    found = [merchants[number % len(merchants)] for number in range(cards if merchants else 0)]
    return tuple(
        [Pick(s.row[company * data.ROW + rank], data.COMPANY_NAMES[company], rank + 1) for rank, company in found]
    )


def _own_splits(s: State, seat: int) -> tuple[PossibleSplit, ...]:
    """BOR-7.2: for every card in the hand and every open port where something would happen."""
    if seat < 0 or s.phase == PLACEMENT:
        return ()
    slots = [slot for slot in range(data.OPEN_PORTS) if s.port[slot] != data.NO_PORT and slot != s.slot]
    found = [_possible_split(s, seat, card, slot) for card in s.cards_in_hand(seat) for slot in slots]
    return tuple([split for split in found if split])


def _possible_split(s: State, seat: int, card: int, slot: int) -> PossibleSplit | None:
    """BOR-7.2, BOR-8.2, BOR-9.2, as the rules have it, on a copy."""
    trial = _with_card(s, card, slot)
    cards, port = trial.pile_size[slot], s.port[slot]
    company, taker = find_monopoly(trial, slot), seat
    if company == data.NO_COMPANY and cards < data.MAX_CARDS[port]:
        return None
    by_quota = company == data.NO_COMPANY or (s.length[company] == 0 and s.empty_company == data.AS_QUOTA)
    if by_quota:
        rank_companies(trial, slot)
        order = trial.order[: trial.sharing]
    else:
        order = [company]
        if s.monopoly_port != data.LAST_CARD:
            taker = s.row[company * data.ROW]
    return PossibleSplit(
        card=data.CARD_NAMES[card],
        port=data.PORT_NAMES[port],
        split="quota" if by_quota else "monopoly",
        companies=tuple([data.COMPANY_NAMES[company] for company in order]),
        taker=_seat_or_none(taker),
        picks=_picks(s, _merchants_sharing(s, order), cards),
    )


def _with_card(s: State, card: int, slot: int) -> State:
    """A copy in which the card lies at the port."""
    trial = s.copy()
    pile, sizes = s.pile[:], s.pile_size[:]
    pile[slot * data.PILE_ROOM + sizes[slot]] = card
    sizes[slot] += 1
    trial.pile, trial.pile_size = pile, sizes
    return trial
