"""Who knows what: city cards, and money where it is secret."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.events import CityFounded
from fondaco.kernel import Match
from tests.games.indonesia.table import at, dealt, now, play, table


def worlds(match: Match, seat: int, count: int = 200, forget: bool = False) -> list[dict[str, Any]]:
    return [GAME.dump(GAME.sample(match.state, seat, number, forget)) for number in range(count)]


def test_ind_2_3_a_seat_keeps_its_cards_and_the_rest_are_dealt_evenly() -> None:
    """A1: also those in the box."""
    match = dealt(3)
    own = {card for card, owner in now(match)["card"].items() if owner == 0}
    counts: Counter[tuple[str, int | None]] = Counter()
    for world in worlds(match, 0, 600):
        assert {card for card, owner in world["card"].items() if owner == 0} == own
        counts.update((card, owner) for card, owner in world["card"].items() if card[0] == "a" and owner != 0)
    unseen = [card for card in now(match)["card"] if card[0] == "a" and card not in own]
    for card in unseen:  # two of four are in the box, one with each other player
        assert 100 < counts[card, 1] < 200
        assert 100 < counts[card, 2] < 200
        assert 240 < counts[card, None] < 360


def test_ind_2_3_a_played_card_is_known_to_all() -> None:
    match = at(table(phase="new-era"))
    events = play(match, "A found a1 jawa-barat-1")
    assert any(isinstance(event, CityFounded) and event.card == "a1" for event in match.events(2)[-1])
    assert events
    assert all(world["card"]["a1"] == 0 for world in worlds(match, 1))


def test_ind_13_2_a_discard_tells_that_the_other_card_cannot_be_played_either() -> None:
    places = "jawa-barat-1 jawa-tengah-1 sumatera-selatan-2 jawa-timur-1 sulawesi-selatan-1"
    position = table(2, phase="new-era", cities=dict.fromkeys(places.split(), 1))
    match = at(position)
    play(match, "A discard a1")
    assert all(world["card"]["a2"] == 0 for world in worlds(match, 1, 50))  # a5, in the box, could be played
    assert {world["card"]["a3"] for world in worlds(match, 0, 50)} == {1, None}


def test_ind_2_4_all_payments_were_seen_so_only_who_forgets_is_unsure() -> None:
    match = dealt(3, 4)
    rng = random.Random(1)
    while now(match)["year"] < 3:
        seat = match.deciding[0]
        match.play(seat, GAME.moves.write(rng.choice(match.offers(seat))))
    here = now(match)
    for world in worlds(match, 0, 20):
        assert (world["cash"], world["bank"], world["pile"]) == (here["cash"], here["bank"], here["pile"])
    for world in worlds(match, 0, 20, forget=True):
        assert world["cash"][0] == here["cash"][0]
    assert len({str(world["cash"]) for world in worlds(match, 0, 20, forget=True)}) > 1
    opened = dealt(3, 4, money="open")
    assert all(world["cash"] == now(opened)["cash"] for world in worlds(opened, 0, 20, forget=True))


def test_ind_2_3_at_the_end_nothing_is_dealt_again() -> None:
    position = table(phase="over", deciding=0, ending="no-deeds", era="c")
    match = at(position)
    assert all(world == now(match) for world in worlds(match, 1, 5, forget=True))
