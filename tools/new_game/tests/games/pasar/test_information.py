"""PAS-6: what is open and what is secret."""

from __future__ import annotations

from fondaco.games.pasar import GAME
from tests.games.pasar.table import at, cards, now, play, view


def test_pas_6_1_all_see_the_same_of_the_market() -> None:
    match = at(3, phase="visit", hands=["tea2", "silk", ""], coins=[1, 2, 3], choices=[None, "stall-3", None])
    views = [view(match, seat) for seat in (-1, 0, 1, 2)]
    assert len({(str(seen.prices), seen.stalls, seen.deck, str(seen.discard)) for seen in views}) == 1
    for seen in views:
        assert [(player.coins, player.cards, player.has_chosen) for player in seen.players] == [
            (1, 2, False),
            (2, 1, True),
            (3, 0, False),
        ]


def test_pas_6_2_other_hands_and_choices_are_secret() -> None:
    match = at(phase="visit", hands=["tea2", "silk"], choices=[None, "stall-2"])
    own, other = view(match, 1).players[1], view(match, 0).players[1]
    assert (own.hand, own.choice) == (cards("silk"), "stall-2")
    assert (other.hand, other.choice) == (None, None)


def test_pas_6_2_a_re_dealt_world_keeps_what_the_seat_knows() -> None:
    """B took silk before all eyes; what else B holds could be anything."""
    match = at(phase="visit", hands=["tea2", "pepper3"], stalls="silk tea", choices=["stall-2", None])
    play(match, "B visit stall-1")
    worlds = [GAME.dump(GAME.sample(match.state, 0, number)) for number in range(30)]
    assert all(world["hand"][0] == now(match)["hand"][0] for world in worlds)
    assert all(world["hand"][1]["silk"] >= 1 for world in worlds)
    assert any(world["hand"][1]["pepper"] == 0 for world in worlds)
    forgotten = [GAME.dump(GAME.sample(match.state, 0, number, forget=True)) for number in range(30)]
    assert any(world["hand"][1]["silk"] == 0 for world in forgotten)
