"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events
from fondaco.games.spice_islands.state import State
from fondaco.kernel.showing.events import skip_unheard

# -- set-up, turn, shares -----------------------------------------------------


def captain_dealt(s: State, seat: int, colour: int) -> None:
    s.tell(events.CaptainDealt(seat, data.COLOUR_NAMES[colour]))


def share_dealt(s: State, seat: int, colour: int, number: int) -> None:
    s.tell(events.ShareDealt(seat, data.COLOUR_NAMES[colour], data.PRICES[number]))


def rolled(s: State, thrown: list[int]) -> None:
    s.tell(events.Rolled(s.active, tuple([data.FACE_NAMES[thrown[die]] for die in range(data.DICE)])))


def round_opened(s: State) -> None:
    s.tell(events.RoundOpened(s.dice[data.PURPLE]))


def bought(s: State, colour: int, number: int) -> None:
    s.tell(events.Bought(s.actor, data.COLOUR_NAMES[colour], data.PRICES[number]))


def passed(s: State) -> None:
    s.tell(events.Passed(s.actor))


def nothing_affordable(s: State, seat: int) -> None:
    s.tell(events.NothingAffordable(seat))


def shares_returned(s: State, colour: int, count: int) -> None:
    if count > 0:
        s.tell(events.SharesReturned(data.COLOUR_NAMES[colour], count))


# -- the bank -----------------------------------------------------------------


def treasury_filled(s: State, colour: int, amount: int) -> None:
    if amount > 0:
        s.tell(events.TreasuryFilled(data.COLOUR_NAMES[colour], amount))


def captain_paid(s: State, colour: int, amount: int) -> None:
    s.tell(events.CaptainPaid(s.captain[colour], data.COLOUR_NAMES[colour], amount))


# -- ships --------------------------------------------------------------------


def loaded(s: State, ship: int, cargo: int) -> None:
    s.tell(events.Loaded(s.active, data.SHIP_NAMES[ship], data.CARGO_NAMES[cargo]))


def sailed(s: State, ship: int, space: int) -> None:
    """Told before the ship is there."""
    s.tell(events.Sailed(s.active, data.SHIP_NAMES[ship], data.SPACE_NAMES[s.space[ship]], data.SPACE_NAMES[space]))


def unloaded(s: State, ship: int) -> None:
    s.tell(events.Unloaded(data.SHIP_NAMES[ship], data.SPACE_NAMES[s.space[ship]], aboard(s, ship)))


def attacked(s: State, ship: int, dice: int, skulls: int) -> None:
    s.tell(events.Attacked(s.active, data.SHIP_NAMES[ship], data.SHIP_NAMES[s.target], faces(s, dice), skulls))


def plundered(s: State) -> None:
    if s.pieces_taken() > 0:
        s.tell(events.Plundered(data.SHIP_NAMES[s.target], names(s.taken)))


def stowed(s: State, cargo: int) -> None:
    s.tell(events.Stowed((data.CARGO_NAMES[cargo],)))


def overboard(s: State) -> None:
    if s.pieces_taken() > 0:
        s.tell(events.Overboard(names(s.taken)))


def put_in_port(s: State, space: int) -> None:
    """The target, either sunk or merely robbed."""
    if s.sunk:
        s.tell(events.Sunk(data.SHIP_NAMES[s.target], data.SPACE_NAMES[space]))
    else:
        s.tell(events.SentToPort(data.SHIP_NAMES[s.target], data.SPACE_NAMES[space]))


def loot_sold(s: State, pieces: int) -> None:
    s.tell(events.LootSold(aboard(s, data.PIRATE), data.LOOT * pieces))


def captains_half(s: State, half: int) -> None:
    s.tell(events.CaptainsHalf(s.captain[data.BLACK], half))


def split_paid(s: State, seat: int, shares: int, amount: int) -> None:
    s.tell(events.SplitPaid(seat, shares, amount))


def recovered(s: State) -> None:
    if s.pieces_taken() > 0:
        s.tell(events.Recovered(names(s.taken)))


def pirates_sunk(s: State) -> None:
    s.tell(events.PiratesSunk(data.SPACE_NAMES[data.MADAGASCAR]))


# -- the organisation card ----------------------------------------------------


def election_stepped(s: State, colour: int) -> None:
    s.tell(events.ElectionStepped(s.active, data.COLOUR_NAMES[colour], s.election[colour]))


def election_called(s: State, colour: int) -> None:
    s.tell(events.ElectionCalled(data.COLOUR_NAMES[colour]))


def election_rolled(s: State, seat: int, colour: int, dice: int) -> None:
    if dice > 0:
        s.tell(events.ElectionRolled(seat, data.COLOUR_NAMES[colour], faces(s, dice)))


def election_tied(s: State, colour: int, tied: int) -> None:
    s.tell(events.ElectionTied(data.COLOUR_NAMES[colour], seats_in(s, tied)))


def elected(s: State, colour: int) -> None:
    s.tell(events.Elected(s.captain[colour], data.COLOUR_NAMES[colour]))


def captain_stayed(s: State, colour: int) -> None:
    s.tell(events.CaptainStayed(s.captain[colour], data.COLOUR_NAMES[colour]))


def dividend_stepped(s: State, colour: int) -> None:
    s.tell(events.DividendStepped(s.active, data.COLOUR_NAMES[colour], s.dividend[colour]))


def dividend_declared(s: State, colour: int, shares: int, each: int) -> None:
    s.tell(events.DividendDeclared(data.COLOUR_NAMES[colour], s.treasury[colour], shares, each))


def dividend_paid(s: State, seat: int, colour: int, shares: int, amount: int) -> None:
    s.tell(events.DividendPaid(seat, data.COLOUR_NAMES[colour], shares, amount))


def mutiny_stepped(s: State) -> None:
    s.tell(events.MutinyStepped(s.active, s.mutiny))


def mutiny_broke(s: State) -> None:
    s.tell(events.MutinyBroke())


def mutiny_rolled(s: State, seat: int, dice: int) -> None:
    if dice > 0:
        s.tell(events.MutinyRolled(seat, faces(s, dice)))


def no_skulls(s: State) -> None:
    s.tell(events.NoSkulls())


def mutiny_tied(s: State, tied: int, skulls: int) -> None:
    s.tell(events.MutinyTied(seats_in(s, tied), skulls))


def mutiny_won(s: State) -> None:
    s.tell(events.MutinyWon(s.captain[data.BLACK]))


# -- captains and the end -----------------------------------------------------


def captain_taken(s: State, colour: int) -> None:
    s.tell(events.CaptainTaken(s.active, data.COLOUR_NAMES[colour]))


def captain_returned(s: State, colour: int) -> None:
    """Told while the pawn still has its holder."""
    s.tell(events.CaptainReturned(s.captain[colour], data.COLOUR_NAMES[colour]))


def commanded(s: State, colour: int) -> None:
    s.tell(events.Commanded(s.active, data.COLOUR_NAMES[colour]))


def free_action_waived(s: State) -> None:
    s.tell(events.FreeActionWaived(s.active))


def cargo_exhausted(s: State, cargo: int) -> None:
    s.tell(events.CargoExhausted(data.CARGO_NAMES[cargo]))


# -- words for numbers --------------------------------------------------------


def names(counts: list[int]) -> tuple[str, ...]:
    """Counts by cargo as names."""
    found: list[str] = []
    for cargo in range(data.CARGOES):
        found += [data.CARGO_NAMES[cargo]] * counts[cargo]
    return tuple(found)


def aboard(s: State, ship: int) -> tuple[str, ...]:
    """What a ship carries, as names."""
    found: list[str] = []
    for cargo in range(data.CARGOES):
        found += [data.CARGO_NAMES[cargo]] * s.carries(ship, cargo)
    return tuple(found)


def faces(s: State, dice: int) -> tuple[str, ...]:
    """The pirate dice rolled last as names."""
    return tuple([data.face_name(s.face(die)) for die in range(s.rolls - dice, s.rolls)])


def seats_in(s: State, mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple([seat for seat in range(s.seats) if (mask >> seat) & 1])


skip_unheard(globals())
