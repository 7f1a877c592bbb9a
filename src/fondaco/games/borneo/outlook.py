"""What a seat's cards would do at the open ports: the splits they would bring about (BOR-7.2)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES, PORT_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES, Company
from fondaco.games.borneo.rules import split
from fondaco.games.borneo.state import State


class Pick(Struct, frozen=True):
    """A pick to come: the seat, and by which merchant."""

    seat: int
    company: Company
    rank: int


class Prospect(Struct, frozen=True):
    """A card laid at a port would have the cargo shared out: by whom, in which order, and who would get the port."""

    card: str
    port: str
    split: Literal["monopoly", "quota"]
    companies: tuple[Company, ...]
    taker: int | None  # nobody: the port would leave the game
    picks: tuple[Pick, ...]  # none: the cards would be discarded


def outlook(s: State, seat: int) -> tuple[Prospect, ...]:
    """For every card in the hand and every open port where something would happen."""
    cards = s.hand[seat * data.HAND : seat * data.HAND + s.hand_size[seat]]
    slots = [slot for slot in range(data.OPEN_PORTS) if s.port[slot] != data.NO_PORT and slot != s.slot]
    found = [_prospect(s, seat, card, slot) for card in cards for slot in slots]
    return tuple([prospect for prospect in found if prospect])


def _prospect(s: State, seat: int, card: int, slot: int) -> Prospect | None:
    """BOR-7.2, BOR-8.2, BOR-9.2, as the rules have it, on a copy."""
    trial = s.copy()
    pile, sizes = s.pile[:], s.pile_size[:]
    pile[slot * 8 + sizes[slot]] = card
    sizes[slot] += 1
    trial.pile, trial.pile_size = pile, sizes
    port = s.port[slot]
    limit = any(trial.visible_flags(slot, company) >= data.LIMIT[port] for company in range(data.COMPANIES))
    if not limit and sizes[slot] < data.MOST[port]:
        return None
    order, taker = [split.monopolist(trial, slot)] if limit else [], seat
    if limit and (s.length[order[0]] or s.empty_company != data.AS_QUOTA):
        row = _row(s, order[0])
        if s.monopoly_port != data.LAST_CARD:
            taker = row[0] if row else data.NOBODY
    else:
        limit = False
        split.rank_companies(trial, slot)
        order = trial.order[: trial.sharing]
    return Prospect(
        card=CARD_NAMES[card],
        port=PORT_NAMES[port],
        split="monopoly" if limit else "quota",
        companies=tuple([COMPANY_NAMES[company] for company in order]),
        taker=None if taker == data.NOBODY else taker,
        picks=picks(s, turns(s, order), sizes[slot]),
    )


def turns(s: State, order: list[int]) -> list[tuple[int, int]]:
    """BOR-8.3, BOR-9.4: rank and company of every merchant who shares, in order."""
    longest = max([s.length[company] for company in order])
    return [(rank, company) for rank in range(longest) for company in order if rank < s.length[company]]


def picks(s: State, merchants: list[tuple[int, int]], cards: int) -> tuple[Pick, ...]:
    """BOR-9.5: as many picks as there are cards, round and round."""
    found = [merchants[number % len(merchants)] for number in range(cards if merchants else 0)]
    return tuple([Pick(s.row[company * data.ROW + rank], COMPANY_NAMES[company], rank + 1) for rank, company in found])


def _row(s: State, company: int) -> list[int]:
    return s.row[company * data.ROW : company * data.ROW + s.length[company]]
