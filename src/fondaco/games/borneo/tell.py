"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from fondaco.games.borneo import data, events
from fondaco.games.borneo.state import State
from fondaco.kernel.showing.events import skip_unheard


def dealt(s: State, seat: int) -> None:
    s.tell(events.Dealt(seat, data.OPENING_HAND, hand_of(s, seat)))


def port_opened(s: State, port: int) -> None:
    good = data.GOOD_NAMES[data.GOOD[data.CARDS + port]]
    s.tell(events.PortOpened(data.PORT_NAMES[port], good, data.MAX_CARDS[port], data.FLAG_LIMIT[port]))


def player_starts(s: State) -> None:
    s.tell(events.PlayerStarts(s.start))


def placed(s: State, company: int) -> None:
    s.tell(events.Placed(s.actor, data.COMPANY_NAMES[company], s.length[company]))


def mission_chosen(s: State) -> None:
    s.tell(events.MissionChosen(s.actor, data.MISSION_NAMES[s.mission]))


def paid(s: State, piece: int) -> None:
    s.tell(events.Paid(s.actor, data.PIECE_NAMES[piece]))


def mission_completed(s: State) -> None:
    s.tell(events.MissionCompleted(s.actor, data.MISSION_NAMES[s.mission], data.POINTS[s.mission]))


def mission_passed(s: State) -> None:
    s.tell(events.MissionPassed(s.actor))


def company_changed(s: State, merchant: int, to: int) -> None:
    """After the move; `merchant` is the place it left."""
    left, rank = data.COMPANY_NAMES[merchant // data.ROW], merchant % data.ROW + 1
    s.tell(events.CompanyChanged(s.actor, left, rank, data.COMPANY_NAMES[to], s.length[to]))


# -- conflict -----------------------------------------------------------------


def attacked(s: State) -> None:
    company, rank, target = conflict_company(s), s.attacker % data.ROW + 1, s.defender % data.ROW + 1
    s.tell(events.Attacked(s.actor, company, rank, s.row[s.defender], target, s.defence))


def attack_played(s: State, card: int) -> None:
    s.tell(events.AttackPlayed(s.actor, data.CARD_NAMES[card], s.attack))


def defence_played(s: State, card: int) -> None:
    s.tell(events.DefencePlayed(s.actor, data.CARD_NAMES[card], s.defence))


def attack_succeeded(s: State) -> None:
    """Before the merchants change places."""
    other = s.row[s.defender]
    s.tell(events.AttackSucceeded(s.active, other, conflict_company(s), s.attack, s.defence))


def attack_failed(s: State) -> None:
    other = s.row[s.defender]
    s.tell(events.AttackFailed(s.active, other, conflict_company(s), s.attack, s.defence))


def ousted_stayed(s: State) -> None:
    s.tell(events.OustedStayed(s.actor, conflict_company(s), s.attacker % data.ROW + 1))


def ousted_left(s: State, to: int) -> None:
    """After the move."""
    company, rank = conflict_company(s), s.attacker % data.ROW + 1
    s.tell(events.OustedLeft(s.actor, company, rank, data.COMPANY_NAMES[to], s.length[to]))


def card_kept(s: State, card: int) -> None:
    s.tell(events.CardKept(s.actor, data.CARD_NAMES[card]))


def nothing_kept(s: State) -> None:
    s.tell(events.NothingKept(s.actor))


# -- expedition and split -----------------------------------------------------


def laid(s: State, card: int, slot: int) -> None:
    port, flags = (
        data.PORT_NAMES[s.port[slot]],
        [s.visible_flags(slot, company) for company in range(data.COMPANIES)],
    )
    s.tell(events.Laid(s.actor, data.CARD_NAMES[card], port, s.pile_size[slot], *flags))


def monopoly(s: State, slot: int, company: int) -> None:
    flags = s.visible_flags(slot, company)
    s.tell(events.Monopoly(data.COMPANY_NAMES[company], data.PORT_NAMES[s.port[slot]], flags))


def quota(s: State, slot: int) -> None:
    sharing = tuple([data.COMPANY_NAMES[s.order[place]] for place in range(s.sharing)])
    s.tell(events.Quota(data.PORT_NAMES[s.port[slot]], sharing))


def port_taken(s: State, seat: int, port: int) -> None:
    s.tell(events.PortTaken(seat, data.PORT_NAMES[port], data.GOOD_NAMES[data.GOOD[data.CARDS + port]]))


def port_lost(s: State, port: int) -> None:
    s.tell(events.PortLost(data.PORT_NAMES[port]))


def cards_lost(s: State, slot: int) -> None:
    cards = tuple([data.CARD_NAMES[card] for card in s.cards_at(slot)])
    s.tell(events.CardsLost(data.PORT_NAMES[s.port[slot]], cards))


def picked(s: State, card: int) -> None:
    company = data.COMPANY_NAMES[s.order[s.turn_of]]
    s.tell(events.Picked(s.actor, data.CARD_NAMES[card], company, s.rank + 1))


# -- draw and end -------------------------------------------------------------


def deck_reshuffled(s: State) -> None:
    """Before the discards become the deck."""
    s.tell(events.DeckReshuffled(s.discard_size))


def drew(s: State, seat: int) -> None:
    s.tell(events.Drew(seat, data.DRAWN, hand_of(s, seat)[-data.DRAWN :]))


def discarded(s: State, card: int) -> None:
    s.tell(events.Discarded(s.actor, data.CARD_NAMES[card]))


def ports_ran_out(s: State) -> None:
    s.tell(events.PortsRanOut(s.active))


def cards_ran_out(s: State) -> None:
    s.tell(events.CardsRanOut(s.active))


def scored(s: State, seat: int) -> None:
    s.tell(events.Scored(seat, s.captures(seat), missions_of(s, seat), s.score(seat)))


# -- words for numbers --------------------------------------------------------


def hand_of(s: State, seat: int) -> tuple[str, ...]:
    """A hand as names."""
    return tuple([data.CARD_NAMES[card] for card in s.cards_in_hand(seat)])


def missions_of(s: State, seat: int) -> tuple[str, ...]:
    """A player's missions as names."""
    names: list[str] = []
    for kind in range(data.MISSION_KINDS):
        names += [data.MISSION_NAMES[kind]] * s.done[seat * data.MISSION_KINDS + kind]
    return tuple(names)


def conflict_company(s: State) -> str:
    """The company in which merchants fight."""
    return data.COMPANY_NAMES[s.attacker // data.ROW]


skip_unheard(globals())
