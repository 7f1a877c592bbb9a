"""Batavia's pieces counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.games.batavia.rules.phase import ACTION, AUCTION, CONVERSION, OVER, PLAY
from fondaco.games.batavia.state import State
from fondaco.kernel.declaring.positions import Derived, expect
from fondaco.kernel.errors import PositionError

ALL_COMPANIES = set(range(data.COMPANIES))


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    table, hand = list(s.table), list(s.hand)
    afloat = [[table[seat * data.COMPANIES + company] for seat in range(s.seats)] for company in range(data.COMPANIES)]
    marker = [sum(ships) for ships in afloat]
    held = [sum(hand[seat * data.COMPANIES + company] for seat in range(s.seats)) for company in range(data.COMPANIES)]
    away = [sum(counts) for counts in zip(marker, held, s.discard, s.lot, strict=True)]
    merchant, turn = list(s.merchant)[: s.seats], s.deciding.bit_length() - 1
    return {
        "marker": marker,  # BAT-5.3
        "cannon": sum(marker),
        "most": [max(ships) for ships in afloat],
        "seal": [_leader(ships) for ships in afloat],  # BAT-5.2
        "deck": [data.SHIPS_OF_A_COMPANY - count for count in away],  # BAT-1.6
        "hex": merchant.index(data.FINAL_HEX) if data.FINAL_HEX in merchant else data.NOBODY,
        "to_act": s.seats - (turn - s.ship) % s.seats if s.phase >= ACTION and s.ship != data.NOBODY else 0,
        "ending": int(s.phase == OVER),
    }


def _leader(ships: list[int]) -> int:
    most = max(ships)
    return ships.index(most) if most > 0 and ships.count(most) == 1 else data.NOBODY


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    _audit_cards(s)
    _audit_stations(s)
    _audit_auction(s)
    _audit_turn(s)
    _audit_play(s)


def _audit_cards(s: State) -> None:
    """BAT-1.1, BAT-1.6: payments only move bills between players; 22 ships of each company, wherever they are."""
    for number, (known, held) in enumerate(zip(s.known, s.hand, strict=True)):
        if known > held:
            seat, name = number // data.COMPANIES, data.COMPANY_NAMES[number % data.COMPANIES]
            raise PositionError(
                "position-more-known-than-held", field="known", seat=seat, name=name, expected=f"0…{held}", found=known
            )
    for place in range(s.seats * data.COMPANIES) if any(s.old) else ():
        had, hidden = s.old[place] + s.drawn[place], s.hand[place] - s.known[place]
        expect(had >= hidden, "drawn", f">= {hidden - s.old[place]}", s.drawn[place])
    if sum(s.bills) != data.BILLS * s.seats:
        wanted = data.BILLS * s.seats
        raise PositionError("position-count", field="bills", name="bills", expected=wanted, found=sum(s.bills))


def _audit_stations(s: State) -> None:
    """BAT-1.3, BAT-6.5: each tile is on the track or has a crate in its box, face-down blocks are whole."""
    track, box = s.track, s.box
    for number, name in enumerate(data.TILE_NAMES):
        places = track.count(number) + (box[number] != data.NOBODY)
        if places != 1:
            raise PositionError("position-count", field="track", name=name, expected=1, found=places)
    expect(track[0] == data.NO_TILE, "track[0]", "null", track[0])
    expect(
        s.shown % data.COMPANIES == 0 and s.shown <= data.SPACES,
        "shown",
        f"0, {data.COMPANIES}, … {data.SPACES}",
        s.shown,
    )
    for space in range(s.shown + 1, data.SPACES + 1, data.COMPANIES):
        companies = {track[space + step] // data.GOODS for step in range(data.COMPANIES)}
        if companies != ALL_COMPANIES:
            found = " ".join(data.COMPANY_NAMES[company] for company in sorted(companies & ALL_COMPANIES))
            raise PositionError(
                "position-block", field="track", space=space, expected=" ".join(data.COMPANY_NAMES), found=found
            )
    for seat in range(s.seats):
        there = s.merchant[seat]
        expect((there == data.FINAL_HEX) == (s.hex == seat), "merchant", "36 = hex", there)
        expect(there <= s.shown or there == data.FINAL_HEX, "merchant", f"0…{s.shown}, {data.FINAL_HEX}", there)
    for company, name in enumerate(data.COMPANY_NAMES):
        taken = sum(box[company * data.GOODS + good] != data.NOBODY for good in range(data.GOODS))
        tiles = sum(s.tiles[seat * data.COMPANIES + company] for seat in range(s.seats))
        if tiles > taken:
            raise PositionError(
                "position-more-tiles-than-taken", field="tiles", name=name, expected=f"0…{taken}", found=tiles
            )


def _audit_auction(s: State) -> None:
    most = s.bills[s.bidder] if s.bidder != data.NOBODY else 0
    expect(min(most, 1) <= s.bid <= most, "bid", f"{min(most, 1)}…{most}", s.bid)
    expect(s.bidder == data.NOBODY or s.bid > 0, "bid", "1…", s.bid)
    for seat, bid in enumerate(s.bids):
        expect(bid <= min(s.bid, s.bills[seat]), f"bids[{seat}]", f"0…{min(s.bid, s.bills[seat])}", bid)
    expect(s.bidding < 1 << s.seats, "bidding", f"0…{(1 << s.seats) - 1}", s.bidding)
    expect(
        s.bidder == data.NOBODY or s.bidding >> s.bidder & 1 == 1, "bidding", f"{1 << max(s.bidder, 0)} |", s.bidding
    )


def _audit_turn(s: State) -> None:
    """BAT-2.1, BAT-3.4: one seat decides, one still in the auction or the one whose action it is."""
    auction = s.phase == AUCTION
    others = s.bidding & ~(1 << s.bidder) if s.bidder != data.NOBODY else s.bidding  # BAT-3.4
    if s.deciding & (s.deciding - 1) or (auction and s.deciding & ~others):
        expected = "1 | 2 | 4 …" if not auction else f"bidding = {others}"
        raise PositionError("position-deciding", field="deciding", expected=expected, found=s.deciding)
    last = s.seats - 1
    if auction and s.hex != data.NOBODY:
        raise PositionError("position-seat", field="hex", expected="null", found=s.hex)
    if auction and s.auctioneer == data.NOBODY:
        raise PositionError("position-seat", field="auctioneer", expected=f"0…{last}", found="null")
    if s.phase >= ACTION and s.ship == data.NOBODY:
        raise PositionError("position-seat", field="ship", expected=f"0…{last}", found="null")


def _audit_play(s: State) -> None:
    """BAT-4.5, BAT-7.1: who lays cards has laid one and can lead; who converts has just got a company's only tile."""
    laying = s.phase in (PLAY, CONVERSION)
    expect((s.laid > 0) == laying, "laid", "1…" if laying else 0, s.laid)
    seat = s.deciding.bit_length() - 1
    if s.phase == PLAY and not s.can_lead(seat):
        raise PositionError("position-no-lead", field="hand", expected="1…", found=0)
    tiles = s.tiles[seat * data.COMPANIES : (seat + 1) * data.COMPANIES]
    expect(s.phase != CONVERSION or 1 in tiles, "tiles", 1, max(tiles, default=0))
