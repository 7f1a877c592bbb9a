"""The endings and the rare branches of Indonesia."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.data import AREA_NAMES, DEED_NAMES
from fondaco.games.indonesia.events import (
    AreaBought,
    AreasLost,
    CardDiscarded,
    CityFounded,
    CityGrew,
    CompaniesMerged,
    CompanyStarted,
    DeedsOffered,
    DeedsRemoved,
    DeedUnstartable,
    Delivered,
    EraEnded,
    FinalResult,
    HullAdvanced,
    MergerBid,
    MergerWon,
    Passed,
    PileTaken,
)
from fondaco.games.indonesia.refusals import InsideTheProperty, LossLessensCash
from fondaco.kernel import Event, IllegalMove, Match, Refusal
from tests.games.indonesia.table import table
from tests.golden.branch import Branch, steps

Told = TypeVar("Told", bound=Event)
IDLERS = {"pass": 1e9, "start": 1e-9, "discard": 1, "bid": 1}
RAIDERS = {"merge": 30, "pass": 0.4, "bid": 3, "start": 5}
WANDERERS = {"cheapest": 0.01, "sail": 12, "launch": 5}
SUPPLIERS = {"launch": 5, "start": 5, "cheapest": 5}


def plies(match: Match) -> list[list[Event]]:
    return [match.events(-1)[0], *(ply.events for ply in match.plies)]


def told(match: Match, kind: type[Told]) -> list[Told]:
    return [event for events in plies(match) for event in events if isinstance(event, kind)]


def ends_by(ending: str) -> Callable[[Match], bool]:
    """IND-4.3, or the limit on moves."""
    return lambda match: match.result is not None and match.result.ending == ending


def ends_by_the_rules(match: Match) -> bool:
    return match.result is not None and match.result.ending != "move-limit"


def left_over(match: Match) -> list[bool]:
    """IND-4.2: for each era that ended before c, whether deeds of one type were left."""
    order = [event for events in plies(match) for event in events if isinstance(event, EraEnded | DeedsRemoved)]
    found = []
    for number, event in enumerate(order):
        if isinstance(event, EraEnded) and event.era != "era-c":
            found.append(number + 1 < len(order) and isinstance(order[number + 1], DeedsRemoved))
    return found


def eras_end_with_one_type(match: Match) -> bool:
    return ends_by_the_rules(match) and left_over(match) == [True, True]


def eras_end_without_deeds(match: Match) -> bool:
    return ends_by_the_rules(match) and left_over(match) == [False, False]


def is_tied(match: Match) -> bool:
    """IND-12.2: the best result twice, and one winner."""
    result = match.result
    return result is not None and result.scores.count(max(result.scores)) > 1 and len(result.winners) == 1


def wages_a_merger_war(match: Match) -> bool:
    """IND-6.5: at least six bids by three players for one company."""
    bids: list[MergerBid] = []
    for events in plies(match):
        for event in events:
            if isinstance(event, MergerBid):
                bids.append(event)
            elif isinstance(event, MergerWon):
                if len(bids) >= 6 and len({bid.seat for bid in bids}) >= 3:
                    return True
                bids = []
    return False


def merges_again_later(match: Match) -> bool:
    """IND-6.2a: a company of four deeds or more."""
    parts: dict[str, int] = dict.fromkeys(DEED_NAMES, 1)
    for won, made in zip(told(match, MergerWon), told(match, CompaniesMerged), strict=True):
        parts[made.company] = parts[won.first] + parts[won.second]
    return max(parts.values()) >= 4 and ends_by_the_rules(match)


def makes_siap_faji(match: Match) -> bool:
    """IND-7.6"""
    return ends_by_the_rules(match) and any(event.good == "siap-faji" for event in told(match, CompaniesMerged))


def loses_areas_to_other_siap_faji(match: Match) -> bool:
    """IND-7.4"""
    return ends_by_the_rules(match) and bool(told(match, AreasLost))


def has_a_negative_pile(match: Match) -> bool:
    """IND-10.7, IND-4.7"""
    return ends_by_the_rules(match) and any((event.amount or 0) < 0 for event in told(match, PileTaken))


def ends_with_a_negative_pile(match: Match) -> bool:
    """IND-12.2: it is doubled too."""
    return ends_by_the_rules(match) and any(event.pile < 0 for event in told(match, FinalResult))


def has_negative_cash(match: Match) -> bool:
    """IND-1.9, IND-4.7"""
    cash: list[int] = []
    for ply in match.plies:
        cash += [event.cash for event in ply.events if isinstance(event, FinalResult)]
    return ends_by_the_rules(match) and min(cash) < 0


def discards_a_city_card(match: Match) -> bool:
    """IND-4.5"""
    return ends_by_the_rules(match) and bool(told(match, CardDiscarded))


def is_short_of_stones(match: Match) -> bool:
    """IND-11.4: the first player chooses."""
    return ends_by_the_rules(match) and any(played.notation.startswith("grow") for played in match.record.moves)


def has_a_city_of_three(match: Match) -> bool:
    """IND-11.3"""
    return ends_by_the_rules(match) and any(event.size == 3 for event in told(match, CityGrew))


def loses_a_deed(match: Match) -> bool:
    """IND-4.1, IND-10.11: by an expansion, not only when it comes on offer."""
    for events in plies(match):
        kinds = {type(event) for event in events}
        if DeedUnstartable in kinds and not kinds & {DeedsOffered, CompanyStarted, CityFounded}:
            return ends_by_the_rules(match)
    return False


def passes_over_the_poor(match: Match) -> bool:
    """IND-6.10: with open money somebody is out of an auction unasked."""
    for ply in match.plies:
        bid = any(isinstance(event, MergerBid) for event in ply.events)
        if bid and any(isinstance(event, Passed) and event.seat != ply.seat for event in ply.events):
            return ends_by_the_rules(match)
    return False


def buys_areas(match: Match) -> bool:
    """IND-10.9"""
    return ends_by_the_rules(match) and len(told(match, AreaBought)) >= 3


def delivers_far(match: Match) -> bool:
    """IND-10.4: over six seas or more."""
    return ends_by_the_rules(match) and any(len(event.seas) >= 6 for event in told(match, Delivered))


def refits_a_rival(match: Match) -> bool:
    """IND-9.1"""
    return ends_by_the_rules(match) and len(told(match, HullAdvanced)) >= 3


def is_kept_to_the_border(match: Match) -> bool:
    """IND-7.5"""
    return any(again.stage == "siap-faji" and refuses(again, "clear", InsideTheProperty) for again, _ in steps(match))


def is_kept_from_credit(match: Match) -> bool:
    """IND-10.9"""
    return any(again.stage == "expansion" and refuses(again, "expand", LossLessensCash) for again, _ in steps(match))


def refuses(match: Match, word: str, kind: type[Refusal]) -> bool:
    """Is any area refused for this reason?"""
    return any(kind is type(refusal_of(match, f"{word} {area}")) for area in AREA_NAMES)


def refusal_of(match: Match, notation: str) -> Refusal | None:
    try:
        match.check(match.deciding[0], notation)
    except IllegalMove as error:
        return error.refusal
    return None


def does_what_is_refused_now(match: Match) -> bool:
    """IND-7.5, IND-10.9: an area was emptied inside, or bought on credit."""
    for number, (again, _) in enumerate(steps(match)):
        if again.stage in ("siap-faji", "expansion"):
            newer = Match(GAME, seed=1, position=GAME.dump(again.state) | {"rules": GAME.version})
            if refusal_of(newer, match.record.moves[number].notation) is not None:
                return True
    return False


LAST_YEAR = table(
    phase="fleet",
    era="c",
    order="CBA",
    company="a-lampung-shipping",
    operated={"a-lampung-shipping": 1},
    companies={"a-lampung-shipping": "A sea-sunda"},
    cash=[120, 40, 0],
    bank=[30, 0, 5],
    pile=[-15, 40, 0],
)
CROWDED = table(
    phase="mergers",
    era="c",
    companies={
        "a-bali-rice": "A bali-1 bali-2 nusa-tenggara-barat-1 nusa-tenggara-barat-2",
        "a-maluku-spice": "B maluku-5 maluku-6 maluku-7",
        "a-jawa-barat-rice+a-halmahera-spice": "C jawa-timur-3 nusa-tenggara-timur-2",
    },
    levels={"A": {"mergers": 4, "slots": 2}},
    cash=[500, 300, 400],
    offered=["c-papua-oil", "c-papua-rubber"],
)
INLAND = table(
    phase="mergers",
    era="c",
    companies={
        "a-bali-rice": "A riau-1 riau-3 riau-4 riau-5",
        "a-maluku-spice": "B sumatera-barat-1 sumatera-barat-2",
        "a-lampung-shipping": "C sea-sunda",
    },
    levels={"A": {"mergers": 4, "slots": 2}},
    cash=[500, 300, 400],
    offered=["c-papua-oil", "c-papua-rubber"],
)
BROKE = table(
    phase="expansion",
    era="c",
    company="a-bali-rice",
    operated={"a-lampung-shipping": 1, "a-bali-rice": 1},
    companies={"a-lampung-shipping": "B sea-sunda", "a-bali-rice": "A bali-1"},
    cash=[30, 40, 0],
    pile=[-20, 40, 0],
)

BRANCHES = {
    "two-seats": Branch(ends_by_the_rules, 2),
    "three-seats": Branch(ends_by_the_rules, 3),
    "four-seats": Branch(ends_by_the_rules, 4),
    "five-seats": Branch(ends_by_the_rules, 5),
    "ends-with-one-type": Branch(ends_by("one-type"), 4),
    "ends-without-deeds": Branch(ends_by("no-deeds"), 5),
    "move-limit": Branch(ends_by("move-limit"), 2, habits=IDLERS),
    "eras-end-with-one-type": Branch(eras_end_with_one_type, 4),
    "eras-end-without-deeds": Branch(eras_end_without_deeds, 5, habits={"start": 9}),
    "tie-from-a-position": Branch(is_tied, 3, position=LAST_YEAR),
    "merger-war": Branch(wages_a_merger_war, 4, habits=RAIDERS),
    "merger-of-many-deeds": Branch(merges_again_later, 3, habits=RAIDERS),
    "siap-faji": Branch(makes_siap_faji, 3, habits=RAIDERS),
    "siap-faji-of-the-union": Branch(makes_siap_faji, 4, {"contiguity": "union"}, habits=RAIDERS),
    "siap-faji-beside-another": Branch(loses_areas_to_other_siap_faji, 3, position=CROWDED, habits=RAIDERS),
    "siap-faji-from-the-border": Branch(is_kept_to_the_border, 3, position=INLAND, habits=RAIDERS),
    "v1-siap-faji-from-inside": Branch(does_what_is_refused_now, 3, position=INLAND | {"rules": 1}, habits=RAIDERS),
    "loss-lessens-cash": Branch(is_kept_from_credit, 3, position=BROKE),
    "v1-area-on-credit": Branch(does_what_is_refused_now, 3, position=BROKE | {"rules": 1}),
    "negative-pile": Branch(has_a_negative_pile, 3, habits=WANDERERS),
    "negative-pile-at-the-end": Branch(ends_with_a_negative_pile, 4, habits=WANDERERS),
    "negative-cash": Branch(has_negative_cash, 4, habits=WANDERERS),
    "long-delivery": Branch(delivers_far, 5, habits=WANDERERS),
    "card-discarded": Branch(discards_a_city_card, 5),
    "short-of-stones": Branch(is_short_of_stones, 5, habits=SUPPLIERS),
    "city-of-three": Branch(has_a_city_of_three, 4, habits=SUPPLIERS),
    "deed-lost-to-an-expansion": Branch(loses_a_deed, 4),
    "open-money": Branch(passes_over_the_poor, 4, {"money": "open"}, habits=RAIDERS),
    "deeds-before-cities": Branch(ends_by_the_rules, 3, {"new_deeds": "before-cities"}),
    "compulsory-research": Branch(refits_a_rival, 4, {"research": "compulsory"}),
    "areas-from-cash": Branch(buys_areas, 4, {"purchase": "cash-only"}, habits={"bid": 1, "done": 0.2}),
    "areas-from-the-pile": Branch(buys_areas, 4, {"purchase": "pile-first"}, habits={"done": 0.2}),
    "no-idle-growth": Branch(ends_by_the_rules, 3, {"idle_growth": "no"}),
}
