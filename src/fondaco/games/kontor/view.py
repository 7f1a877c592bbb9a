"""What a seat sees of Kontor: the whole table, the own hand, and of the rest only backs and counts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from fondaco.games.kontor import data
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, LAYING, REMOVING, SHIPPING, SHOWING
from fondaco.games.kontor.rules.scenarios import controls
from fondaco.games.kontor.rules.scoring import how_won, majority
from fondaco.games.kontor.state import State
from fondaco.kernel.showing.sections import place

Stock = Literal["quay", "canal", "special"]
STOCKS: tuple[Stock, ...] = ("quay", "canal", "special")
CONSTANTS = {
    "GOODS": data.GOOD_NAMES,
    "STOCKS": STOCKS,
    "COLUMN_LETTERS": data.COLUMN_LETTERS,
    "IDLE_ROUNDS": data.IDLE_ROUNDS,
    "STALE_ROUNDS": data.STALE_ROUNDS,
}


class Card(Struct, frozen=True):
    """A card face up."""

    name: str
    kind: data.Kind
    value: int
    owner: int | None
    goods: tuple[data.Good, ...]
    symbol: data.Symbol


class Space(Struct, frozen=True):
    """A space with a card; row and column count from 0 at a1."""

    space: str
    row: int
    column: int
    card: Card
    ground: Literal["canal", "quay"]
    yard: int | None  # index of its yard


class Yard(Struct, frozen=True):
    """KON-9: a group of quay-like cards; in open ones the warehouses and who would win now, and why."""

    spaces: tuple[str, ...]
    closed: bool
    guard: int | None
    warehouses: tuple[dict[data.Good, int], ...]  # by player and good; none in closed yards
    centres: tuple[str | None, ...]  # by player
    leader: int | None
    reason: str | None  # by-difference, by-goods-led or by-circle
    customs: int
    distance: int
    bonus: bool  # KON-13.5: would bring a point if the game ended now


class Player(Struct, frozen=True):
    """One player's place; `hand` and `choice` only where the seat may know them."""

    florins: int
    points: int
    guardians: int
    backs: dict[Stock, int]  # hand cards by what their backs show, a revealed one not counted
    hand: tuple[Card, ...] | None
    committed: bool  # has made a choice that is still secret
    choice: str | None  # that choice, for its owner
    revealed: Card | None  # the card to be laid this round
    shown: str | None  # what the player revealed or showed last: a card or pass
    pile: int
    pile_top: Card | None


class Bounds(Struct, frozen=True):
    """KON-8.4: one axis, by rows or columns from 0: the extent, the limit, and how far the harbour may still reach."""

    first: int
    last: int
    limit: int
    lowest: int
    highest: int
    fixed: bool


class View(Struct, frozen=True):
    """The table."""

    scenario: str
    special_cards: bool
    round: int
    players: tuple[Player, ...]
    treasury: int
    spaces: tuple[Space, ...]
    yards: tuple[Yard, ...]
    rows: Bounds
    columns: Bounds
    ship: str
    anchor: str
    canal_pile: int
    canal_top: Card | None
    special_pile: int | None
    covered: tuple[Card, ...]
    first: int | None
    second: int | None
    idle_rounds: int
    stale_rounds: int
    fields: tuple[int | None, ...] | None  # KON-15.2b: who controls the nine fields
    winner: int | None


def view(s: State, seat: int) -> View:
    """KON-16.37; seat -1 is a spectator."""
    groups = _groups(s)
    bonus = _bonus(s, groups)
    yard_at = {space: index for index, group in enumerate(groups) for space in group}
    return View(
        scenario=data.SCENARIO_NAMES[s.scenario],
        special_cards=bool(s.special_cards),
        round=s.round,
        players=tuple([_player(s, player, player == seat) for player in range(2)]),
        treasury=s.treasury,
        spaces=tuple(
            [_space(s, space, yard_at.get(space)) for space in range(data.SPACES) if s.ground[space] != data.EMPTY]
        ),
        yards=tuple([_yard(s, group, group in bonus) for group in groups]),
        rows=_bounds(s.top, s.bottom, data.ROWS[s.scenario]),
        columns=_bounds(s.left, s.right, data.COLUMNS[s.scenario]),
        ship=data.SPACE_NAMES[s.ship],
        anchor=data.SPACE_NAMES[data.HARBOURS[s.scenario].anchor],
        canal_pile=s.canal_left,
        canal_top=_card(s.top_canal()) if s.canal_left else None,
        special_pile=s.special_left if s.special_cards else None,
        covered=tuple([_card(card) for card in s.covered if card != data.NO_CARD]),
        first=_seat_or_none(s.first),
        second=_seat_or_none(s.second),
        idle_rounds=s.idle,
        stale_rounds=s.stale,
        fields=_fields(s) if s.scenario == data.TIC_TAC_TOE else None,
        winner=_seat_or_none(s.winner),
    )


# -- players ------------------------------------------------------------------


def own(s: State, seat: int, public: View) -> dict[str, Player]:
    """KON-16.37: a seat sees its own hand and its own choice."""
    return {place(seat): replace(public.players[seat], hand=_hand(s, seat), choice=_choice(s, seat))}


def _player(s: State, player: int, own: bool) -> Player:
    revealed = _revealed(s, player)
    cards = _cards(s, player)
    left = s.quay_left[player]
    return Player(
        florins=s.florins[player],
        points=s.points[player],
        guardians=s.guardians(player),
        backs={name: sum(_stock(card) == stock for card in cards) for stock, name in enumerate(STOCKS)},
        hand=_hand(s, player) if own else None,
        committed=_choice(s, player) is not None,
        choice=_choice(s, player) if own else None,
        revealed=_card(revealed) if revealed > 0 else None,
        shown=data.CHOICE_NAMES[s.shown[player]] if s.shown[player] != data.NO_CARD else None,
        pile=left,
        pile_top=_card(s.top_quay(player)) if left else None,
    )


def _revealed(s: State, player: int) -> int:
    return s.chosen[player] if s.phase in (SHIPPING, REMOVING, LAYING) else data.NO_CARD


def _cards(s: State, player: int) -> list[int]:
    """In the hand, a revealed one not counted."""
    revealed = _revealed(s, player)
    return [card for card in s.hand[player * data.HAND : player * data.HAND + s.held[player]] if card != revealed]


def _hand(s: State, player: int) -> tuple[Card, ...]:
    return tuple([_card(card) for card in sorted(_cards(s, player), key=lambda card: (_stock(card), card))])


def _choice(s: State, player: int) -> str | None:
    """A choice made and not yet revealed."""
    if s.phase == BUYING and s.wish[player] != data.NO_WISH:
        return "buy" if s.wish[player] else "decline"
    if s.phase in (CHOOSING, SHOWING) and s.chosen[player] != data.NO_CARD:
        return data.CHOICE_NAMES[s.chosen[player]]
    return None


def _stock(card: int) -> int:
    """What the back of a card shows: quay, canal or special."""
    if data.CARD_OWNER[card] != data.NOBODY:
        return 0
    return 1 if data.CARD_KIND[card] == data.CANAL else 2


# -- the harbour --------------------------------------------------------------


def _card(card: int) -> Card:
    return PRINTED[card]


def _printed(card: int) -> Card:
    return Card(
        name=data.CARD_NAMES[card],
        kind=data.KIND_NAMES[data.CARD_KIND[card]],
        value=data.CARD_VALUE[card],
        owner=_seat_or_none(data.CARD_OWNER[card]),
        goods=data.goods_of(card),
        symbol=data.SYMBOL_NAMES[data.CARD_SYMBOL[card]],
    )


def _space(s: State, space: int, yard: int | None) -> Space:
    ground: Literal["canal", "quay"] = "quay" if s.ground[space] == data.QUAY_LIKE else "canal"
    return Space(data.SPACE_NAMES[space], data.ROW[space], data.COLUMN[space], _card(s.table[space]), ground, yard)


def _groups(s: State) -> list[list[int]]:
    """KON-9.1: the spaces of each yard."""
    groups: list[list[int]] = []
    seen: set[int] = set()
    ground = s.ground
    for start in range(data.SPACES):
        if ground[start] != data.QUAY_LIKE or start in seen:
            continue
        group = [start]
        seen.add(start)
        for space in group:
            for near in data.NEIGHBOUR[space * data.EDGES : (space + 1) * data.EDGES]:
                if near >= 0 and ground[near] == data.QUAY_LIKE and near not in seen:
                    seen.add(near)
                    group.append(near)
        groups.append(sorted(group))
    return groups


def _yard(s: State, group: list[int], bonus: bool) -> Yard:
    number = s.yard[group[0]]
    counts = [[0] * data.GOODS, [0] * data.GOODS]
    for space in group:
        card = s.table[space]
        for good in range(data.GOODS if number == 0 and data.CARD_OWNER[card] != data.NOBODY else 0):
            counts[data.CARD_OWNER[card]][good] += data.CARD_GOODS[card * data.GOODS + good]
    lead = [red - black for red, black in zip(*counts, strict=True)]
    leader = majority(*lead)
    return Yard(
        spaces=tuple([data.SPACE_NAMES[space] for space in group]),
        closed=number > 0,
        guard=_seat_or_none(s.yard_owner[number]) if number else None,
        warehouses=tuple([dict(zip(data.GOOD_NAMES, count, strict=True)) for count in counts]),
        centres=tuple([None if number else _centre(s, group, player) for player in range(2)]),
        leader=_seat_or_none(leader),
        reason=None if leader == data.NOBODY else data.HOW_NAMES[how_won(*lead)],
        customs=sum(data.CARD_KIND[s.table[space]] == data.CUSTOMS for space in group),
        distance=_distance(s, group),
        bonus=bonus,
    )


def _distance(s: State, group: list[int]) -> int:
    """KON-13.3"""
    anchor = data.HARBOURS[s.scenario].anchor
    return min(
        [abs(data.ROW[space] - data.ROW[anchor]) + abs(data.COLUMN[space] - data.COLUMN[anchor]) for space in group]
    )


def _bonus(s: State, groups: list[list[int]]) -> list[list[int]]:
    """KON-13.3 to KON-13.5: the guarded yards that would bring a point if the game ended now."""
    guarded = [group for group in groups if s.yard[group[0]] and s.yard_owner[s.yard[group[0]]] != data.NOBODY]
    rule = data.BONUS[s.scenario]
    if rule != data.FIVE_LARGEST:
        return guarded if rule == data.ALL_GUARDED else []
    ranks = [(-len(group), _distance(s, group)) for group in guarded]
    counted: list[list[int]] = []
    for rank in sorted(set(ranks)):
        equals = [group for group, other in zip(guarded, ranks, strict=True) if other == rank]
        left = data.BONUS_YARDS - len(counted)
        if left > 0 and (len(equals) == 1 or (s.finalTieExclusion == data.CUTOFF and len(equals) <= left)):
            counted += equals
    return counted


def _centre(s: State, group: list[int], player: int) -> str | None:
    """KON-9.4: the player's card that was laid first."""
    own = [space for space in group if data.CARD_OWNER[s.table[space]] == player]
    return data.SPACE_NAMES[min(own, key=lambda space: s.order[s.table[space]])] if own else None


def _bounds(first: int, last: int, limit: int) -> Bounds:
    return Bounds(first, last, limit, last - limit + 1, first + limit - 1, last - first + 1 == limit)


def _fields(s: State) -> tuple[int | None, ...]:
    return tuple([0 if controls(s, 0, field) else 1 if controls(s, 1, field) else None for field in range(data.FIELDS)])


def _seat_or_none(seat: int) -> int | None:
    return None if seat == data.NOBODY else seat


PRINTED = tuple([_printed(card) for card in range(data.CARDS)])
