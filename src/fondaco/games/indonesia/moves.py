"""Indonesia's moves."""

from __future__ import annotations

from fondaco.games.indonesia.data import (
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    CARD_PROVINCE,
    CARD_PROVINCES,
    COAST,
    DEED_NAMES,
    DEED_PROVINCE,
    DEED_TYPE,
    LINE_NAMES,
    PLACE_NAMES,
    PROVINCE_COAST,
    PROVINCE_OF,
    RICE,
    SEA_NAMES,
    SHIPPING,
    SIAP_FAJI,
    SPICE,
    TRACK_NAMES,
)
from fondaco.kernel.moves import SEAT_NUMBERS, Amount, Kind, Moves

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
    return PROVINCE_OF[area] in CARD_PROVINCE[card * CARD_PROVINCES : (card + 1) * CARD_PROVINCES] and COAST[area] != 0


def can_start(deed: int, place: int) -> bool:
    """IND-8.4, IND-8.5: in the deed's province, or in the seas around it."""
    if DEED_TYPE[deed] == SHIPPING:
        return place >= AREAS and PROVINCE_COAST[DEED_PROVINCE[deed]] >> (place - AREAS) & 1 == 1
    return place < AREAS and PROVINCE_OF[place] == DEED_PROVINCE[deed]


def can_merge(first: int, second: int) -> bool:
    """IND-6.2b: of one type; rice and spice may both have become siap faji."""
    mixed = (RICE, SPICE, SIAP_FAJI)
    one, other = DEED_TYPE[first], DEED_TYPE[second]
    return first < second and (one == other or (one in mixed and other in mixed))


MOVES = Moves(
    Kind(FOUND, "found {card} {area}", ("card:{card}", "area:{area}"), can_found, card=CARD_NAMES, area=AREA_NAMES),
    Kind(DISCARD, "discard {card}", ("card:{card}",), card=CARD_NAMES),
    Kind(BID, "bid {amount}", ("bid",), amount=Amount(1000)),
    Kind(PASS, "pass"),
    Kind(
        MERGE,
        "merge {first} {second}",
        ("company:{first}", "company:{second}"),
        can_merge,
        first=DEED_NAMES,
        second=DEED_NAMES,
    ),
    Kind(CLEAR, "clear {area}", ("area:{area}",), area=AREA_NAMES),
    Kind(START, "start {deed} {place}", ("deed:{deed}", "area:{place}"), can_start, deed=DEED_NAMES, place=PLACE_NAMES),
    Kind(ADVANCE, "advance {track}", ("track:{track}",), track=TRACK_NAMES),
    Kind(REFIT, "refit {player}", ("hull:{player}",), player=SEAT_NUMBERS),
    Kind(OPERATE, "operate {company}", ("company:{company}",), company=DEED_NAMES),
    Kind(LAUNCH, "launch {sea}", ("area:{sea}",), sea=SEA_NAMES),
    Kind(DONE, "done"),
    Kind(SELL, "sell {area}", ("area:{area}",), area=AREA_NAMES),
    Kind(LOAD, "load {company} {sea}", ("company:{company}", "area:{sea}"), company=LINE_NAMES, sea=SEA_NAMES),
    Kind(SAIL, "sail {sea}", ("area:{sea}",), sea=SEA_NAMES),
    Kind(UNLOAD, "unload {area}", ("area:{area}",), area=AREA_NAMES),
    Kind(CHEAPEST, "cheapest", ("cheapest",)),
    Kind(EXPAND, "expand {area}", ("area:{area}",), area=AREA_NAMES),
    Kind(GROW, "grow {area}", ("area:{area}",), area=AREA_NAMES),
)
