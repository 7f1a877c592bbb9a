"""N-2: nothing appears and nothing is lost, and all is told: a clerk can keep the books from events alone."""

from __future__ import annotations

import random

import pytest

from fondaco.games.spice_islands import GAME, events
from fondaco.games.spice_islands.data import COLOUR_NAMES, PRICES
from fondaco.kernel import Event, Match, PositionError
from tests.games.spice_islands.table import A, B, at, table, view


class Clerk:
    """Keeps money, treasuries, shares, pawns and discarded cargo by what is told alone."""

    def __init__(self, seats: int) -> None:
        self.money = [20] * seats
        self.treasury: dict[str, int] = dict.fromkeys(COLOUR_NAMES, 0)
        self.shares: list[dict[str, int]] = [dict.fromkeys(COLOUR_NAMES, 0) for _ in range(seats)]
        self.captain: dict[str, int | None] = dict.fromkeys(COLOUR_NAMES)
        self.gone: list[str] = []

    def hear(self, event: Event) -> None:
        match event:
            case events.CaptainDealt() | events.CaptainTaken() | events.Elected():
                self.captain[event.colour] = event.seat
            case events.MutinyWon():
                self.captain["black"] = event.seat
            case events.CaptainReturned():
                self.captain[event.colour] = None
            case events.ShareDealt():
                self.shares[event.seat][event.colour] += 1
            case events.Bought():
                self.money[event.seat] -= event.price
                self.shares[event.seat][event.colour] += 1
            case events.SharesReturned():
                assert sum(held[event.colour] for held in self.shares) == event.count
                for held in self.shares:
                    held[event.colour] = 0
            case events.TreasuryFilled():
                self.treasury[event.colour] += event.amount
            case events.CaptainPaid():
                assert self.captain[event.colour] == event.seat
                self.money[event.seat] += event.amount
            case events.CaptainsHalf() | events.SplitPaid():
                self.treasury["black"] -= event.amount
                self.money[event.seat] += event.amount
            case events.DividendPaid():
                self.treasury[event.colour] -= event.amount
                self.money[event.seat] += event.amount
            case events.Unloaded() | events.Overboard() | events.LootSold() | events.Recovered():
                self.gone += event.cargo

    def agrees_with(self, match: Match) -> None:
        seen = view(match)
        assert [player.money for player in seen.players] == self.money
        assert {one.colour: one.treasury for one in seen.organisations} == self.treasury
        assert {one.colour: one.captain for one in seen.organisations} == self.captain
        for player, held in zip(seen.players, self.shares, strict=True):
            assert {colour: len(prices) for colour, prices in player.shares.items()} == held
        for one in seen.organisations:
            out = [price for player in seen.players for price in player.shares[one.colour]]
            assert sorted([*one.stack, *out]) == PRICES
        assert {name: self.gone.count(name) for name in seen.discard} == seen.discard


@pytest.mark.parametrize("name", ["standard", "grey_lagoons"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_n_2_the_books_agree_after_every_move(seats: int, name: str) -> None:
    rng = random.Random(seats)
    match = Match(GAME, seats, seats, {"map": name})
    clerk = Clerk(seats)
    for event in match.events(-1)[0]:
        clerk.hear(event)
    while not match.over:
        clerk.agrees_with(match)
        GAME.check(match.state)
        (seat,) = match.deciding
        for event in match.play_move(seat, rng.choice(match.offers(seat))):
            clerk.hear(event)
    clerk.agrees_with(match)


BAD = {
    "money": table() | {"money": [-1, 20, 20]},
    "treasury": table() | {"treasury": {"green": -1}},
    "cargo": table() | {"port": {"spice": 8}},
    "mixed": table(ships={"green1": "S2 green spice"}),
    "empty": table(ships={"green1": "S2"}),
    "spice in Europe": table(ships={"green1": "EUR spice"}),
    "goods in the Islands": table(ships={"green1": "ISL green"}),
    "three aboard": table(ships={"green1": "S2 green3"}),
    "merchant off the route": table(ships={"green1": "MAD green"}),
    "merchant in a lagoon": table(ships={"green1": "X1 green"}, map="grey_lagoons"),
    "pirates in a port": table(ships={"pirate": "EUR"}, captains={"black": A}),
    "pirates off this map": table(ships={"pirate": "X1"}, captains={"black": A}),
    "navy in Madagascar": table(ships={"navy": "MAD"}),
    "loot in Madagascar": table(ships={"pirate": "MAD green"}),
    "three in the hold": table(ships={"pirate": "S2 green3"}, captains={"black": A}),
    "marker": table(election={"green": 4}),
    "mutiny": table(mutiny=4),
    "five dice": table(dice="green green green green green"),
    "purple": table(dice="purple green"),
    "no active player": table() | {"active": None},
    "somebody else decides": table() | {"deciding": 2},
    "buyers": table(buyers=1),
    "a pawn of another": table(captains={"green": B}) | {"ready": {"green": 1}},
    "nothing to do": table(dice=""),
    "free action of nobody": table(phase="captain"),
    "spent": table(spent=2),
    "target without attack": table(target="blue1"),
    "attack without target": table(phase="plunder"),
    "target elsewhere": table(phase="plunder", target="blue1", ships={"blue1": "S1 green blue"}, to_take=1),
    "recovery from a merchant": table(phase="recovery", target="blue1"),
    "navy elsewhere": table(
        phase="recovery", target="pirate", ships={"pirate": "S1 green blue"}, captains={"black": A}, to_take=1
    ),
    "too many to take": table(
        phase="plunder",
        target="blue1",
        ships={"blue1": "S1 green blue", "pirate": "S1"},
        captains={"black": A},
        to_take=2,
    ),
    "nothing over": table(
        phase="overflow",
        target="blue1",
        ships={"blue1": "S1", "pirate": "S1 green"},
        captains={"black": A},
        taken="blue",
    ),
    "sunk": table(sunk=1),
    "over": table(discard="spice10"),
    "not over": table(phase="over") | {"deciding": 0},
    "wrong ending": table(phase="over", discard="spice10", ending="blue-goods") | {"deciding": 0},
}


@pytest.mark.parametrize("what", BAD)
def test_n_2_positions_that_cannot_be_are_refused(what: str) -> None:
    with pytest.raises(PositionError):
        at(BAD[what])
