"""What the view says a card would do is what it does."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import fondaco
from fondaco.games.borneo.events import CardsLost, Laid, Monopoly, Picked, PortTaken, Quota
from fondaco.games.borneo.view import PossibleSplit, View
from fondaco.kernel import Event, Match
from tests.games.borneo.table import at, heard, table, view

OPTIONS = [
    {"empty_company": empty, "monopoly_port": port}
    for empty in ("passedOver", "spoilsLost", "quota")
    for port in ("firstMerchant", "lastCard")
]


def lay(match: Match, luck: random.Random) -> tuple[Laid, list[PossibleSplit]] | None:
    """A random decision; if it laid a card, what was said before of this card at this port."""
    seat = match.deciding[0]
    seen = match.view(seat)
    assert isinstance(seen, View)
    laid = heard(match.play(seat, luck.choice([move.notation for move in match.legal(seat)])), Laid)
    said = [
        entry for entry in seen.possible_splits if laid and (entry.card, entry.port) == (laid[0].card, laid[0].port)
    ]
    return (laid[0], said) if laid else None


@pytest.mark.parametrize("options", OPTIONS)
def test_bor_7_2_what_a_card_would_do_is_what_it_does(options: dict[str, str]) -> None:
    luck, met = random.Random(str(options)), set()
    for seed in range(3):
        match = fondaco.new("borneo", seats=3 + seed, seed=seed, options=options)
        while not match.over:
            told = lay(match, luck)
            if told is None:
                continue
            events = match.events(-1)[-1]
            monopoly, quota = heard(events, Monopoly), heard(events, Quota)
            assert bool(told[1]) == bool(monopoly or quota)
            if told[1]:
                said = told[1][0]
                met.add(said.split)
                companies = (monopoly[0].company,) if monopoly else quota[0].companies
                assert (said.split, said.companies) == ("monopoly" if monopoly else "quota", companies)
                taken = heard(events, PortTaken)
                assert said.taker == (taken[0].seat if taken else None)
                assert bool(said.picks) != bool(heard(events, CardsLost))
                assert [(pick.seat, pick.company, pick.rank) for pick in said.picks] == picked(match, events, luck)
    assert met == {"monopoly", "quota"}


def picked(match: Match, events: Sequence[Event], luck: random.Random) -> list[tuple[int, str, int]]:
    """Play on until the cargo is shared out: who took a card, and by which merchant."""
    found = [*heard(events, Picked)]
    while match.stage == "split":
        seat = match.deciding[0]
        found += heard(match.play(seat, luck.choice([move.notation for move in match.legal(seat)])), Picked)
    return [(event.seat, event.company, event.rank) for event in found]


def test_bor_13_1_the_possible_splits_are_those_of_the_own_cards() -> None:
    match = at(table(hands=["E55 E01", "E05"], piles=["E28 E49 E18", "", ""]))
    assert {split.card for split in view(match, 0).possible_splits} == {"E55", "E01"}
    assert {split.card for split in view(match, 1).possible_splits} == {"E05"}
    assert view(match, -1).possible_splits == ()
