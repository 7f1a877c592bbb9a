"""Borneo's cards, ports, merchants and missions counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, GOOD_NAMES, MISSION_NAMES, PIECE_NAMES, PORT_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES, MOST_CARDS
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
        merchants = row[company * data.ROW : (company + 1) * data.ROW]
        _count("length", name, s.length[company], data.ROW - merchants.count(data.NOBODY))
        _number("row", data.NOBODY not in merchants[: s.length[company]])
    _number("placed", 0 <= s.placed <= data.MERCHANTS * s.seats)
    for seat in range(s.seats):
        _count("row", f"merchants of seat {seat + 1}", row.count(seat), _placed_by(s, seat))
    if s.phase == data.PLACEMENT:
        _number("start", s.start != data.NOBODY and s.placed < data.MERCHANTS * s.seats)
        _number("deciding", s.deciding == 1 << _placing(s, s.placed))
    else:
        _number("active", s.active != data.NOBODY or s.phase == data.OVER)


def _placing(s: State, number: int) -> int:
    """BOR-2.6"""
    step = number % s.seats
    return (s.start + (s.seats - 1 - step if number // s.seats == 1 else step)) % s.seats


def _placed_by(s: State, seat: int) -> int:
    if s.phase != data.PLACEMENT:
        return data.MERCHANTS
    return [_placing(s, number) for number in range(s.placed)].count(seat)


def _audit_hands(s: State) -> None:
    """BOR-11.3, BOR-13.1: hands, deck and discards are what the places of the cards say."""
    place = s.place[: data.CARDS]
    hand = s.hand
    for seat in range(s.seats):
        held = [card for card in hand[seat * data.HAND : (seat + 1) * data.HAND] if card != data.NO_CARD]
        cards = [card for card in range(data.CARDS) if place[card] == data.IN_HAND + seat]
        _count("hand_size", f"hand of seat {seat + 1}", s.hand_size[seat], len(cards))
        if sorted(held) != cards or data.NO_CARD in hand[seat * data.HAND : seat * data.HAND + len(cards)]:
            raise PositionError("position-borneo-cards", field="hand", seat=seat + 1)
        _number("hand_size", _least_hand(s, seat) <= len(cards) <= _most_hand(s, seat))
    _count("deck_size", "deck", s.deck_size, place.count(data.IN_DECK))
    discards = sum(data.DISCARDED <= where < data.IN_HAND for where in place)
    _count("discard_size", "discards", s.discard_size, discards)
    for card, where in enumerate(place):
        number = (where - data.DISCARDED_BY) % 5 if data.DISCARDED_BY <= where < data.ON_TABLE else 0
        if number >= s.seats:
            raise PositionError("position-seat", field=f"place {CARD_NAMES[card]}")


def _least_hand(s: State, seat: int) -> int:
    """BOR-7.1: between turns everybody has a card to lay."""
    return int(s.ending == 0 and seat != s.active)


def _most_hand(s: State, seat: int) -> int:
    """BOR-11.3, BOR-12.2"""
    if s.ending != 0:
        return 0
    return data.HAND_LIMIT + (s.phase == data.DISCARDS and s.deciding == 1 << seat)


def _audit_table(s: State) -> None:
    """BOR-2.3, BOR-7.2: the open ports and their piles, none of which should have been split already."""
    place = s.place
    laid: list[int] = []
    for slot in range(data.OPEN_PORTS):
        pile = s.pile[slot * MOST_CARDS : (slot + 1) * MOST_CARDS]
        cards = [card for card in pile if card != data.NO_CARD]
        _count("pile_size", f"pile {slot + 1}", s.pile_size[slot], len(cards))
        if data.NO_CARD in pile[: len(cards)]:
            raise PositionError("position-borneo-cards", field="pile", seat=slot + 1)
        laid += cards
        _audit_port(s, slot, len(cards))
    for card in range(data.CARDS):
        _count("pile", CARD_NAMES[card], laid.count(card), int(place[card] == data.ON_TABLE))
    shared = s.port[s.slot] if s.slot >= 0 else data.NO_PORT
    open_place = data.ON_TABLE if s.ending == 0 else data.REMOVED
    for port, name in enumerate(PORT_NAMES):
        here = s.port.count(port)
        if (here > 0 and port != shared) or place[data.CARDS + port] == data.ON_TABLE:
            _count("port", name, here, int(place[data.CARDS + port] == open_place))
        allowed = (data.IN_DECK, data.ON_TABLE, data.PAID, data.REMOVED)
        where = place[data.CARDS + port]
        owned = data.CAPTURED <= where < data.CAPTURED + s.seats
        _number(f"place {name}", where in allowed or owned)


def _audit_port(s: State, slot: int, cards: int) -> None:
    port = s.port[slot]
    playing = s.phase not in (data.LAST_MISSION, data.OVER) and s.ending == 0
    if (playing and port == data.NO_PORT) or (port == data.NO_PORT and cards > 0):
        raise PositionError("position-borneo-no-port", field="port")
    if s.ending != 0:
        _count("pile_size", f"pile {slot + 1}", cards, 0)
    if port == data.NO_PORT or s.slot == slot or s.ending != 0:
        return
    most = max(s.visible_flags(slot, company) for company in range(data.COMPANIES))
    if cards >= data.MOST[port] or most >= data.LIMIT[port]:
        raise PositionError("position-borneo-pile", field="pile", name=PORT_NAMES[port])


def _audit_captures(s: State) -> None:
    """BOR-1.6, BOR-4.4: singles and doubles are what the places of the pieces say."""
    place = s.place
    for good, name in enumerate(GOOD_NAMES):
        for value, paid, owned in ((1, s.paid_singles, s.singles), (2, s.paid_doubles, s.doubles)):
            pieces = [piece for piece in range(data.PIECES) if data.GOOD[piece] == good and data.VALUE[piece] == value]
            for seat in range(s.seats):
                found = sum(place[piece] == data.CAPTURED + seat for piece in pieces)
                _count("singles" if value == 1 else "doubles", name, owned[seat * data.GOODS + good], found)
            found = sum(place[piece] == data.PAID for piece in pieces)
            _count("paid_singles" if value == 1 else "paid_doubles", name, paid[good], found)


def _audit_missions(s: State) -> None:
    """BOR-2.4"""
    for kind, name in enumerate(MISSION_NAMES):
        count = s.missions[kind] + sum(s.done[seat * data.KINDS + kind] for seat in range(s.seats))
        _count("missions", name, count + (s.mission == kind), data.COPIES[kind])


# -- The step of the turn -----------------------------------------------------


def _audit_stage(s: State) -> None:
    """What a step needs is there, and there only."""
    _number("deciding", s.deciding & (s.deciding - 1) == 0)
    own_steps = (data.MISSION, data.COMPANY, data.ATTACK, data.EXPEDITION, data.DISCARDS)
    if s.phase in own_steps:
        _number("deciding", s.deciding == 1 << s.active)
    if s.phase in (data.MISSION, data.COMPANY, data.EXPEDITION, data.ATTACK):
        _number("hand_size", s.hand_size[s.active] > 0)
    if s.phase == data.DISCARDS:
        _number("hand_size", s.hand_size[s.active] > data.HAND_LIMIT)
    _number("to_ask", 0 <= s.to_ask <= s.seats)
    last = s.phase == data.LAST_MISSION or (s.phase == data.PAYMENT and s.after == data.LAST_MISSION)
    _number("to_ask", (s.to_ask > 0) == last)
    if last:  # BOR-12.3: from the left of whoever ended the game
        _number("deciding", s.deciding == 1 << (s.active + s.seats - s.to_ask + 1) % s.seats)
    elif s.phase == data.PAYMENT:
        _number("deciding", s.deciding == 1 << s.active)
    _number("ending", (s.ending != 0) == (last or s.phase == data.OVER))
    _audit_payment(s)
    _audit_conflict(s)
    _audit_split(s)


def _audit_payment(s: State) -> None:
    """BOR-4.1, BOR-4.5: a mission on the way can be paid in full."""
    _number("mission", (s.mission != data.NO_KIND) == (s.phase == data.PAYMENT))
    _number("after", s.after == 0 or (s.phase == data.PAYMENT and s.after in (data.MISSION, data.LAST_MISSION)))
    if s.phase != data.PAYMENT:
        _number("paid_singles", sum(s.paid_singles) + sum(s.paid_doubles) == 0 and s.paid_good == data.NO_GOOD)
        return
    _number("after", s.after != 0)
    seat = s.deciding.bit_length() - 1
    amount = data.AMOUNT[s.mission]
    rest = [amount - s.paid_singles[good] - 2 * s.paid_doubles[good] for good in range(data.GOODS)]
    fits = [_fits(s, seat, good, rest[good]) for good in range(data.GOODS)]
    if data.MODE[s.mission] == data.EACH:
        _number("paid_singles", all(fits) and max(rest) > 0 and s.paid_good == data.NO_GOOD)
        return
    paid = [good for good in range(data.GOODS) if rest[good] != amount]
    _number("paid_good", paid == ([] if s.paid_good == data.NO_GOOD else [s.paid_good]))
    _number("paid_singles", fits[paid[0]] and rest[paid[0]] > 0 if paid else any(fits))


def _fits(s: State, seat: int, good: int, rest: int) -> bool:
    """BOR-4.6: the rest of a payment in a good can be made without a superfluous card."""
    singles, doubles = s.singles[seat * data.GOODS + good], s.doubles[seat * data.GOODS + good]
    exact = any(0 <= rest - 2 * count <= singles for count in range(doubles + 1))
    return exact or (s.paid_singles[good] == 0 and (rest == -1 or (rest % 2 == 1 and (rest + 1) // 2 <= doubles)))


def _audit_conflict(s: State) -> None:
    """BOR-6.1 to BOR-6.6"""
    place = s.place[: data.CARDS]
    _count("attack_cards", "attack", s.attack_cards, place.count(data.IN_ATTACK))
    _count("defence_cards", "defence", s.defence_cards, place.count(data.IN_DEFENCE))
    fighting = s.phase in (data.ATTACK, data.DEFENCE, data.OUSTED, data.KEEPING)
    _number("attacker", (s.attacker != data.NO_MERCHANT) == (s.defender != data.NO_MERCHANT) == fighting)
    if not fighting:
        _number("attack_cards", s.attack_cards + s.defence_cards + s.attack + s.defence == 0)
        return
    company, between = s.attacker // data.ROW, s.attacker - s.defender - 1
    _number("defender", s.defender // data.ROW == company and between >= 0)
    flags = data.ALL_FLAGS
    for name, where, total, start in (
        ("attack", data.IN_ATTACK, s.attack, 0),
        ("defence", data.IN_DEFENCE, s.defence, between),
    ):
        cards = [card for card in range(data.CARDS) if place[card] == where]
        shown = [flags[card * data.COMPANIES + company] for card in cards]
        _number(name, 0 not in shown)
        _count(name, name, total, start + sum(shown))
    front, back = (s.attacker, s.defender) if s.phase == data.OUSTED else (s.defender, s.attacker)
    _number("attacker", s.row[back] == s.active and s.row[front] not in (s.active, data.NOBODY))
    _audit_conflict_step(s, s.row[front])


def _audit_conflict_step(s: State, other: int) -> None:
    """BOR-6.3, BOR-6.4, BOR-6.7"""
    company = s.attacker // data.ROW
    if s.phase == data.ATTACK:
        _number("hand_size", s.hand_size[s.active] >= 2 and s.defence_cards == 0)
        _number("attack_cards", s.attack_cards > 0 or s.colours_in_hand(s.active) >> company & 1 == 1)
        return
    _number("deciding", s.deciding == 1 << other)
    _number("hand_size", s.hand_size[s.active] > 0 and s.hand_size[other] > 0)
    _number("attack_cards", s.attack_cards > 0 and s.defence_cards <= s.attack_cards)
    if s.phase == data.DEFENCE:
        _number("defence_cards", s.defence_cards < s.attack_cards and s.hand_size[other] > 1)
    else:
        _number("attack", (s.attack >= s.defence) == (s.phase == data.OUSTED))
    if s.phase == data.KEEPING:
        _number("defence_cards", s.defence_cards > 0)


def _audit_split(s: State) -> None:
    """BOR-8.3, BOR-9.4"""
    order = [company for company in s.order if company != data.NO_COMPANY]
    _count("sharing", "companies", s.sharing, len(order))
    _number("slot", (s.slot >= 0) == (s.phase == data.SPLIT))
    _number("order", len(set(order)) == len(order) and data.NO_COMPANY not in s.order[: len(order)])
    if s.phase != data.SPLIT:
        _number("order", not order and s.turn_of == 0 and s.rank == 0)
        return
    _number("turn_of", 0 <= s.turn_of < s.sharing and 0 <= s.rank < s.length[s.order[s.turn_of]])
    _number("deciding", s.deciding == 1 << s.row[s.order[s.turn_of] * data.ROW + s.rank])
    _number("pile_size", s.pile_size[s.slot] > 1)
    where = s.place[data.CARDS + s.port[s.slot]]
    if not data.CAPTURED <= where < data.ON_TABLE:
        name = PIECE_NAMES[data.CARDS + s.port[s.slot]]
        raise PositionError("position-borneo-cards", field=f"place {name}", seat=s.slot + 1)
