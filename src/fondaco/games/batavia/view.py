"""What a seat sees of Batavia, built from what BAT-12.1 lists as open."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from fondaco.games.batavia import data
from fondaco.games.batavia.state import State
from fondaco.kernel.showing.sections import place

Counts = dict[data.Company, int]
BOXES = tuple((good, company) for company in data.COMPANY_NAMES for good in data.GOOD_NAMES)
FACE_DOWN = "face-down"
CONSTANTS = {
    "COMPANIES": data.COMPANY_NAMES,
    "GOODS": data.GOOD_NAMES,
    "BLOCK": data.BLOCK,
    "FINAL_HEX": data.FINAL_HEX,
    "FACE_DOWN": FACE_DOWN,
    "MAJORITY_GOLD": dict(zip(data.GOOD_NAMES, data.MAJORITY_GOLD, strict=True)),
    "CONVERSION_GOLD": data.CONVERSION_GOLD,
    "TIE_GOLD": dict(zip(data.GOOD_NAMES, data.TIE_GOLD, strict=True)),
}


class Player(Struct, frozen=True):
    """One player's place; `hand` and `bills` only where the seat may know them."""

    gold: int
    merchant: int
    cards: int
    hand: Counts | None
    bills: int | None
    table: Counts
    tiles: Counts
    seals: tuple[data.Company, ...]
    crates: dict[data.Good, tuple[data.Company, ...]]  # by good: on the boxes of which companies


class View(Struct, frozen=True):
    """The table."""

    round: int
    players: tuple[Player, ...]
    track: tuple[str | None, ...]  # spaces 1 to 35: a tile, "face-down", or None where it was taken
    shown: int
    deck: int
    discard: Counts
    lot: Counts
    bid: int
    bidder: int | None
    bids: tuple[int, ...]  # by seat, the last of each in this auction; 0 before the first
    bidding: tuple[int, ...]
    auctioneer: int | None
    ship: int | None
    hex: int | None
    to_act: int
    laid: int
    markers: Counts
    cannon: int
    pirates_at: int


def view(s: State, seat: int) -> View:
    """BAT-12; seat -1 is a spectator."""
    bids = s.bids
    return View(
        round=s.round,
        players=_players(s, seat),
        track=_track(s.track, s.shown),
        shown=s.shown,
        deck=sum(s.deck),
        discard=_counts(s.discard),
        lot=_counts(s.lot),
        bid=s.bid,
        bidder=_seat_or_none(s.bidder),
        bids=tuple([s.bid if player == s.bidder else bids[player] for player in range(s.seats)]),
        bidding=tuple([player for player in range(s.seats) if s.bidding >> player & 1]),
        auctioneer=_seat_or_none(s.auctioneer),
        ship=_seat_or_none(s.ship),
        hex=_seat_or_none(s.hex),
        to_act=s.to_act,
        laid=s.laid,
        markers=_counts(s.marker),
        cannon=s.cannon,
        pirates_at=data.PIRATES_AT[s.seats],
    )


def own(s: State, seat: int, public: View) -> dict[str, Player]:
    """BAT-12.2: a seat sees its own cards and bills."""
    hand, bills = _counts(s.hand, seat * data.COMPANIES), s.bills[seat]
    return {place(seat): replace(public.players[seat], hand=hand, bills=bills)}


def _players(s: State, seat: int) -> tuple[Player, ...]:
    """Each list of the state is read once: compiled, reading one copies it."""
    over = s.deciding == 0
    hand, bills, table, tiles, seal = s.hand, s.bills, s.table, s.tiles, s.seal
    gold, merchant = s.gold, s.merchant
    crates = _crates(s.box, s.seats)
    seals: list[tuple[data.Company, ...]] = [()] * s.seats
    for company, owner in enumerate(seal):
        if owner != data.NOBODY:
            seals[owner] += (data.COMPANY_NAMES[company],)
    players = []
    for player in range(s.seats):
        first = player * data.COMPANIES
        known = over or player == seat
        players.append(
            Player(
                gold=gold[player],
                merchant=merchant[player],
                cards=sum(hand[first : first + data.COMPANIES]),
                hand=_counts(hand, first) if known else None,
                bills=bills[player] if known else None,
                table=_counts(table, first),
                tiles=_counts(tiles, first),
                seals=seals[player],
                crates=crates[player],
            )
        )
    return tuple(players)


def _crates(box: list[int], seats: int) -> list[dict[data.Good, tuple[data.Company, ...]]]:
    crates: list[dict[data.Good, tuple[data.Company, ...]]] = [dict.fromkeys(data.GOOD_NAMES, ()) for _ in range(seats)]
    for number, owner in enumerate(box):
        if owner != data.NOBODY:
            good, company = BOXES[number]
            crates[owner][good] += (company,)
    return crates


def _track(track: list[int], shown: int) -> tuple[str | None, ...]:
    stations = [None if tile == data.NO_TILE else data.TILE_NAMES[tile] for tile in track[1 : shown + 1]]
    hidden = [None if tile == data.NO_TILE else FACE_DOWN for tile in track[shown + 1 : data.SPACES + 1]]
    return tuple(stations + hidden)


def _counts(numbers: list[int], first: int = 0) -> Counts:
    return dict(zip(data.COMPANY_NAMES, numbers[first : first + data.COMPANIES], strict=True))


def _seat_or_none(seat: int) -> int | None:
    return None if seat == data.NOBODY else seat
