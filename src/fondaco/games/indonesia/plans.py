"""Deliveries planned line by line: each from a zone to a city, what is left the cheapest way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fondaco.games.indonesia.data import AREA_NAMES
from fondaco.games.indonesia.effects import of_sales
from fondaco.games.indonesia.events import Delivered
from fondaco.games.indonesia.moves import CHEAPEST, LOAD, SAIL, SELL, UNLOAD
from fondaco.games.indonesia.rules.contract import Rules
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect
from fondaco.kernel.showing.events import Event
from fondaco.kernel.showing.plans import Plans

RULES = Rules()
Moves = tuple[int, ...]


def lines(s: State) -> Mapping[str, Sequence[Moves]]:
    """IND-10.4: for each city the shortest deliveries, one for each zone and shipping company, that sell no less."""
    found: dict[str, dict[tuple[int, int], Moves]] = {}
    for start, moves in zones_of(s):
        reached: set[tuple[int, int]] = set()  # lines and seas
        waiting = [(start, moves)]
        for world, made in waiting:  # grows: routes of fewer seas come first
            for move in offered(world):
                kind, value = move & KIND, move & VALUE
                if kind == UNLOAD:
                    ways = found.setdefault(f"area:{AREA_NAMES[value]}", {})
                    ways.setdefault((world.zone, world.line), (*made, move))
                elif kind in (LOAD, SAIL):
                    berth = (value >> 8, value & 0xFF) if kind == LOAD else (world.line, value)
                    if berth not in reached:
                        reached.add(berth)
                        waiting.append((after(world, move), (*made, move)))
    return {target: tuple(found[target].values()) for target in sorted(found)}


def zones_of(s: State) -> Iterator[tuple[State, Moves]]:
    """The worlds in which a zone is chosen, and the move that chose it where there was a choice."""
    if s.zone >= 0:
        yield s, ()
        return
    for move in offered(s):
        if move & KIND == SELL:
            yield after(s, move), (move,)


def offered(s: State) -> list[int]:
    RULES.offer(s)
    return [s.choice(index) for index in range(s.choices())]


def after(s: State, move: int) -> State:
    world = s.copy()
    assert isinstance(world, State)
    world.event_sink = None
    RULES.apply(world, move)
    return world


def effects(s: State, events: Sequence[Event]) -> Iterator[Effect]:
    yield from of_sales(s, events)


def cost(events: Sequence[Event]) -> int:
    """IND-10.7: fees to others; among equals the fewest ships are used."""
    made = [event for event in events if isinstance(event, Delivered)]
    return sum(event.fee * 100 * (event.owner != event.seat) + len(event.seas) for event in made)


PLANS = Plans(rest=CHEAPEST, lines=lines, line=Delivered, effects=effects, cost=cost)
