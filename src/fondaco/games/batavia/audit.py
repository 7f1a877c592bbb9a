"""Batavia's pieces counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.batavia.data import (
    BILLS,
    COMPANIES,
    COMPANY_NAMES,
    FINAL_HEX,
    GOODS,
    NO_TILE,
    NOBODY,
    SHIPS_OF_A_COMPANY,
    SPACES,
    TILE_NAMES,
)
from fondaco.games.batavia.rules.phase import ACTION, AUCTION, CONVERSION, PLAY
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State as BaseState


def audit(s: BaseState) -> None:
    """Raise PositionError, with the field, where the position cannot be."""
    assert isinstance(s, State)
    _audit_cards(s)
    _audit_bills(s)
    _audit_stations(s)
    _audit_seals(s)
    _audit_auction(s)
    _audit_turn(s)
    _audit_play(s)


def _audit_cards(s: State) -> None:
    """BAT-1.6: 22 ships of each company, wherever they are."""
    for company, name in enumerate(COMPANY_NAMES):
        places = [s.deck, s.discard, s.lot]
        count = sum(place[company] for place in places)
        for seat in range(s.seats):
            count += s.hand[seat * COMPANIES + company] + s.table[seat * COMPANIES + company]
            if s.known[seat * COMPANIES + company] > s.hand[seat * COMPANIES + company]:
                raise PositionError("position-more-known-than-held", field="known", seat=seat, name=name)
            if any(s.old) and s.shown_since(seat, company) < 0:
                found = s.old[seat * COMPANIES + company] + s.drawn[seat * COMPANIES + company]
                wanted = s.hand[seat * COMPANIES + company] - s.known[seat * COMPANIES + company]
                raise PositionError("position-count", field="drawn", name=name, found=found, wanted=wanted)
        afloat = sum(s.table[seat * COMPANIES + company] for seat in range(s.seats))
        if s.marker[company] != afloat:
            raise PositionError("position-count", field="marker", name=name, found=s.marker[company], wanted=afloat)
        if count != SHIPS_OF_A_COMPANY:
            raise PositionError("position-count", field="deck", name=name, found=count, wanted=SHIPS_OF_A_COMPANY)
    if s.cannon != sum(s.marker):
        raise PositionError("position-count", field="cannon", name="cannon", found=s.cannon, wanted=sum(s.marker))


def _audit_bills(s: State) -> None:
    """BAT-1.1: payments only move bills between players."""
    if sum(s.bills) != BILLS * s.seats:
        raise PositionError("position-count", field="bills", name="bills", found=sum(s.bills), wanted=BILLS * s.seats)


def _audit_stations(s: State) -> None:
    """BAT-1.3, BAT-6.5: each tile is on the track or has a crate in its box, face-down blocks are whole."""
    track, box = s.track, s.box
    for number, name in enumerate(TILE_NAMES):
        places = track.count(number) + (box[number] != NOBODY)
        if places != 1:
            raise PositionError("position-count", field="track", name=name, found=places, wanted=1)
    if track[0] != NO_TILE or s.shown % COMPANIES or not 0 <= s.shown <= SPACES:
        raise PositionError("position-wants-number", field="shown")
    for space in range(s.shown + 1, SPACES + 1, COMPANIES):
        companies = {track[space + step] // GOODS for step in range(COMPANIES)}
        if companies != set(range(COMPANIES)):
            raise PositionError("position-block", field="track", space=space)
    for seat in range(s.seats):
        if (s.merchant[seat] == FINAL_HEX) != (s.hex == seat) or s.shown < s.merchant[seat] != FINAL_HEX:
            raise PositionError("position-wants-number", field="merchant")
    for company, name in enumerate(COMPANY_NAMES):
        taken = sum(box[company * GOODS + good] != NOBODY for good in range(GOODS))
        if sum(s.tiles[seat * COMPANIES + company] for seat in range(s.seats)) > taken:
            raise PositionError("position-more-tiles-than-taken", field="tiles", name=name)


def _audit_seals(s: State) -> None:
    """BAT-5.2: a seal is with whoever has strictly most ships of the company."""
    for company, name in enumerate(COMPANY_NAMES):
        counts = [s.table[seat * COMPANIES + company] for seat in range(s.seats)]
        most = max(counts)
        if s.most[company] != most:
            raise PositionError("position-count", field="most", name=name, found=s.most[company], wanted=most)
        holder = counts.index(most) if most > 0 and counts.count(most) == 1 else NOBODY
        if s.seal[company] != holder:
            raise PositionError("position-seal", field="seal", name=name)


def _audit_auction(s: State) -> None:
    if (s.bid != 0 and s.bidder == NOBODY) or (s.bidder != NOBODY and not 1 <= s.bid <= s.bills[s.bidder]):
        raise PositionError("position-wants-number", field="bid")
    if not 0 <= s.bidding < 1 << s.seats or (s.bidder != NOBODY and not s.bidding >> s.bidder & 1):
        raise PositionError("position-wants-number", field="bidding")


def _audit_turn(s: State) -> None:
    """BAT-2.1, BAT-3.4: one seat decides, one still in the auction or the one whose action it is."""
    auction = s.phase == AUCTION
    if s.deciding & (s.deciding - 1) or (auction and s.deciding & ~s.bidding):
        raise PositionError("position-deciding", field="deciding")
    if auction and s.hex != NOBODY:
        raise PositionError("position-seat", field="hex")
    if auction and s.auctioneer == NOBODY:
        raise PositionError("position-seat", field="auctioneer")
    if s.phase >= ACTION and s.ship == NOBODY:
        raise PositionError("position-seat", field="ship")
    if s.to_act > s.seats or (s.phase >= ACTION and s.deciding != 1 << (s.ship + s.seats - s.to_act) % s.seats):
        raise PositionError("position-wants-number", field="to_act")


def _audit_play(s: State) -> None:
    """BAT-4.5, BAT-7.1: who lays cards has laid one and can lead; who converts has just got a company's only tile."""
    if (s.laid > 0) != (s.phase in (PLAY, CONVERSION)):
        raise PositionError("position-wants-number", field="laid")
    seat = s.deciding.bit_length() - 1
    if s.phase == PLAY and not s.can_lead(seat):
        raise PositionError("position-no-lead", field="hand")
    if s.phase == CONVERSION and 1 not in s.tiles[seat * COMPANIES : (seat + 1) * COMPANIES]:
        raise PositionError("position-wants-number", field="tiles")
