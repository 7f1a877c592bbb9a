"""The kernel: knows no game, no network, no clock."""

from fondaco.kernel.advice import Advisor, play_advised
from fondaco.kernel.analysis import Guess, Trait
from fondaco.kernel.effects import Effect, Effects
from fondaco.kernel.errors import (
    DataError,
    FondacoError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    RecordPartError,
    Refusal,
    ScriptError,
)
from fondaco.kernel.events import Event, Piece, Pieces, Seat, Seats
from fondaco.kernel.fields import fields_of
from fondaco.kernel.game import DataFile, Game, Option, Result, Stage, StandingAnswer
from fondaco.kernel.match import Match, verify
from fondaco.kernel.moves import KIND, VALUE, Amount, Kind, Moves
from fondaco.kernel.plies import Legal, LegalMove, LegalRange
from fondaco.kernel.positions import SEATS, Derived, Field, expect
from fondaco.kernel.record import Record, RecordedMove
from fondaco.kernel.rules import Rules, play_random
from fondaco.kernel.scores import Category, Score, Scores, ScoreSheet
from fondaco.kernel.state import State
from fondaco.kernel.weights import Advice, read_weights

__all__ = [
    "KIND",
    "SEATS",
    "VALUE",
    "Advice",
    "Advisor",
    "Amount",
    "Category",
    "DataError",
    "DataFile",
    "Derived",
    "Effect",
    "Effects",
    "Event",
    "Field",
    "FondacoError",
    "Game",
    "Guess",
    "IllegalMove",
    "Kind",
    "Legal",
    "LegalMove",
    "LegalRange",
    "Match",
    "Moves",
    "Option",
    "OptionError",
    "Piece",
    "Pieces",
    "PositionError",
    "Record",
    "RecordError",
    "RecordPartError",
    "RecordedMove",
    "Refusal",
    "Result",
    "Rules",
    "Score",
    "ScoreSheet",
    "Scores",
    "ScriptError",
    "Seat",
    "Seats",
    "Stage",
    "StandingAnswer",
    "State",
    "Trait",
    "expect",
    "fields_of",
    "play_advised",
    "play_random",
    "read_weights",
    "verify",
]
