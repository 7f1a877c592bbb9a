"""What a seat sees of Indonesia as a row of numbers: the facts of view.py and no others."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.rules.phase import NEW_ERA
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.positions import MAX_SEATS
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

MAX_CELL = 32_000  # money beyond it is written as this
STAGES = (
    "over",
    "new-era",
    "turn-order",
    "mergers",
    "auction",
    "siap-faji",
    "acquisitions",
    "research",
    "operations",
    "fleet",
    "deliveries",
    "expansion",
    "growth",
)
ON_PLAYER = (
    *("money-known", "cash", "bank", "pile", "cards", "companies", "has-bid", "bid", "place"),
    *data.TRACK_NAMES,
)
OF_COMPANY = (*PLAYERS, *data.TYPE_NAMES, "size", "limit", "merged", "operated")
ON_AREA = (
    *PLAYERS,
    *data.GOOD_NAMES,
    "company",
    "city",
    *(f"received-{name}" for name in data.GOOD_NAMES),
    "left",
    "zone",
)
STAGES_COUNT = len(STAGES)
PLACES = len(data.DEED_PLACES)
PER_PLAYER, PER_COMPANY, PER_AREA = len(ON_PLAYER), len(OF_COMPANY), len(ON_AREA)
MONEY = ON_PLAYER.index("cards")  # the cells before it are left out where money is secret
SIZE, LIMIT, MERGED, OPERATED = range(OF_COMPANY.index("size"), PER_COMPANY)
COMPANY, CITY_SIZE, RECEIVED = range(ON_AREA.index("company"), ON_AREA.index("company") + 3)
LEFT, ZONE = range(ON_AREA.index("left"), PER_AREA)
MERGER = 2 * data.DEEDS + 2 * MAX_SEATS + 3
OPERATION = data.DEEDS + data.BERTHS + data.LINES + data.SEAS + 4


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, STAGES_COUNT)
    out.mark_seats(s.deciding, seat, s.seats, MAX_SEATS)
    out.put(s.seats)
    out.put(s.year)
    out.mark(s.era, data.ERAS)
    fill_cards(s, seat, out)
    fill_players(s, seat, out)
    fill_companies(s, seat, out)
    fill_deeds(s, out)
    fill_areas(s, seat, out)
    fill_ships(s, out)
    for size in range(1, data.LARGEST + 1):
        out.put(s.stones_left(size))
    out.mark_seats(s.active, seat, s.seats, MAX_SEATS)
    out.put(s.growing)
    fill_merger(s, seat, out)
    fill_operation(s, out)


def fill_players(s: State, seat: int, out: Observation) -> None:
    """IND-2.4: money is secret, unless it is open."""
    cards = [0] * MAX_SEATS
    for card in range(data.CARDS):
        if s.shown[card] == 0 and s.card[card] != data.NOBODY:
            cards[s.card[card]] += 1
    companies = [0] * MAX_SEATS
    for company in range(data.DEEDS):
        if s.owner[company] != data.NOBODY:
            companies[s.owner[company]] += 1
    for step in range(s.seats):
        player = (seat + step) % s.seats
        if step == 0 or s.money == data.OPEN_MONEY:
            out.put(1)
            out.put(min(s.cash[player], MAX_CELL))
            out.put(min(s.bank[player], MAX_CELL))
            out.put(min(s.pile[player], MAX_CELL))
        else:
            out.skip(MONEY)
        out.put(cards[player])
        out.put(companies[player])
        bid = s.bids[player] if s.phase != NEW_ERA else -1  # those of last year are past
        out.put(1 if bid >= 0 else 0)
        out.put(min(max(bid, 0), MAX_CELL))
        out.put(s.place_of(player) + 1)
        for track in range(data.TRACKS):
            out.put(s.level[player * data.TRACKS + track])
    out.skip((MAX_SEATS - s.seats) * PER_PLAYER)


def fill_cards(s: State, seat: int, out: Observation) -> None:
    """City cards: one's own, and those that everybody has seen."""
    cells, at = out.cells, out.at
    for card in range(data.CARDS):
        if s.shown[card]:
            cells[at + data.CARDS + card] = 1
        elif s.card[card] == seat:
            cells[at + card] = 1
    out.skip(2 * data.CARDS)


def count_left(s: State, seat: int, place: list[int]) -> None:
    """By player: how far to the left of the seat that looks."""
    for player in range(s.seats):
        place[player] = (player - seat + s.seats) % s.seats


def fill_companies(s: State, seat: int, out: Observation) -> None:
    """Companies on the board, by their first deed."""
    cells = out.cells
    place = [0] * MAX_SEATS
    count_left(s, seat, place)
    for company in range(data.DEEDS):
        if s.owner[company] == data.NOBODY:
            continue
        at = out.at + company * PER_COMPANY
        cells[at + place[s.owner[company]]] = 1
        cells[at + MAX_SEATS + s.good[company]] = 1
        cells[at + SIZE] = s.size[company]
        if s.good[company] == data.SHIPPING:
            cells[at + LIMIT] = s.ship_limit(company)
        cells[at + MERGED] = s.merged[company]
        cells[at + OPERATED] = s.operated[company]
    out.skip(data.DEEDS * PER_COMPANY)


def fill_deeds(s: State, out: Observation) -> None:
    """Where each deed is, and the company that it is part of."""
    cells, at = out.cells, out.at
    for deed in range(data.DEEDS):
        cells[at + deed * PLACES + s.deed[deed]] = 1
        if s.part_of[deed] >= 0:
            cells[at + data.DEEDS * PLACES + deed] = s.part_of[deed] + 1
    out.skip(data.DEEDS * (PLACES + 1))


def fill_areas(s: State, seat: int, out: Observation) -> None:
    """The land: whose good, which, of which company; cities; and the zones of the company that operates."""
    cells, at = out.cells, out.at
    place = [0] * MAX_SEATS
    count_left(s, seat, place)
    for area in range(data.AREAS):
        company = s.land[area]
        if 0 <= company < data.CITY:
            base = at + area * PER_AREA
            cells[base + place[s.owner[company]]] = 1
            cells[base + MAX_SEATS + s.good[company]] = 1
            cells[base + COMPANY] = company + 1
    for number in range(s.cities):
        base = at + s.city[number] * PER_AREA
        cells[base + CITY_SIZE] = s.city_size[number]
        for good in range(data.GOODS):
            cells[base + RECEIVED + good] = s.received[number * data.GOODS + good]
    if s.company != data.NOBODY:
        for zone in range(s.zones):
            cells[at + s.zone_area[zone] * PER_AREA + LEFT] = s.zone_left[zone]
        if s.zone >= 0:
            cells[at + s.zone_area[s.zone] * PER_AREA + ZONE] = 1
    out.skip(data.AREAS * PER_AREA)


def fill_ships(s: State, out: Observation) -> None:
    """Ships in every sea, line by line."""
    cells, at = out.cells, out.at
    for place in range(data.BERTHS):
        if s.ships[place] > 0:
            cells[at + place] = s.ships[place]
    out.skip(data.BERTHS)


def fill_merger(s: State, seat: int, out: Observation) -> None:
    """IND-6: the auction that is going on, or its outcome while areas are emptied."""
    if s.first != data.NOBODY:
        out.mark(s.first, data.DEEDS)
        out.mark(s.second, data.DEEDS)
        out.mark_seat(s.announcer, seat, s.seats, MAX_SEATS)
        out.mark_seat(s.bidder, seat, s.seats, MAX_SEATS)
        out.put(min(s.nominal_value(s.first, s.second), MAX_CELL))
        out.put(min(s.bid, MAX_CELL))
        out.put(s.to_clear)
    else:
        out.skip(MERGER)


def fill_operation(s: State, out: Observation) -> None:
    """IND-10: the company that operates, and the delivery being entered."""
    if s.company != data.NOBODY:
        out.mark(s.company, data.DEEDS)
        cells, at = out.cells, out.at
        for place in range(data.BERTHS):
            if s.used[place] > 0:
                cells[at + place] = s.used[place]
        out.skip(data.BERTHS)
        out.mark(s.line, data.LINES)
        for leg in range(s.legs):
            out.add(s.route[leg], leg + 1)
        out.skip(data.SEAS)
        out.put(s.to_sell)
        out.put(s.sold)
        out.put(s.free)
        out.put(s.expanded)
    else:
        out.skip(OPERATION)


FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=5),
    Feature("year", "the year", high=1000),
    Feature("era", "the era", (data.ERA_NAMES,)),
    Feature("hand", "one's own city cards", (data.CARD_NAMES,)),
    Feature("shown", "city cards that were played or discarded", (data.CARD_NAMES,)),
    Feature(
        "players",
        "money where it may be known, cards in hand, companies, the bid for turn order, the place in it from 1, levels",
        (PLAYERS, ON_PLAYER),
        high=MAX_CELL,
        low=-MAX_CELL,
    ),
    Feature(
        "companies",
        "by first deed: whose, its type, goods or ships on the board, the most ships in this era, merged or operated "
        "this year",
        (data.DEED_NAMES, OF_COMPANY),
        high=200,
    ),
    Feature("deeds", "where a deed is", (data.DEED_NAMES, data.DEED_PLACES)),
    Feature("part_of", "its company, numbered from 1", (data.DEED_NAMES,), high=24),
    Feature(
        "areas",
        "whose good is there and which, of which company from 1; the size of a city and what it received this year; "
        "goods left in the zone that begins here, and whether it is being sold from",
        (data.AREA_NAMES, ON_AREA),
        high=200,
    ),
    Feature("ships", "ships at sea", (data.LINE_NAMES, data.SEA_NAMES), high=100),
    Feature("stones", "city stones left, by size", (data.LARGEST,), high=12),
    Feature("active", "who is still in the auction, or in acquisitions", (PLAYERS,)),
    Feature("growing", "the size of the cities that grow now", high=3),
    Feature("first", "the first company of a merger", (data.DEED_NAMES,)),
    Feature("second", "the second one", (data.DEED_NAMES,)),
    Feature("announcer", "who announced it", (PLAYERS,)),
    Feature("bidder", "who made the highest bid", (PLAYERS,)),
    Feature("nominal", "the value of both as they are now", high=MAX_CELL),
    Feature("bid", "the highest bid", high=MAX_CELL),
    Feature("to_clear", "areas still to be emptied", high=116),
    Feature("operating", "the company that operates", (data.DEED_NAMES,)),
    Feature("used", "what ships carried for it", (data.LINE_NAMES, data.SEA_NAMES), high=500),
    Feature("line", "the delivery being entered: by which company's ships", (data.LINE_NAMES,)),
    Feature("route", "through which seas, each with its place from 1", (data.SEA_NAMES,), high=21),
    Feature("to_sell", "goods that must still be sold", high=116),
    Feature("sold", "goods sold", high=116),
    Feature("free", "everything was sold, so that expansion is free"),
    Feature("expanded", "areas or ships added in this operation", high=116),
)
