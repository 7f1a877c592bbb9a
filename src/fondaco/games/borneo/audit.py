"""Borneo's cards, ports, merchants and missions counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.borneo.data import (
    ALL_FLAGS,
    AMOUNT,
    CAPTURED,
    CARD_NAMES,
    CARDS,
    COMPANIES,
    COMPANY_NAMES,
    COPIES,
    DISCARDED,
    DISCARDED_BY,
    EACH,
    GOOD,
    GOOD_NAMES,
    GOODS,
    HAND_LIMIT,
    HAND_ROOM,
    IN_ATTACK,
    IN_DECK,
    IN_DEFENCE,
    IN_HAND,
    MERCHANTS,
    MISSION_KINDS,
    MISSION_NAMES,
    MODE,
    MOST_CARDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_COMPANY,
    NO_GOOD,
    NO_MERCHANT,
    NO_MISSION,
    NO_PORT,
    NOBODY,
    ON_TABLE,
    OPEN_PORTS,
    PAID,
    PIECE_NAMES,
    PIECES,
    PILE_ROOM,
    PORT_NAMES,
    REMOVED,
    ROW,
    UNITS,
)
from fondaco.games.borneo.rules.phase import (
    ATTACK,
    COMPANY,
    DEFENCE,
    DISCARDS,
    EXPEDITION,
    KEEPING,
    LAST_MISSION,
    MISSION,
    OUSTED,
    OVER,
    PAYMENT,
    PLACEMENT,
    SPLIT,
)
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State as BaseState


def audit(s: BaseState) -> None:
    """Raise PositionError, with the field, where the position cannot be."""
    assert isinstance(s, State)
    _audit_rows(s)
    _audit_hands(s)
    _audit_table(s)
    _audit_captures(s)
    _audit_missions(s)
    _audit_stage(s)


def _count(field: str, name: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise PositionError("position-count", field=field, name=name, found=found, wanted=wanted)


def _number(field: str, right: bool) -> None:
    if not right:
        raise PositionError("position-wants-number", field=field)


def _audit_rows(s: State) -> None:
    """BOR-1.2: three merchants each, closed up to the left; while placing, those placed so far."""
    row = s.row
    for company, name in enumerate(COMPANY_NAMES):
        merchants = row[company * ROW : (company + 1) * ROW]
        _count("length", name, s.length[company], ROW - merchants.count(NOBODY))
        _number("row", NOBODY not in merchants[: s.length[company]])
    _number("placed", 0 <= s.placed <= MERCHANTS * s.seats)
    for seat in range(s.seats):
        _count("row", f"merchants of seat {seat + 1}", row.count(seat), _placed_by(s, seat))
    if s.phase == PLACEMENT:
        _number("start", s.start != NOBODY and s.placed < MERCHANTS * s.seats)
        _number("deciding", s.deciding == 1 << s.placing_seat(s.placed))
    else:
        _number("active", s.active != NOBODY or s.phase == OVER)


def _placed_by(s: State, seat: int) -> int:
    if s.phase != PLACEMENT:
        return MERCHANTS
    return [s.placing_seat(number) for number in range(s.placed)].count(seat)


def _audit_hands(s: State) -> None:
    """BOR-11.3, BOR-13.1: hands, deck and discards are what the places of the cards say."""
    place = s.place[:CARDS]
    hand = s.hand
    for seat in range(s.seats):
        held = [card for card in hand[seat * HAND_ROOM : (seat + 1) * HAND_ROOM] if card != NO_CARD]
        cards = [card for card in range(CARDS) if place[card] == IN_HAND + seat]
        _count("hand_size", f"hand of seat {seat + 1}", s.hand_size[seat], len(cards))
        if sorted(held) != cards or NO_CARD in hand[seat * HAND_ROOM : seat * HAND_ROOM + len(cards)]:
            raise PositionError("position-borneo-cards", field="hand", seat=seat + 1)
        _number("hand_size", _least_hand(s, seat) <= len(cards) <= _most_hand(s, seat))
    _count("deck_size", "deck", s.deck_size, place.count(IN_DECK))
    discards = sum(DISCARDED <= where < IN_HAND for where in place)
    _count("discard_size", "discards", s.discard_size, discards)
    for card, where in enumerate(place):
        number = (where - DISCARDED_BY) % MOST_PLAYERS if DISCARDED_BY <= where < ON_TABLE else 0
        if number >= s.seats:
            raise PositionError("position-seat", field=f"place {CARD_NAMES[card]}")


def _least_hand(s: State, seat: int) -> int:
    """BOR-7.1: between turns everybody has a card to lay."""
    return int(s.ending == 0 and seat != s.active)


def _most_hand(s: State, seat: int) -> int:
    """BOR-11.3, BOR-12.2"""
    if s.ending != 0:
        return 0
    return HAND_LIMIT + (s.phase == DISCARDS and s.deciding == 1 << seat)


def _audit_table(s: State) -> None:
    """BOR-2.3, BOR-7.2: the open ports and their piles, none of which should have been split already."""
    place = s.place
    laid: list[int] = []
    for slot in range(OPEN_PORTS):
        pile = s.pile[slot * PILE_ROOM : (slot + 1) * PILE_ROOM]
        cards = [card for card in pile if card != NO_CARD]
        _count("pile_size", f"pile {slot + 1}", s.pile_size[slot], len(cards))
        if NO_CARD in pile[: len(cards)]:
            raise PositionError("position-borneo-cards", field="pile", seat=slot + 1)
        laid += cards
        _audit_port(s, slot, len(cards))
    for card in range(CARDS):
        _count("pile", CARD_NAMES[card], laid.count(card), int(place[card] == ON_TABLE))
    shared = s.port[s.slot] if s.slot >= 0 else NO_PORT
    open_place = ON_TABLE if s.ending == 0 else REMOVED
    for port, name in enumerate(PORT_NAMES):
        here = s.port.count(port)
        if (here > 0 and port != shared) or place[CARDS + port] == ON_TABLE:
            _count("port", name, here, int(place[CARDS + port] == open_place))
        allowed = (IN_DECK, ON_TABLE, PAID, REMOVED)
        where = place[CARDS + port]
        owned = CAPTURED <= where < CAPTURED + s.seats
        _number(f"place {name}", where in allowed or owned)


def _audit_port(s: State, slot: int, cards: int) -> None:
    port = s.port[slot]
    playing = s.phase not in (LAST_MISSION, OVER) and s.ending == 0
    if (playing and port == NO_PORT) or (port == NO_PORT and cards > 0):
        raise PositionError("position-borneo-no-port", field="port")
    if s.ending != 0:
        _count("pile_size", f"pile {slot + 1}", cards, 0)
    if port == NO_PORT or s.slot == slot or s.ending != 0:
        return
    if cards >= MOST_CARDS[port] or any(s.reaches_limit(slot, company) for company in range(COMPANIES)):
        raise PositionError("position-borneo-pile", field="pile", name=PORT_NAMES[port])


def _audit_captures(s: State) -> None:
    """BOR-1.6, BOR-4.4: singles and doubles are what the places of the pieces say."""
    place = s.place
    for good, name in enumerate(GOOD_NAMES):
        for value, paid, owned in ((1, s.paid_singles, s.singles), (2, s.paid_doubles, s.doubles)):
            pieces = [piece for piece in range(PIECES) if GOOD[piece] == good and UNITS[piece] == value]
            for seat in range(s.seats):
                found = sum(place[piece] == CAPTURED + seat for piece in pieces)
                _count("singles" if value == 1 else "doubles", name, owned[seat * GOODS + good], found)
            found = sum(place[piece] == PAID for piece in pieces)
            _count("paid_singles" if value == 1 else "paid_doubles", name, paid[good], found)


def _audit_missions(s: State) -> None:
    """BOR-2.4"""
    for kind, name in enumerate(MISSION_NAMES):
        count = s.missions[kind] + sum(s.done[seat * MISSION_KINDS + kind] for seat in range(s.seats))
        _count("missions", name, count + (s.mission == kind), COPIES[kind])


# -- The step of the turn -----------------------------------------------------


def _audit_stage(s: State) -> None:
    """What a step needs is there, and there only."""
    _number("deciding", s.deciding & (s.deciding - 1) == 0)
    own_steps = (MISSION, COMPANY, ATTACK, EXPEDITION, DISCARDS)
    if s.phase in own_steps:
        _number("deciding", s.deciding == 1 << s.active)
    if s.phase in (MISSION, COMPANY, EXPEDITION, ATTACK):
        _number("hand_size", s.hand_size[s.active] > 0)
    if s.phase == DISCARDS:
        _number("hand_size", s.hand_size[s.active] > HAND_LIMIT)
    _number("to_ask", 0 <= s.to_ask <= s.seats)
    last = s.phase == LAST_MISSION or (s.phase == PAYMENT and s.after == LAST_MISSION)
    _number("to_ask", (s.to_ask > 0) == last)
    if last:  # BOR-12.3: from the left of whoever ended the game
        _number("deciding", s.deciding == 1 << (s.active + s.seats - s.to_ask + 1) % s.seats)
    elif s.phase == PAYMENT:
        _number("deciding", s.deciding == 1 << s.active)
    _number("ending", (s.ending != 0) == (last or s.phase == OVER))
    _audit_payment(s)
    _audit_conflict(s)
    _audit_split(s)


def _audit_payment(s: State) -> None:
    """BOR-4.1, BOR-4.5: a mission on the way can be paid in full."""
    _number("mission", (s.mission != NO_MISSION) == (s.phase == PAYMENT))
    _number("after", s.after == 0 or (s.phase == PAYMENT and s.after in (MISSION, LAST_MISSION)))
    if s.phase != PAYMENT:
        _number("paid_singles", sum(s.paid_singles) + sum(s.paid_doubles) == 0 and s.paid_good == NO_GOOD)
        return
    _number("after", s.after != 0)
    seat = s.deciding.bit_length() - 1
    rest = [s.units_to_pay(good) for good in range(GOODS)]
    fits = [_fits(s, seat, good, rest[good]) for good in range(GOODS)]
    if MODE[s.mission] == EACH:
        _number("paid_singles", all(fits) and max(rest) > 0 and s.paid_good == NO_GOOD)
        return
    paid = [good for good in range(GOODS) if rest[good] != AMOUNT[s.mission]]
    _number("paid_good", paid == ([] if s.paid_good == NO_GOOD else [s.paid_good]))
    _number("paid_singles", fits[paid[0]] and rest[paid[0]] > 0 if paid else any(fits))


def _fits(s: State, seat: int, good: int, rest: int) -> bool:
    """BOR-4.6: the rest of a payment in a good can be made without a superfluous card."""
    singles, doubles = s.singles[seat * GOODS + good], s.doubles[seat * GOODS + good]
    exact = any(0 <= rest - 2 * count <= singles for count in range(doubles + 1))
    return exact or (s.paid_singles[good] == 0 and (rest == -1 or (rest % 2 == 1 and (rest + 1) // 2 <= doubles)))


def _audit_conflict(s: State) -> None:
    """BOR-6.1 to BOR-6.6"""
    place = s.place[:CARDS]
    _count("attack_cards", "attack", s.attack_cards, place.count(IN_ATTACK))
    _count("defence_cards", "defence", s.defence_cards, place.count(IN_DEFENCE))
    fighting = s.phase in (ATTACK, DEFENCE, OUSTED, KEEPING)
    _number("attacker", (s.attacker != NO_MERCHANT) == (s.defender != NO_MERCHANT) == fighting)
    if not fighting:
        _number("attack_cards", s.attack_cards + s.defence_cards + s.attack + s.defence == 0)
        return
    company, between = s.attacker // ROW, s.attacker - s.defender - 1
    _number("defender", s.defender // ROW == company and between >= 0)
    for name, where, total, start in (
        ("attack", IN_ATTACK, s.attack, 0),
        ("defence", IN_DEFENCE, s.defence, between),
    ):
        cards = [card for card in range(CARDS) if place[card] == where]
        shown = [ALL_FLAGS[card * COMPANIES + company] for card in cards]
        _number(name, 0 not in shown)
        _count(name, name, total, start + sum(shown))
    front, back = (s.attacker, s.defender) if s.phase == OUSTED else (s.defender, s.attacker)
    _number("attacker", s.row[back] == s.active and s.row[front] not in (s.active, NOBODY))
    _audit_conflict_step(s, s.row[front])


def _audit_conflict_step(s: State, other: int) -> None:
    """BOR-6.3, BOR-6.4, BOR-6.7"""
    company = s.attacker // ROW
    if s.phase == ATTACK:
        _number("hand_size", s.hand_size[s.active] >= 2 and s.defence_cards == 0)
        _number("attack_cards", s.attack_cards > 0 or s.colours_in_hand(s.active) >> company & 1 == 1)
        return
    _number("deciding", s.deciding == 1 << other)
    _number("hand_size", s.hand_size[s.active] > 0 and s.hand_size[other] > 0)
    _number("attack_cards", s.attack_cards > 0 and s.defence_cards <= s.attack_cards)
    if s.phase == DEFENCE:
        _number("defence_cards", s.defence_cards < s.attack_cards and s.hand_size[other] > 1)
    else:
        _number("attack", (s.attack >= s.defence) == (s.phase == OUSTED))
    if s.phase == KEEPING:
        _number("defence_cards", s.defence_cards > 0)


def _audit_split(s: State) -> None:
    """BOR-8.3, BOR-9.4"""
    order = [company for company in s.order if company != NO_COMPANY]
    _count("sharing", "companies", s.sharing, len(order))
    _number("slot", (s.slot >= 0) == (s.phase == SPLIT))
    _number("order", len(set(order)) == len(order) and NO_COMPANY not in s.order[: len(order)])
    if s.phase != SPLIT:
        _number("order", not order and s.turn_of == 0 and s.rank == 0)
        return
    _number("turn_of", 0 <= s.turn_of < s.sharing and 0 <= s.rank < s.length[s.order[s.turn_of]])
    _number("deciding", s.deciding == 1 << s.picking_seat())
    _number("pile_size", s.pile_size[s.slot] > 1)
    where = s.place[CARDS + s.port[s.slot]]
    if not CAPTURED <= where < ON_TABLE:
        name = PIECE_NAMES[CARDS + s.port[s.slot]]
        raise PositionError("position-borneo-cards", field=f"place {name}", seat=s.slot + 1)
