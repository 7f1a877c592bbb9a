"""IND-1 Terms, IND-2 Set-up, IND-3 Structure, IND-13.1."""

from __future__ import annotations

import itertools
import random

import networkx as nx
import pytest

from fondaco.games.indonesia import GAME, data
from fondaco.games.indonesia.events import CardsDealt, DeedsOffered, EraBegan, TurnOrder, YearBegan
from fondaco.games.indonesia.refusals import NextToRival, NotYourCard
from fondaco.kernel import DataError, DataFile, PositionError
from fondaco.locale import LANGUAGES, Formatter
from fondaco.locale.rulebook import rulebook
from tests.games.indonesia.table import at, dealt, heard, legal, now, play, refused, table, turn, view


def near(area: str) -> set[str]:
    number = data.AREA_NAMES.index(area)
    return {data.AREA_NAMES[other] for other in data.NEAR[data.NEAR_FIRST[number] : data.NEAR_FIRST[number + 1]]}


def seas(area: str) -> set[str]:
    return {name for sea, name in enumerate(data.SEA_NAMES) if data.COAST[data.AREA_NAMES.index(area)] >> sea & 1}


def test_ind_1_1_the_board_has_26_provinces_116_land_areas_and_21_seas() -> None:
    assert (len(data.PROVINCE_NAMES), len(data.AREA_NAMES), len(data.SEA_NAMES)) == (26, 116, 21)
    assert sorted(data.PROVINCE_FIRST) == data.PROVINCE_FIRST
    assert (len(data.BOARD.links), len(data.BOARD.arrows), len(data.BOARD.sea_links)) == (178, 34, 41)
    assert sum(len(seas(area)) for area in data.AREA_NAMES) == 132


def test_ind_1_2_arrows_are_adjacency_and_points_are_not() -> None:
    """A56: which of the places where four areas nearly meet are borders."""
    assert "bali-1" in near("jawa-timur-3")
    assert "sumatera-barat-2" in near("riau-3")
    assert "lampung-2" in near("sumatera-selatan-5")
    for one, other in (
        ("aceh-3", "sumatera-utara-1"),
        ("jambi-2", "sumatera-selatan-1"),
        ("sumatera-selatan-7", "lampung-2"),
        ("kalimantan-tengah-1", "kalimantan-barat-2"),
    ):
        assert other not in near(one)
    assert all(area in near(other) for area in data.AREA_NAMES for other in near(area))


def test_ind_1_3_which_seas_an_area_touches() -> None:
    """A57: west Bali touches three seas; the two seas of Jawa Timur do not touch each other."""
    assert seas("bali-1") == {"sea-jawa-east", "sea-jawa-south", "sea-lombok"}
    assert not data.SEA_NEAR[data.SEA_NAMES.index("sea-jawa-east")] >> data.SEA_NAMES.index("sea-jawa-south") & 1
    assert sum(data.COAST[area] == 0 for area in range(data.AREAS)) == 10
    match = at(table(3, phase="new-era", cities={}))
    assert all(seas(move.split()[1]) for move in legal(match, "found"))


def test_ind_1_4_an_area_holds_one_thing_and_a_sea_any_number_of_ships() -> None:
    fleets = {"a-lampung-shipping": "A sea-sunda*2", "a-jawa-timur-shipping": "B sea-sunda*2"}
    assert now(at(table(companies=fleets)))["ships"]["a-lampung-shipping"]["sea-sunda"] == 2
    both = table(companies={"a-bali-rice": "A bali-1"})
    both["city"][0] = "bali-1"
    both["city_size"][0] = both["cities"] = 1
    with pytest.raises(PositionError):
        at(both)


def test_ind_1_5_a_company_is_one_deed_or_several_with_one_owner_and_one_type() -> None:
    merged = {"a-bali-rice+b-aceh-rice": "A bali-1 aceh-1", "a-maluku-spice": "A maluku-1"}
    (rice, spice) = view(at(table(era="b", companies=merged)), 0).companies
    assert (rice.deeds, rice.type, rice.owner) == (("a-bali-rice", "b-aceh-rice"), "rice", 0)
    assert view(at(table(era="b", companies=merged)), 0).players[0].slots == 0
    with pytest.raises(PositionError):
        at(table(era="b", companies={"a-bali-rice+b-riau-rubber": "A bali-1"}))
    assert spice.deeds == ("a-maluku-spice",)


def test_ind_1_6_the_size_is_the_goods_or_ships_on_the_board() -> None:
    companies = {"a-bali-rice": "A bali-1 bali-2", "a-lampung-shipping": "B sea-sunda*2"}
    assert [company.size for company in view(at(table(companies=companies)), 0).companies] == [2, 2]
    with pytest.raises(PositionError, match=r"size\[a-bali-rice\] expected=2 found=3"):
        at(table(companies=companies, size={"a-bali-rice": 3}))


def test_ind_1_7_a_zone_is_a_connected_set_and_equal_goods_of_two_companies_never_touch() -> None:
    companies = {
        "a-bali-rice": "A bali-1 bali-2 jawa-timur-6",
        "a-lampung-shipping": "B sea-jawa-south",
        "b-aceh-rice": "B nusa-tenggara-barat-2",
    }
    match = at(table(era="b", companies=companies, cities={"jawa-barat-5": 2}, levels={"B": {"hull": 2}}))
    play(match, "A operate a-bali-rice")
    operation = view(match, 0).operation
    assert operation is not None
    assert {zone.area: zone.left for zone in operation.zones} == {"jawa-timur-6": 1, "bali-1": 2}
    with pytest.raises(PositionError):
        at(table(era="b", companies=companies | {"b-aceh-rice": "B nusa-tenggara-barat-1"}))


def test_ind_1_7_no_company_can_have_more_zones_than_the_state_has_room_for() -> None:
    """The largest set of areas that all lie apart, found area by area in each land mass, has 55."""
    graph = nx.Graph(data.BOARD.links)
    assert len(graph) == data.AREAS
    apart = 0
    for part in nx.connected_components(graph):
        apart += nx.max_weight_clique(nx.complement(graph.subgraph(part)), weight=None)[1]
    assert apart == data.ZONES


def test_ind_1_8_a_slot_is_free_while_fewer_companies_are_owned_than_the_level_says() -> None:
    position = table(companies={"a-bali-rice": "A bali-1"}, levels={"A": {"slots": 2}})
    assert [player.slots for player in view(at(position), 0).players] == [1, 1, 1]


def test_ind_1_9_cash_bank_box_and_pile_are_three_sums_and_all_money_is_accounted_for() -> None:
    position = table(2, companies={"a-bali-rice": "A bali-1"}, cash=[10, -5], bank=[3, 0], pile=[-2, 7])
    players = view(at(position | {"money": "open"}), 0).players
    assert [(player.cash, player.bank, player.pile) for player in players] == [(10, 3, -2), (-5, 0, 7)]
    with pytest.raises(PositionError):
        at(position | {"issued": 0})


def test_ind_1_10_city_stones_are_12_green_8_yellow_and_3_red() -> None:
    cities = {"bali-1": 1, "lampung-1": 1, "jawa-barat-1": 2, "aceh-1": 3}
    assert view(at(table(companies={"a-bali-rice": "A bali-2"}, cities=cities)), 0).stones == (10, 7, 2)
    red = {"bali-1": 3, "lampung-1": 3, "jawa-barat-1": 3, "aceh-1": 3}
    with pytest.raises(PositionError):
        at(table(companies={"a-bali-rice": "A bali-2"}, cities=red))


def test_ind_1_11_there_is_no_move_that_gives_anything_away() -> None:
    words = {kind.word for kind in GAME.moves.kinds}
    assert not words & {"give", "pay", "trade", "promise", "transfer"}


def test_ind_2_1_100_cash_level_1_everywhere_and_no_company() -> None:
    match = dealt(4)
    assert now(match)["cash"] == [100] * 4
    assert now(match)["bank"] == now(match)["pile"] == [0] * 4
    assert all(set(levels.values()) == {1} for levels in now(match)["level"])
    assert view(match, 0).companies == ()


def test_ind_2_2_the_first_turn_order_is_drawn_by_lot() -> None:
    orders = {tuple(now(dealt(3, seed))["order"]) for seed in range(60)}
    assert orders == set(itertools.permutations(range(3)))
    (told,) = heard(dealt(3).events(0)[0], TurnOrder)
    assert list(told.seats) == now(dealt(3))["order"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ind_2_3_one_city_card_of_each_era_each_seen_by_its_owner_alone(seats: int) -> None:
    match = dealt(seats)
    for seat in range(seats):
        hand = view(match, seat).players[seat].hand
        assert hand is not None
        assert [card.era for card in hand] == ["a", "b", "c"]
        assert view(match, (seat + 1) % seats).players[seat].hand is None
        told = heard(match.events(seat)[0], CardsDealt)
        assert [event.cards is not None for event in told] == [other == seat for other in range(seats)]
    held = [card for card, owner in now(match)["card"].items() if owner is not None]
    assert len(held) == 3 * seats


def test_ind_2_4_money_is_secret_unless_agreed_otherwise() -> None:
    hidden = view(dealt(3), 0).players
    assert (hidden[0].cash, hidden[0].bank, hidden[0].pile) == (100, 0, 0)
    assert (hidden[1].cash, hidden[1].bank, hidden[1].pile) == (None, None, None)
    assert view(dealt(3), -1).players[0].cash is None
    assert view(dealt(3, money="open"), 0).players[1].cash == 100


def test_ind_2_5_the_deeds_of_era_a_are_on_offer_and_the_first_year_begins_with_cities() -> None:
    match = dealt(3)
    assert view(match, 0).offered == tuple(name for name in data.DEED_NAMES if name.startswith("a-"))
    assert match.stage == "new-era"
    assert len(heard(match.events(0)[0], DeedsOffered)) == 1


def test_ind_3_1_a_year_is_seven_phases_in_order() -> None:
    match = dealt(2, 5)
    seen: list[str] = []
    while now(match)["year"] == 1:
        seat = match.deciding[0]
        if match.stage not in seen:
            seen.append(match.stage)
        match.play(seat, GAME.moves.write(match.offers(seat)[-1]))
    inside = [stage for stage in seen if stage not in ("fleet", "deliveries", "expansion")]
    assert inside == ["new-era", "turn-order", "acquisitions", "research", "operations"]
    assert [event.year for event in heard([event for events in match.events(0) for event in events], YearBegan)] == [
        1,
        2,
    ]


def test_ind_3_2_eras_change_only_in_phase_1() -> None:
    match = dealt(4, 2)
    rng = random.Random(2)
    era = ""
    while not match.over and now(match)["era"] != "c":
        seat = match.deciding[0]
        events = match.play(seat, GAME.moves.write(rng.choice(match.offers(seat))))
        if now(match)["era"] != era:
            assert match.stage == "new-era"
            assert match.ply == 1 or heard(events, EraBegan)
            era = now(match)["era"]
    assert era == "c"


def test_ind_13_1_two_players_get_two_cards_of_each_era_each() -> None:
    match = dealt(2)
    for seat in range(2):
        hand = view(match, seat).players[seat].hand
        assert hand is not None
        assert [card.era for card in hand] == ["a", "a", "b", "b", "c", "c"]
    position = table(2, phase="new-era")
    refused(at(position), "A found a3 bali-1", "IND-4.4", NotYourCard("a3"))


def test_ind_10_10_equal_goods_stay_apart_across_an_arrow_too() -> None:
    companies = {"a-bali-rice": "A bali-2", "a-jawa-barat-rice": "B jawa-timur-3"}
    match = at(table(companies=companies, cash=[100] * 3))
    play(match, "A operate a-bali-rice")
    refused(match, "A expand bali-1", "IND-10.10", NextToRival("bali-1", "rice"))
    assert turn(match) == "A expansion"


# -- the data files -----------------------------------------------------------


def wrong(file: DataFile, **changes: object) -> DataFile:
    return DataFile(file.name, file.version, file.digest, {**file.content, **changes})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"borders": [["aceh-1", "atlantis-1"]]}, "data-unknown-piece"),
        ({"borders": [["aceh-1", "aceh-2"], ["aceh-2", "aceh-1"]]}, "data-piece-twice"),
        ({"arrows": []}, "data-count"),
        ({"provinces": []}, "data-count"),
    ],
)
def test_a_wrong_board_is_refused_by_the_piece(changes: dict[str, object], code: str) -> None:
    with pytest.raises(DataError) as caught:
        data.Board(wrong(data.BOARD.file, **changes)).neighbours()
    assert caught.value.code == code


@pytest.mark.parametrize(
    "deeds",
    [
        [{"name": "x", "era": "d", "province": "bali", "type": "rice"}],
        [{"name": "x", "era": "a", "province": "bali", "type": "shipping"}],
        [{"name": "x", "era": "a", "province": "atlantis", "type": "rice"}],
        [{"name": "x", "era": "a", "province": "bali", "type": "rice"}],
    ],
)
def test_wrong_deeds_are_refused(deeds: list[dict[str, object]]) -> None:
    (_, cards) = GAME.data
    with pytest.raises(DataError):
        data.read_deeds(wrong(cards, deeds=deeds))


def test_wrong_city_cards_are_refused() -> None:
    (_, cards) = GAME.data
    for entry in ({"name": "x", "era": "a", "provinces": ["bali"]}, {"name": "x", "era": "a", "provinces": ["y"]}):
        with pytest.raises(DataError):
            data.read_cards(wrong(cards, city_cards=[entry]))
    with pytest.raises(DataError):
        data.read_cards(wrong(cards, city_cards=[]))


def test_the_ships_that_all_deeds_allow_fit_into_the_flow() -> None:
    assert sum(data.SHIP_LIMIT[2::3]) == 26


# -- the page of the rules ----------------------------------------------------

NOTHING = "\N{EN DASH}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ind_1_12_the_promises_of_the_provinces_are_those_of_deeds_and_city_cards(language: str) -> None:
    words = Formatter(language, GAME)
    city = {"en": "city", "it": "città"}[language]
    promised = {name: [set[str]() for _ in range(3)] for name in data.PROVINCE_NAMES}
    for deed in data.CARDS_FILE.content["deeds"]:
        promised[deed["province"]]["abc".index(deed["era"])].add(words.piece(deed["type"]))
    for card in data.CARDS_FILE.content["city_cards"]:
        for name in card["provinces"]:
            promised[name]["abc".index(card["era"])].add(city)
    text = rulebook("indonesia", language).part("IND-1.12")
    assert text is not None
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    told = {row[0]: [set(cell.split(", ")) - {NOTHING} for cell in row[1:]] for row in rows[2:]}
    assert told == {words.piece(name): eras for name, eras in promised.items()}


@pytest.mark.parametrize(("language", "heading"), [("en", "## Advice\n"), ("it", "## Consigli\n")])
def test_the_page_has_advice_that_is_no_rule(language: str, heading: str) -> None:
    advice = rulebook("indonesia", language).text.split(heading)[1].split("\n## ")[0]
    assert advice.count("\n- **") == 6
