"""Batavia's table in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, apart, line, stacked
from fondaco.games.batavia.data import COMPANY_NAMES, CONVERSION_GOLD, FINAL_HEX, GOOD_NAMES, SPACES
from fondaco.games.batavia.events import (
    BillsScored,
    Dealt,
    GoodScored,
    HandShown,
    HexScored,
    Laid,
    LotTurned,
    Paid,
    SealReturned,
    SealsScored,
    SealTaken,
)
from fondaco.games.batavia.view import FACE_DOWN, Counts, Player, View
from fondaco.kernel import Event, Legal
from fondaco.locale import Argument, Formatter

STYLES = {"EN": "blue", "DK": "dark_orange", "FR": "red", "NL": "yellow", "SE": "green"}
ROW = 10  # stations in a row
CELL = 7
NAME = 8
NONE = ("·", "dim")

Part = str | tuple[str, str]


def picture(scene: Scene) -> Group:
    """The route, the players' places, the lot, and the hands that may be seen."""
    view = scene.view
    assert isinstance(view, View)
    lines = [_heading(scene, view), *_route(scene.words, view), Text(), *_places(scene, view), Text()]
    if scene.stage == "over":
        return stacked([*lines, _bills(scene.words, view)])
    lines.append(_lot(scene.words, view))
    lines += [_hand(scene, seat, player) for seat, player in enumerate(view.players) if player.hand is not None]
    return stacked(lines)


def _heading(scene: Scene, view: View) -> Text:
    words = scene.words
    left = line(
        (words.say("batavia-name"), "bold"),
        "  ",
        words.say("cli-batavia-round", round=view.round),
        "  ",
        words.stage(scene.stage),
    )
    near = "bold red" if view.cannon + 5 >= view.pirates_at else ""
    right = line(
        (words.say("cli-batavia-cannon", cannon=view.cannon, limit=view.pirates_at), near),
        "   ",
        words.say("cli-batavia-pile", count=view.deck),
        "   ",
        words.say("cli-batavia-discards", count=sum(view.discard.values())),
    )
    return apart(left, right, min(scene.width, 80))


# -- the route ----------------------------------------------------------------


def _route(words: Formatter, view: View) -> list[Text]:
    """Rows of ten spaces, the Final Hex after the last."""
    merchants = {player.merchant: seat for seat, player in enumerate(view.players)}
    last = min(player.merchant for player in view.players)
    rows = []
    for start in range(1, SPACES + 1, ROW):
        parts: list[Part] = [(f"{start:>3}  ", "dim")]
        for space in range(start, min(start + ROW, SPACES + 1)):
            parts += _station(words, view.track[space - 1], merchants.get(space), space < last)
        if start + ROW > SPACES:
            parts += _hex(words, merchants.get(FINAL_HEX))
        rows.append(line(*parts))
    return rows


def _station(words: Formatter, tile: str | None, merchant: int | None, behind: bool) -> list[Part]:
    if merchant is not None:
        return [(f"<{merchant + 1}>", "bold reverse"), " " * (CELL - 3)]
    if tile is None:
        return [("·", "dim"), " " * (CELL - 1)]
    if tile == FACE_DOWN:
        return [("?", "dim"), " " * (CELL - 1)]
    company, good = tile.split("-")
    style = "dim" if behind else STYLES[company]
    return [(f"{company} {_short(words, good)}".ljust(CELL), style)]


def _hex(words: Formatter, merchant: int | None) -> list[Part]:
    shown = "" if merchant is None else f" <{merchant + 1}>"
    return [words.say("cli-batavia-hex"), (shown, "bold")]


def _short(words: Formatter, good: str) -> str:
    """Three letters for a good."""
    return words.piece(good)[:3]


# -- the places ---------------------------------------------------------------


def _places(scene: Scene, view: View) -> list[Text]:
    """One row for each player: gold, space, hand, face-up ships with seals, tiles, crates by good."""
    words = scene.words
    groups = "".join(
        [
            " " * (NAME + 3),
            words.say("cli-batavia-gold").rjust(4),
            words.say("cli-batavia-at").rjust(3),
            words.say("cli-batavia-hand").rjust(5),
            "  ",
            words.say("cli-batavia-ships").ljust(16),
            words.say("cli-batavia-tiles").ljust(11),
            words.say("cli-batavia-crates"),
        ]
    )
    codes: list[Part] = [" " * (NAME + 16)]
    codes += [(f" {company}", STYLES[company]) for company in COMPANY_NAMES]
    codes.append(" ")
    codes += [(f" {company[0]}", STYLES[company]) for company in COMPANY_NAMES]
    codes.append(" ")
    codes += [f" {_short(words, good).ljust(3)}" for good in GOOD_NAMES]
    rows = [line((groups, "dim")), line(*codes)]
    rows += [_place(scene, view, seat) for seat in range(len(view.players))]
    return [*rows, _afloat(words, view)]


def _place(scene: Scene, view: View, seat: int) -> Text:
    player = view.players[seat]
    name = scene.words.seat(seat)[:NAME].ljust(NAME)
    passed = view.bidding and seat not in view.bidding
    parts: list[Part] = [
        (">" if seat in scene.deciding else "x" if passed else " ", "bold"),
        (f"{seat + 1} {name}", "bold" if seat == scene.seat else ""),
        f"{player.gold:>4}{player.merchant:>3}{player.cards:>5} ",
    ]
    for company in COMPANY_NAMES:
        parts += _count(player.table[company], 2, STYLES[company])
        parts.append(("*", "bold") if company in player.seals else " ")
    for company in COMPANY_NAMES:
        parts += _count(player.tiles[company], 2, STYLES[company])
    parts.append(" ")
    for good in GOOD_NAMES:
        parts += _count(len(player.crates[good]), 3, "bold")
        parts.append(" ")
    return line(*parts)


def _afloat(words: Formatter, view: View) -> Text:
    parts: list[Part] = [(words.say("cli-batavia-afloat").rjust(NAME + 15) + " ", "dim")]
    for company in COMPANY_NAMES:
        parts += [*_count(view.markers[company], 2, STYLES[company]), " "]
    parts.append(("  " + words.say("cli-batavia-marks"), "dim"))
    if view.bidding:
        parts.append(("   " + words.say("cli-batavia-passed-mark"), "dim"))
    return line(*parts)


def _count(count: int, width: int, style: str) -> list[Part]:
    return [(f"{count:>{width}}", style)] if count else [" " * (width - 1), NONE]


# -- lot and hands ------------------------------------------------------------


def _lot(words: Formatter, view: View) -> Text:
    parts: list[Part] = []
    if any(view.lot.values()):
        parts += [words.say("cli-batavia-lot"), " ", *_cards(view.lot), "  "]
    if view.bidding and view.bidder is not None:
        parts += [words.say("cli-batavia-bid", bid=view.bid, name=words.seat(view.bidder)), "  "]
    if view.bidding and view.auctioneer is not None:
        parts.append((words.say("cli-batavia-auctioneer", name=words.seat(view.auctioneer)), "dim"))
    elif view.ship is not None:
        parts.append((words.say("cli-batavia-first", name=words.seat(view.ship)), "dim"))
    return line(*parts)


def _hand(scene: Scene, seat: int, player: Player) -> Text:
    assert player.hand is not None
    name = scene.words.seat(seat)
    label = (
        scene.words.say("cli-batavia-your-hand")
        if seat == scene.seat
        else scene.words.say("cli-batavia-hand-of", name=name)
    )
    bills = scene.words.say("cli-batavia-bills", count=player.bills or 0)
    return line((label, "bold"), " ", *_cards(player.hand), "  ", bills)


def _bills(words: Formatter, view: View) -> Text:
    """At the end nothing is hidden, and hands are on the table."""
    told = [f"{words.seat(seat)} {player.bills}" for seat, player in enumerate(view.players)]
    return line((words.say("cli-batavia-bills-shown"), "bold"), " ", "  ".join(told))


def _cards(counts: Counts) -> list[Part]:
    parts: list[Part] = []
    for company, count in counts.items():
        if count:
            parts += [(f"{count} {company}", STYLES[company]), "  "]
    return parts[:-1] or [NONE]


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> str:
    """Where a merchant would sail to, what converting would pay."""
    view = scene.view
    assert isinstance(view, View)
    if legal.kind == "sail":
        return _destination(scene.words, view, legal.targets)
    if legal.kind == "convert":
        companies = sum(1 for count in view.players[scene.seat].tiles.values() if count)
        return scene.words.say("cli-batavia-pays", gold=CONVERSION_GOLD[companies])
    return ""


def _destination(words: Formatter, view: View, targets: tuple[str, ...]) -> str:
    for target in targets:
        if target.startswith("space:"):
            space = int(target.removeprefix("space:"))
            tile = view.track[space - 1]
            assert tile is not None
            return words.say("cli-batavia-to", space=space, good=words.piece(tile.split("-")[1]))
    return words.say("cli-batavia-to-hidden")


# -- the story in short -------------------------------------------------------


def digest(words: Formatter, events: Sequence[Event]) -> list[str]:
    """Cards laid in a row, the seals they moved and payments told together; hidden hands not at all."""
    sentences: list[str] = []
    laid: list[Laid] = []
    seals: dict[str, SealTaken | SealReturned] = {}
    paid: list[Paid] = []
    for event in [*events, None]:
        if not isinstance(event, (Laid, SealTaken, SealReturned)):
            sentences += _told_laid(words, laid) + _told_seals(words, list(seals.values()))
            laid, seals = [], {}
        if not isinstance(event, Paid):
            sentences += _told_paid(words, paid)
            paid = []
        if isinstance(event, Laid):
            laid.append(event)
        elif isinstance(event, (SealTaken, SealReturned)):
            seals[event.company] = event  # the last word about it
        elif isinstance(event, Paid):
            paid.append(event)
        elif event is not None and not (isinstance(event, Dealt) and event.cards is None):
            sentences.append(words.event(event))
    return sentences


def _told_laid(words: Formatter, laid: Sequence[Laid]) -> list[str]:
    if not laid:
        return []
    ships = words.pieces(sorted((event.company for event in laid), key=list(STYLES).index))
    return [words.say("cli-batavia-laid", name=words.seat(laid[0].seat), ships=ships)]


def _told_seals(words: Formatter, seals: Sequence[SealTaken | SealReturned]) -> list[str]:
    sentences = []
    takers = dict.fromkeys(event.seat for event in seals if isinstance(event, SealTaken))
    for seat in takers:
        companies = tuple(event.company for event in seals if isinstance(event, SealTaken) and event.seat == seat)
        arguments: dict[str, Argument] = {"seat": ("seat", seat), "companies": ("pieces", companies)}
        sentences.append(words.tell("cli-batavia-seals-taken", arguments))
    companies = tuple(event.company for event in seals if isinstance(event, SealReturned))
    if companies:
        sentences.append(words.tell("cli-batavia-seals-returned", {"companies": ("pieces", companies)}))
    return sentences


def _told_paid(words: Formatter, paid: Sequence[Paid]) -> list[str]:
    if not paid:
        return []
    parts = [words.say("cli-batavia-paid-to", name=words.seat(event.to), amount=event.amount) for event in paid]
    return [words.say("cli-batavia-paid", name=words.seat(paid[0].seat), parts=", ".join(parts))]


LAYOUT = Layout(picture, note, digest, opens=(LotTurned, HandShown, GoodScored, BillsScored, HexScored, SealsScored))
