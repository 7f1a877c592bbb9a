"""BOR-4: missions and their payment."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from fondaco.games.borneo import data
from fondaco.games.borneo.data import PIECE_NAMES
from fondaco.games.borneo.events import MissionChosen, MissionCompleted, Paid
from fondaco.games.borneo.refusals import (
    MissionOrPass,
    NoMissionLeft,
    NotYourCapture,
    PayNow,
    PhaseIsOver,
    Superfluous,
    TooFewGoods,
    WrongGood,
)
from fondaco.kernel import Match
from tests.games.borneo.table import at, heard, legal, now, pieces, play, refused, table, view, where

PEPPER = "E04 E07 E10 E13"  # singles
PEPPERS = "E53 E57 E59"  # doubles
EX_4 = f"{PEPPER} E53 E57 E51"
OTHER_PORTS = ("bantam", "run", "hitu")


def paying(captures: str, mission: str = "", **more: Any) -> Match:
    match = at(table(phase="mission", captures=[captures], ports=OTHER_PORTS, **more))
    if mission:
        play(match, f"A mission {mission}")
    return match


def payments(match: Match) -> set[frozenset[str]]:
    """Every set of pieces that a payment can be made of, by trying all picks."""
    found: set[frozenset[str]] = set()
    stack: list[tuple[str, ...]] = [()]
    seen: set[frozenset[str]] = set()
    while stack:
        path = stack.pop()
        twin = Match(match.game, seed=1, position=now(match))
        play(twin, *(f"A pay {piece}" for piece in path))
        if twin.stage != "payment":
            found.add(frozenset(path))
            continue
        choices = legal(twin)
        assert choices, f"{path} leads nowhere"
        for text in choices:
            longer = (*path, text.removeprefix("pay "))
            if frozenset(longer) not in seen:
                seen.add(frozenset(longer))
                stack.append(longer)
    return found


def minimal(owned: str, kind: int) -> set[frozenset[str]]:
    """BOR-4.5 and BOR-4.6 said in another way: sets that suffice, but not without any one of their pieces."""
    names = owned.split()

    def suffices(chosen: tuple[str, ...]) -> bool:
        units = [0] * 4
        for name in chosen:
            units[data.GOOD[PIECE_NAMES.index(name)]] += data.UNITS[PIECE_NAMES.index(name)]
        if data.MODE[kind] == data.EACH:
            return min(units) >= data.AMOUNT[kind]
        goods = {data.GOOD[PIECE_NAMES.index(name)] for name in chosen}
        return len(goods) == 1 and max(units) >= data.AMOUNT[kind]

    found = set()
    for size in range(1, len(names) + 1):
        for chosen in itertools.combinations(names, size):
            less = [tuple(name for name in chosen if name != left_out) for left_out in chosen]
            if suffices(chosen) and not any(suffices(rest) for rest in less):
                found.add(frozenset(chosen))
    return found


def test_bor_4_1_at_most_one_mission_a_turn_any_that_is_left() -> None:
    match = paying(f"{PEPPER} {PEPPERS} E01 E02 E03")
    assert legal(match) == ["pass", "mission each1", "mission same4", "mission same8"]
    events = play(match, "A mission same4", "A pay E53", "A pay E57")
    assert events == [
        MissionChosen(0, "same4"),
        Paid(0, "E53"),
        Paid(0, "E57"),
        MissionCompleted(0, "same4", 8),
    ]
    assert match.stage == "companies"
    assert (now(match)["missions"]["same4"], now(match)["done"][0]["same4"]) == (2, 1)
    refused(match, "A mission each1", "BOR-3.1", PhaseIsOver())


def test_bor_4_1_a_kind_that_is_gone_cannot_be_chosen() -> None:
    match = paying(f"{PEPPER} E01 E02 E03", missions={"each1": 0})
    assert legal(match) == ["pass", "mission same4"]
    refused(match, "A mission each1", "BOR-4.1", NoMissionLeft("each1"))
    refused(match, "A done", "BOR-4.1", MissionOrPass())


def test_bor_4_1_a_kind_that_is_gone_is_refused_as_such_after_the_missions_too() -> None:
    match = paying(PEPPERS, "same4", missions={"same4": 1})
    play(match, "A pay E53", "A pay E57")
    assert match.stage == "companies"
    refused(match, "A mission same4", "BOR-4.1", NoMissionLeft("same4"))


def test_bor_4_1_once_chosen_a_mission_is_paid() -> None:
    match = paying(EX_4, "same4")
    refused(match, "A pass", "BOR-4.1", PayNow())
    refused(match, "A mission same8", "BOR-4.1", PayNow())
    match.undo()
    assert match.stage == "mission"


def test_bor_4_2_kinds_and_points() -> None:
    told = [(mission.name, mission.mode, mission.amount, mission.points) for mission in view(paying(""), 0).missions]
    assert told == [
        ("each1", "each", 1, 6),
        ("same4", "same", 4, 8),
        ("each2", "each", 2, 15),
        ("same8", "same", 8, 20),
        ("each3", "each", 3, 25),
    ]


def test_bor_4_3_only_captures_pay() -> None:
    match = paying(f"{PEPPER} E01 E02", hands=["E53 E05"], done={0: "each3"})
    assert legal(match) == ["pass", "mission same4"]
    refused(match, "A mission each1", "BOR-4.5", TooFewGoods("each1"))
    play(match, "A mission same4")
    refused(match, "A pay E53", "BOR-4.3", NotYourCapture("E53"))
    refused(match, "A pay E57", "BOR-4.3", NotYourCapture("E57"))


def test_bor_4_4_ex_4_a_2_counts_twice_and_a_port_once() -> None:
    """EX-4: port Tidore counts as one pepper."""
    match = paying("E53 E04 tidore", "same4")
    play(match, "A pay E53", "A pay E04", "A pay tidore")
    assert match.stage == "companies"
    assert where(match, "tidore") == "removed"
    assert {where(match, "E53"), where(match, "E04")} == {"discard"}


@pytest.mark.parametrize("payment", ["E04 E07 E53", "E53 E57", "E04 E07 E10 E13", "E57 E13 E10"])
def test_bor_4_5_ex_4_four_of_one_good(payment: str) -> None:
    """EX-4: 1 + 1 + 2, or 2 + 2, or four singles."""
    for order in itertools.permutations(payment.split()):
        match = paying(EX_4, "same4")
        play(match, *(f"A pay {piece}" for piece in order))
        assert match.stage == "companies"
        assert pieces(match, "discard") == set(order)


def test_bor_4_5_ex_5_no_change_for_a_2() -> None:
    """EX-5: four cards, the second unit of pepper is lost; another pepper would be too much."""
    match = paying("E53 E01 E02 E03 E04", "each1")
    play(match, "A pay E53", "A pay E01")
    refused(match, "A pay E04", "BOR-4.6", Superfluous("E04"))
    play(match, "A pay E02", "A pay E03")
    assert match.stage == "companies"
    assert pieces(match, "discard") == {"E53", "E01", "E02", "E03"}
    assert pieces(match, "captures-1") == {"E04"}
    assert view(match, 0).players[0].score == 7


def test_bor_4_5_one_good_only_and_enough_of_it() -> None:
    match = paying(f"{EX_4} E01", "same4")
    refused(match, "A pay E51", "BOR-4.5", TooFewGoods("same4"))
    play(match, "A pay E53")
    refused(match, "A pay E51", "BOR-4.5", WrongGood("E51", "pepper"))


def test_bor_4_6_ex_4_no_superfluous_card() -> None:
    """EX-4: E53 + E57 is complete; after E04 E07 E10 a 2 would leave a single superfluous."""
    match = paying(EX_4, "same4")
    play(match, "A pay E53", "A pay E04")
    assert legal(match) == ["pay E07", "pay E10", "pay E13"]
    refused(match, "A pay E57", "BOR-4.6", Superfluous("E57"))
    match = paying(EX_4, "same4")
    play(match, "A pay E04", "A pay E07", "A pay E10")
    assert legal(match) == ["pay E13"]
    refused(match, "A pay E53", "BOR-4.6", Superfluous("E53"))
    match = paying("E04 E53 E57", "same4")
    assert legal(match) == ["pay E53", "pay E57"]
    refused(match, "A pay E04", "BOR-4.6", Superfluous("E04"))


def test_bor_4_6_ex_6_three_of_each() -> None:
    """EX-6: per good {1,1,1}, {2,1} or {2,2}, never {2,1,1}."""
    rest = "E01 E08 E11 E02 E05 E12 E03 E06 E09"  # three singles of each other good
    match = paying(f"E04 E07 E10 E53 E57 {rest}", "each3")
    play(match, *(f"A pay {piece}" for piece in rest.split()))
    units = {tuple(sorted(2 if name in PEPPERS else 1 for name in chosen)) for chosen in payments(match)}
    assert units == {(1, 1, 1), (1, 2), (2, 2)}


@pytest.mark.parametrize(
    ("owned", "kind"),
    [
        ("E04 E07 E10 E53", 1),
        ("E04 E53 E57 E59", 1),
        ("E53 E57 E59 E04 E07 E10", 3),
        ("E53 E57 E59 tidore E04 E07 E10 E13", 3),
        ("E53 E57 E04 E01 E51 E02 E49 E03 E50", 0),
        ("E53 E04 E51 E55 E49 E02 E50 E52 E03", 2),
        ("E53 E57 E51 E01 E08 E49 E54 E50 E52", 4),
        ("E04 E07 E10 E13 E01 E08 E11 E16 E55", 1),
    ],
)
def test_bor_4_6_the_picks_lead_to_exactly_the_minimal_payments(owned: str, kind: int) -> None:
    match = paying(owned, data.DECK.mission_names[kind])
    assert payments(match) == minimal(owned, kind)
    assert minimal(owned, kind)


def test_bor_4_7_cards_are_recycled_and_ports_leave_the_game() -> None:
    for option, place in (("recycled", "discard"), ("removed", "removed")):
        match = paying("E53 E04 tidore", "same4", paid_cards=option)
        play(match, "A pay E53", "A pay E04")
        assert pieces(match, "paid") == {"E53", "E04"}
        assert view(match, 2).payment is not None
        play(match, "A pay tidore")
        assert (where(match, "E53"), where(match, "tidore")) == (place, "removed")
        assert now(match)["discard_size"] == (2 if option == "recycled" else 0)


def test_bor_4_7_paid_cards_are_known_to_all_and_can_be_taken_back() -> None:
    match = paying(EX_4, "same4")
    events = play(match, "A pay E53")
    assert heard(events, Paid) == [Paid(0, "E53")]
    assert match.events(2)[-1] == events
    assert match.free_undos(0) == 2
