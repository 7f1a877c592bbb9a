"""Indonesia's moves."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.kernel.declaring.moves import SEAT_NUMBERS, Amount, Kind, Moves

FOUND = 1 << 16
DISCARD = 2 << 16
BID = 3 << 16
PASS = 4 << 16
MERGE = 5 << 16
CLEAR = 6 << 16
START = 7 << 16
ADVANCE = 8 << 16
REFIT = 9 << 16
OPERATE = 10 << 16
LAUNCH = 11 << 16
DONE = 12 << 16
SELL = 13 << 16
LOAD = 14 << 16
SAIL = 15 << 16
UNLOAD = 16 << 16
CHEAPEST = 17 << 16
EXPAND = 18 << 16
GROW = 19 << 16


def can_found(card: int, area: int) -> bool:
    """IND-4.4: on the coasts of the card's provinces."""
    return (
        data.PROVINCE_OF[area] in data.CARD_PROVINCE[card * data.CARD_PROVINCES : (card + 1) * data.CARD_PROVINCES]
        and data.COAST[area] != 0
    )


def can_start(deed: int, place: int) -> bool:
    """IND-8.4, IND-8.5: in the deed's province, or in the seas around it."""
    if data.DEED_TYPE[deed] == data.SHIPPING:
        return place >= data.AREAS and data.PROVINCE_COAST[data.DEED_PROVINCE[deed]] >> (place - data.AREAS) & 1 == 1
    return place < data.AREAS and data.PROVINCE_OF[place] == data.DEED_PROVINCE[deed]


def can_merge(first: int, second: int) -> bool:
    """IND-6.2b: of one type; rice and spice may both have become siap faji."""
    mixed = (data.RICE, data.SPICE, data.SIAP_FAJI)
    one, other = data.DEED_TYPE[first], data.DEED_TYPE[second]
    return first < second and (one == other or (one in mixed and other in mixed))


MOVES = Moves(
    Kind(
        FOUND,
        "found {card} {area}",
        ("card:{card}", "area:{area}"),
        can_found,
        card=data.CARD_NAMES,
        area=data.AREA_NAMES,
    ),
    Kind(DISCARD, "discard {card}", ("card:{card}",), card=data.CARD_NAMES),
    Kind(BID, "bid {amount}", ("bid",), amount=Amount(1000)),
    Kind(PASS, "pass"),
    Kind(
        MERGE,
        "merge {first} {second}",
        ("company:{first}", "company:{second}"),
        can_merge,
        first=data.DEED_NAMES,
        second=data.DEED_NAMES,
    ),
    Kind(CLEAR, "clear {area}", ("area:{area}",), area=data.AREA_NAMES),
    Kind(
        START,
        "start {deed} {place}",
        ("deed:{deed}", "area:{place}"),
        can_start,
        deed=data.DEED_NAMES,
        place=data.PLACE_NAMES,
    ),
    Kind(ADVANCE, "advance {track}", ("track:{track}",), track=data.TRACK_NAMES),
    Kind(REFIT, "refit {player}", ("hull:{player}",), player=SEAT_NUMBERS),
    Kind(OPERATE, "operate {company}", ("company:{company}",), company=data.DEED_NAMES),
    Kind(LAUNCH, "launch {sea}", ("area:{sea}",), sea=data.SEA_NAMES),
    Kind(DONE, "done"),
    Kind(SELL, "sell {area}", ("area:{area}",), area=data.AREA_NAMES),
    Kind(
        LOAD, "load {company} {sea}", ("company:{company}", "area:{sea}"), company=data.LINE_NAMES, sea=data.SEA_NAMES
    ),
    Kind(SAIL, "sail {sea}", ("area:{sea}",), sea=data.SEA_NAMES),
    Kind(UNLOAD, "unload {area}", ("area:{area}",), area=data.AREA_NAMES),
    Kind(CHEAPEST, "cheapest", ("cheapest",)),
    Kind(EXPAND, "expand {area}", ("area:{area}",), area=data.AREA_NAMES),
    Kind(GROW, "grow {area}", ("area:{area}",), area=data.AREA_NAMES),
)
