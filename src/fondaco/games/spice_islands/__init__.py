"""Spice Islands (Max Michael, StrataMax 2007): shares, cargoes, captains and pirates on the way to the Islands."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, refusals
from fondaco.games.spice_islands.advice import ADVICE, Advisor
from fondaco.games.spice_islands.aid import AID
from fondaco.games.spice_islands.audit import audit, derive
from fondaco.games.spice_islands.effects import EFFECTS
from fondaco.games.spice_islands.events import (
    Attacked,
    Bought,
    CaptainDealt,
    CaptainTaken,
    DividendPaid,
    Elected,
    Loaded,
    MutinyWon,
    ShareDealt,
)
from fondaco.games.spice_islands.features import FEATURES
from fondaco.games.spice_islands.moves import ATTACK, BUY, MOVES, TAKE
from fondaco.games.spice_islands.position import position
from fondaco.games.spice_islands.rules.actions import colour_of
from fondaco.games.spice_islands.rules.contract import Rules
from fondaco.games.spice_islands.rules.phase import ACTION
from fondaco.games.spice_islands.scores import SCORES
from fondaco.games.spice_islands.state import State
from fondaco.games.spice_islands.terminal import LAYOUT
from fondaco.games.spice_islands.view import CONSTANTS, View, view
from fondaco.kernel import (
    KIND,
    VALUE,
    Advice,
    DataFile,
    Event,
    Game,
    Guess,
    Option,
    Refusal,
    Stage,
    StandingAnswer,
    Trait,
    fields_of,
    read_weights,
)
from fondaco.kernel.declaring.levels import Level
from fondaco.kernel.declaring.promises import CATANATRON, ENVIRONMENT, SpeedBar


def targets(s: State, move: int) -> tuple[str, ...]:
    """The die an action uses, the ship that attacks, and the cargo aboard the ship under attack."""
    kind, value = move & KIND, move & VALUE
    if kind == TAKE:
        return (f"cargo:{data.SHIP_NAMES[s.target]}:{data.CARGO_NAMES[value]}",)
    attacker = (
        (f"ship:{data.SHIP_NAMES[data.NAVY if value == data.PIRATE else data.PIRATE]}",) if kind == ATTACK else ()
    )
    colour = colour_of(kind, value)
    return (*attacker, f"die:{data.COLOUR_NAMES[colour]}") if s.phase == ACTION and colour != data.NONE else attacker


def meanings(s: State, target: str) -> tuple[int, ...]:
    """A die means every action of its colour, cargo aboard means to take it."""
    what, _, name = target.partition(":")
    if what == "cargo":
        return (TAKE + data.CARGO_NAMES.index(name.rpartition(":")[2]),)
    if what != "die":
        return ()
    if name not in data.COLOUR_NAMES:  # purple
        return tuple(move for move in MOVES.every if move & KIND == BUY)
    return tuple(move for move in MOVES.every if colour_of(move & KIND, move & VALUE) == data.COLOUR_NAMES.index(name))


WEIGHTS = DataFile.read("fondaco.games.spice_islands", "advice", 1)

FAR = ("late", "finish", "danger", "hunt")  # terms of the advice that pay off later

GAME = Game(
    name="spice_islands",
    prefix="SPI",
    version=1,
    seats=(2, 3, 4, 5),
    designers=("Max Michael",),
    publisher="StrataMax",
    year=2007,
    rules=Rules(),
    moves=MOVES,
    stages=(
        Stage("over", "SPI-11.1"),
        Stage("purchase", "SPI-4.1"),
        Stage("action", "SPI-5.1"),
        Stage("captain", "SPI-10.2"),
        Stage("plunder", "SPI-7.6"),
        Stage("overflow", "SPI-7.6"),
        Stage("recovery", "SPI-8.4"),
        Stage("harbour", "SPI-7.10"),
    ),
    endings=("none", "green-goods", "blue-goods", "yellow-goods", "spice"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(
        *data.COLOUR_NAMES,
        *data.FACE_NAMES,
        *data.CARGO_NAMES,
        *data.SHIP_NAMES,
        *data.SPACE_NAMES,
        data.SKULL_NAME,
        *data.NUMBER_NAMES,
    ),
    fields=fields_of(State),
    view=view,
    view_type=View,
    constants=CONSTANTS,
    audit=audit,
    derive=derive,
    position=position,
    options=(Option("map", data.MAP_NAMES, data.MAP_NAMES[0], "SPI-1.3"),),
    targets=targets,
    meanings=meanings,
    effects=EFFECTS,
    scores=SCORES,
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    data=(data.MAP_FILE, data.SHARES_FILE, data.DICE_FILE),
    traits=(
        Trait("first captain", CaptainDealt, "colour", dealt=True),
        Trait("first share", ShareDealt, "colour", dealt=True),
        Trait("share", Bought, "colour"),
        Trait("captain taken", CaptainTaken, "colour"),
        Trait("elected", Elected, "colour"),
        Trait("cargo", Loaded, "cargo"),
        Trait("dividend", DividendPaid, "colour"),
        Trait("attack", Attacked),
        Trait("mutiny", MutinyWon),
    ),
    guesses=(
        Guess("first share", "shares-1.json", "prices", "a steeper row of prices", "a flatter row of prices"),
        Guess("first captain", "dice-1.json", "pirate", "one skull less", "one skull more", piece="black"),
        Guess("sail space", "map-1.json", "maps", "one line less to the space", "one line more to the space"),
    ),
    move_limit=3_000,  # N-1: some 480 turns; the longest of 40,000 random games had 1,365 moves
    features=FEATURES,
    speed=(SpeedBar("compiled, inside", CATANATRON, 150), ENVIRONMENT),
    aid=AID,
    coached=("attack", "election", "dividend", "captain"),
    levels=(
        Level(ignores=(*FAR, "votes", "mutiny", "election", "captain", "afloat")),
        Level(ignores=(*FAR, "votes", "mutiny", "election", "captain")),
        *(Level(), Level(16), Level(32), Level(40), Level(50), Level(64), Level(200), Level(800)),
    ),
    terminal=LAYOUT,
    has_secrets=False,
    standing=(StandingAnswer("purchase", "pass", ("purchase",)),),
    is_complete=True,
)
