"""Dermaga, an example: chests are taken off a quay until none is left."""

from __future__ import annotations

from fondaco.games.dermaga import events
from fondaco.games.dermaga.moves import MOVES, NUMBERS
from fondaco.games.dermaga.rules import Rules
from fondaco.games.dermaga.state import State
from fondaco.kernel import Event, Game, Refusal, Stage, fields_of
from fondaco.kernel.showing.declared_view import view_of

SEEN = view_of(State)

GAME = Game(
    name="dermaga",
    prefix="DER",
    version=1,
    seats=(2, 3, 4),
    designers=("The Fondaco developers",),
    publisher="Fondaco",
    year=2026,
    rules=Rules(),
    moves=MOVES,
    stages=(Stage("over", "DER-3.1"), Stage("turn", "DER-2.1")),
    endings=("none", "quay-empty"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(events),
    pieces=(*NUMBERS, "chests", "coins", "players"),  # the last three are names of fields
    fields=fields_of(State),
    view=SEEN.view,
    view_type=SEEN.view_type,
    own=SEEN.own,
    has_secrets=False,
    move_limit=100,
)
