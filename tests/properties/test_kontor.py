"""Properties of whole games of Kontor, over a finite tape of choices."""

from __future__ import annotations

from typing import Any

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import CARD_NAMES, HARBOURS, NEIGHBOUR, SCENARIO_NAMES, SPACE_NAMES, goods_of
from fondaco.games.kontor.events import YardUnclaimed, YardWon
from fondaco.games.kontor.view import View
from fondaco.kernel import Event, Match, Record, verify
from tests.speed import at_speed

TABLES = st.tuples(st.sampled_from(SCENARIO_NAMES), st.booleans(), st.integers(0, 2**32))
TAPES = st.lists(st.integers(0, 2**16), min_size=1, max_size=60)


def start(table: tuple[str, bool, int]) -> Match:
    scenario, special, seed = table
    special = special and scenario != "ticTacToe"
    return Match(GAME, 2, seed, {"scenario": scenario, "special_cards": "yes" if special else "no"})


def step(match: Match, tape: list[int]) -> list[Event]:
    """The next choice of the tape, which begins again, shifted, when it is used up."""
    lap, place = divmod(match.ply, len(tape))
    seat = match.deciding[tape[place] % len(match.deciding)]
    legal = match.offers(seat)
    return match.play(seat, GAME.moves.write(legal[(tape[place] + lap * 7919) % len(legal)]))


def quays(now: dict[str, Any]) -> nx.Graph:
    """The quay-like cards as a graph of neighbours."""
    graph = nx.Graph()
    graph.add_nodes_from([space for space, ground in now["ground"].items() if ground == "quay"])
    for space in list(graph):
        number = SPACE_NAMES.index(space)
        near = [SPACE_NAMES[other] for other in NEIGHBOUR[number * 4 : number * 4 + 4] if other >= 0]
        graph.add_edges_from([(space, other) for other in near if now["ground"][other] == "quay"])
    return graph


def is_open(now: dict[str, Any], yard: set[str]) -> bool:
    """KON-9.2 said in another way: a card could still be laid beside it without passing a bound."""
    harbour = HARBOURS[SCENARIO_NAMES.index(now["scenario"])]
    for space in yard:
        number = SPACE_NAMES.index(space)
        for other in NEIGHBOUR[number * 4 : number * 4 + 4]:
            if other < 0 or now["ground"][SPACE_NAMES[other]] != "empty":
                continue
            row, column = divmod(other, 13)
            tall = max(now["bottom"], row) - min(now["top"], row) < harbour.rows
            if tall and max(now["right"], column) - min(now["left"], column) < harbour.columns:
                return True
    return False


@settings(max_examples=at_speed(12, 3))
@given(TABLES, TAPES)
def test_yards_are_closed_exactly_when_nothing_can_be_added_and_never_change_then(
    table: tuple[str, bool, int], tape: list[int]
) -> None:
    match = start(table)
    final: dict[int, tuple[set[str], list[str], str | None]] = {}
    while not match.over:
        events = step(match, tape)
        now = GAME.dump(match.state)
        yards = {
            now["yard"][next(iter(yard))]: yard
            for yard in nx.connected_components(quays(now))
            if not is_open(now, yard)
        }
        assert set(yards) == set(range(1, now["yards"] + 1))
        for number, spaces in yards.items():
            lying = (spaces, [now["table"][space] for space in sorted(spaces)], now["yard_owner"][number])
            assert final.setdefault(number, lying) == lying
        told = [event for event in events if isinstance(event, YardWon | YardUnclaimed)]
        assert all(set(event.spaces.split()) in yards.values() for event in told)


@settings(max_examples=at_speed(12, 3))
@given(TABLES, TAPES)
def test_florins_and_cards_are_conserved_and_the_game_ends(table: tuple[str, bool, int], tape: list[int]) -> None:
    match = start(table)
    florins = {"poverty": 6}.get(table[0], 20)
    while not match.over:
        step(match, tape)
        now = GAME.dump(match.state)
        assert sum(now["florins"].values()) + now["treasury"] == florins
        GAME.check(match.state)
    result = match.result
    assert result is not None
    assert result.ending in GAME.endings[1:]
    assert verify(GAME, Record.read(match.record.write())).result == result


@settings(max_examples=at_speed(8, 3))
@given(TABLES, TAPES)
def test_the_view_counts_the_goods_on_the_docks_of_open_yards(table: tuple[str, bool, int], tape: list[int]) -> None:
    """KON-9.5"""
    match = start(table)
    while not match.over:
        step(match, tape)
        view = match.view(-1)
        assert isinstance(view, View)
        owners = {space.space: space.card for space in view.spaces}
        for yard in view.yards:
            for seat in range(2):
                docks = [owners[space] for space in yard.spaces if owners[space].owner == seat]
                shown = [good for card in docks for good in goods_of(CARD_NAMES.index(card.name))]
                wanted = {} if yard.closed else {good: shown.count(good) for good in shown}
                assert {good: count for good, count in yard.warehouses[seat].items() if count} == wanted
                assert (yard.centres[seat] is None) == (yard.closed or not docks)
