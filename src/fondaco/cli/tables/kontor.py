"""Kontor's harbour in 80 columns: two lines for each row of cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, line, stacked
from fondaco.games.kontor.data import GOOD_NAMES
from fondaco.games.kontor.events import RoundBegun
from fondaco.games.kontor.view import Bounds, Card, Player, Space, View, Yard
from fondaco.kernel import Legal
from fondaco.locale import Formatter

RED, BLACK, WATER = "red", "bold", "blue"
OWNER_STYLES = (RED, BLACK)
OWNER_LETTERS = ("R", "B")
KINDS = {
    "crane": "cli-kontor-crane",
    "bridge": "cli-kontor-bridge",
    "customs": "cli-kontor-customs",
    "flood": "cli-kontor-flood",
}
MARKS = {"none": "", "florin": "$", "ship": "^"}
CELL = 6
NAME = 10
COLUMNS = "abcdefghijklm"

Part = str | tuple[str, str]


def picture(scene: Scene) -> Group:
    """The harbour, the open yards, the players, the piles, and the hand that may be seen."""
    view = scene.view
    assert isinstance(view, View)
    marks = line((scene.words.say("cli-kontor-marks"), "dim"))
    lines = [_heading(scene, view), marks, *_harbour(scene.words, view), Text()]
    lines += [_yard(scene.words, yard) for yard in view.yards if not yard.closed]
    lines += [_player(scene, view, seat, player) for seat, player in enumerate(view.players)]
    lines.append(_piles(scene.words, view))
    lines += [_hand(scene.words, player) for player in view.players if player.hand is not None]
    return stacked(lines)


def _heading(scene: Scene, view: View) -> Text:
    words = scene.words
    return line(
        (words.say("kontor-name"), "bold"),
        "  ",
        words.choice("scenario", view.scenario).split(":")[0],
        "  ",
        words.say("cli-kontor-round", round=view.round),
        "  ",
        words.stage(scene.stage),
    )


# -- the harbour --------------------------------------------------------------


def _harbour(words: Formatter, view: View) -> list[Text]:
    """All spaces in reach of one more card, with walls where the bounds are fixed."""
    cards = {(space.row, space.column): space for space in view.spaces}
    rows, columns = _shown(view.rows), _shown(view.columns)
    letters = "".join(COLUMNS[column].center(CELL) for column in columns)
    lines = [line((f"     {letters}", "dim")), _wall(view, columns)]
    side = "│" if view.columns.fixed else " "
    for row in rows:
        upper: list[Part] = [(f"{row + 1:>3} {side}", "dim")]
        lower: list[Part] = [(f"    {side}", "dim")]
        for column in columns:
            top, bottom = _cell(words, view, cards.get((row, column)))
            upper.append(top)
            lower.append(bottom)
        lines += [line(*upper, (side, "dim")), line(*lower, (side, "dim"))]
    return [*lines, _wall(view, columns)]


def _shown(axis: Bounds) -> range:
    """The extent, and one line more on each side while the axis is open."""
    return range(axis.first - (not axis.fixed), axis.last + 1 + (not axis.fixed))


def _wall(view: View, columns: range) -> Text:
    mark = "─" if view.rows.fixed else " "
    return line(("     " + mark * (CELL * len(columns)), "dim"))


def _cell(words: Formatter, view: View, space: Space | None) -> tuple[Part, Part]:
    """A card in two lines: name and symbol, then goods, guardian or water."""
    if space is None:
        return ("·".center(CELL), "dim"), " " * CELL
    card = space.card
    name = "⚓" if card.name == "anchor" else card.name + MARKS[card.symbol]
    if space.ground == "canal":
        below = "~▲~" if space.space == view.ship else "~~~"
        return (name.center(CELL), WATER), (below.center(CELL), WATER)
    style = OWNER_STYLES[card.owner] if card.owner is not None else "magenta"
    yard = view.yards[space.yard] if space.yard is not None else None
    if yard is not None and yard.closed:
        guard, colour = ("□", "") if yard.guard is None else (f"■{OWNER_LETTERS[yard.guard]}", OWNER_STYLES[yard.guard])
        return (name.center(CELL), f"dim {style}"), (guard.center(CELL), colour)
    return (name.center(CELL), style), (_below(words, card).center(CELL), style)


def _below(words: Formatter, card: Card) -> str:
    """The letters of the goods; a word for a card without goods."""
    if card.goods:
        return "".join(words.piece(good)[0].upper() for good in card.goods)
    return words.say(KINDS[card.kind])


# -- yards, players, piles ----------------------------------------------------


def _yard(words: Formatter, yard: Yard) -> Text:
    """Where it is, who leads, and by how much in each good."""
    parts: list[Part] = [("  " + " ".join(yard.spaces) + "  ", "")]
    for good in GOOD_NAMES:
        lead = yard.warehouses[0][good] - yard.warehouses[1][good]
        if lead:
            owner = 0 if lead > 0 else 1
            parts.append((f"{words.piece(good)} {OWNER_LETTERS[owner]}+{abs(lead)}  ", OWNER_STYLES[owner]))
    if yard.leader is None:
        parts.append((words.say("cli-kontor-nobody"), "dim"))
    else:
        assert yard.reason is not None
        text = words.say("cli-kontor-leads", name=words.seat(yard.leader), how=words.piece(yard.reason))
        parts.append((text, "dim"))
    return line(*parts)


def _player(scene: Scene, view: View, seat: int, player: Player) -> Text:
    words = scene.words
    name = words.seat(seat)[:NAME].ljust(NAME)
    parts: list[Part] = [
        (">" if seat in scene.deciding else " ", "bold"),
        (f"{OWNER_LETTERS[seat]} {name}", OWNER_STYLES[seat]),
        words.say("cli-kontor-player", points=player.points, florins=player.florins, guardians=player.guardians),
        "  ",
    ]
    backs = player.backs
    parts.append(words.say("cli-kontor-backs", quay=backs["quay"], canal=backs["canal"]))
    if view.special_cards:
        parts += [" ", words.say("cli-kontor-backs-special", count=backs["special"])]
    if player.pile_top is not None:
        parts += [
            "  ",
            (words.say("cli-kontor-quay-pile", count=player.pile), "dim"),
            " ",
            *_card(words, player.pile_top),
        ]
    if player.revealed is not None:
        parts += ["  ", (words.say("cli-kontor-plays"), "dim"), " ", *_card(words, player.revealed)]
    elif player.committed:
        parts += ["  ", (words.say("cli-kontor-committed"), "dim")]
    return line(*parts)


def _piles(words: Formatter, view: View) -> Text:
    parts: list[Part] = ["  ", words.say("cli-kontor-treasury", florins=view.treasury), "  "]
    parts += [(words.say("cli-kontor-canal-pile", count=view.canal_pile), "dim"), " "]
    if view.canal_top is not None:
        parts += _card(words, view.canal_top)
    if view.special_pile is not None:
        parts += ["  ", (words.say("cli-kontor-special-pile", count=view.special_pile), "dim")]
    if view.idle_rounds or view.stale_rounds > 2:
        parts += ["  ", (words.say("cli-kontor-still", idle=view.idle_rounds, stale=view.stale_rounds), "yellow")]
    return line(*parts)


def _hand(words: Formatter, player: Player) -> Text:
    parts: list[Part] = [(words.say("cli-kontor-your-hand"), "bold")]
    for card in player.hand or ():
        parts += ["  ", *_card(words, card)]
    if player.choice is not None:
        parts += ["  ", (words.say("cli-kontor-chosen", choice=words.piece(player.choice)), "dim")]
    return line(*parts)


def _card(words: Formatter, card: Card) -> list[Part]:
    """`R5 WS`, `C17^`, `R1 crane`."""
    name = card.name + MARKS[card.symbol]
    if card.kind == "canal":
        return [(name, WATER)]
    style = OWNER_STYLES[card.owner] if card.owner is not None else "magenta"
    return [(f"{name} {_below(words, card)}", style)]


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> str:
    """What lies where a move would go."""
    view = scene.view
    assert isinstance(view, View)
    if legal.kind == "remove":
        return _lying(scene.words, view, legal.targets)
    if legal.kind == "lay" and _lying(scene.words, view, legal.targets):
        return scene.words.say("cli-kontor-over", card=_lying(scene.words, view, legal.targets))
    return ""


def _lying(words: Formatter, view: View, targets: Sequence[str]) -> str:
    for space in view.spaces:
        if f"space:{space.space}" in targets:
            return words.piece(space.card.name)
    return ""


LAYOUT = Layout(picture, note, opens=(RoundBegun,))
