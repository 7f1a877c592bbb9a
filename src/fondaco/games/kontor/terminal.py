"""Kontor's harbour in 80 columns: two lines for each row of cards."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.kontor.data import GOOD_NAMES
from fondaco.games.kontor.events import RoundBegun
from fondaco.games.kontor.view import Bounds, Card, Player, Space, View, Yard
from fondaco.kernel import Legal
from fondaco.kernel.showing.layout import (
    STAGE,
    TITLE,
    Block,
    Cell,
    ChoiceName,
    Cut,
    Examples,
    Flow,
    Joined,
    Layout,
    Line,
    Part,
    PieceName,
    Scene,
    SeatName,
    Words,
    line,
    paragraph,
    say,
)

RED, BLACK, WATER = "red", "bold", "blue"
OWNER_STYLES = (RED, BLACK)
OWNER_LETTERS = ("R", "B")
KINDS = {"crane": say("crane"), "bridge": say("bridge"), "customs": say("customs"), "flood": say("flood")}
MARKS = {"none": "", "florin": "$", "ship": "^"}
CELL = 6
NAME = 10
COLUMNS = "abcdefghijklm"


def picture(scene: Scene) -> list[Block]:
    """The harbour, the open yards, the players, the piles, and the hand that may be seen."""
    view = scene.view
    assert isinstance(view, View)
    lines: list[Block] = [_heading(view), line(Cell(say("marks"), "dim")), *_harbour(view), line()]
    lines += [_yard(yard) for yard in view.yards if not yard.closed]
    lines += [_player(scene, view, seat, player) for seat, player in enumerate(view.players)]
    lines.append(_piles(view))
    lines += [_hand(player) for player in view.players if player.hand is not None]
    return lines


def _heading(view: View) -> Line:
    scenario = ChoiceName("scenario", view.scenario)
    return line(Cell(TITLE, "bold"), "  ", scenario, "  ", say("round", round=view.round), "  ", STAGE)


# -- the harbour --------------------------------------------------------------


def _harbour(view: View) -> list[Line]:
    """All spaces in reach of one more card, with walls where the bounds are fixed."""
    cards = {(space.row, space.column): space for space in view.spaces}
    rows, columns = _shown(view.rows), _shown(view.columns)
    letters = "".join(COLUMNS[column].center(CELL) for column in columns)
    lines = [line(Cell(f"     {letters}", "dim")), _wall(view, columns)]
    side = Cell("│" if view.columns.fixed else " ", "dim")
    for row in rows:
        upper: list[Part] = [Cell(f"{row + 1:>3} ", "dim"), side]
        lower: list[Part] = ["    ", side]
        for column in columns:
            top, bottom = _cell(view, cards.get((row, column)))
            upper.append(top)
            lower.append(bottom)
        lines += [line(*upper, side), line(*lower, side)]
    return [*lines, _wall(view, columns)]


def _shown(axis: Bounds) -> range:
    """The extent, and one line more on each side while the axis is open."""
    return range(axis.first - (not axis.fixed), axis.last + 1 + (not axis.fixed))


def _wall(view: View, columns: range) -> Line:
    mark = "─" if view.rows.fixed else " "
    return line(Cell("     " + mark * (CELL * len(columns)), "dim"))


def _cell(view: View, space: Space | None) -> tuple[Cell, Cell]:
    """A card in two lines: name and symbol, then goods, guardian or water."""
    if space is None:
        return _centered("·", "dim"), _centered("", "")
    card = space.card
    name = "⚓" if card.name == "anchor" else card.name + MARKS[card.symbol]
    if space.ground == "canal":
        return _centered(name, WATER), _centered("~▲~" if space.space == view.ship else "~~~", WATER)
    style = OWNER_STYLES[card.owner] if card.owner is not None else "magenta"
    yard = view.yards[space.yard] if space.yard is not None else None
    if yard is not None and yard.closed:
        guard, colour = ("□", "") if yard.guard is None else (f"■{OWNER_LETTERS[yard.guard]}", OWNER_STYLES[yard.guard])
        return _centered(name, f"dim {style}"), _centered(guard, colour)
    return _centered(name, style), _centered(_below(card), style)


def _centered(words: Words, style: str) -> Cell:
    return Cell(words, style, CELL, "center")


def _below(card: Card) -> Words:
    """The letters of the goods; a word for a card without goods."""
    if card.goods:
        return Joined(tuple(Cut(PieceName(good), 1, upper=True) for good in card.goods), "")
    return KINDS[card.kind]


# -- yards, players, piles ----------------------------------------------------


def _yard(yard: Yard) -> Flow:
    """Where it is, who leads, and by how much in each good."""
    parts: list[Part] = ["  " + " ".join(yard.spaces) + "  "]
    for good in GOOD_NAMES:
        lead = yard.warehouses[0][good] - yard.warehouses[1][good]
        if lead:
            owner = 0 if lead > 0 else 1
            told = Joined((PieceName(good), f"{OWNER_LETTERS[owner]}+{abs(lead)}"))
            parts += [Cell(told, OWNER_STYLES[owner]), "  "]
    if yard.leader is None:
        return paragraph(*parts, Cell(say("nobody"), "dim"))
    assert yard.reason is not None
    return paragraph(*parts, Cell(say("leads", name=SeatName(yard.leader), how=PieceName(yard.reason)), "dim"))


def _player(scene: Scene, view: View, seat: int, player: Player) -> Flow:
    backs = player.backs
    head: list[Part] = [
        Cell(">" if seat in scene.deciding else " ", "bold"),
        Cell(f"{OWNER_LETTERS[seat]} ", OWNER_STYLES[seat]),
        Cell(Cut(SeatName(seat), NAME), OWNER_STYLES[seat], NAME),
    ]
    hand: list[Part] = [say("backs", quay=backs["quay"], canal=backs["canal"])]
    if view.special_cards:
        hand += [" ", say("backs-special", count=backs["special"])]
    items: list[list[Part]] = [
        [say("player", points=player.points, florins=player.florins, guardians=player.guardians)],
        hand,
    ]
    if player.pile_top is not None:
        items.append([Cell(say("quay-pile", count=player.pile), "dim"), " ", _card(player.pile_top)])
    if player.revealed is not None:
        items.append([Cell(say("plays"), "dim"), " ", _card(player.revealed)])
    elif player.committed:
        items.append([Cell(say("committed"), "dim")])
    return Flow(tuple(head), tuple(map(tuple, items)))


def _piles(view: View) -> Flow:
    parts: list[Part] = ["  ", say("treasury", florins=view.treasury), "  "]
    parts += [Cell(say("canal-pile", count=view.canal_pile), "dim"), " "]
    if view.canal_top is not None:
        parts.append(_card(view.canal_top))
    if view.special_pile is not None:
        parts += ["  ", Cell(say("special-pile", count=view.special_pile), "dim")]
    if view.idle_rounds or view.stale_rounds > 2:
        parts += ["  ", Cell(say("still", idle=view.idle_rounds, stale=view.stale_rounds), "yellow")]
    return paragraph(*parts)


def _hand(player: Player) -> Flow:
    cards = [_card(card) for card in player.hand or ()]
    if player.choice is not None:
        cards.append(Cell(say("chosen", choice=PieceName(player.choice)), "dim"))
    return Flow((Cell(say("your-hand"), "bold"), "  "), tuple((card,) for card in cards))


def _card(card: Card) -> Cell:
    """`R5 WS`, `C17^`, `R1 crane`."""
    name = card.name + MARKS[card.symbol]
    if card.kind == "canal":
        return Cell(name, WATER)
    return Cell(Joined((name, _below(card))), OWNER_STYLES[card.owner] if card.owner is not None else "magenta")


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> Words:
    """What lies where a move would go."""
    view = scene.view
    assert isinstance(view, View)
    card = _lying(view, legal.targets)
    if legal.kind == "remove":
        return card
    return say("over", card=card) if legal.kind == "lay" and card else ""


def _lying(view: View, targets: Sequence[str]) -> Words:
    for space in view.spaces:
        if f"space:{space.space}" in targets:
            return PieceName(space.card.name)
    return ""


LAYOUT = Layout(picture, Examples(("choose R5", "lay d4"), ("ship d4", "remove e4")), note, opens=(RoundBegun,))
