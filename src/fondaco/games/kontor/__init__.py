"""Kontor (Michael Schacht, Goldsieber 1999): two merchants build a harbour and fight for its yards."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games.kontor import data, events, refusals
from fondaco.games.kontor.advice.advisor import ADVICE, Advisor
from fondaco.games.kontor.aid import AID
from fondaco.games.kontor.audit import audit, derive
from fondaco.games.kontor.effects import EFFECTS
from fondaco.games.kontor.events import Bought, Broke, Dealt, Passed, Removed, Revealed, YardWon
from fondaco.games.kontor.features import FEATURES
from fondaco.games.kontor.moves import MOVES, SHIP
from fondaco.games.kontor.position import position
from fondaco.games.kontor.rules.contract import Rules
from fondaco.games.kontor.scores import SCORES
from fondaco.games.kontor.state import State
from fondaco.games.kontor.terminal import LAYOUT
from fondaco.games.kontor.view import CONSTANTS, View, own, view
from fondaco.kernel import (
    KIND,
    VALUE,
    Advice,
    DataFile,
    Event,
    Game,
    Guess,
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
from fondaco.kernel.declaring.promises import CATANATRON, ENVIRONMENT, SpeedBar, StrengthBar


def check_options(seats: int, options: Mapping[str, str]) -> None:
    """KON-14.1: bridges would merge the nine fields of Tic Tac Toe."""
    if options["scenario"] == "ticTacToe" and options["special_cards"] == "yes":
        raise OptionError("option-no-special-cards", scenario=options["scenario"])


def targets(s: State, move: int) -> tuple[str, ...]:
    """The card that the ship would meet."""
    if move & KIND != SHIP:
        return ()
    return (f"card:{data.CARD_NAMES[s.table[move & VALUE]]}",)


WEIGHTS = DataFile.read("fondaco.games.kontor", "advice", 1)

GAME = Game(
    name="kontor",
    prefix="KON",
    version=1,
    seats=(2,),
    designers=("Michael Schacht",),
    publisher="Goldsieber",
    year=1999,
    rules=Rules(),
    moves=MOVES,
    stages=(
        Stage("over", "KON-13.6"),
        Stage("buying", "KON-14.2"),
        Stage("showing", "KON-14.3"),
        Stage("choosing", "KON-4.1"),
        Stage("shipping", "KON-7.1"),
        Stage("removing", "KON-7.2"),
        Stage("laying", "KON-8.1"),
    ),
    endings=data.ENDING_NAMES,
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(*data.CARD_NAMES, *data.GOOD_NAMES, *data.HOW_NAMES, "pass", "buy", "decline", "as-quay", "as-canal"),
    fields=fields_of(State),
    view=view,
    view_type=View,
    own=own,
    constants=CONSTANTS,
    audit=audit,
    derive=derive,
    position=position,
    options=(
        Option("scenario", data.SCENARIO_NAMES, "base", "KON-15.6"),
        Option("special_cards", ("no", "yes"), "no", "KON-14.1"),
        Option("immediateYardPoint", ("yes", "no"), "yes", "KON-16.13"),
        Option("guardiansLimited", ("no", "yes"), "no", "KON-16.12"),
        Option("finalTieExclusion", ("always", "cutoff"), "always", "KON-16.16"),
    ),
    check_options=check_options,
    targets=targets,
    effects=EFFECTS,
    scores=SCORES,
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    data=(data.DECK_FILE, data.HARBOURS_FILE),
    traits=(
        Trait("dealt", Dealt, "cards", dealt=True),
        Trait("card", Revealed, "card"),
        Trait("special", Bought, "card"),
        Trait("yard", YardWon, "how"),
        Trait("passed", Passed),
        Trait("removed", Removed),
        Trait("broke", Broke),
    ),
    guesses=(
        Guess("dealt", "deck-1.json", "cards[].value, cards[].goods", "a lower value or a good less", "a higher value"),
        Guess("choose card", "deck-1.json", "cards[].value", "a lower value", "a higher value or a symbol"),
    ),
    move_limit=10_000,
    features=FEATURES,
    speed=(SpeedBar("compiled, inside", CATANATRON, 60), ENVIRONMENT),
    strength=(  # of two seats, so more than at other tables
        StrengthBar("heuristic", "random", 0.85, 400),
        StrengthBar("mcts:0.1s", "heuristic", 0.75, 400),
        StrengthBar("mcts:1s", "heuristic", 0.75, 100),
    ),
    aid=AID,
    levels=(
        *(Level(ignores=("tax", "ship", "reach")), Level(ignores=("tax", "ship"))),
        *(Level(), Level(8), Level(16), Level(32), Level(64), Level(150), Level(400), Level(1000)),
    ),
    terminal=LAYOUT,
    standing=(StandingAnswer("buying", "decline"),),
    is_complete=True,
)
