"""Borneo (Paolo Mori, daVinci Editrice 2007): merchants in four companies, conflicts, shared cargoes, missions."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games.borneo import data, events, refusals
from fondaco.games.borneo.advice import ADVICE, Advisor
from fondaco.games.borneo.aid import AID
from fondaco.games.borneo.audit import audit, derive
from fondaco.games.borneo.effects import EFFECTS
from fondaco.games.borneo.events import (
    AttackSucceeded,
    CompanyChanged,
    Dealt,
    MissionCompleted,
    Monopoly,
    Picked,
    Placed,
    PortTaken,
    Quota,
)
from fondaco.games.borneo.features import FEATURES
from fondaco.games.borneo.moves import CHALLENGE, MOVES
from fondaco.games.borneo.position import position
from fondaco.games.borneo.rules.contract import Rules
from fondaco.games.borneo.scores import SCORES
from fondaco.games.borneo.state import State
from fondaco.games.borneo.terminal import LAYOUT
from fondaco.games.borneo.view import CONSTANTS, View, own, view
from fondaco.kernel import (
    KIND,
    Advice,
    DataFile,
    Event,
    Game,
    Guess,
    Option,
    OptionError,
    Refusal,
    Stage,
    Trait,
    fields_of,
    read_weights,
)
from fondaco.kernel.declaring.levels import Level
from fondaco.kernel.declaring.promises import CATANATRON, ENVIRONMENT, SpeedBar

FIRST_PLAYER = ("random", "seat1", "seat2", "seat3", "seat4", "seat5")


def check_options(seats: int, options: Mapping[str, str]) -> None:
    """The first player must sit at the table."""
    if FIRST_PLAYER.index(options["first_player"]) > seats:
        raise OptionError("option-no-such-seat", name="first_player", choice=options["first_player"], seats=seats)


def targets(s: State, move: int) -> tuple[str, ...]:
    """The merchant that would be attacked."""
    if move & KIND != CHALLENGE:
        return ()
    merchant, rank = move >> 8 & 0xFF, move & 0xFF
    return (f"merchant:{data.COMPANY_NAMES[merchant // data.ROW]}-{data.RANK_NAMES[rank]}",)


def meanings(s: State, target: str) -> tuple[int, ...]:
    """A merchant means to attack it with those of the same company behind it."""
    what, _, name = target.partition(":")
    if what != "merchant" or name not in data.MERCHANT_NAMES:
        return ()
    place = data.MERCHANT_NAMES.index(name)
    row = place // data.ROW * data.ROW
    behind = range(place + 1, row + s.length[place // data.ROW])
    return tuple(CHALLENGE + (merchant << 8) + place - row for merchant in behind if s.row[merchant] == s.actor)


WEIGHTS = DataFile.read("fondaco.games.borneo", "advice", 1)

GAME = Game(
    name="borneo",
    prefix="BOR",
    version=1,
    seats=(3, 4, 5),
    designers=("Paolo Mori",),
    publisher="daVinci Editrice",
    year=2007,
    rules=Rules(),
    moves=MOVES,
    stages=(
        Stage("over", "BOR-12.5"),
        Stage("placement", "BOR-2.7"),
        Stage("mission", "BOR-3.1"),
        Stage("payment", "BOR-4.6"),
        Stage("companies", "BOR-5.1"),
        Stage("attack", "BOR-6.3"),
        Stage("defence", "BOR-6.4"),
        Stage("ousted", "BOR-6.9"),
        Stage("keeping", "BOR-6.11"),
        Stage("expedition", "BOR-7.1"),
        Stage("split", "BOR-8.4"),
        Stage("discards", "BOR-11.3"),
        Stage("last-mission", "BOR-12.3"),
    ),
    endings=("none", "ports", "cards"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(
        *data.COMPANY_NAMES,
        *data.GOOD_NAMES,
        *data.MISSION_NAMES,
        *data.PORT_NAMES,
        *data.CARD_NAMES,
        *data.MERCHANT_NAMES,
    ),
    fields=fields_of(State),
    view=view,
    view_type=View,
    own=own,
    constants=CONSTANTS,
    audit=audit,
    derive=derive,
    position=position,
    options=(
        Option("first_player", FIRST_PLAYER, "random", "BOR-2.5"),
        Option("paid_cards", ("recycled", "removed"), "recycled", "BOR-4.7"),
        Option("empty_company", ("passedOver", "spoilsLost", "quota"), "passedOver", "BOR-8.2"),
        Option("monopoly_port", ("firstMerchant", "lastCard"), "firstMerchant", "BOR-8.3"),
    ),
    check_options=check_options,
    targets=targets,
    meanings=meanings,
    effects=EFFECTS,
    scores=SCORES,
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    data=(data.DECK_FILE,),
    tallied=(Monopoly, Quota),
    traits=(
        Trait("dealt", Dealt, "cards", dealt=True),
        Trait("company", Placed, "company"),
        Trait("mission", MissionCompleted, "mission"),
        Trait("port", PortTaken, "port"),
        Trait("good", PortTaken, "good"),
        Trait("picked", Picked, "card"),
        Trait("change", CompanyChanged, "to"),
        Trait("attack", AttackSucceeded),
    ),
    guesses=(
        Guess("dealt", "deck-1.json", "cards[].top, cards[].value", "one flag less on top", "one flag more on top"),
        Guess("lay card", "deck-1.json", "cards[].top", "one flag less on top", "one flag more on top"),
        Guess("lay port", "deck-1.json", "ports[].cards", "room for one card more", "room for one card less"),
        Guess("pick card", "deck-1.json", "cards[].value, cards[].good", "a single good", "a double good"),
    ),
    move_limit=2_000,
    features=FEATURES,
    speed=(SpeedBar("compiled, inside", CATANATRON, 120), ENVIRONMENT),
    aid=AID,
    coached=("attack",),
    levels=(
        Level(ignores=("near", "full", "heat", "spread", "goods", "fit", "mission", "rank")),
        Level(ignores=("near", "full", "heat", "spread", "goods", "fit", "mission")),
        *(Level(), Level(12), Level(25), Level(50), Level(100), Level(250), Level(500), Level(1000)),
    ),
    terminal=LAYOUT,
    is_complete=True,
)
