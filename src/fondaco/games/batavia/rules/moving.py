"""BAT-6: moving and storing."""

from __future__ import annotations

from fondaco.games.batavia import refusals, tell
from fondaco.games.batavia.data import BLOCK, COMPANIES, COMPANY_NAMES, LAST_BLOCK, NO_TILE, NOBODY, SPACES
from fondaco.games.batavia.moves import BID, DRAW, HEX, LAY, PASS, SAIL
from fondaco.games.batavia.rules.actions import lay, offer_cards
from fondaco.games.batavia.rules.ending import take_hex
from fondaco.games.batavia.rules.phase import CONVERSION, enter
from fondaco.games.batavia.rules.rounds import end_action
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Play(Phase):
    """BAT-4.3, BAT-6: more cards, or name a company whose seal is held and sail."""

    def offer(self, s: State) -> None:
        offer_cards(s)
        mine = s.actor
        seals = 0
        tiles_ahead = 0
        for company in range(COMPANIES):
            if s.seal[company] == mine:
                seals += 1
                if s.ahead(mine, company) > 0:  # BAT-6.3
                    s.offer(SAIL + company)
                    tiles_ahead += 1
        if seals > 0 and tiles_ahead == 0 and s.hex == NOBODY:
            s.offer(HEX)  # BAT-9.1

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == LAY:
            lay(s, value)
        elif kind == SAIL:
            sail(s, value)
        else:
            take_hex(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind in (BID, PASS):
            return refusals.NoAuctionNow()
        if kind == DRAW:
            return refusals.OneActionOnly()
        if kind == LAY:
            return refusals.NoSuchCard(COMPANY_NAMES[value])
        if kind == SAIL:
            if s.seal[value] != s.actor:
                return refusals.NotYourSeal(COMPANY_NAMES[value])
            return refusals.NoTileAhead(COMPANY_NAMES[value])
        if kind == HEX:
            for company in range(COMPANIES):
                if s.seal[company] == s.actor and s.ahead(s.actor, company) > 0:
                    return refusals.TileComesFirst(COMPANY_NAMES[company])
            return refusals.NoMajorityYet() if s.hex == NOBODY else refusals.LastRoundNeedsTile()
        return refusals.NothingToConvert()


def sail(s: State, company: int) -> None:
    """BAT-6.2, BAT-6.4, BAT-6.5: to the nearest tile of the company; take it and store a crate."""
    space = s.ahead(s.actor, company)
    if space > s.shown:
        reveal_stations(s)  # BAT-6.7
    tile = s.track[space]
    s.track[space] = NO_TILE
    s.merchant[s.actor] = space
    s.tiles[s.actor * COMPANIES + company] += 1
    s.box[tile] = s.actor
    tell.sailed(s, space, tile)
    if space == s.shown or (s.reveal == LAST_BLOCK and space > s.shown - BLOCK):
        reveal_stations(s)  # BAT-6.6, BAT-6.9
    if s.tiles[s.actor * COMPANIES + company] == 1:
        enter(s, CONVERSION)  # BAT-7.1
    else:
        end_action(s)


def reveal_stations(s: State) -> None:
    """BAT-6.6: turn up the next five, if there are any."""
    if s.shown == SPACES:
        return
    s.shown += BLOCK
    tell.stations_revealed(s)
