"""IND-8: acquisitions."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import PASS, START
from fondaco.games.indonesia.rules import deeds
from fondaco.games.indonesia.rules.phase import RESEARCH, enter, next_place
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Acquisitions(Phase):
    """IND-8.1: in turn order, round after round, each starts a company or is out."""

    def begin(self, s: State) -> None:
        s.active = (1 << s.seats) - 1
        s.on_turn = 0
        ask(s)

    def offer(self, s: State) -> None:
        s.offer(PASS)
        for deed in range(data.DEEDS):
            if s.deed[deed] == data.ON_OFFER:
                offer_deed(s, deed)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == START:
            start(s, value >> 8, value & 0xFF)
        else:
            s.active &= ~(1 << s.actor)
            tell.passed(s, s.actor)
        next_place(s)
        ask(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return why_not_start(s, value >> 8, value & 0xFF) if kind == START else refusals.StartOrPass()


def why_not_start(s: State, deed: int, place: int) -> Refusal:
    """The first condition of IND-8.4 and IND-8.5 that is not fulfilled."""
    province = data.DEED_PROVINCE[deed]
    if s.deed[deed] != data.ON_OFFER:
        return refusals.NotOnOffer(data.DEED_NAMES[deed])
    if data.DEED_TYPE[deed] == data.SHIPPING:
        if place < data.AREAS:
            return refusals.WantsSea(data.DEED_NAMES[deed])
        return refusals.SeaNotAtProvince(data.PLACE_NAMES[place], data.PROVINCE_NAMES[province])
    if place >= data.AREAS:
        return refusals.WantsLand(data.DEED_NAMES[deed])
    if data.PROVINCE_OF[place] != province:
        return refusals.OutsideProvince(data.AREA_NAMES[place], data.PROVINCE_NAMES[province])
    if s.land[place] != data.EMPTY:
        return refusals.AreaNotEmpty(data.AREA_NAMES[place])
    return refusals.NextToSameGood(data.AREA_NAMES[place], data.TYPE_NAMES[data.DEED_TYPE[deed]])


def ask(s: State) -> None:
    """IND-8.1: who has no free slot is out; the next who is not, or the end when all are or no deed is on offer."""
    for seat in range(s.seats):
        if not s.has_free_slot(seat):
            s.active &= ~(1 << seat)
    if s.active == 0 or not s.any_deed_on_offer():
        s.active = 0
        enter(s, RESEARCH)
        return
    while (s.active >> s.order[s.on_turn]) & 1 == 0:
        next_place(s)
    s.turn(s.order[s.on_turn])


def offer_deed(s: State, deed: int) -> None:
    """IND-8.4, IND-8.5: every place where this company can start."""
    province = data.DEED_PROVINCE[deed]
    if data.DEED_TYPE[deed] == data.SHIPPING:
        for sea in range(data.SEAS):
            if (data.PROVINCE_COAST[province] >> sea) & 1:
                s.offer(START + (deed << 8) + data.AREAS + sea)
    else:
        for area in range(data.PROVINCE_FIRST[province], data.PROVINCE_FIRST[province + 1]):
            if deeds.can_start_on(s, deed, area):
                s.offer(START + (deed << 8) + area)


def start(s: State, deed: int, place: int) -> None:
    """IND-8.2, IND-8.3: free of charge, with one good or ship."""
    s.deed[deed] = data.TAKEN
    s.part_of[deed] = deed
    s.owner[deed] = s.actor
    s.good[deed] = data.DEED_TYPE[deed]
    s.size[deed] = 1
    if place < data.AREAS:
        s.land[place] = deed
    else:
        s.ships[data.LINE_OF[deed] * data.SEAS + place - data.AREAS] = 1
    tell.company_started(s, deed, place)
    deeds.remove_unstartable(s)  # IND-8.6
