"""Pasar's table in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.pasar.data import GOOD_NAMES, STALL_NAMES
from fondaco.games.pasar.events import Dealt, StallsOpened
from fondaco.games.pasar.view import Counts, View
from fondaco.kernel import Event, Legal
from fondaco.kernel.showing.layout import (
    STAGE,
    TITLE,
    Block,
    Cell,
    Cut,
    Examples,
    Flow,
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

STYLES = {"pepper": "green", "nutmeg": "dark_orange", "tea": "cyan", "silk": "magenta"}
NAME = 12
COLUMN = 14


def picture(scene: Scene) -> list[Block]:
    """Prices, stalls, merchants, and the hands that may be seen."""
    view = scene.view
    assert isinstance(view, View)
    lines: list[Block] = [_heading(view), line(), _goods(), _prices(view)]
    if any(view.stalls):
        lines += [line(), _stalls(view)]
    lines += [line(), *[_merchant(scene, view, seat) for seat in range(len(view.players))], line()]
    hands = [(seat, player.hand) for seat, player in enumerate(view.players) if player.hand is not None]
    return lines + [_hand(scene, seat, hand) for seat, hand in hands if any(hand.values())]


def _heading(view: View) -> Line:
    right: list[Part] = [say("pile", count=view.deck), "   ", say("discards", count=sum(view.discard.values()))]
    return line(Cell(TITLE, "bold"), "  ", say("round", round=view.round, rounds=view.rounds), "  ", STAGE, right=right)


def _goods() -> Line:
    names = [Cell(PieceName(good), STYLES[good], COLUMN, "right") for good in GOOD_NAMES]
    return line(" " * NAME, *names)


def _prices(view: View) -> Line:
    prices = [Cell(str(view.prices[good]), "bold", COLUMN, "right") for good in GOOD_NAMES]
    return line(Cell(say("price"), "dim", NAME), *prices)


def _stalls(view: View) -> Flow:
    """`1 pepper   2 silk`"""
    items: list[tuple[Part, ...]] = [
        (PieceName(stall), " ", Cell(PieceName(good), STYLES[good]))
        for stall, good in zip(STALL_NAMES, view.stalls, strict=False)
        if good is not None
    ]
    return Flow((Cell(say("stalls"), "bold"), " "), tuple(items), "   ")


def _merchant(scene: Scene, view: View, seat: int) -> Line:
    player = view.players[seat]
    parts: list[Part] = [
        Cell(">" if seat in scene.deciding else " ", "bold"),
        Cell(Cut(SeatName(seat), NAME), "bold" if seat == scene.seat else "", NAME + 2),
        Cell(say("coins", count=player.coins), "", COLUMN),
        Cell(say("cards", count=player.cards), "", COLUMN),
    ]
    if player.choice is None:
        parts.append(Cell(say("has-chosen") if player.has_chosen else "", "dim", COLUMN + 2))
    else:
        if any(view.stalls):
            told = say("goes-to", stall=PieceName(player.choice))
        else:
            told = say("was-at", stall=PieceName(player.choice))
        parts.append(Cell(told, "dim", COLUMN + 2))
    return line(*parts, Cell(say("first") if seat == view.first else "", "dim"))


def _hand(scene: Scene, seat: int, hand: Counts) -> Flow:
    label = say("your-hand") if seat == scene.seat else say("hand-of", name=SeatName(seat))
    parts: list[Part] = [Cell(label, "bold")]
    for good, count in hand.items():
        if count:
            parts += ["  ", Cell(str(count), STYLES[good]), " ", Cell(PieceName(good), STYLES[good])]
    return paragraph(*parts)


def note(scene: Scene, legal: Legal) -> Words:
    """What a sale brings."""
    view = scene.view
    assert isinstance(view, View)
    for good in GOOD_NAMES:
        if legal.notation == f"sell {good}":
            return say("brings", coins=view.prices[good])
    return ""


def digest(events: Sequence[Event]) -> list[Event | Words]:
    """Hands that nobody may see are not worth a line."""
    return [event for event in events if not (isinstance(event, Dealt) and event.cards is None)]


LAYOUT = Layout(
    picture,
    Examples(("visit stall-2", "sell tea"), ("sell tea", "sell tea", "done")),
    note,
    digest,
    opens=(StallsOpened,),
)
