"""What everybody sees of Spice Islands: all of it but the luck to come (SPI-1.7)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.state import State

CONSTANTS = {
    "COLOURS": data.COLOUR_NAMES,
    "CARGOES": data.CARGO_NAMES,
    "GOOD_INCOME": data.GOOD_INCOME,
    "FREIGHT": data.FREIGHT,
    "SPICE_INCOME": data.SPICE_INCOME,
    "LOOT": data.LOOT,
    "DICE": data.DICE,
    "TRIGGER": data.TRIGGER,
    "PIECES_OF_CARGO": data.PIECES_OF_CARGO,
    "SKULL": data.SKULL,
    "SKULL_NAME": data.SKULL_NAME,
}


class Space(Struct, frozen=True):
    """A place on the chart, which is 1000 wide and 560 high."""

    name: str
    kind: data.SpaceKind
    x: int
    y: int


class Map(Struct, frozen=True):
    """SPI-1.3: spaces of this map and the lines between them."""

    name: str
    spaces: tuple[Space, ...]
    blue: tuple[tuple[str, str], ...]
    grey: tuple[tuple[str, str], ...]


class Ship(Struct, frozen=True):
    name: str
    colour: data.Colour
    space: str
    cargo: tuple[data.Cargo, ...]


class Organisation(Struct, frozen=True):
    """A company, the navy or the pirates; tracks it does not have are None."""

    colour: data.Colour
    treasury: int
    captain: int | None
    stack: tuple[int, ...]  # prices, the top share first
    election: int | None
    dividend: int | None
    mutiny: int | None


class Player(Struct, frozen=True):
    money: int
    captains: tuple[data.Colour, ...]
    shares: dict[data.Colour, tuple[int, ...]]  # by their prices


class Attack(Struct, frozen=True):
    """An attack that waits for a choice."""

    ship: str
    target: str
    sunk: bool
    to_take: int
    taken: tuple[data.Cargo, ...]


class Throw(Struct, frozen=True):
    """The pirate dice of one player."""

    seat: int
    dice: tuple[str, ...]


class Contest(Struct, frozen=True):
    """What pirate dice were last rolled for, die by die; rolled again where there are several rounds."""

    about: Literal["election", "mutiny", "attack"]
    colour: data.Colour  # whose captain, or who attacked
    target: str | None  # the ship that was attacked
    rounds: tuple[tuple[Throw, ...], ...]
    winner: int | None  # of an election or a mutiny


class View(Struct, frozen=True):
    """The table."""

    turn: int
    active: int
    dice: tuple[data.DieColour, ...]  # coloured dice still to be used; purple ones are purchase rounds
    buyers: int  # still to be asked in this round
    ready: tuple[data.Colour, ...]  # pawns that may give the free action
    spent: bool
    free: data.Colour | None  # whose free action is going on
    players: tuple[Player, ...]
    organisations: tuple[Organisation, ...]
    ships: tuple[Ship, ...]
    port: dict[data.Cargo, int]  # goods in Europe, spice in the Islands
    discard: dict[data.Cargo, int]
    contest: Contest | None
    attack: Attack | None
    map: Map


def view(s: State, seat: int) -> View:
    """SPI-1.7: the same for all."""
    return View(
        turn=s.turns,
        active=s.active,
        dice=tuple([name for colour, name in enumerate(data.DIE_NAMES) for _ in range(s.dice[colour])]),
        buyers=s.buyers,
        ready=() if s.spent else tuple([name for colour, name in enumerate(data.COLOUR_NAMES) if s.ready[colour]]),
        spent=bool(s.spent),
        free=None if s.free == data.NONE else data.COLOUR_NAMES[s.free],
        players=tuple([_player(s, player) for player in range(s.seats)]),
        organisations=tuple([_organisation(s, colour) for colour in range(data.ORGANISATIONS)]),
        ships=tuple([_ship(s, ship) for ship in range(data.SHIPS)]),
        port=dict(zip(data.CARGO_NAMES, s.port, strict=True)),
        discard=dict(zip(data.CARGO_NAMES, s.discard, strict=True)),
        contest=_contest(s),
        attack=_attack(s),
        map=MAPS[s.map],
    )


def _player(s: State, player: int) -> Player:
    shares = {name: _prices(s, colour, player) for colour, name in enumerate(data.COLOUR_NAMES)}
    captains = tuple([name for colour, name in enumerate(data.COLOUR_NAMES) if s.captain[colour] == player])
    return Player(s.money[player], captains, shares)


def _organisation(s: State, colour: int) -> Organisation:
    tracked = colour <= data.ORANGE
    return Organisation(
        colour=data.COLOUR_NAMES[colour],
        treasury=s.treasury[colour],
        captain=None if s.captain[colour] == data.NOBODY else s.captain[colour],
        stack=_prices(s, colour, data.NOBODY),
        election=s.election[colour] if tracked else None,
        dividend=s.dividend[colour] if tracked else None,
        mutiny=s.mutiny if colour == data.BLACK else None,
    )


def _prices(s: State, colour: int, owner: int) -> tuple[int, ...]:
    share = s.share
    return tuple(
        [data.PRICES[number] for number in range(data.SHARES) if share[colour * data.SHARES + number] == owner]
    )


def _ship(s: State, ship: int) -> Ship:
    colour = ship // data.SHIPS_EACH if ship < data.MERCHANTS else data.BLACK if ship == data.PIRATE else data.ORANGE
    cargo = () if ship == data.NAVY else _cargo(list(s.cargo)[ship * data.CARGOES : (ship + 1) * data.CARGOES])
    return Ship(data.SHIP_NAMES[ship], data.COLOUR_NAMES[colour], data.SPACE_NAMES[s.space[ship]], cargo)


def _cargo(counts: list[int]) -> tuple[data.Cargo, ...]:
    return tuple([name for cargo, name in enumerate(data.CARGO_NAMES) for _ in range(counts[cargo])])


def _contest(s: State) -> Contest | None:
    """SPI-7.5, SPI-8.4, SPI-9.2, SPI-9.10: the dice lie on the table until others are rolled."""
    if s.contest == data.NONE:
        return None
    rounds: list[list[Throw]] = [[]]
    for die in list(s.rolled)[: s.rolls]:
        seat, face = die >> data.SEAT_SHIFT, die & data.FACE_MASK
        if face == 0:
            rounds.append([])
        elif rounds[-1] and rounds[-1][-1].seat == seat:
            rounds[-1][-1] = Throw(seat, (*rounds[-1][-1].dice, data.face_name(face)))
        else:
            rounds[-1].append(Throw(seat, (data.face_name(face),)))
    ship = s.contest - data.ORGANISATIONS
    return Contest(
        about="attack" if ship >= 0 else "mutiny" if s.contest == data.BLACK else "election",
        colour=data.COLOUR_NAMES[s.contest if ship < 0 else data.ORANGE if ship == data.PIRATE else data.BLACK],
        target=data.SHIP_NAMES[ship] if ship >= 0 else None,
        rounds=tuple([tuple(throws) for throws in rounds]),
        winner=None if s.winner == data.NOBODY else s.winner,
    )


def _attack(s: State) -> Attack | None:
    if s.target == data.NONE:
        return None
    ship = data.SHIP_NAMES[data.NAVY if s.target == data.PIRATE else data.PIRATE]
    return Attack(ship, data.SHIP_NAMES[s.target], bool(s.sunk), s.to_take, _cargo(list(s.taken)))


def _maps() -> tuple[Map, ...]:
    maps: list[Map] = []
    for chart in data.CHARTS:
        on_map = {space for line in chart.blue + chart.grey for space in line}
        spaces = tuple(
            [Space(data.SPACE_NAMES[space], chart.kinds[space], *chart.places[space]) for space in sorted(on_map)]
        )
        blue, grey = (
            tuple([(data.SPACE_NAMES[a], data.SPACE_NAMES[b]) for a, b in lines]) for lines in (chart.blue, chart.grey)
        )
        maps.append(Map(chart.name, spaces, blue, grey))
    return tuple(maps)


MAPS = _maps()
