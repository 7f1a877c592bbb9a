"""Kontor's cards and florins counted, and the harbour checked: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, OVER, SHOWING
from fondaco.games.kontor.state import State
from fondaco.kernel.declaring.positions import Derived, expect
from fondaco.kernel.errors import PositionError


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    start = data.HARBOURS[s.scenario]
    table, hand, quay = list(s.table), list(s.hand), list(s.quay)
    ground = [_ground(card, told) for card, told in zip(table, s.ground, strict=True)]
    edges = _edges(s, start, [space for space in range(data.SPACES) if ground[space] != data.EMPTY])
    yard = _yards(ground, list(s.yard), edges, start)
    order = _order(table, list(s.order))
    return {
        "treasury": 2 * data.OPENING_FLORINS + start.treasury - sum(s.florins),  # KON-1.1, KON-15.5
        "ground": ground,
        "yard": yard,
        "yards": max(s.yards, *yard, *(number for number, owner in enumerate(s.yard_owner) if owner != data.NOBODY)),
        **dict(zip(("top", "bottom", "left", "right"), edges, strict=True)),
        "filled": data.SPACES - table.count(data.NO_CARD),
        "order": order,
        "lays": max(s.lays, *order),
        "held": [_held(hand[seat * data.HAND : (seat + 1) * data.HAND]) for seat in range(2)],
        "canal_left": _held(list(s.canal)),
        "quay_left": [_held(quay[seat * data.QUAY_CARDS : (seat + 1) * data.QUAY_CARDS]) for seat in range(2)],
        "special_left": _held(list(s.special)),
    }


def _held(cards: list[int]) -> int:
    return len(cards) - cards.count(data.NO_CARD)


def _ground(card: int, told: int) -> int:
    """KON-14.7: a card lies as what it is; a customs house as either, as a quay if nothing is said."""
    if card == data.NO_CARD:
        return data.EMPTY
    if data.CARD_KIND[card] == data.CUSTOMS:
        return told if told in (data.CANAL_LIKE, data.QUAY_LIKE) else data.QUAY_LIKE
    return (
        data.QUAY_LIKE
        if data.CARD_OWNER[card] != data.NOBODY or data.CARD_KIND[card] == data.BRIDGE
        else data.CANAL_LIKE
    )


def _edges(s: State, start: data.Harbour, cards: list[int]) -> list[int]:
    """KON-8.4: the extent of the cards; or as told, if the axis is fixed and holds them."""
    if start.fixed or not cards:
        return [0, start.rows - 1, 0, start.columns - 1]
    edges: list[int] = []
    for low, high, limit, axis in (
        (s.top, s.bottom, start.rows, data.ROW),
        (s.left, s.right, start.columns, data.COLUMN),
    ):
        least, most = min(axis[space] for space in cards), max(axis[space] for space in cards)
        fixed = high - low + 1 == limit and low <= least and most <= high
        edges += [low, high] if fixed else [least, most]
    return edges


def _yards(ground: list[int], told: list[int], edges: list[int], start: data.Harbour) -> list[int]:
    """KON-9.3, KON-10.1: the closed yards by number; those that have none yet are counted on."""
    yard, seen = [0] * data.SPACES, set[int]()
    closed: list[list[int]] = []
    for space in range(data.SPACES):
        if ground[space] == data.QUAY_LIKE and space not in seen:
            cards = _yard_around(ground, space)
            seen.update(cards)
            if not any(_is_gap(ground, near, edges, start) for card in cards for near in _beside(card)):
                closed.append(cards)
    used: set[int] = set()
    for cards in closed:
        numbers = {told[space] for space in cards} - used - {0}
        number = min(numbers) if len(numbers) == 1 else 0
        used.add(number or max(used | set(told)) + 1)
        for space in cards:
            yard[space] = number or max(used)
    return yard


def _yard_around(ground: list[int], space: int) -> list[int]:
    found = [space]
    for card in found:
        found += [near for near in _beside(card) if ground[near] == data.QUAY_LIKE and near not in found]
    return found


def _beside(space: int) -> list[int]:
    return [near for near in data.NEIGHBOUR[space * data.EDGES : (space + 1) * data.EDGES] if near >= 0]


def _is_gap(ground: list[int], space: int, edges: list[int], start: data.Harbour) -> bool:
    """KON-9.2: empty and in bounds."""
    top, bottom, left, right = edges
    rows = bottom - start.rows < data.ROW[space] < top + start.rows
    return ground[space] == data.EMPTY and rows and right - start.columns < data.COLUMN[space] < left + start.columns


def _order(table: list[int], told: list[int]) -> list[int]:
    """When each card on the table was laid; those nothing is said of after the others, by their spaces."""
    order = [number if card in table else 0 for card, number in enumerate(told)]
    for card in table:
        if card != data.NO_CARD and order[card] == 0:
            order[card] = max(order) + 1
    return order


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    _audit_cards(s)
    _audit_harbour(s)
    _audit_yards(s)
    _audit_choices(s)


def _audit_cards(s: State) -> None:
    """KON-1.1: every card of the scenario is in exactly one place, all others in none."""
    places = [card for card in s.table if card != data.NO_CARD] + [card for card in s.covered if card != data.NO_CARD]
    places += _first("canal", list(s.canal), s.canal_left) + _first("special", list(s.special), s.special_left)
    for seat in range(2):
        places += _first("hand", s.hand[seat * data.HAND : (seat + 1) * data.HAND], s.held[seat])
        places += _first("quay", s.quay[seat * data.QUAY_CARDS : (seat + 1) * data.QUAY_CARDS], s.quay_left[seat])
        expect(s.quay_known[seat] <= s.quay_left[seat], "quay_known", f"0…{s.quay_left[seat]}", s.quay_known[seat])
        for slot, known in enumerate(s.known[seat * data.HAND : (seat + 1) * data.HAND]):
            expect(known <= (slot < s.held[seat]), "known", f"0…{int(slot < s.held[seat])}", known)
    start = data.HARBOURS[s.scenario]
    used = {data.ANCHOR, *data.CANALS, *start.quays[0], *start.quays[1], *(data.SPECIALS if s.special_cards else ())}
    for card, name in enumerate(data.CARD_NAMES):
        found, wanted = places.count(card), int(card in used)
        if found != wanted:
            raise PositionError("position-count", field="table", name=name, expected=wanted, found=found)


def _first(field: str, cards: list[int], count: int) -> list[int]:
    """The cards of a pile or hand: so many in the first places, none after them."""
    there = [number for number, card in enumerate(cards) if card != data.NO_CARD]
    expect(there == list(range(count)), field, f"0…{count - 1}", " ".join(map(str, there)))
    return cards[:count]


def _audit_harbour(s: State) -> None:
    """KON-8.4: the harbour is no longer than its scenario allows; the ship is on water."""
    start = data.HARBOURS[s.scenario]
    for field, length, limit in (
        ("top", s.bottom - s.top + 1, start.rows),
        ("left", s.right - s.left + 1, start.columns),
    ):
        expect(length <= limit, field, f"1…{limit}", length)
    expect(s.ship >= 0, "ship", "a1…m13", "null")
    expect(s.ground[s.ship] == data.CANAL_LIKE, "ship", "canal", data.GROUND_NAMES[s.ground[s.ship]])


def _audit_yards(s: State) -> None:
    """KON-10.1: a guardian stands in a closed yard."""
    for number, owner in enumerate(s.yard_owner):
        expect(owner == data.NOBODY or 1 <= number <= s.yards, "yard_owner", f"1…{s.yards}", number)


def _audit_choices(s: State) -> None:
    """KON-4.1: a chosen card is in the hand; secret choices belong to their phase."""
    for seat in range(2):
        card = s.chosen[seat]
        told = data.CHOICE_NAMES[card]
        expect(card <= 0 or s.slot_of(seat, card) >= 0, "chosen", "hand", told)
        decides = s.deciding >> seat & 1
        if s.phase in (CHOOSING, SHOWING) and decides and card != data.NO_CARD:
            raise PositionError("position-deciding", field="chosen", expected="null", found=told)
        if ((s.phase == BUYING and decides) or s.phase != BUYING) and s.wish[seat] != data.NO_WISH:
            raise PositionError("position-deciding", field="wish", expected="null", found=s.wish[seat])
    if s.phase == BUYING:
        expect(s.special_left > 0, "special_left", "1…", s.special_left)
    if s.phase == SHOWING:
        expect(s.special_left == 1, "special_left", 1, s.special_left)
    for seat in range(2):
        _audit_buyer(s, seat)
    if s.phase not in (OVER, BUYING, SHOWING, CHOOSING):
        _audit_turn(s)


def _audit_buyer(s: State, seat: int) -> None:
    """KON-14.2, KON-14.3: a player who may come to pay for a special card has the price."""
    asked = s.deciding >> seat & 1
    bids = s.phase == BUYING and (asked or s.wish[seat] == 1)
    shows = s.phase == SHOWING and (asked or s.chosen[seat] != data.NO_CARD)
    if bids or shows:
        field = f"florins[{data.OWNER_NAMES[seat]}]"
        expect(s.florins[seat] >= data.SPECIAL_PRICE, field, f"{data.SPECIAL_PRICE}…", s.florins[seat])


def _audit_turn(s: State) -> None:
    """KON-5: one player acts with a card, and perhaps the other after that."""
    if s.deciding not in (1, 2):
        raise PositionError("position-deciding", field="chosen", expected="deciding = 1, 2", found=s.deciding)
    if s.chosen[s.deciding - 1] <= 0:
        raise PositionError("position-deciding", field="chosen", expected="!= null", found="null")
    if s.second != data.NOBODY and (s.second == s.deciding - 1 or s.chosen[s.second] <= 0):
        expected = f"null, {2 - s.deciding}"
        raise PositionError("position-deciding", field="second", expected=expected, found=s.second)
