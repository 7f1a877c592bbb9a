"""What a seat sees of Batavia, built from what BAT-12.1 lists as open."""

from __future__ import annotations

from msgspec import Struct

from fondaco.games.batavia.data import (
    COMPANIES,
    COMPANY_NAMES,
    GOOD_NAMES,
    NO_TILE,
    NOBODY,
    PIRATES_AT,
    SPACES,
    TILE_NAMES,
    Company,
    tile,
)
from fondaco.games.batavia.state import State
from fondaco.kernel.state import State as BaseState

Counts = dict[Company, int]
FACE_DOWN = "face-down"


class Player(Struct, frozen=True):
    """One player's place; `hand` and `bills` only where the seat may know them."""

    gold: int
    merchant: int
    cards: int
    hand: Counts | None
    bills: int | None
    table: Counts
    tiles: Counts
    seals: tuple[Company, ...]
    crates: dict[str, tuple[Company, ...]]  # by good: on the boxes of which companies


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
    bidding: tuple[int, ...]
    auctioneer: int | None
    ship: int | None
    hex: int | None
    to_act: int
    laid: int
    markers: Counts
    cannon: int
    pirates_at: int


def view(s: BaseState, seat: int) -> View:
    """BAT-12; seat -1 is a spectator."""
    assert isinstance(s, State)
    over = s.deciding == 0
    return View(
        round=s.round,
        players=tuple([_player(s, player, over or player == seat) for player in range(s.seats)]),
        track=tuple([_station(s, space) for space in range(1, SPACES + 1)]),
        shown=s.shown,
        deck=sum(s.deck),
        discard=_counts(s.discard),
        lot=_counts(s.lot),
        bid=s.bid,
        bidder=_somebody(s.bidder),
        bidding=tuple([player for player in range(s.seats) if s.bidding >> player & 1]),
        auctioneer=_somebody(s.auctioneer),
        ship=_somebody(s.ship),
        hex=_somebody(s.hex),
        to_act=s.to_act,
        laid=s.laid,
        markers=_counts(s.marker),
        cannon=s.cannon,
        pirates_at=PIRATES_AT[s.seats],
    )


def _player(s: State, player: int, known: bool) -> Player:
    row = slice(player * COMPANIES, (player + 1) * COMPANIES)
    return Player(
        gold=s.gold[player],
        merchant=s.merchant[player],
        cards=s.hand_size(player),
        hand=_counts(s.hand[row]) if known else None,
        bills=s.bills[player] if known else None,
        table=_counts(s.table[row]),
        tiles=_counts(s.tiles[row]),
        seals=tuple([name for company, name in enumerate(COMPANY_NAMES) if s.seal[company] == player]),
        crates={name: _boxes(s, player, good) for good, name in enumerate(GOOD_NAMES)},
    )


def _boxes(s: State, player: int, good: int) -> tuple[Company, ...]:
    box = s.box
    return tuple([name for company, name in enumerate(COMPANY_NAMES) if box[tile(company, good)] == player])


def _station(s: State, space: int) -> str | None:
    if s.track[space] == NO_TILE:
        return None
    return TILE_NAMES[s.track[space]] if space <= s.shown else FACE_DOWN


def _counts(numbers: list[int]) -> Counts:
    return dict(zip(COMPANY_NAMES, numbers, strict=True))


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
