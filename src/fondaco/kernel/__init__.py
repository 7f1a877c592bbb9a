"""The kernel: knows no game, no network, no clock."""

from fondaco.kernel.declaring.analysis import Guess, Trait
from fondaco.kernel.declaring.fields import fields_of
from fondaco.kernel.declaring.game import DataFile, Game, Option, Result, Stage, StandingAnswer
from fondaco.kernel.declaring.moves import KIND, VALUE, Amount, Kind, Moves
from fondaco.kernel.declaring.positions import SEATS, Derived, Field, expect
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
from fondaco.kernel.learning.advice import Advisor, play_advised
from fondaco.kernel.learning.weights import Advice, read_weights
from fondaco.kernel.playing.match import Match, verify
from fondaco.kernel.playing.plies import Legal, LegalMove, LegalRange
from fondaco.kernel.playing.record import Record, RecordedMove
from fondaco.kernel.playing.rules import Rules, play_random
from fondaco.kernel.playing.state import State
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Pieces, Seat, Seats
from fondaco.kernel.showing.scores import Category, Score, Scores, ScoreSheet

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
