"""IND-10.4 to IND-10.7: deliveries planned line by line, and played as planned."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from fondaco.games import GAMES
from fondaco.games.indonesia.effects import FeeTo, Sales
from fondaco.games.indonesia.events import Delivered
from fondaco.games.indonesia.state import State
from fondaco.kernel import IllegalMove, Match
from fondaco.kernel.showing.plans import Plan
from tests.games.indonesia.table import at, heard, play, table
from tests.games.indonesia.test_deliveries import E6, example_e6

C = 2
GAME = GAMES["indonesia"]


def sales(plan: Plan) -> Sales:
    (found,) = [effect for effect in plan.effects if isinstance(effect, Sales)]
    return found


def decisions(seed: int, most: int) -> Iterator[tuple[Match, int]]:
    """Decisions of a random game at which deliveries can be planned."""
    match, rng = Match(GAME, 4, seed), random.Random(seed)
    while not match.over and most > 0:
        seat = match.deciding[0]
        if match.stage == "deliveries" and cast(State, match.state).legs == 0:
            most -= 1
            yield match, seat
        match.play_move(seat, rng.choice(match.offers(seat)))


def carried_out(match: Match, seat: int, plan: Plan) -> list[Delivered]:
    """The deliveries that the moves of a plan come to, made in a copy of the match."""
    other = Match.replay(GAME, match.record)
    return [event for notation in plan.moves for event in other.play(seat, notation) if isinstance(event, Delivered)]


def test_ind_10_6_the_plan_without_fixed_lines_is_the_cheapest() -> None:
    match = example_e6()
    plan = match.plan(C)
    assert plan.moves == ("cheapest",)
    assert list(plan.lines) == heard(play(match, "C cheapest"), Delivered)


def test_ind_10_7_a_fixed_line_stays_and_the_rest_is_the_cheapest_way() -> None:
    for match, seat in decisions(seed=3, most=25):
        plan = match.plan(seat)
        for target in plan.targets:
            shown = match.plan(seat, (), target)
            for choice in shown.choices:
                chosen = match.plan(seat, [choice.moves])
                assert chosen.effects == choice.effects
                assert (chosen.fixed, chosen.lines[0]) == (1, choice.line)
                assert len(chosen.lines) == len(plan.lines), "no choice sells less"
                assert sales(chosen).net <= sales(plan).net
            nets = [
                next(effect for effect in choice.effects if isinstance(effect, Sales)).net for choice in shown.choices
            ]
            assert nets == sorted(nets, reverse=True)


def test_ind_10_7_what_a_plan_shows_is_what_comes_of_its_moves() -> None:
    rng = random.Random(1)
    looked = 0
    for match, seat in decisions(seed=5, most=12):
        fixed: list[tuple[str, ...]] = []
        plan = match.plan(seat)
        while plan.targets and len(fixed) < 3:
            shown = match.plan(seat, fixed, rng.choice(plan.targets))
            fixed.append(rng.choice(shown.choices).moves)
            plan = match.plan(seat, fixed)
        made = carried_out(match, seat, plan)
        assert made == list(plan.lines)
        fees = {
            owner: sum(event.fee for event in made if event.owner == owner)
            for owner in {event.owner for event in made} - {seat}
        }
        assert {effect.seat: effect.amount for effect in plan.effects if isinstance(effect, FeeTo)} == fees
        assert sales(plan).net == sum(event.income for event in made) - sum(fees.values())
        looked += len(fixed)
    assert looked > 12


def test_ind_10_4_a_city_that_cannot_be_reached_is_no_target() -> None:
    match = example_e6()
    assert match.plan(C).targets == ("area:halmahera-1", "area:sarawak-4", "area:sulawesi-utara-2")
    assert match.plan(C, (), "area:bali-1").choices == ()


@pytest.mark.parametrize("line", [["unload sarawak-4"], ["mutiny"], ["cheapest"]])
def test_a_line_that_cannot_be_made_is_refused(line: list[str]) -> None:
    match = example_e6()
    with pytest.raises(IllegalMove):
        match.plan(C, [line])


def test_there_is_no_plan_where_nothing_is_delivered() -> None:
    match = at(table(3, **E6))
    with pytest.raises(IllegalMove):
        match.plan(C)
    with pytest.raises(IllegalMove):
        Match(GAMES["batavia"], 3, 1).plan(1)
