"""The table of Spice Islands in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.spice_islands.data import TRIGGER
from fondaco.games.spice_islands.events import CargoExhausted, NothingAffordable, Rolled, Stowed
from fondaco.games.spice_islands.view import Contest, Map, Organisation, Player, Ship, View
from fondaco.kernel import Event, Legal
from fondaco.kernel.showing.layout import (
    STAGE,
    TITLE,
    Block,
    Cell,
    Cut,
    Examples,
    Flow,
    Joined,
    Layout,
    Line,
    Part,
    PieceName,
    PieceNames,
    Scene,
    SeatName,
    SeatNames,
    Words,
    line,
    say,
)

STYLES = {"green": "green", "blue": "blue", "yellow": "yellow", "orange": "dark_orange", "black": "magenta"}
CARGO_STYLES = {"green-good": "green", "blue-good": "blue", "yellow-good": "yellow", "spice": "red"}
DICE_STYLES = STYLES | {"purple": "bold"}
PLACE = 26  # columns of a space's name
NAME = 10
COMPANY = 18
SHARES = 6  # columns of the word before the shares
PLACES = {"buy": "stack", "election": "election", "dividend": "dividend"}  # what a move's target is called


def picture(scene: Scene) -> list[Block]:
    """The route with ships and cargo, the organisations with their tracks, the players."""
    view = scene.view
    assert isinstance(view, View)
    blocks: list[Block] = [_heading(scene, view), *_route(view), line(), *_organisations(view), line()]
    blocks += [*_players(scene, view), line(), _gone(view)]
    if view.dice or view.ready:
        blocks.append(_dice(view))
    if view.attack is not None and view.contest is not None:
        blocks.append(_attack(view.contest))
    return blocks


def _heading(scene: Scene, view: View) -> Line:
    active = say("active", name=Cut(SeatName(view.active), NAME + 4))
    right: list[Part] = [STAGE] if scene.stage == "over" else [active, ", ", STAGE]
    return line(Cell(TITLE, "bold"), "  ", say("turn", turn=view.turn), right=right)


def _dice(view: View) -> Line:
    """What is left of the turn."""
    parts: list[Part] = [" "]
    if view.dice:
        parts.append(say("dice"))
        for colour in view.dice:
            parts += [" ", Cell(_colour(colour), DICE_STYLES[colour])]
        parts.append("  ")
    if view.ready:
        parts.append(Cell(say("free"), "bold"))
        for colour in view.ready:
            parts += [" ", Cell(_colour(colour), STYLES[colour])]
    return line(*parts)


def _colour(colour: str) -> Words:
    return PieceName(f"{colour}-die")


# -- the route ----------------------------------------------------------------


def _route(view: View) -> list[Flow]:
    """Rows for each space, in the order of the voyage; what the grey lines join comes last."""
    return [_space(view, name) for name in sorted(_names(view.map), key=lambda name: _order(view.map, name))]


def _names(chart: Map) -> list[str]:
    return [space.name for space in chart.spaces]


def _order(chart: Map, name: str) -> int:
    route = [chart.blue[0][0], *(second for _, second in chart.blue)]
    return route.index(name) if name in route else len(route)


def _space(view: View, name: str) -> Flow:
    """Port, cargo and ships of a space."""
    kind = next(space.kind for space in view.map.spaces if space.name == name)
    short = Cell(f" {name:<4}", "bold" if kind != "sea" else "dim")
    head = (short, Cell(Cut(PieceName(name), PLACE), "", PLACE), *_port(view, kind), " ")
    items = [tuple(_ship(ship)) for ship in view.ships if ship.space == name]
    if _order(view.map, name) > len(view.map.blue):
        grey = [first if second == name else second for first, second in view.map.grey if name in (first, second)]
        items.append((" ", Cell(say("grey", spaces=" ".join(grey)), "dim")))
    return Flow(head, tuple(items), " ")


def _port(view: View, kind: str) -> list[Part]:
    parts: list[Part] = []
    for cargo, count in view.port.items():
        if count and kind == ("islands" if cargo == "spice" else "europe"):
            parts.append(Cell(Joined((f"{count:>2}", _letter(cargo), " "), ""), CARGO_STYLES[cargo]))
    return parts


def _ship(ship: Ship) -> list[Part]:
    parts: list[Part] = [Cell(ship.name, STYLES[ship.colour])]
    if ship.name != "navy":
        parts.append("[")
        parts += [Cell(_letter(cargo), CARGO_STYLES[cargo]) for cargo in ship.cargo]
        parts.append("·" * (2 - len(ship.cargo)) + "]")
    return parts


def _letter(cargo: str) -> Words:
    """A letter for a kind of cargo; a star for spice."""
    return "*" if cargo == "spice" else Cut(_colour(cargo.removesuffix("-good")), 1)


# -- the organisations --------------------------------------------------------


def _organisations(view: View) -> list[Line]:
    """Treasury, captain, the next share and how many are left, the markers."""
    heading = (
        " ",
        Cell(say("organisation"), "dim", COMPANY),
        Cell(say("treasury"), "dim", 9, "right"),
        "  ",
        Cell(say("captain"), "dim", NAME + 2),
        Cell(say("share"), "dim", 11),
        Cell(say("election"), "dim", 11),
        Cell(say("dividend"), "dim"),
    )
    return [line(*heading), *(_organisation(one) for one in view.organisations)]


def _organisation(one: Organisation) -> Line:
    captain = say("reserve") if one.captain is None else SeatName(one.captain)
    stack = say("next", price=one.stack[0], count=len(one.stack)) if one.stack else say("sold-out")
    parts: list[Part] = [
        " ",
        Cell(PieceName(one.colour), STYLES[one.colour], COMPANY),
        Cell(say("price", price=one.treasury), "", 9, "right"),
        "  ",
        Cell(Cut(captain, NAME), "dim" if one.captain is None else "", NAME + 2),
        Cell(stack, "", 11),
    ]
    if one.mutiny is not None:
        return line(*parts, _track(one.mutiny).ljust(11), say("mutiny"))
    return line(*parts, _track(one.election or 0).ljust(11), _track(one.dividend or 0))


def _track(marker: int) -> str:
    """The marker and the steps before and after it."""
    return f"{'●' * marker}{'○' * (TRIGGER - marker)} {marker}"


# -- the players --------------------------------------------------------------


def _players(scene: Scene, view: View) -> list[Line]:
    parts: list[Part] = [
        "   ",
        Cell(say("player"), "dim", NAME),
        Cell(say("cash"), "dim", 7, "right"),
        "  ",
        Cell(say("shares"), "dim", SHARES),
    ]
    for colour, style in STYLES.items():
        parts += [Cell(Cut(_colour(colour), 6), style, 6, "right"), " "]
    parts += ["   ", Cell(say("captain-mark"), "dim")]
    return [line(*parts), *(_player(scene, seat, player) for seat, player in enumerate(view.players))]


def _player(scene: Scene, seat: int, player: Player) -> Line:
    own = "bold" if seat == scene.seat else ""
    parts: list[Part] = [
        Cell(">" if seat in scene.deciding else " ", "bold"),
        Cell(f"{seat + 1} ", own),
        Cell(Cut(SeatName(seat), NAME), own, NAME),
        Cell(say("price", price=player.money), "", 7, "right"),
        " " * (SHARES + 2),
    ]
    for colour, prices in player.shares.items():
        shares = (str(len(prices)), STYLES[colour]) if prices else ("·", "dim")
        parts.append(Cell(*shares, width=6, align="right"))
        parts.append(Cell("*", "bold") if colour in player.captains else " ")
    return line(*parts)


def _gone(view: View) -> Line:
    parts: list[Part] = [" ", Cell(say("gone"), "dim")]
    for cargo, count in view.discard.items():
        name = PieceName("spice") if cargo == "spice" else _colour(cargo.removesuffix("-good"))
        parts += ["  ", Cell(Joined((name, str(count))), CARGO_STYLES[cargo])]
    return line(*parts)


def _attack(contest: Contest) -> Line:
    """The throw that a choice is about."""
    dice = tuple(PieceName(face) for throw in contest.rounds[-1] for face in throw.dice)
    return line(" ", say("rolled"), " ", Cell(Joined(dice), "bold"))


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> Words:
    """What a share costs, where markers stand, what a ship carries."""
    view = scene.view
    assert isinstance(view, View)
    if legal.kind in PLACES:
        one = next(one for one in view.organisations if f"{PLACES[legal.kind]}:{one.colour}" in legal.targets)
        if legal.kind == "buy":
            return say("price", price=one.stack[0])
        return _track((one.election if legal.kind == "election" else one.dividend) or 0)
    if legal.kind == "mutiny":
        return _track(view.organisations[-1].mutiny or 0)
    if legal.kind in ("sail", "attack"):
        ship = next(ship for ship in view.ships if f"ship:{ship.name}" in legal.targets)
        return PieceNames(tuple(ship.cargo)) if ship.cargo else ""
    return ""


# -- the story in short -------------------------------------------------------


def digest(events: Sequence[Event]) -> list[Event | Words]:
    """Those who cannot buy in a row are told together, and what was taken is not told again as it is stowed."""
    sentences: list[Event | Words] = []
    poor: list[int] = []
    for event in [*events, None]:
        if isinstance(event, NothingAffordable):
            poor.append(event.seat)
            continue
        if poor:
            sentences.append(say("cannot-buy", names=SeatNames(tuple(poor))))
            poor = []
        if event is not None and not isinstance(event, Stowed):
            sentences.append(event)
    return sentences


LAYOUT = Layout(
    picture,
    Examples(("buy green", "sail green1 S2"), ("load green1 blue-good", "sail green1 S2", "end")),
    note,
    digest,
    opens=(Rolled, CargoExhausted),
)
