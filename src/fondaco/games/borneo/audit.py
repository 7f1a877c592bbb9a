"""Borneo's cards, ports, merchants and missions counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, COMPANY_NAMES, PIECE_NAMES, PILE_ROOM, PLACE_NAMES, PORT_NAMES
from fondaco.games.borneo.rules import phase
from fondaco.games.borneo.state import State
from fondaco.kernel.declaring.positions import Derived, expect
from fondaco.kernel.errors import PositionError

OWN_STEPS = (phase.MISSION, phase.COMPANY, phase.ATTACK, phase.EXPEDITION, phase.DISCARDS)


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    place = _places(s)
    cards = place[: data.CARDS]
    row, pile = list(s.row), list(s.pile)
    length = [data.ROW - _slice(row, company, data.ROW).count(data.NOBODY) for company in range(data.COMPANIES)]
    done = list(s.done)
    out = [sum(done[seat * data.MISSION_KINDS + kind] for seat in range(s.seats)) for kind in range(data.MISSION_KINDS)]
    return {
        "length": length,
        "placed": sum(length),  # BOR-2.6
        "place": place,
        **_derive_hands(s, cards),
        "deck_size": cards.count(data.IN_DECK),
        "discard_size": sum(data.DISCARDED <= where < data.IN_HAND for where in cards),
        "pile_size": [PILE_ROOM - _slice(pile, slot, PILE_ROOM).count(data.NO_CARD) for slot in range(data.OPEN_PORTS)],
        **_derive_goods(s, place),
        "missions": [
            data.COPIES[kind] - out[kind] - (s.mission == kind) for kind in range(data.MISSION_KINDS)
        ],  # BOR-2.4
        **_derive_conflict(s, cards),
        "sharing": sum(company != data.NO_COMPANY for company in s.order),
        **_derive_turn(s),
    }


def _slice(flat: list[int], number: int, size: int) -> list[int]:
    return flat[number * size : (number + 1) * size]


def _places(s: State) -> list[int]:
    """Cards in a hand, in a pile and open ports are there, whatever is said of their places."""
    place = list(s.place)
    for number, card in enumerate(s.hand):
        if card != data.NO_CARD:
            place[card] = data.IN_HAND + number // data.HAND_ROOM
    for card in s.pile:
        if card != data.NO_CARD:
            place[card] = data.ON_TABLE
    for slot, port in enumerate(s.port):
        if port != data.NO_PORT and slot != s.slot:  # BOR-9: a port being split already has an owner
            place[data.CARDS + port] = data.ON_TABLE if s.ending == 0 else data.REMOVED
    return place


def _derive_hands(s: State, cards: list[int]) -> dict[str, int | list[int]]:
    """The hands as they are told, or the cards said to be there, in their order in the deck."""
    hand: list[int] = []
    for seat in range(5):
        told = _slice(list(s.hand), seat, data.HAND_ROOM)
        held = [card for card, where in enumerate(cards) if where == data.IN_HAND + seat][: data.HAND_ROOM]
        closed = [card for card in told if card != data.NO_CARD]
        order = closed if sorted(closed) == held else held
        hand += order + [data.NO_CARD] * (data.HAND_ROOM - len(order))
    sizes = [data.HAND_ROOM - _slice(hand, seat, data.HAND_ROOM).count(data.NO_CARD) for seat in range(5)]
    return {"hand": hand, "hand_size": sizes}


def _derive_goods(s: State, place: list[int]) -> dict[str, int | list[int]]:
    """BOR-1.6, BOR-4.4: captured and paid pieces by good and value, and the good of a payment in one good."""

    def count(where: int, value: int) -> list[int]:
        pieces = [piece for piece in range(data.PIECES) if place[piece] == where and data.UNITS[piece] == value]
        return [sum(data.GOOD[piece] == good for piece in pieces) for good in range(data.GOODS)]

    paid, doubles = count(data.PAID, 1), count(data.PAID, 2)
    goods = [good for good in range(data.GOODS) if paid[good] + doubles[good] > 0]
    same = s.mission != data.NO_MISSION and data.MODE[s.mission] == data.SAME
    return {
        "singles": [number for seat in range(5) for number in count(data.CAPTURED + seat, 1)],
        "doubles": [number for seat in range(5) for number in count(data.CAPTURED + seat, 2)],
        "paid_singles": paid,
        "paid_doubles": doubles,
        "paid_good": goods[0] if same and goods else data.NO_GOOD,
    }


def _derive_conflict(s: State, cards: list[int]) -> dict[str, int | list[int]]:
    """BOR-6.5, BOR-6.6: the flags of the company on both sides, and the bonus for merchants between."""
    fighting = s.attacker != data.NO_MERCHANT and s.defender != data.NO_MERCHANT
    company = s.attacker // data.ROW if fighting else 0
    attack = [card for card in range(data.CARDS) if cards[card] == data.IN_ATTACK]
    defence = [card for card in range(data.CARDS) if cards[card] == data.IN_DEFENCE]
    between = max(s.attacker - s.defender - 1, 0) if fighting else 0
    return {
        "attack": sum(data.ALL_FLAGS[card * data.COMPANIES + company] for card in attack),
        "attack_cards": len(attack),
        "defence": between + sum(data.ALL_FLAGS[card * data.COMPANIES + company] for card in defence),
        "defence_cards": len(defence),
    }


def _derive_turn(s: State) -> dict[str, int | list[int]]:
    """BOR-3.2, BOR-12.3: in most steps the active player decides; after the end the others are asked in turn."""
    turn = s.deciding.bit_length() - 1
    after = s.after
    if s.phase != phase.PAYMENT:
        after = 0
    elif after == 0:
        after = phase.MISSION if s.ending == 0 else phase.LAST_MISSION
    last = phase.LAST_MISSION in (s.phase, after)
    own = s.phase in OWN_STEPS or (s.phase == phase.PAYMENT and not last)
    return {
        "after": after,
        "active": turn if own else s.active,
        "to_ask": (s.active - turn) % s.seats + 1 if last and s.active != data.NOBODY else 0,
    }


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    _audit_rows(s)
    _audit_hands(s)
    _audit_table(s)
    _audit_stage(s)


def _count(field: str, name: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise PositionError("position-count", field=field, name=name, expected=wanted, found=found)


def _decides(s: State, seat: int) -> None:
    expect(s.deciding == 1 << seat, "deciding", 1 << seat, s.deciding)


def _audit_rows(s: State) -> None:
    """BOR-1.2: three merchants each, closed up to the left; while placing, those placed so far."""
    row = s.row
    for company in range(data.COMPANIES):
        merchants = _slice(list(row), company, data.ROW)
        expect(data.NOBODY not in merchants[: s.length[company]], "row", "A B C null …", "null A")
    most = data.MERCHANTS * s.seats
    expect(0 <= s.placed <= most, "placed", f"0…{most}", s.placed)
    for seat in range(s.seats):
        _count("row", f"merchants of seat {seat + 1}", row.count(seat), _placed_by(s, seat))
    if s.phase == phase.PLACEMENT:
        expect(s.start != data.NOBODY, "start", f"0…{s.seats - 1}", "null")
        expect(s.placed < most, "placed", f"0…{most - 1}", s.placed)
        _decides(s, _placing(s, s.placed))
    else:
        expect(s.active != data.NOBODY or s.phase == phase.OVER, "active", f"0…{s.seats - 1}", "null")


def _placing(s: State, number: int) -> int:
    """BOR-2.6"""
    step = number % s.seats
    return (s.start + (s.seats - 1 - step if number // s.seats == 1 else step)) % s.seats


def _placed_by(s: State, seat: int) -> int:
    if s.phase != phase.PLACEMENT:
        return data.MERCHANTS
    return [_placing(s, number) for number in range(s.placed)].count(seat)


def _audit_hands(s: State) -> None:
    """BOR-11.3, BOR-13.1: hands are closed up and neither too large nor too small; nothing belongs to an empty seat."""
    for seat in range(s.seats):
        count = s.hand_size[seat]
        expect(data.NO_CARD not in _slice(list(s.hand), seat, data.HAND_ROOM)[:count], "hand", "E01 null …", "null E01")
        least, most = _least_hand(s, seat), _most_hand(s, seat)
        expect(least <= count <= most, "hand_size", f"{least}…{most}", count)
    for card, where in enumerate(s.place[: data.CARDS]):
        number = (where - data.DISCARDED_BY) % 5 if data.DISCARDED_BY <= where < data.ON_TABLE else 0
        if number >= s.seats:
            found, last = PLACE_NAMES[where], s.seats
            raise PositionError("position-seat", field=f"place {CARD_NAMES[card]}", expected=f"1…{last}", found=found)


def _least_hand(s: State, seat: int) -> int:
    """BOR-7.1: between turns everybody has a card to lay."""
    return int(s.ending == 0 and seat != s.active)


def _most_hand(s: State, seat: int) -> int:
    """BOR-11.3, BOR-12.2"""
    if s.ending != 0:
        return 0
    return data.HAND_LIMIT + (s.phase == phase.DISCARDS and s.deciding == 1 << seat)


def _audit_table(s: State) -> None:
    """BOR-2.3, BOR-7.2: the open ports and their piles, none of which should have been split already."""
    place, laid = list(s.place), [card for card in s.pile if card != data.NO_CARD]
    for slot in range(data.OPEN_PORTS):
        pile = _slice(list(s.pile), slot, PILE_ROOM)
        if data.NO_CARD in pile[: s.pile_size[slot]]:
            raise PositionError(
                "position-borneo-cards", field="pile", seat=slot + 1, expected="E01 null …", found="null E01"
            )
        _audit_port(s, slot, s.pile_size[slot])
    for card in range(data.CARDS):
        _count("pile", CARD_NAMES[card], laid.count(card), int(place[card] == data.ON_TABLE))
    shared = s.port[s.slot] if s.slot >= 0 else data.NO_PORT
    open_place = data.ON_TABLE if s.ending == 0 else data.REMOVED
    allowed = [data.IN_DECK, data.ON_TABLE, data.PAID, data.REMOVED, *range(data.CAPTURED, data.CAPTURED + s.seats)]
    for port, name in enumerate(PORT_NAMES):
        here, where = list(s.port).count(port), place[data.CARDS + port]
        if (here > 0 and port != shared) or where == data.ON_TABLE:
            _count("port", name, here, int(where == open_place))
        expected = " ".join(PLACE_NAMES[number] for number in allowed)
        expect(where in allowed, f"place {name}", expected, PLACE_NAMES[where])


def _audit_port(s: State, slot: int, cards: int) -> None:
    port = s.port[slot]
    playing = s.phase not in (phase.LAST_MISSION, phase.OVER) and s.ending == 0
    if (playing and port == data.NO_PORT) or (port == data.NO_PORT and cards > 0):
        raise PositionError(
            "position-borneo-no-port", field="port", expected=data.OPEN_PORTS, found=f"port[{slot}] = null"
        )
    if s.ending != 0:
        _count("pile_size", f"pile {slot + 1}", cards, 0)
    if port == data.NO_PORT or s.slot == slot or s.ending != 0:
        return
    flags, most, limit = _most_flags(s, slot), data.MAX_CARDS[port], data.FLAG_LIMIT[port]
    if cards >= most or flags >= limit:
        expected, found = f"< {most} cards, < {limit} flags", f"{cards} cards, {flags} flags"
        raise PositionError("position-borneo-pile", field="pile", name=PORT_NAMES[port], expected=expected, found=found)


def _most_flags(s: State, slot: int) -> int:
    return max(s.visible_flags(slot, company) for company in range(data.COMPANIES))


# -- The step of the turn -----------------------------------------------------


def _audit_stage(s: State) -> None:
    """What a step needs is there, and there only."""
    expect(s.deciding & (s.deciding - 1) == 0, "deciding", "1 | 2 | 4 …", s.deciding)
    if s.phase in OWN_STEPS:
        _decides(s, s.active)
    if s.phase in (phase.MISSION, phase.COMPANY, phase.EXPEDITION, phase.ATTACK):
        expect(s.hand_size[s.active] > 0, "hand_size", "1…", 0)
    if s.phase == phase.DISCARDS:
        expect(s.hand_size[s.active] > data.HAND_LIMIT, "hand_size", f"{data.HAND_LIMIT + 1}…", s.hand_size[s.active])
    last = s.phase == phase.LAST_MISSION or (s.phase == phase.PAYMENT and s.after == phase.LAST_MISSION)
    if s.phase == phase.PAYMENT and not last:
        _decides(s, s.active)
    ended = last or s.phase == phase.OVER
    expect((s.ending != 0) == ended, "ending", "ports cards" if ended else "none", s.ending)
    _audit_payment(s)
    _audit_conflict(s)
    _audit_split(s)


def _audit_payment(s: State) -> None:
    """BOR-4.1, BOR-4.5: a mission on the way can be paid in full."""
    paying = s.phase == phase.PAYMENT
    expect((s.mission != data.NO_MISSION) == paying, "mission", "!= null" if paying else "null", s.mission)
    steps = (phase.MISSION, phase.LAST_MISSION)
    expect(s.after in steps if paying else s.after == 0, "after", "mission last-mission" if paying else "over", s.after)
    total = sum(s.paid_singles) + sum(s.paid_doubles)
    expect(paying or total == 0, "paid_singles", 0, total)
    if not paying:
        return
    seat = s.deciding.bit_length() - 1
    amount = data.AMOUNT[s.mission]
    rest = [amount - s.paid_singles[good] - 2 * s.paid_doubles[good] for good in range(data.GOODS)]
    fits = [_fits(s, seat, good, rest[good]) for good in range(data.GOODS)]
    payable = f"singles + 2 doubles = {amount}"
    if data.MODE[s.mission] == data.EACH:
        expect(all(fits) and max(rest) > 0, "paid_singles", payable, amount - min(rest))
        return
    paid = [good for good in range(data.GOODS) if rest[good] != amount]
    expect(len(paid) <= 1, "paid_good", 1, len(paid))
    right = fits[paid[0]] and rest[paid[0]] > 0 if paid else any(fits)
    expect(right, "paid_singles", payable, amount - rest[paid[0]] if paid else 0)


def _fits(s: State, seat: int, good: int, rest: int) -> bool:
    """BOR-4.6: the rest of a payment in a good can be made without a superfluous card."""
    singles, doubles = s.singles[seat * data.GOODS + good], s.doubles[seat * data.GOODS + good]
    exact = any(0 <= rest - 2 * count <= singles for count in range(doubles + 1))
    return exact or (s.paid_singles[good] == 0 and (rest == -1 or (rest % 2 == 1 and (rest + 1) // 2 <= doubles)))


def _audit_conflict(s: State) -> None:
    """BOR-6.1 to BOR-6.6"""
    fighting = s.phase in (phase.ATTACK, phase.DEFENCE, phase.OUSTED, phase.KEEPING)
    for name, merchant in (("attacker", s.attacker), ("defender", s.defender)):
        right = (merchant != data.NO_MERCHANT) == fighting
        expect(right, name, "!= null" if fighting else "null", merchant)
    if not fighting:
        expect(s.attack_cards + s.defence_cards == 0, "attack_cards", 0, s.attack_cards + s.defence_cards)
        return
    company, between = s.attacker // data.ROW, s.attacker - s.defender - 1
    expect(s.defender // data.ROW == company, "defender", COMPANY_NAMES[company], COMPANY_NAMES[s.defender // data.ROW])
    expect(between >= 0, "defender", "< attacker", f"attacker - {between + 1}")
    place, flags = s.place[: data.CARDS], data.ALL_FLAGS
    for name, where in (("attack", data.IN_ATTACK), ("defence", data.IN_DEFENCE)):
        strange = [
            card for card in range(data.CARDS) if place[card] == where and not flags[card * data.COMPANIES + company]
        ]
        expect(not strange, name, COMPANY_NAMES[company], CARD_NAMES[strange[0]] if strange else "")
    front, back = (s.attacker, s.defender) if s.phase == phase.OUSTED else (s.defender, s.attacker)
    expect(s.row[back] == s.active, "attacker", s.active, s.row[back])
    expect(s.row[front] not in (s.active, data.NOBODY), "attacker", f"!= {s.active}", s.row[front])
    _audit_conflict_step(s, s.row[front])


def _audit_conflict_step(s: State, other: int) -> None:
    """BOR-6.3, BOR-6.4, BOR-6.7"""
    company = s.attacker // data.ROW
    own, theirs = s.hand_size[s.active], s.hand_size[other]
    if s.phase == phase.ATTACK:
        expect(own >= 2, "hand_size", "2…", own)
        expect(s.defence_cards == 0, "hand_size", "defence_cards = 0", s.defence_cards)
        able = s.attack_cards > 0 or s.colours_in_hand(s.active) >> company & 1 == 1
        expect(able, "attack_cards", "1…", 0)
        return
    _decides(s, other)
    expect(own > 0 and theirs > 0, "hand_size", "1…", min(own, theirs))
    expect(s.attack_cards > 0, "attack_cards", "1…", s.attack_cards)
    expect(s.defence_cards <= s.attack_cards, "attack_cards", f"{s.defence_cards}…", s.attack_cards)
    if s.phase == phase.DEFENCE:
        expect(s.defence_cards < s.attack_cards, "defence_cards", f"0…{s.attack_cards - 1}", s.defence_cards)
        expect(theirs > 1, "defence_cards", "hand_size = 2…", theirs)
    else:
        won = s.phase == phase.OUSTED
        expect((s.attack >= s.defence) == won, "attack", f"{'>=' if won else '<'} {s.defence}", s.attack)
    expect(s.phase != phase.KEEPING or s.defence_cards > 0, "defence_cards", "1…", s.defence_cards)


def _audit_split(s: State) -> None:
    """BOR-8.3, BOR-9.4"""
    order = [company for company in s.order if company != data.NO_COMPANY]
    splitting = s.phase == phase.SPLIT
    expect((s.slot >= 0) == splitting, "slot", "first second third" if splitting else "null", s.slot)
    expect(len(set(order)) == len(order), "order", len(order), len(set(order)))
    expect(data.NO_COMPANY not in s.order[: len(order)], "order", "yellow null …", "null yellow")
    if not splitting:
        expect(not order and s.turn_of == 0 and s.rank == 0, "order", 0, len(order) + s.turn_of + s.rank)
        return
    expect(0 <= s.turn_of < s.sharing, "turn_of", f"0…{s.sharing - 1}", s.turn_of)
    merchants = s.length[s.order[s.turn_of]]
    expect(0 <= s.rank < merchants, "turn_of", f"rank = 0…{merchants - 1}", f"rank = {s.rank}")
    _decides(s, s.row[s.order[s.turn_of] * data.ROW + s.rank])
    expect(s.pile_size[s.slot] > 1, "pile_size", "2…", s.pile_size[s.slot])
    port = data.CARDS + s.port[s.slot]
    where = s.place[port]
    if not data.CAPTURED <= where < data.ON_TABLE:
        name = PIECE_NAMES[port]
        raise PositionError(
            "position-borneo-cards",
            field=f"place {name}",
            seat=s.slot + 1,
            expected="captures-1…",
            found=PLACE_NAMES[where],
        )
