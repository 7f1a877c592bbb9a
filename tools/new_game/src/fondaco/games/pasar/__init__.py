"""Pasar, an example: merchants who meet at the stalls of a market, and sell while prices are high."""

from __future__ import annotations

from fondaco.games.pasar import events, refusals
from fondaco.games.pasar.advice import ADVICE, Advisor
from fondaco.games.pasar.aid import AID
from fondaco.games.pasar.audit import audit, derive
from fondaco.games.pasar.data import GOOD_NAMES, STALL_NAMES
from fondaco.games.pasar.effects import EFFECTS
from fondaco.games.pasar.events import Dealt, Sold, Took
from fondaco.games.pasar.features import FEATURES
from fondaco.games.pasar.moves import MOVES
from fondaco.games.pasar.position import position
from fondaco.games.pasar.rules.contract import Rules
from fondaco.games.pasar.scores import SCORES
from fondaco.games.pasar.state import State
from fondaco.games.pasar.terminal import LAYOUT
from fondaco.games.pasar.view import CONSTANTS, View, own, view
from fondaco.kernel import Advice, DataFile, Event, Game, Option, Refusal, Stage, Trait, fields_of, read_weights

WEIGHTS = DataFile.read("fondaco.games.pasar", "advice", 1)

GAME = Game(
    name="pasar",
    prefix="PAS",
    version=1,
    seats=(2, 3, 4),
    designers=("The Fondaco developers",),
    publisher="Fondaco",
    year=2026,
    rules=Rules(),
    moves=MOVES,
    stages=(Stage("over", "PAS-5.1"), Stage("visit", "PAS-3.1"), Stage("sale", "PAS-4.1")),
    endings=("none", "market-closed"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(*GOOD_NAMES, *STALL_NAMES),
    fields=fields_of(State),
    view=view,
    view_type=View,
    own=own,
    constants=CONSTANTS,
    audit=audit,
    derive=derive,
    position=position,
    effects=EFFECTS,
    scores=SCORES,
    options=(Option("length", ("full", "short"), "full", "PAS-2.1"),),
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    traits=(
        Trait("dealt", Dealt, "cards", dealt=True),
        Trait("took", Took, "good"),
        Trait("sold", Sold, "good"),
    ),
    move_limit=500,
    features=FEATURES,
    aid=AID,
    terminal=LAYOUT,
    is_complete=True,
)
