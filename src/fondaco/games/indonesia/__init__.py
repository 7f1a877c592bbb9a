"""Indonesia (Jeroen Doumen and Joris Wiersinga, Splotter Spellen 2005): companies, ships, mergers and cities.

- `chart.py`: where everything stands on the terminal's map
- `plans.py`: deliveries planned line by line
"""

from __future__ import annotations

from fondaco.games.indonesia import data, events, refusals
from fondaco.games.indonesia.advice.terms import ADVICE, Advisor
from fondaco.games.indonesia.aid import AID
from fondaco.games.indonesia.audit import audit, derive
from fondaco.games.indonesia.effects import EFFECTS
from fondaco.games.indonesia.events import Advanced, CompanyStarted, Delivered, MergerWon
from fondaco.games.indonesia.features import FEATURES
from fondaco.games.indonesia.moves import MOVES, SELL
from fondaco.games.indonesia.plans import PLANS
from fondaco.games.indonesia.position import position
from fondaco.games.indonesia.rules.contract import Rules
from fondaco.games.indonesia.rules.zones import areas_of_zone
from fondaco.games.indonesia.scores import SCORES
from fondaco.games.indonesia.state import State
from fondaco.games.indonesia.terminal import LAYOUT
from fondaco.games.indonesia.view import CONSTANTS, View, own, view
from fondaco.kernel import (
    KIND,
    VALUE,
    Advice,
    DataFile,
    Event,
    Game,
    Option,
    Refusal,
    Stage,
    StandingAnswer,
    Trait,
    fields_of,
    read_weights,
)
from fondaco.kernel.declaring.levels import Level
from fondaco.kernel.declaring.promises import CATANATRON, ENVIRONMENT, GIN_RUMMY, SpeedBar, StrengthBar


def targets(s: State, move: int) -> tuple[str, ...]:
    """Every area of a zone means the zone."""
    if move & KIND != SELL:
        return ()
    first = move & VALUE
    return tuple([f"area:{data.AREA_NAMES[area]}" for area in areas_of_zone(s, first) if area != first])


WEIGHTS = DataFile.read("fondaco.games.indonesia", "advice", 1)

# Terms of the advice that pay off later
FAR = ("cities", "crowd", "rivals", "harbour", "market", "rush", "fleet")

GAME = Game(
    name="indonesia",
    prefix="IND",
    version=2,
    earlier=(1,),
    seats=(2, 3, 4, 5),
    designers=("Jeroen Doumen", "Joris Wiersinga"),
    publisher="Splotter Spellen",
    year=2005,
    rules=Rules(),
    moves=MOVES,
    stages=(
        Stage("over", "IND-12.2"),
        Stage("new-era", "IND-4.4"),
        Stage("turn-order", "IND-5.1"),
        Stage("mergers", "IND-6.1"),
        Stage("auction", "IND-6.5"),
        Stage("siap-faji", "IND-7.3"),
        Stage("acquisitions", "IND-8.1"),
        Stage("research", "IND-9.1"),
        Stage("operations", "IND-10.1"),
        Stage("fleet", "IND-10.2"),
        Stage("deliveries", "IND-10.4"),
        Stage("expansion", "IND-10.8"),
        Stage("growth", "IND-11.4"),
    ),
    endings=("none", "no-deeds", "one-type"),
    events=Event.declared_in(events),
    refusals=Refusal.declared_in(refusals),
    pieces=(
        *(f"era-{name}" for name in data.ERA_NAMES),
        *data.TYPE_NAMES,
        *data.TRACK_NAMES,
        *data.PROVINCE_NAMES,
        *data.DEED_NAMES,
        *data.CARD_NAMES,
        *data.SEA_NAMES,
        *data.AREA_NAMES,
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
        Option("money", ("secret", "open"), "secret", "IND-2.4"),
        Option("new_deeds", ("after-cities", "before-cities"), "after-cities", "IND-4.6"),
        Option("contiguity", ("zone", "union"), "zone", "IND-7.5"),
        Option("research", ("optional", "compulsory"), "optional", "IND-9.1"),
        Option("purchase", ("cash-first", "cash-only", "pile-first"), "cash-first", "IND-10.9"),
        Option("idle_growth", ("yes", "no"), "yes", "IND-11.2"),
    ),
    targets=targets,
    effects=EFFECTS,
    plans=PLANS,
    scores=SCORES,
    data=(data.BOARD_FILE, data.CARDS_FILE),
    traits=(
        Trait("deed", CompanyStarted, "deed"),
        Trait("research", Advanced, "track"),
        Trait("good sold", Delivered, "good"),
        Trait("freight", Delivered, "line", seat="owner"),
        Trait("merger", MergerWon),
    ),
    move_limit=10_000,
    features=FEATURES,
    turn_seconds=5.0,
    speed=(
        SpeedBar("compiled, inside", CATANATRON, 30),
        SpeedBar("compiled, ISMCTS", GIN_RUMMY, 1, "iterations"),
        ENVIRONMENT,
    ),
    strength=(
        StrengthBar("heuristic", "random", 0.70, 400),
        StrengthBar("mcts:0.1s", "heuristic", 0.40, 100),
        StrengthBar("mcts:1s", "heuristic", 0.40, 100),
    ),
    aid=AID,
    coached=("refit",),
    levels=(
        *[Level(ignores=FAR)] * 2,
        *(Level(), Level(12), Level(25), Level(50), Level(90), Level(150), Level(300), Level(600)),
    ),
    terminal=LAYOUT,
    standing=(
        StandingAnswer("mergers", "pass", ("mergers", "auction", "siap-faji")),
        StandingAnswer("auction", "pass", ("auction",)),
    ),
    advice=Advice(Advisor, ADVICE, read_weights(WEIGHTS.name, WEIGHTS.content, ADVICE)),
    is_complete=True,
)
