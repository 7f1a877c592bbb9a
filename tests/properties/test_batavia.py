"""Properties of whole games of Batavia, over a finite tape of choices."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import COMPANY_NAMES, PIRATES_AT, TILE_NAMES
from fondaco.games.batavia.events import Converted, PiratesAttacked, Sailed
from fondaco.kernel import Event, Match, Record, verify
from tests.speed import at_speed

TABLES = st.tuples(
    st.integers(3, 5),
    st.integers(0, 2**32),
    st.sampled_from(["no", "yes"]),
    st.sampled_from(["lastTile", "lastBlock"]),
)
TAPES = st.lists(st.integers(0, 2**16), min_size=1, max_size=60)


def start(table: tuple[int, int, str, str]) -> Match:
    seats, seed, quick_start, reveal = table
    return Match(GAME, seats, seed, {"quick_start": quick_start, "reveal": reveal})


def step(match: Match, tape: list[int]) -> list[Event]:
    """The next choice of the tape, which begins again, shifted, when it is used up."""
    lap, place = divmod(match.ply, len(tape))
    (seat,) = match.deciding
    legal = match.offers(seat)
    return match.play(seat, GAME.moves.write(legal[(tape[place] + lap * 7919) % len(legal)]))


def check_seals(now: dict[str, Any]) -> None:
    """BAT-5.1 said in another way: the holder has more than anybody else."""
    for name in COMPANY_NAMES:
        counts = [ships[name] for ships in now["table"]]
        leaders = [seat for seat, count in enumerate(counts) if all(count > other for other in _others(counts, seat))]
        assert now["seal"][name] == (leaders[0] if leaders and max(counts) > 0 else None)


def _others(counts: list[int], seat: int) -> list[int]:
    return counts[:seat] + counts[seat + 1 :]


def check_changes(before: dict[str, Any], now: dict[str, Any], events: list[Event]) -> None:
    """What may change in one move, and in which direction."""
    seats = range(before["seats"])
    assert all(now["merchant"][seat] >= before["merchant"][seat] for seat in seats)
    assert all(now["gold"][seat] >= before["gold"][seat] for seat in seats)
    assert now["shown"] >= before["shown"]
    assert all(now["box"][name] == before["box"][name] for name in TILE_NAMES if before["box"][name] is not None)
    sailed = [event for event in events if isinstance(event, Sailed)]
    new = {name for name in TILE_NAMES if now["box"][name] != before["box"][name]}
    assert new == {f"{event.company}-{event.good}" for event in sailed}
    check_pirates(before, now, [event for event in events if isinstance(event, PiratesAttacked)])
    if now["phase"] != "over":
        gold = sum(event.gold for event in events if isinstance(event, Converted))
        assert sum(now["gold"]) == sum(before["gold"]) + gold


def check_pirates(before: dict[str, Any], now: dict[str, Any], attacks: list[PiratesAttacked]) -> None:
    """BAT-8.1: at most one attack, exactly when an action ends with the total at the threshold."""
    if now["phase"] == "over":
        return
    total = now["cannon"] + sum(event.sunk for event in attacks)
    due = now["to_act"] == before["to_act"] - 1 and total >= PIRATES_AT[before["seats"]]
    assert len(attacks) == due


@settings(max_examples=at_speed(40, 10))
@given(TABLES, TAPES)
def test_a_whole_game_keeps_its_pieces_and_ends(table: tuple[int, int, str, str], tape: list[int]) -> None:
    match = start(table)
    GAME.check(match.state)
    before = GAME.dump(match.state)
    while not match.over:
        events = step(match, tape)
        GAME.check(match.state)
        now = GAME.dump(match.state)
        assert now["cannon"] == sum(now["marker"].values())
        assert sum(now["bills"]) == 15 * match.seats
        check_seals(now)
        check_changes(before, now, events)
        before = now
    assert match.result is not None
    assert match.result.ending in ("final-hex", "move-limit")
    again = verify(GAME, Record.read(match.record.write()))
    assert GAME.dump(again.state) == before


@settings(max_examples=at_speed(15, 3))
@given(TABLES, TAPES, st.integers(0, 200), st.integers(0, 2**16))
def test_a_world_dealt_afresh_is_whole_and_looks_the_same(
    table: tuple[int, int, str, str], tape: list[int], plies: int, number: int
) -> None:
    match = start(table)
    while not match.over and match.ply < plies:
        step(match, tape)
    for seat in range(-1, match.seats):
        for forget in (False, True):
            world = GAME.sample(match.state, seat, number, forget)
            GAME.check(world)
            assert GAME.view(world, seat) == match.view(seat)
            if not forget:
                assert list(world.bills) == list(match.state.bills)  # type: ignore[attr-defined]
