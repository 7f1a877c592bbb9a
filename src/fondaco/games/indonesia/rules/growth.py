"""IND-11: city growth."""

from __future__ import annotations

from fondaco.games.indonesia import refusals, tell
from fondaco.games.indonesia.data import AREA_NAMES, DEEDS, GOODS, LARGEST, NO_IDLE_GROWTH, PURCHASES
from fondaco.games.indonesia.moves import GROW
from fondaco.games.indonesia.rules.phase import NEW_ERA, enter
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Growth(Phase):
    """IND-11.3: size 2 first, then size 1; where stones are short the first player chooses."""

    def begin(self, s: State) -> None:
        s.growing = LARGEST - 1
        go_on(s)

    def offer(self, s: State) -> None:
        goods = goods_on_board(s)
        for city in range(s.cities):
            if is_ready(s, city, goods):
                s.offer(GROW + s.city[city])

    def apply(self, s: State, kind: int, value: int) -> None:
        grow(s, s.city_at(value))
        go_on(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.CityNotReady(AREA_NAMES[value]) if kind == GROW else refusals.ChooseCity()


def goods_on_board(s: State) -> int:
    """IND-11.1, as a bit mask."""
    goods = 0
    for company in range(DEEDS):
        if 0 <= s.good[company] < GOODS and s.size[company] > 0:
            goods |= 1 << s.good[company]
    return goods


def is_ready(s: State, city: int, goods: int) -> bool:
    """IND-11.2, for cities of the size that grows now; without any goods see the option `idle_growth`."""
    if s.city_size[city] != s.growing or (goods == 0 and s.idle_growth == NO_IDLE_GROWTH):
        return False
    for good in range(GOODS):
        if (goods >> good) & 1 and s.received[city * GOODS + good] < s.growing:
            return False
    return True


def go_on(s: State) -> None:
    """IND-11.3, IND-11.4"""
    goods = goods_on_board(s)
    while s.growing > 0:
        ready = 0
        for city in range(s.cities):
            if is_ready(s, city, goods):
                ready += 1
        stones = s.stones_left(s.growing + 1)
        if 0 < stones < ready:
            s.on_turn = 0
            s.turn(s.order[0])
            return
        if stones >= ready > 0:
            for city in range(s.cities):
                if is_ready(s, city, goods):
                    grow(s, city)
        s.growing -= 1
    consume(s)


def grow(s: State, city: int) -> None:
    """IND-11.3: one step; the smaller stone goes back to the supply."""
    s.city_size[city] += 1
    tell.city_grew(s, city)


def consume(s: State) -> None:
    """IND-11.5"""
    count = 0
    for entry in range(PURCHASES):
        count += s.received[entry]
        s.received[entry] = 0
    tell.goods_consumed(s, count)
    enter(s, NEW_ERA)
