"""Batavia (Dan Glimne and Grzegorz Rejchtman, Queen Games 2008): auctions, majorities, pirates, a race of goods."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games.batavia import events, refusals
from fondaco.games.batavia.advice import ADVICE, Advisor
from fondaco.games.batavia.aid import AID
from fondaco.games.batavia.audit import audit, derive
from fondaco.games.batavia.data import COMPANY_NAMES, GOOD_NAMES, GOODS, NO_TILE, QUICK_START_FILE, TILE_NAMES
from fondaco.games.batavia.effects import EFFECTS
from fondaco.games.batavia.events import Converted, Dealt, HexReached, Sailed, SealTaken, Sold
from fondaco.games.batavia.features import FEATURES
from fondaco.games.batavia.moves import MOVES, SAIL
from fondaco.games.batavia.position import position
from fondaco.games.batavia.refusals import NoTileThere, NotTheNearest
from fondaco.games.batavia.rules.contract import Rules
from fondaco.games.batavia.rules.phase import PLAY
from fondaco.games.batavia.scores import SCORES
from fondaco.games.batavia.state import State
from fondaco.games.batavia.terminal import LAYOUT
from fondaco.games.batavia.view import CONSTANTS, View, own, view
from fondaco.kernel import (
    KIND,
    VALUE,
    Advice,
    DataFile,
    Event,
    Game,
    Option,
    OptionError,
    Refusal,
    Stage,
    StandingAnswer,
    Trait,
    fields_of,
    read_weights,
)
from fondaco.kernel.declaring.levels import Level
from fondaco.kernel.declaring.promises import CATANATRON, ENVIRONMENT, GIN_RUMMY, HEARTS, SpeedBar

WEIGHTS = DataFile.read("fondaco.games.batavia", "advice", 1)
FAR = ("patience", "short", "race", "lead", "hex", "purse")  # terms of the advice that pay off later
FIRST_AUCTIONEER = ("random", "seat1", "seat2", "seat3", "seat4", "seat5")


def check_options(seats: int, options: Mapping[str, str]) -> None:
    """The first auctioneer must sit at the table."""
    if FIRST_AUCTIONEER.index(options["first_auctioneer"]) > seats:
        raise OptionError(
            "option-no-such-seat", name="first_auctioneer", choice=options["first_auctioneer"], seats=seats
        )


def targets(s: State, move: int) -> tuple[str, ...]:
    """The station a merchant would sail to, if it can be seen."""
    if move & KIND != SAIL:
        return ()
    space = s.ahead(s.actor, move & VALUE)
    return (f"space:{space}",) if space <= s.shown else ()


def meanings(s: State, target: str) -> tuple[int | Refusal, ...]:
    """A station or a box in a warehouse means to sail for its company; BAT-6.2: to the nearest tile only."""
    what, _, name = target.partition(":")
    if what == "box":
        return (SAIL + TILE_NAMES.index(name) // GOODS,)
    if what != "space":
        return ()
    tile = s.track[int(name)] if 0 < int(name) <= s.shown else NO_TILE
    if s.phase != PLAY:
        return (SAIL + max(tile, 0) // GOODS,)
    if tile == NO_TILE:
        return (NoTileThere(),)
    company = tile // GOODS
    nearest = s.ahead(s.actor, company)
    return (SAIL + company,) if nearest in (0, int(name)) else (NotTheNearest(COMPANY_NAMES[company]), SAIL + company)


GAME = Game(
    name="batavia",
    prefix="BAT",
    version=1,
    seats=(3, 4, 5),
    designers=("Dan Glimne", "Grzegorz Rejchtman"),
    publisher="Queen Games",
    year=2008,
    rules=Rules(),
    moves=MOVES,
    stages=(
        Stage("over", "BAT-10.6"),
        Stage("auction", "BAT-3.4"),
        Stage("action", "BAT-4.1"),
        Stage("play", "BAT-4.3"),
        Stage("conversion", "BAT-7.2"),
    ),
    endings=("none", "final-hex"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(*COMPANY_NAMES, *GOOD_NAMES, *TILE_NAMES),
    fields=fields_of(State),
    view=view,
    view_type=View,
    own=own,
    constants=CONSTANTS,
    audit=audit,
    derive=derive,
    position=position,
    options=(
        Option("quick_start", ("no", "yes"), "no", "BAT-1.5"),
        Option("reveal", ("lastTile", "lastBlock"), "lastTile", "BAT-6.9"),
        Option("first_auctioneer", FIRST_AUCTIONEER, "random", "BAT-1.8"),
    ),
    check_options=check_options,
    targets=targets,
    meanings=meanings,
    effects=EFFECTS,
    scores=SCORES,
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    data=(QUICK_START_FILE,),
    traits=(
        Trait("dealt", Dealt, "cards", dealt=True),
        Trait("good", Sailed, "good"),
        Trait("company", Sailed, "company"),
        Trait("seal", SealTaken, "company"),
        Trait("conversion", Converted),
        Trait("lot", Sold),
        Trait("hex", HexReached),
    ),
    move_limit=5_000,
    features=FEATURES,
    speed=(
        SpeedBar("compiled, inside", CATANATRON, 200),
        SpeedBar("compiled, inside", HEARTS, 2),
        SpeedBar("compiled, driven", CATANATRON, 50),
        SpeedBar("plain, inside", CATANATRON, 8),
        SpeedBar("compiled, inside", CATANATRON, 100, "copies"),
        SpeedBar("compiled, ISMCTS", GIN_RUMMY, 15, "iterations"),
        ENVIRONMENT,
    ),
    aid=AID,
    coached=("sail", "hex"),
    levels=(
        Level(ignores=(*FAR, "safe", "set", "double", "step", "pirates", "rival", "useful")),
        Level(ignores=FAR),
        *(Level(), Level(12), Level(25), Level(60), Level(150), Level(500), Level(1000), Level(2000)),
    ),
    terminal=LAYOUT,
    standing=(StandingAnswer("auction", "pass", ("auction",)),),
    is_complete=True,
)
