"""KON-1: the material."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from fondaco.games.kontor import data
from fondaco.games.kontor.data import CARD_GOODS, CARD_KIND, CARD_NAMES, CARD_OWNER, CARD_SYMBOL, CARD_VALUE
from fondaco.kernel import DataError, DataFile
from tests.games.kontor.table import at, dealt, now, table


def kinds(owner: int, kind: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(92) if CARD_OWNER[card] == owner and CARD_KIND[card] == kind]


def test_kon_1_1_the_material_is_complete() -> None:
    assert [len(kinds(owner, data.DOCK)) for owner in range(2)] == [19, 19]
    assert [len(kinds(owner, data.CRANE)) for owner in range(2)] == [2, 2]
    assert len(data.CANALS) == 43
    assert CARD_NAMES[0] == "anchor"
    assert [len(kinds(-1, kind)) for kind in (data.FLOOD, data.BRIDGE, data.CUSTOMS)] == [2, 2, 2]
    match = dealt()
    assert sum(now(match)["florins"].values()) + now(match)["treasury"] == 20
    assert [match.state.guardians(seat) for seat in range(2)] == [5, 5]  # type: ignore[attr-defined]


def test_kon_1_1_both_players_have_docks_of_the_same_content() -> None:
    content = [
        sorted(
            [
                (CARD_SYMBOL[card], *CARD_GOODS[card * 3 : card * 3 + 3])
                for card in range(92)
                if CARD_OWNER[card] == owner
            ]
        )
        for owner in range(2)
    ]
    assert content[0] == content[1]


def test_kon_1_2_goods_beat_each_other_in_a_circle() -> None:
    assert data.GOOD_NAMES == ("wine", "spices", "tea")


def test_kon_1_3_no_two_cards_share_a_value_and_numbers_rise_with_values() -> None:
    assert sorted(CARD_VALUE) == list(range(92))
    assert sorted(CARD_VALUE) == CARD_VALUE
    for card in range(1, 92):
        if CARD_OWNER[card] != data.NOBODY:
            assert CARD_VALUE[card] % 2 == (1 if CARD_OWNER[card] == data.RED else 0)


# -- the data files -----------------------------------------------------------


def spoiled(file: DataFile, **changes: Any) -> DataFile:
    return DataFile(file.name, file.version, file.digest, deepcopy(file.content) | changes)


def with_card(number: int, **changes: Any) -> DataFile:
    file = spoiled(data.DECK_FILE)
    file.content["cards"][number] |= changes
    return file


@pytest.mark.parametrize(
    ("changes", "code", "piece"),
    [
        ({"value": 3}, "data-piece-twice", "R1"),
        ({"kind": "pier"}, "data-unknown-piece", "R1"),
        ({"symbol": "sun"}, "data-unknown-piece", "R1"),
        ({"owner": None}, "data-unknown-piece", "R1"),
        ({"goods": ["tea"]}, "data-unknown-piece", "R1"),
        ({"kind": "dock"}, "data-unknown-piece", "R1"),
        ({"kind": "dock", "goods": ["tea", "tea"]}, "data-unknown-piece", "R1"),
    ],
)
def test_kon_1_3_a_bad_card_is_named(changes: dict[str, Any], code: str, piece: str) -> None:
    with pytest.raises(DataError) as caught:
        data.read_deck(with_card(0, **changes))
    if code == "data-piece-twice":  # told where the second of them stands
        assert caught.value.code == code
    else:
        assert (caught.value.code, caught.value.facts["piece"]) == (code, piece)


def test_kon_1_1_a_deck_with_a_wrong_number_of_cards_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        data.read_deck(with_card(0, kind="dock", goods=["tea"]))
    assert caught.value.facts == {"file": "deck, dock", "wanted": 19, "found": 20}


def test_kon_14_5_a_special_card_with_a_symbol_is_refused() -> None:
    number = next(place for place, card in enumerate(data.DECK_FILE.content["cards"]) if card["id"] == "S45")
    with pytest.raises(DataError):
        data.read_deck(with_card(number, symbol="ship"))


@pytest.mark.parametrize(
    ("scenario", "changes"),
    [("base", {"canals": [[0, 0]]}), ("base", {"canals": [[7, 0]]}), ("gulliver", {"canals": [[0, 5]]})],
)
def test_kon_15_6_a_harbour_that_cannot_be_is_refused(scenario: str, changes: dict[str, Any]) -> None:
    file = spoiled(data.HARBOURS_FILE)
    file.content["scenarios"][scenario] |= changes
    with pytest.raises(DataError):
        data.read_harbours(file)


def test_kon_15_6_all_scenarios_must_be_there() -> None:
    file = spoiled(data.HARBOURS_FILE)
    del file.content["scenarios"]["gulliver"]
    with pytest.raises(DataError):
        data.read_harbours(file)


@pytest.mark.parametrize("fields", [[[[1, 1], [1, 2], [2, 1], [2, 2]]] * 9, [[[1, 3], [1, 4], [2, 3], [2, 4]]]])
def test_kon_15_2_fields_that_cannot_be_are_refused(fields: list[Any]) -> None:
    with pytest.raises(DataError):
        data.read_fields(spoiled(data.HARBOURS_FILE, fields=fields), data.HARBOURS[data.TIC_TAC_TOE])


def test_kon_15_2_a_field_that_is_no_square_is_refused() -> None:
    file = spoiled(data.HARBOURS_FILE)
    file.content["fields"][0] = file.content["fields"][0][::-1]
    with pytest.raises(DataError):
        data.read_fields(file, data.HARBOURS[data.TIC_TAC_TOE])


def test_a_position_set_by_hand_adds_up() -> None:
    assert now(at(table()))["filled"] == 9
