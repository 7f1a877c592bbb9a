"""IND-11 City growth."""

from __future__ import annotations

from typing import Any

from fondaco.games.indonesia.events import CityGrew, GoodsConsumed
from fondaco.games.indonesia.refusals import ChooseCity, CityNotReady
from fondaco.kernel import Event, Match
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn

RICE = {"a-bali-rice": "A papua-1", "a-lampung-shipping": "A sea-sunda"}
ON = ["a-halmahera-shipping", "a-maluku-spice"]  # so that the era goes on


def year_ended(cities: dict[str, str | int], **fields: Any) -> tuple[Match, list[Event]]:
    """The last company of the year has operated."""
    said: dict[str, Any] = {"companies": RICE, "offered": ON} | fields
    operated = dict.fromkeys(said["companies"], 1)
    match = at(table(phase="fleet", company="a-lampung-shipping", cities=cities, operated=operated, **said))
    return match, play(match, "A done")


def grown(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.area, event.size) for event in heard(events, CityGrew)]


def test_ind_11_1_only_goods_that_are_on_the_board_are_wanted() -> None:
    _, events = year_ended({"bali-1": "1 rice", "aceh-1": "1 spice"})
    assert grown(events) == [("bali-1", 2)]
    both = RICE | {"a-maluku-spice": "B maluku-1"}
    _, events = year_ended(
        {"bali-1": "1 rice", "aceh-1": "1 spice rice"}, companies=both, offered=[*ON[:1], "a-halmahera-spice"]
    )
    assert grown(events) == [("aceh-1", 2)]


def test_ind_11_2_a_city_is_ready_with_its_size_of_every_good() -> None:
    _, events = year_ended({"bali-1": "2 rice", "aceh-1": "2 rice rice", "papua-2": "3 rice rice rice"})
    assert grown(events) == [("aceh-1", 3)]


def test_ind_11_2_without_any_goods_all_are_ready_unless_the_option_says_no() -> None:
    """A49."""
    ships = {"a-lampung-shipping": "A sea-sunda"}
    assert grown(year_ended({"bali-1": 1, "aceh-1": 2}, companies=ships)[1]) == [("aceh-1", 3), ("bali-1", 2)]
    assert grown(year_ended({"bali-1": 1}, companies=ships, idle_growth="no")[1]) == []


def test_ind_11_3_size_2_grows_first_and_gives_its_stone_back_at_once() -> None:
    """A50: eight yellow stones are out, one comes back, so one green city can grow."""
    places = ["aceh-1", "lampung-1", "jambi-2", "riau-1", "maluku-1", "halmahera-1", "sarawak-1"]
    cities: dict[str, str | int] = dict.fromkeys(places, 2) | {"papua-2": "2 rice rice", "bali-1": "1 rice"}
    _, events = year_ended(cities)
    assert grown(events) == [("papua-2", 3), ("bali-1", 2)]


def test_ind_11_3_a_city_grows_one_step_a_year() -> None:
    match, events = year_ended({"bali-1": "1 rice"})
    assert grown(events) == [("bali-1", 2)]
    assert now(match)["city_size"][0] == 2


def short_of_red(**fields: Any) -> tuple[Match, list[Event]]:
    cities: dict[str, str | int] = {"bali-1": 3, "lampung-1": 3, "papua-2": "2 rice rice", "aceh-1": "2 rice rice"}
    return year_ended(cities | {"maluku-1": 2}, **fields)


def test_ind_11_4_if_stones_are_short_the_first_player_chooses() -> None:
    match, events = short_of_red(order="BAC", turn="A")
    assert grown(events) == []
    assert turn(match) == "B growth"
    assert legal(match) == ["grow papua-2", "grow aceh-1"]
    refused(match, "B grow maluku-1", "IND-11.2", CityNotReady("maluku-1"))
    refused(match, "B pass", "IND-11.4", ChooseCity())
    events = play(match, "B grow aceh-1")
    assert grown(events) == [("aceh-1", 3)]
    assert match.stage == "turn-order"


def test_ind_11_4_without_any_stone_nobody_grows() -> None:
    """A51."""
    cities: dict[str, str | int] = {"bali-1": 3, "lampung-1": 3, "papua-2": 3, "aceh-1": "2 rice rice"}
    match, events = year_ended(cities)
    assert grown(events) == []
    assert match.stage == "turn-order"


def test_ind_11_5_all_delivered_goods_are_removed() -> None:
    match, events = year_ended({"bali-1": "2 rice", "aceh-1": "1 rice"})
    assert heard(events, GoodsConsumed) == [GoodsConsumed(2)]
    assert all(count == 0 for town in now(match)["received"] for count in town.values())
