"""What a seat sees of Batavia as a row of numbers: the facts of view.py and no others."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.games.batavia.state import State
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

STAGES = ("over", "auction", "action", "play", "conversion")
SPACE_NAMES = tuple(f"space-{space}" for space in range(1, data.SPACES + 1))


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, 5)
    out.mark_seats(s.deciding, seat, s.seats, 5)
    out.put(s.seats)
    out.put(s.round)
    out.put(s.bills[seat])
    for company in range(data.COMPANIES):
        out.put(s.hand[seat * data.COMPANIES + company])
    fill_players(s, seat, out)
    for company in range(data.COMPANIES):
        out.mark_seat(s.seal[company], seat, s.seats, 5)
    for tile in range(data.TILES):
        out.mark_seat(s.box[tile], seat, s.seats, 5)
    fill_track(s, out)
    fill_auction(s, seat, out)


def fill_players(s: State, seat: int, out: Observation) -> None:
    """A row of 13 numbers for each player."""
    for step in range(s.seats):
        player = (seat + step) % s.seats
        out.put(s.gold[player])
        out.put(s.merchant[player])
        out.put(s.hand_size(player))
        for company in range(data.COMPANIES):
            out.put(s.table[player * data.COMPANIES + company])
        for company in range(data.COMPANIES):
            out.put(s.tiles[player * data.COMPANIES + company])
    out.skip((5 - s.seats) * 13)


def fill_track(s: State, out: Observation) -> None:
    """BAT-1.4: tiles beyond `shown` lie face down."""
    for space in range(1, data.SPACES + 1):
        tile = s.track[space]
        if tile >= 0 and space > s.shown:
            out.put(1)
            out.skip(12)
        elif tile >= 0:
            out.skip(1)
            out.mark(tile // data.GOODS, data.COMPANIES)
            out.mark(tile % data.GOODS, data.GOODS)
        else:
            out.skip(13)


def fill_auction(s: State, seat: int, out: Observation) -> None:
    """The cards on the table, the auction, and what is left of the round."""
    deck = 0
    for company in range(data.COMPANIES):
        deck += s.deck[company]
    out.put(deck)
    for company in range(data.COMPANIES):
        out.put(s.discard[company])
    for company in range(data.COMPANIES):
        out.put(s.lot[company])
    for company in range(data.COMPANIES):
        out.put(s.marker[company])
    out.put(s.cannon)
    out.put(data.PIRATES_AT[s.seats])
    out.put(s.bid)
    out.mark_seat(s.bidder, seat, s.seats, 5)
    out.mark_seats(s.bidding, seat, s.seats, 5)
    out.mark_seat(s.auctioneer, seat, s.seats, 5)
    out.mark_seat(s.ship, seat, s.seats, 5)
    out.mark_seat(s.hex, seat, s.seats, 5)
    out.put(s.to_act)
    out.put(s.laid)


FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=5),
    Feature("round", "the round", high=1000),
    Feature("bills", "one's own bills of exchange", high=75),
    Feature("hand", "one's own ship cards", (data.COMPANY_NAMES,), high=22),
    Feature(
        "players",
        "gold, merchant's space, cards in hand; face-up ships; station tiles",
        (
            PLAYERS,
            (
                "gold",
                "merchant",
                "cards",
                *(f"ships-{c}" for c in data.COMPANY_NAMES),
                *(f"tiles-{c}" for c in data.COMPANY_NAMES),
            ),
        ),
        high=500,
    ),
    Feature("seals", "who holds a company's seal", (data.COMPANY_NAMES, PLAYERS)),
    Feature("crates", "whose crate is on a box", (data.TILE_NAMES, PLAYERS)),
    Feature(
        "track",
        "a station: face down, or its company and good; all 0 where it was taken",
        (SPACE_NAMES, ("face-down", *data.COMPANY_NAMES, *data.GOOD_NAMES)),
    ),
    Feature("deck", "cards in the pile", high=110),
    Feature("discard", "discarded cards", (data.COMPANY_NAMES,), high=22),
    Feature("lot", "cards of the lot", (data.COMPANY_NAMES,), high=22),
    Feature("markers", "face-up ships in all", (data.COMPANY_NAMES,), high=22),
    Feature("cannon", "where the cannon stands: all face-up ships", high=110),
    Feature("pirates_at", "how many ships bring the pirates", high=25),
    Feature("bid", "the highest bid", high=75),
    Feature("bidder", "who made it", (PLAYERS,)),
    Feature("bidding", "who is still in the auction", (PLAYERS,)),
    Feature("auctioneer", "the auctioneer", (PLAYERS,)),
    Feature("ship", "the first player", (PLAYERS,)),
    Feature("hex", "who reached the Final Hex", (PLAYERS,)),
    Feature("to_act", "actions left in this round", high=5),
    Feature("laid", "cards laid in this play", high=110),
)
