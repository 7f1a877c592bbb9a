"""The table of Spice Islands in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, apart, line, stacked
from fondaco.games.spice_islands.events import CargoExhausted, NothingAffordable, Rolled, Stowed
from fondaco.games.spice_islands.view import Contest, Map, Organisation, Player, Ship, View
from fondaco.kernel import Event, Legal
from fondaco.locale import Formatter

STYLES = {"green": "green", "blue": "blue", "yellow": "yellow", "orange": "dark_orange", "black": "magenta"}
CARGO_STYLES = {"green-good": "green", "blue-good": "blue", "yellow-good": "yellow", "spice": "red"}
DICE_STYLES = STYLES | {"purple": "bold"}
PLACE = 26  # columns of a space's name
NAME = 10
WIDTH = 80
COMPANY = 18
TRIGGER = 4

Part = str | tuple[str, str]


def picture(scene: Scene) -> Group:
    """The route with ships and cargo, the organisations with their tracks, the players."""
    view = scene.view
    assert isinstance(view, View)
    words = scene.words
    lines = [_heading(scene, view), *_route(words, view), Text(), *_organisations(words, view), Text()]
    lines += [*_players(scene, view), Text(), _gone(words, view)]
    if view.dice or view.ready:
        lines.append(_dice(words, view))
    if view.attack is not None and view.contest is not None:
        lines.append(_attack(words, view.contest))
    return stacked(lines)


def _heading(scene: Scene, view: View) -> Text:
    words = scene.words
    left = line((words.say("spice_islands-name"), "bold"), "  ", words.say("cli-spice_islands-turn", turn=view.turn))
    over = scene.stage == "over"
    told = "" if over else words.say("cli-spice_islands-active", name=words.seat(view.active)[: NAME + 4]) + ", "
    return apart(left, line(told + words.stage(scene.stage)), min(scene.width, WIDTH))


def _dice(words: Formatter, view: View) -> Text:
    """What is left of the turn."""
    parts: list[Part] = [" "]
    if view.dice:
        parts.append(words.say("cli-spice_islands-dice"))
        parts += [(f" {words.piece(f'{colour}-die')}", DICE_STYLES[colour]) for colour in view.dice]
        parts.append("  ")
    if view.ready:
        parts.append((words.say("cli-spice_islands-free"), "bold"))
        parts += [(f" {words.piece(f'{colour}-die')}", STYLES[colour]) for colour in view.ready]
    return line(*parts)


# -- the route ----------------------------------------------------------------


def _route(words: Formatter, view: View) -> list[Text]:
    """Rows for each space, in the order of the voyage; what the grey lines join comes last."""
    names = sorted([space.name for space in view.map.spaces], key=lambda name: _order(view.map, name))
    return [row for name in names for row in _space(words, view, name)]


def _order(chart: Map, name: str) -> int:
    route = [chart.blue[0][0], *(second for _, second in chart.blue)]
    return route.index(name) if name in route else len(route)


def _space(words: Formatter, view: View, name: str) -> list[Text]:
    """Port, cargo and ships of a space; as many rows as the ships need."""
    kind = next(space.kind for space in view.map.spaces if space.name == name)
    rows = [line((f" {name:<4}", "bold" if kind != "sea" else "dim"), words.piece(name)[:PLACE].ljust(PLACE))]
    for cargo, count in view.port.items():
        if count and kind == ("islands" if cargo == "spice" else "europe"):
            rows[0].append(f"{count:>2}{_letter(words, cargo)} ", CARGO_STYLES[cargo])
    for ship in view.ships:
        if ship.space == name:
            text = line(" ", *_ship(words, ship))
            if rows[-1].cell_len + text.cell_len > WIDTH:
                rows.append(line(" " * (PLACE + 5)))
            rows[-1].append_text(text)
    if _order(view.map, name) > len(view.map.blue):
        grey = [first if second == name else second for first, second in view.map.grey if name in (first, second)]
        told = words.say("cli-spice_islands-grey", spaces=" ".join(grey))
        rows[-1].append(f"  {told}", "dim")
    return rows


def _ship(words: Formatter, ship: Ship) -> list[Part]:
    parts: list[Part] = [(ship.name, STYLES[ship.colour])]
    if ship.name != "navy":
        parts.append("[")
        parts += [(_letter(words, cargo), CARGO_STYLES[cargo]) for cargo in ship.cargo]
        parts.append("·" * (2 - len(ship.cargo)) + "]")
    return parts


def _letter(words: Formatter, cargo: str) -> str:
    """A letter for a kind of cargo; a star for spice."""
    return "*" if cargo == "spice" else words.piece(f"{cargo.removesuffix('-good')}-die")[0]


# -- the organisations --------------------------------------------------------


def _organisations(words: Formatter, view: View) -> list[Text]:
    """Treasury, captain, the next share and how many are left, the markers."""
    heading = "".join(
        [
            " " + words.say("cli-spice_islands-organisation").ljust(COMPANY),
            words.say("cli-spice_islands-treasury").rjust(9),
            "  ",
            words.say("cli-spice_islands-captain").ljust(NAME + 2),
            words.say("cli-spice_islands-share").ljust(11),
            words.say("cli-spice_islands-election").ljust(11),
            words.say("cli-spice_islands-dividend"),
        ]
    )
    return [line((heading, "dim")), *(_organisation(words, one) for one in view.organisations)]


def _organisation(words: Formatter, one: Organisation) -> Text:
    captain = words.say("cli-spice_islands-reserve") if one.captain is None else words.seat(one.captain)
    stack = words.say("cli-spice_islands-sold-out")
    if one.stack:
        stack = words.say("cli-spice_islands-next", price=one.stack[0], count=len(one.stack))
    parts: list[Part] = [
        (" " + words.piece(one.colour).ljust(COMPANY), STYLES[one.colour]),
        words.say("cli-spice_islands-price", price=one.treasury).rjust(9),
        "  ",
        (captain[:NAME].ljust(NAME + 2), "dim" if one.captain is None else ""),
        stack.ljust(11),
    ]
    if one.mutiny is not None:
        parts.append(_track(one.mutiny).ljust(11) + words.say("cli-spice_islands-mutiny"))
    else:
        parts.append(_track(one.election or 0).ljust(11) + _track(one.dividend or 0))
    return line(*parts)


def _track(marker: int) -> str:
    """The marker and the steps before and after it."""
    return f"{'●' * marker}{'○' * (TRIGGER - marker)} {marker}"


# -- the players --------------------------------------------------------------


def _players(scene: Scene, view: View) -> list[Text]:
    words = scene.words
    parts: list[Part] = [
        (f"   {words.say('cli-spice_islands-player').ljust(NAME)}", "dim"),
        (words.say("cli-spice_islands-cash").rjust(7) + "  ", "dim"),
        (words.say("cli-spice_islands-shares"), "dim"),
    ]
    parts += [(f"{words.piece(f'{colour}-die')[:6]:>6} ", style) for colour, style in STYLES.items()]
    parts.append((f"   {words.say('cli-spice_islands-captain-mark')}", "dim"))
    return [line(*parts), *(_player(scene, seat, player) for seat, player in enumerate(view.players))]


def _player(scene: Scene, seat: int, player: Player) -> Text:
    words = scene.words
    parts: list[Part] = [
        (">" if seat in scene.deciding else " ", "bold"),
        (f"{seat + 1} {words.seat(seat)[:NAME].ljust(NAME)}", "bold" if seat == scene.seat else ""),
        words.say("cli-spice_islands-price", price=player.money).rjust(7) + "  ",
        " " * len(words.say("cli-spice_islands-shares")),
    ]
    for colour, prices in player.shares.items():
        parts.append((f"{len(prices):>6}", STYLES[colour]) if prices else (f"{'·':>6}", "dim"))
        parts.append(("*", "bold") if colour in player.captains else " ")
    return line(*parts)


def _gone(words: Formatter, view: View) -> Text:
    parts: list[Part] = [(f" {words.say('cli-spice_islands-gone')}", "dim")]
    for cargo, count in view.discard.items():
        name = "spice" if cargo == "spice" else f"{cargo.removesuffix('-good')}-die"
        parts.append((f"  {words.piece(name)} {count}", CARGO_STYLES[cargo]))
    return line(*parts)


def _attack(words: Formatter, contest: Contest) -> Text:
    """The throw that a choice is about."""
    dice = " ".join(words.piece(face) for throw in contest.rounds[-1] for face in throw.dice)
    return line(f" {words.say('cli-spice_islands-rolled')} ", (dice, "bold"))


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> str:
    """What a share costs, where markers stand, what a ship carries."""
    view = scene.view
    assert isinstance(view, View)
    if legal.kind in ("buy", "election", "dividend"):
        one = next(one for one in view.organisations if f"{_PLACES[legal.kind]}:{one.colour}" in legal.targets)
        if legal.kind == "buy":
            return scene.words.say("cli-spice_islands-price", price=one.stack[0])
        return _track((one.election if legal.kind == "election" else one.dividend) or 0)
    if legal.kind == "mutiny":
        return _track(view.organisations[-1].mutiny or 0)
    if legal.kind in ("sail", "attack"):
        ship = next(ship for ship in view.ships if f"ship:{ship.name}" in legal.targets)
        return scene.words.pieces(ship.cargo) if ship.cargo else ""
    return ""


# -- the story in short -------------------------------------------------------


def digest(words: Formatter, events: Sequence[Event]) -> list[str]:
    """Those who cannot buy in a row are told together, and what was taken is not told again as it is stowed."""
    sentences: list[str] = []
    poor: list[int] = []
    for event in [*events, None]:
        if isinstance(event, NothingAffordable):
            poor.append(event.seat)
            continue
        if poor:
            sentences.append(words.say("cli-spice_islands-cannot-buy", names=words.names_of(poor)))
            poor = []
        if event is not None and not isinstance(event, Stowed):
            sentences.append(words.event(event))
    return sentences


_PLACES = {"buy": "stack", "election": "election", "dividend": "dividend"}

LAYOUT = Layout(picture, note, digest, opens=(Rolled, CargoExhausted))
