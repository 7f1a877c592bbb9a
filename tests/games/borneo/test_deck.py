"""The deck as replaceable data: a wrong card is named, and the names in the catalogues follow."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from fondaco.games.borneo import GAME, data
from fondaco.games.borneo.data import COMPANY_NAMES, GOOD_NAMES, Deck
from fondaco.games.borneo.events import Monopoly, Quota
from fondaco.kernel import DataError, DataFile, PositionError
from fondaco.locale import LANGUAGES, Formatter
from tests.games.borneo.names import names
from tests.games.borneo.table import table

CONTENT = data.DECK_FILE.content


def deck(content: Any) -> Deck:
    return Deck(DataFile("deck", 1, "", content))


def test_bor_1_3_the_reconstructed_deck_is_even() -> None:
    """60 flags of each colour, 15 in each of the four places; 15 cards of each good, 3 of them with the 2."""
    for company in range(4):
        assert data.FLAG.count(company) == 60
        for place in range(4):
            assert data.FLAG[place::4].count(company) == 15
    for good in range(4):
        assert data.GOOD[:60].count(good) == 15
        assert [data.UNITS[card] for card in range(60) if data.GOOD[card] == good].count(2) == 3


def test_bor_1_4_three_ports_of_each_good() -> None:
    assert sorted(data.GOOD[60:]) == sorted(list(range(4)) * 3)
    assert sorted(zip(data.MAX_CARDS, data.FLAG_LIMIT, strict=True)) == sorted(
        [(4, 5), (4, 6), (5, 6), (5, 7), (6, 7), (6, 8)] * 2
    )


def break_flag(content: Any) -> None:
    content["cards"][6]["top"][1] = "purple"


def break_good(content: Any) -> None:
    content["cards"][6]["good"] = "tea"


def break_value(content: Any) -> None:
    content["cards"][6]["value"] = 3


def forget_second(content: Any) -> None:
    del content["cards"][6]["second"]


def cut_top(content: Any) -> None:
    content["cards"][6]["top"] = ["red"]


def call_twice(content: Any) -> None:
    content["cards"][7]["id"] = "E07"


def call_a_port_as_a_card(content: Any) -> None:
    content["ports"][0]["id"] = "E07"


def nameless(content: Any) -> None:
    content["cards"][6]["id"] = ""


def break_port(content: Any) -> None:
    content["ports"][0]["flags"] = 0


def break_mission(content: Any) -> None:
    content["missions"][0]["mode"] = "all"


def lose_card(content: Any) -> None:
    del content["cards"][6]


def lose_cards(content: Any) -> None:
    del content["cards"]


def recolour(content: Any) -> None:
    content["cards"][6]["second"] = "red"


def swap_good(content: Any) -> None:
    content["cards"][6]["good"] = "nutmeg"


def double(content: Any) -> None:
    content["cards"][6]["value"] = 2


def drop_sum(content: Any) -> None:
    del content["flags"]["red"]


def thirteenth_mission(content: Any) -> None:
    content["missions"][0]["copies"] = 4


@pytest.mark.parametrize(
    ("damage", "code", "facts"),
    [
        (break_flag, "data-unknown-piece", {"place": "E07", "piece": "purple"}),
        (break_good, "data-unknown-piece", {"place": "E07", "piece": "tea"}),
        (break_value, "data-borneo-number", {"place": "E07", "name": "value"}),
        (forget_second, "data-borneo-missing", {"place": "E07", "name": "second"}),
        (cut_top, "data-borneo-missing", {"place": "E07", "name": "top"}),
        (call_twice, "data-piece-twice", {"place": "8", "piece": "E07"}),
        (call_a_port_as_a_card, "data-piece-twice", {"piece": "E07"}),
        (nameless, "data-borneo-missing", {"place": "7", "name": "id"}),
        (break_port, "data-borneo-number", {"place": "tidore", "name": "flags"}),
        (break_mission, "data-unknown-piece", {"place": "each1", "piece": "all"}),
        (lose_card, "data-borneo-total", {"name": "cards", "found": 59, "wanted": 60}),
        (lose_cards, "data-borneo-missing", {"name": "cards"}),
        (recolour, "data-borneo-total", {"name": "flags red", "found": 61, "wanted": 60}),
        (swap_good, "data-borneo-total", {"name": "goods pepper", "found": 14, "wanted": 15}),
        (double, "data-borneo-total", {"name": "doubles pepper", "found": 4, "wanted": 3}),
        (drop_sum, "data-borneo-missing", {"place": "flags", "name": "red"}),
        (thirteenth_mission, "data-borneo-total", {"name": "missions", "found": 13, "wanted": 12}),
    ],
)
def test_a_wrong_card_is_named(damage: Callable[[Any], None], code: str, facts: dict[str, object]) -> None:
    content = copy.deepcopy(CONTENT)
    damage(content)
    with pytest.raises(DataError) as caught:
        deck(content)
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    for language in LANGUAGES:
        words = Formatter(language, GAME)
        assert words.error(caught.value)
        assert words.problems == []


def test_a_deck_with_other_cards_can_be_put_in_its_place() -> None:
    """Cards, sums, ports and copies of missions may all be others, as long as they fit each other."""
    content = copy.deepcopy(CONTENT)
    content["cards"][6] |= {"top": ["red", "red", "red"], "second": "blue", "good": "nutmeg", "value": 2}
    content["flags"] |= {"yellow": 59, "red": 63, "green": 57, "blue": 61}
    content["goods"] |= {"pepper": 14, "nutmeg": 16}
    content["doubles"] |= {"nutmeg": 4}
    content["ports"][0] |= {"id": "aceh", "name": "Aceh", "cards": 7, "flags": 9}
    content["missions"][0]["copies"], content["missions"][1]["copies"] = 4, 2
    other = deck(content)
    assert (other.flags[24:28], other.port_names[0], other.most_cards[0]) == ([1, 1, 1, 3], "aceh", 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_call_the_pieces_as_the_deck_shows_them(language: str) -> None:
    words = Formatter(language, GAME)
    assert {piece: words.piece(piece) for piece in names(language)} == names(language)


# -- how often a port is a monopoly -------------------------------------------


def by_dealing(most: int, limit: int, rng: random.Random) -> bool:
    """A port of random cards, with nothing of the game but BOR-1.7 and BOR-7.2 counted in another way."""
    cards = rng.sample(CONTENT["cards"], most)
    for count in range(1, most + 1):
        seen = [flag for card in cards[:count] for flag in card["top"]] + [cards[count - 1]["second"]]
        if max(seen.count(name) for name in COMPANY_NAMES) >= limit:
            return True
    return False


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bor_7_2_random_play_has_the_monopolies_that_the_deck_alone_gives(seats: int) -> None:
    rng = random.Random(seats)
    ports = list(zip(data.MAX_CARDS, data.FLAG_LIMIT, strict=True))
    dealt = [by_dealing(*port, rng) for port in ports for _ in range(150)]
    monopolies = quotas = 0
    for number in range(60):
        s = GAME.deal(seats, number)
        while s.deciding:
            s.actor = s.deciding.bit_length() - 1
            GAME.rules.offer(s)
            move = s.pick()
            s.event_sink = []
            GAME.rules.apply(s, move)
            monopolies += sum(isinstance(event, Monopoly) for event in s.event_sink)
            quotas += sum(isinstance(event, Quota) for event in s.event_sink)
            s.event_sink = None
    share = monopolies / (monopolies + quotas)
    assert abs(share - sum(dealt) / len(dealt)) < 0.07


# -- positions ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"deck_size": 7}, "deck_size"),
        ({"discard_size": 7}, "discard_size"),
        ({"hand_size": [3, 2, 2, 2]}, "hand_size[0]"),
        ({"length": dict.fromkeys(COMPANY_NAMES, 4)}, "length[yellow]"),
        ({"placed": 99}, "placed"),
        ({"port": ["tidore", "bantam", "hitu"]}, "place[hitu]"),
        ({"port": ["tidore", "bantam", None]}, "port"),
        ({"pile_size": [1, 0, 0]}, "pile_size[0]"),
        ({"singles": [dict.fromkeys(GOOD_NAMES, 1)] * 4}, "singles[0][pepper]"),
        ({"missions": {"each1": 1}}, "missions[each1]"),
        ({"mission": "each1"}, "mission"),
        ({"phase": "payment"}, "mission"),
        ({"phase": "split"}, "slot"),
        ({"phase": "attack"}, "attacker"),
        ({"phase": "discards"}, "hand_size"),
        ({"attacker": "red-3", "defender": "red-1"}, "attacker"),
        ({"attack": 3}, "attack"),
        ({"order": ["red", None, None, None]}, "order"),
        ({"sharing": 1}, "sharing"),
        ({"to_ask": 2}, "to_ask"),
        ({"ending": "ports"}, "place[tidore]"),
        ({"phase": "mission", "deciding": 4}, "active"),
        ({"deciding": 2}, "active"),
        ({"deciding": 3}, "active"),
        ({"active": None}, "active"),
        ({"paid_good": "pepper"}, "paid_good"),
        ({"after": "mission"}, "after"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(table() | fields)
    assert str(caught.value.facts["field"]).split()[0] == field
    assert "position-" in caught.value.code
    assert caught.value.facts["expected"] != caught.value.facts["found"]


def test_a_pile_that_should_have_been_shared_is_refused() -> None:
    for piles in (["E04 E05 E06", "", ""], ["E05 E26 E25 E56", "", ""]):
        with pytest.raises(PositionError, match="position-borneo-pile"):
            GAME.load(table(piles=piles))


def test_a_hand_too_large_or_empty_is_refused() -> None:
    for hands in (["E01 E02 E03 E04 E05 E06 E07"], [""]):
        with pytest.raises(PositionError) as caught:
            GAME.load(table(hands=hands))
        assert caught.value.facts["field"] == "hand_size"
