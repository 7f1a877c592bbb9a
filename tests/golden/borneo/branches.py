"""The endings and the rare branches of Borneo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, MISSION_NAMES, PIECE_NAMES
from fondaco.games.borneo.events import (
    AttackFailed,
    AttackPlayed,
    AttackSucceeded,
    CardKept,
    CardsLost,
    DeckReshuffled,
    DefencePlayed,
    Discarded,
    Drew,
    Laid,
    MissionChosen,
    MissionCompleted,
    Monopoly,
    NothingKept,
    OustedLeft,
    OustedStayed,
    Paid,
    Picked,
    PortLost,
    PortsRanOut,
    PortTaken,
    Quota,
    Scored,
)
from fondaco.kernel import Event, Match
from tests.games.borneo.table import table
from tests.golden.branch import Branch, steps

Told = TypeVar("Told", bound=Event)
ENDS_BY_ITSELF = "BOR-12"  # no match can be so long as to reach the limit of moves
FIGHTERS = {"attack": 8, "play": 3, "mission": 5}
PAYERS = {"mission": 20, "attack": 0.2, "change": 0.2}
MISERS = {"mission": 0.02}
MOVERS = {"change": 30, "mission": 4}
LATE = "banjarmasin brunei malacca makassar ternate ambon hitu banda-neira lonthoir"


def told(match: Match, kind: type[Told]) -> list[Told]:
    return [event for ply in match.plies for event in ply.events if isinstance(event, kind)]


def plies(match: Match) -> list[list[Event]]:
    return [ply.events for ply in match.plies]


def positions(match: Match) -> list[tuple[dict[str, Any], list[Event]]]:
    return [(match.game.dump(before.state), events) for before, events in steps(match)]


def first(events: list[Event], kind: type[Told]) -> Told | None:
    return next((event for event in events if isinstance(event, kind)), None)


# -- endings ------------------------------------------------------------------


def ends_by(ending: str) -> Callable[[Match], bool]:
    return lambda match: match.result is not None and match.result.ending == ending


def ends_while_others_pick(match: Match) -> bool:
    """BOR-10.2: the last pick is not the active player's, and the last missions begin on that player's left."""
    for events in plies(match):
        end, pick = first(events, PortsRanOut), first(events, Picked)
        if end is not None and pick is not None:
            return pick.seat != end.seat
    return False


def last_mission_after_a_mission(match: Match) -> bool:
    """A17: the player who ends the game completed a mission in the same turn and completes another at the end."""
    order = [event for events in plies(match) for event in events]
    ends = next((number for number, event in enumerate(order) if isinstance(event, PortsRanOut)), None)
    if ends is None:
        return False
    seat = order[ends].seat  # type: ignore[attr-defined]
    turn = max((number for number in range(ends) if isinstance(order[number], Drew)), default=0)
    before = [event for event in order[turn:ends] if isinstance(event, MissionCompleted)]
    after = [event for event in order[ends:] if isinstance(event, MissionCompleted)]
    return any(event.seat == seat for event in before) and any(event.seat == seat for event in after)


def no_mission_is_left(match: Match) -> bool:
    """BOR-12.3: the supply is empty, so the score follows at once."""
    return any(first(events, PortsRanOut) and first(events, Scored) for events in plies(match))


def shares_victory(match: Match) -> bool:
    return match.result is not None and len(match.result.winners) == 2


def missions_decide(match: Match) -> bool:
    """BOR-12.5: equal points, one winner."""
    result = match.result
    if result is None or len(result.winners) != 1:
        return False
    return sorted(result.scores)[-2] == max(result.scores)


# -- missions -----------------------------------------------------------------


def payments(match: Match) -> list[tuple[str, list[int]]]:
    """Each mission completed with the pieces paid for it."""
    found: list[tuple[str, list[int]]] = []
    paid: list[int] = []
    for event in [event for events in plies(match) for event in events]:
        if isinstance(event, MissionChosen):
            paid = []
        elif isinstance(event, Paid):
            paid.append(PIECE_NAMES.index(event.piece))
        elif isinstance(event, MissionCompleted):
            found.append((event.mission, paid))
    return found


def pays_a_2_for_one(match: Match) -> bool:
    return any(kind == "each1" and any(data.UNITS[piece] == 2 for piece in paid) for kind, paid in payments(match))


def pays_two_2s_for_three(match: Match) -> bool:
    """BOR-4.6"""
    for kind, paid in payments(match):
        for good in range(data.GOODS):
            values = [data.UNITS[piece] for piece in paid if data.GOOD[piece] == good]
            if kind == "each3" and values == [2, 2]:
                return True
    return False


def pays_eight(match: Match) -> bool:
    return any(kind == "same8" for kind, _ in payments(match))


def pays_with_a_port(match: Match) -> bool:
    """BOR-4.7: the port leaves the game, the cards come back with the next shuffle."""
    return any(piece >= data.CARDS for _, paid in payments(match) for piece in paid) and bool(
        told(match, DeckReshuffled)
    )


def removes_what_is_paid(match: Match) -> bool:
    """A5"""
    paid = {piece for _, pieces in payments(match) for piece in pieces if piece < data.CARDS}
    place = match.game.dump(match.state)["place"]
    return len(paid) >= 10 and all(place[CARD_NAMES[card]] == "removed" for card in paid)


# -- conflicts ----------------------------------------------------------------


def wins_by_a_tie(match: Match) -> bool:
    """BOR-6.7, with cards on both sides."""
    defended = False
    for event in [event for events in plies(match) for event in events]:
        defended = isinstance(event, DefencePlayed) or (defended and not isinstance(event, AttackPlayed))
        if isinstance(event, AttackSucceeded) and event.attack == event.defence and defended:
            return True
    return False


def the_bonus_alone_holds(match: Match) -> bool:
    """BOR-6.6: an attack fails though no card was played against it."""
    for events in plies(match):
        if first(events, AttackFailed) and not first(events, DefencePlayed):
            later = match.plies[plies(match).index(events) + 1].events
            if not first(later, CardKept) and not first(later, NothingKept):
                return True
    return False


def goes_to_an_empty_company(match: Match) -> bool:
    """BOR-6.9"""
    return any(event.end == 1 for event in told(match, OustedLeft))


def five_cards_attack(match: Match) -> bool:
    """BOR-6.3: all but one of six."""
    return any(now["attack_cards"] == 5 for now, _ in positions(match))


def attacks_past_an_own_merchant(match: Match) -> bool:
    """A8"""
    for now, events in positions(match):
        if now["phase"] == "attack" and first(events, AttackPlayed):
            company, rank = now["attacker"].split("-")
            target = int(now["defender"].split("-")[1])
            if now["active"] in now["row"][company][target : int(rank) - 1]:
                return True
    return False


def every_answer_to_a_conflict(match: Match) -> bool:
    return all(told(match, kind) for kind in (OustedStayed, OustedLeft, CardKept, NothingKept))


# -- splits -------------------------------------------------------------------


def at_the_limit(events: list[Event]) -> list[tuple[str, int]]:
    """The companies that a card took to the limit of its port."""
    laid = first(events, Laid)
    if laid is None:
        return []
    limit = data.FLAG_LIMIT[data.PORT_NAMES.index(laid.port)]
    counts = {"yellow": laid.yellow, "red": laid.red, "green": laid.green, "blue": laid.blue}
    return [(company, count) for company, count in counts.items() if count >= limit]


def the_first_flag_decides(match: Match) -> bool:
    """BOR-8.2: the monopoly goes to the company with fewer flags."""
    for events in plies(match):
        reached, monopoly = at_the_limit(events), first(events, Monopoly)
        if monopoly and len(reached) == 2 and monopoly.flags < max(count for _, count in reached):
            return True
    return False


def an_empty_company_is_passed_over(match: Match) -> bool:
    """BOR-8.2"""
    for now, events in positions(match):
        reached, monopoly = at_the_limit(events), first(events, Monopoly)
        if monopoly and len(reached) == 2 and any(now["length"][company] == 0 for company, _ in reached):
            return bool(now["length"][monopoly.company] > 0)
    return False


def a_cargo_is_lost(match: Match) -> bool:
    """BOR-8.6"""
    return any(first(events, PortLost) and first(events, CardsLost) for events in plies(match))


def a_cargo_is_lost_though_another_is_there(match: Match) -> bool:
    """A13, the other way: the first flag decides even for a company without merchants."""
    for now, events in positions(match):
        if first(events, PortLost) and any(now["length"][company] > 0 for company, _ in at_the_limit(events)):
            return True
    return False


def an_empty_company_means_a_quota(match: Match) -> bool:
    """A13, the third way."""
    return any(at_the_limit(events) and first(events, Quota) for events in plies(match))


def the_last_card_is_a_monopoly(match: Match) -> bool:
    """BOR-7.3"""
    for events in plies(match):
        laid = first(events, Laid)
        if laid and first(events, Monopoly) and laid.layer == data.MAX_CARDS[data.PORT_NAMES.index(laid.port)]:
            return True
    return False


def the_port_goes_to_the_last_card(match: Match) -> bool:
    """A21: in a monopoly in which that player has no merchant."""
    for now, events in positions(match):
        monopoly, taken, laid = first(events, Monopoly), first(events, PortTaken), first(events, Laid)
        if monopoly and taken and laid and laid.seat not in now["row"][monopoly.company]:
            return taken.seat == laid.seat
    return False


def merchants_begin_again(match: Match) -> bool:
    """BOR-9.5"""
    return begins_again(match, Quota)


def a_monopoly_goes_round(match: Match) -> bool:
    """BOR-8.3: more cards than merchants."""
    return begins_again(match, Monopoly)


def begins_again(match: Match, kind: type[Event]) -> bool:
    picked: set[tuple[str, int]] = set()
    right = False
    for event in [event for events in plies(match) for event in events]:
        if isinstance(event, Monopoly | Quota):
            picked, right = set(), isinstance(event, kind)
        elif isinstance(event, Picked):
            if right and (event.company, event.rank) in picked:
                return True
            picked.add((event.company, event.rank))
    return False


def a_quota_is_lost(match: Match) -> bool:
    """BOR-9.6: the port has an owner, the cards have none."""
    return any(first(events, Quota) and first(events, CardsLost) for events in plies(match))


def a_company_has_no_share(match: Match) -> bool:
    """BOR-9.3"""
    return any(len(event.companies) == 3 for event in told(match, Quota))


# -- the deck -----------------------------------------------------------------


def reshuffles_between_two_cards(match: Match) -> bool:
    """BOR-11.1"""
    return any(now["deck_size"] == 1 and first(events, DeckReshuffled) for now, events in positions(match))


def secret_discards_come_back(match: Match) -> bool:
    """BOR-13.3: cards discarded unseen are in the new deck."""
    return any(
        first(events, DeckReshuffled) and sum(place.startswith("discard-") for place in now["place"].values()) >= 5
        for now, events in positions(match)
    ) and bool(told(match, Discarded))


CROWD = {"yellow": "", "red": "", "green": "ABCDABCDABCD", "blue": ""}
FEW = {"yellow": "B", "red": "C", "green": "ABCDABCDAD", "blue": ""}
NO_GREEN: dict[str, Any] = {"hands": ["E13 E02"], "piles": ["E11 E23 E03", "", ""]}  # E13 makes a quota without green
NO_RED = {"yellow": "BADC", "red": "", "green": "ADCB", "blue": "DCBA"}
BOTH: dict[str, Any] = {"hands": ["E23 E01"], "piles": ["", "E36 E06 E40 E54", ""], "ports": ("hitu", "bantam", "run")}
LAY_E23 = {"change": 1e-9, "attack": 1e-9}

BRANCHES = {
    "three-seats": Branch(ends_by("ports"), 3),
    "four-seats": Branch(ends_by("ports"), 4, habits=PAYERS),
    "five-seats": Branch(ends_by("ports"), 5, habits=PAYERS),
    "cards-run-out": Branch(ends_by("cards"), 4, habits=MISERS),
    "cards-run-out-of-five-seats": Branch(ends_by("cards"), 5),
    "ended-while-others-pick": Branch(ends_while_others_pick, 3),
    "last-mission-after-a-mission": Branch(last_mission_after_a_mission, 3, habits=PAYERS),
    "no-mission-left": Branch(
        no_mission_is_left,
        4,
        position=table(
            hands=["E55 E01"], piles=["E28 E49 E18", "", ""], removed=LATE, missions=dict.fromkeys(MISSION_NAMES, 0)
        ),
    ),
    "shared-victory": Branch(shares_victory, 4),
    "tie-broken-by-missions": Branch(missions_decide, 4),
    "chosen-first-player": Branch(ends_by("ports"), 3, {"first_player": "seat3"}),
    "a-2-for-one": Branch(pays_a_2_for_one, 4, habits=PAYERS),
    "two-2s-for-three": Branch(pays_two_2s_for_three, 3, habits=MISERS | {"pass": 1}),
    "eight-of-a-kind": Branch(pays_eight, 3),
    "paid-with-a-port": Branch(pays_with_a_port, 4, habits=PAYERS),
    "paid-cards-removed": Branch(removes_what_is_paid, 4, {"paid_cards": "removed"}, habits=PAYERS),
    "success-by-a-tie": Branch(wins_by_a_tie, 4, habits=FIGHTERS),
    "bonus-alone-holds": Branch(the_bonus_alone_holds, 5, habits=FIGHTERS | {"done": 9}),
    "ousted-to-an-empty-company": Branch(goes_to_an_empty_company, 3, habits=FIGHTERS),
    "five-cards-attack": Branch(five_cards_attack, 3, habits={"attack": 0.3, "play": 1e9}),
    "attack-past-an-own-merchant": Branch(attacks_past_an_own_merchant, 3, habits=FIGHTERS),
    "every-answer-to-a-conflict": Branch(every_answer_to_a_conflict, 5, habits=FIGHTERS),
    "first-flag-decides": Branch(the_first_flag_decides, 4),
    "empty-company-passed-over": Branch(an_empty_company_is_passed_over, 3, habits=MOVERS),
    "empty-company-passed-over-from-a-position": Branch(
        an_empty_company_is_passed_over, 4, position=table(**BOTH, rows=NO_RED), habits=LAY_E23
    ),
    "cargo-lost": Branch(a_cargo_is_lost, 3, habits=MOVERS),
    "cargo-lost-though-another-is-there": Branch(
        a_cargo_is_lost_though_another_is_there,
        4,
        {"empty_company": "spoilsLost"},
        position=table(**BOTH, rows=NO_RED, empty_company="spoilsLost"),
        habits=LAY_E23,
    ),
    "empty-company-means-a-quota": Branch(an_empty_company_means_a_quota, 3, {"empty_company": "quota"}, habits=MOVERS),
    "last-card-is-a-monopoly": Branch(the_last_card_is_a_monopoly, 4),
    "port-to-the-last-card": Branch(the_port_goes_to_the_last_card, 5, {"monopoly_port": "lastCard"}),
    "monopoly-goes-round": Branch(a_monopoly_goes_round, 4),
    "quota-begins-again": Branch(merchants_begin_again, 4, position=table(**NO_GREEN, rows=FEW)),
    "quota-lost": Branch(a_quota_is_lost, 4, position=table(**NO_GREEN, rows=CROWD)),
    "company-without-a-share": Branch(a_company_has_no_share, 5),
    "reshuffle-between-two-cards": Branch(reshuffles_between_two_cards, 4),
    "secret-discards-come-back": Branch(secret_discards_come_back, 3),
}
