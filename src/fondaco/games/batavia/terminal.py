"""Batavia's table in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

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
    Words,
    line,
    paragraph,
    say,
)

STYLES = {"EN": "blue", "DK": "dark_orange", "FR": "red", "NL": "yellow", "SE": "green"}
ROW = 10  # stations in a row
CELL = 7
NAME = 8
NEAR = 5  # cannon before the pirates


def picture(scene: Scene) -> list[Block]:
    """The route, the players' places, the lot, and the hands that may be seen."""
    view = scene.view
    assert isinstance(view, View)
    lines: list[Block] = [_heading(view), *_route(view), line(), *_places(scene, view), line()]
    if scene.stage == "over":
        return [*lines, _bills(view)]
    lines.append(_lot(view))
    lines += [_hand(scene, seat, player) for seat, player in enumerate(view.players) if player.hand is not None]
    return lines


def _heading(view: View) -> Line:
    near = "bold red" if view.cannon + NEAR >= view.pirates_at else ""
    right: list[Part] = [
        Cell(say("cannon", cannon=view.cannon, limit=view.pirates_at), near),
        "   ",
        say("pile", count=view.deck),
        "   ",
        say("discards", count=sum(view.discard.values())),
    ]
    return line(Cell(TITLE, "bold"), "  ", say("round", round=view.round), "  ", STAGE, right=right)


# -- the route ----------------------------------------------------------------


def _route(view: View) -> list[Line]:
    """Rows of ten spaces, the Final Hex after the last."""
    merchants = {player.merchant: seat for seat, player in enumerate(view.players)}
    last = min(player.merchant for player in view.players)
    rows = []
    for start in range(1, SPACES + 1, ROW):
        parts: list[Part] = [Cell(f"{start:>3}  ", "dim")]
        for space in range(start, min(start + ROW, SPACES + 1)):
            parts += _station(view.track[space - 1], merchants.get(space), space < last)
        if start + ROW > SPACES:
            parts += _hex(merchants.get(FINAL_HEX))
        rows.append(line(*parts))
    return rows


def _station(tile: str | None, merchant: int | None, behind: bool) -> list[Part]:
    if merchant is not None:
        return [Cell(f"<{merchant + 1}>", "bold reverse"), " " * (CELL - 3)]
    if tile is None or tile == FACE_DOWN:
        return [Cell("·" if tile is None else "?", "dim", CELL)]
    company, good = tile.split("-")
    return [Cell(Joined((company, _short(good))), "dim" if behind else STYLES[company], CELL)]


def _hex(merchant: int | None) -> list[Part]:
    return [say("hex"), Cell("" if merchant is None else f" <{merchant + 1}>", "bold")]


def _short(good: str) -> Words:
    """Three letters for a good."""
    return Cut(PieceName(good), 3)


# -- the places ---------------------------------------------------------------


def _places(scene: Scene, view: View) -> list[Line]:
    """One row for each player: gold, space, hand, face-up ships with seals, tiles, crates by good."""
    groups = (
        " " * (NAME + 3),
        Cell(say("gold"), "dim", 4, "right"),
        Cell(say("at"), "dim", 3, "right"),
        Cell(say("hand"), "dim", 5, "right"),
        "  ",
        Cell(say("ships"), "dim", 16),
        Cell(say("tiles"), "dim", 11),
        Cell(say("crates"), "dim"),
    )
    codes: list[Part] = [" " * (NAME + 16)]
    codes += [Cell(f" {company}", STYLES[company]) for company in COMPANY_NAMES]
    codes.append(" ")
    codes += [Cell(f" {company[0]}", STYLES[company]) for company in COMPANY_NAMES]
    codes.append(" ")
    for good in GOOD_NAMES:
        codes += [" ", Cell(_short(good), width=3)]
    places = [_place(scene, view, seat) for seat in range(len(view.players))]
    return [line(*groups), line(*codes), *places, _afloat(view)]


def _place(scene: Scene, view: View, seat: int) -> Line:
    player = view.players[seat]
    own = "bold" if seat == scene.seat else ""
    passed = view.bidding and seat not in view.bidding
    parts: list[Part] = [
        Cell(">" if seat in scene.deciding else "x" if passed else " ", "bold"),
        Cell(f"{seat + 1} ", own),
        Cell(Cut(SeatName(seat), NAME), own, NAME),
        f"{player.gold:>4}{player.merchant:>3}{player.cards:>5} ",
    ]
    for company in COMPANY_NAMES:
        parts.append(_count(player.table[company], 2, STYLES[company]))
        parts.append(Cell("*", "bold") if company in player.seals else " ")
    parts += [_count(player.tiles[company], 2, STYLES[company]) for company in COMPANY_NAMES]
    parts.append(" ")
    for good in GOOD_NAMES:
        parts += [_count(len(player.crates[good]), 3, "bold"), " "]
    return line(*parts)


def _afloat(view: View) -> Line:
    parts: list[Part] = [Cell(say("afloat"), "dim", NAME + 15, "right"), " "]
    for company in COMPANY_NAMES:
        parts += [_count(view.markers[company], 2, STYLES[company]), " "]
    parts += ["  ", Cell(say("marks"), "dim")]
    if view.bidding:
        parts += ["   ", Cell(say("passed-mark"), "dim")]
    return line(*parts)


def _count(count: int, width: int, style: str) -> Cell:
    return Cell(str(count), style, width, "right") if count else Cell("·", "dim", width, "right")


# -- lot and hands ------------------------------------------------------------


def _lot(view: View) -> Flow:
    parts: list[Part] = []
    if any(view.lot.values()):
        parts += [say("lot"), " ", *_cards(view.lot), "  "]
    if view.bidding and view.bidder is not None:
        parts += [say("bid", bid=view.bid, name=SeatName(view.bidder)), "  "]
    if view.bidding and view.auctioneer is not None:
        parts.append(Cell(say("auctioneer", name=SeatName(view.auctioneer)), "dim"))
    elif view.ship is not None:
        parts.append(Cell(say("first", name=SeatName(view.ship)), "dim"))
    return paragraph(*parts)


def _hand(scene: Scene, seat: int, player: Player) -> Flow:
    assert player.hand is not None
    label = say("your-hand") if seat == scene.seat else say("hand-of", name=SeatName(seat))
    return paragraph(Cell(label, "bold"), " ", *_cards(player.hand), "  ", say("bills", count=player.bills or 0))


def _bills(view: View) -> Flow:
    """At the end nothing is hidden, and hands are on the table."""
    told = tuple(Joined((SeatName(seat), str(player.bills))) for seat, player in enumerate(view.players))
    return paragraph(Cell(say("bills-shown"), "bold"), " ", Joined(told, "  "))


def _cards(counts: Counts) -> list[Part]:
    parts: list[Part] = []
    for company, count in counts.items():
        if count:
            parts += [Cell(f"{count} {company}", STYLES[company]), "  "]
    return parts[:-1] or [Cell("·", "dim")]


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> Words:
    """Where a merchant would sail to, what converting would pay."""
    view = scene.view
    assert isinstance(view, View)
    if legal.kind == "sail":
        return _destination(view, legal.targets)
    if legal.kind == "convert":
        companies = sum(1 for count in view.players[scene.seat].tiles.values() if count)
        return say("pays", gold=CONVERSION_GOLD[companies])
    return ""


def _destination(view: View, targets: tuple[str, ...]) -> Words:
    for target in targets:
        if target.startswith("space:"):
            space = int(target.removeprefix("space:"))
            tile = view.track[space - 1]
            assert tile is not None
            return say("to", space=space, good=PieceName(tile.split("-")[1]))
    return say("to-hidden")


# -- the story in short -------------------------------------------------------


def digest(events: Sequence[Event]) -> list[Event | Words]:
    """Cards laid in a row, the seals they moved and payments told together; hidden hands not at all."""
    sentences: list[Event | Words] = []
    laid: list[Laid] = []
    seals: dict[str, SealTaken | SealReturned] = {}
    paid: list[Paid] = []
    for event in [*events, None]:
        if not isinstance(event, (Laid, SealTaken, SealReturned)):
            sentences += _told_laid(laid) + _told_seals(list(seals.values()))
            laid, seals = [], {}
        if not isinstance(event, Paid):
            sentences += _told_paid(paid)
            paid = []
        if isinstance(event, Laid):
            laid.append(event)
        elif isinstance(event, (SealTaken, SealReturned)):
            seals[event.company] = event  # the last word about it
        elif isinstance(event, Paid):
            paid.append(event)
        elif event is not None and not (isinstance(event, Dealt) and event.cards is None):
            sentences.append(event)
    return sentences


def _told_laid(laid: Sequence[Laid]) -> list[Words]:
    if not laid:
        return []
    ships = tuple(sorted((event.company for event in laid), key=list(STYLES).index))
    return [say("laid", name=SeatName(laid[0].seat), ships=PieceNames(ships))]


def _told_seals(seals: Sequence[SealTaken | SealReturned]) -> list[Words]:
    sentences: list[Words] = []
    takers = dict.fromkeys(event.seat for event in seals if isinstance(event, SealTaken))
    for seat in takers:
        taken = tuple(event.company for event in seals if isinstance(event, SealTaken) and event.seat == seat)
        sentences.append(say("seals-taken", seat=SeatName(seat), companies=PieceNames(taken)))
    returned = tuple(event.company for event in seals if isinstance(event, SealReturned))
    if returned:
        sentences.append(say("seals-returned", companies=PieceNames(returned)))
    return sentences


def _told_paid(paid: Sequence[Paid]) -> list[Words]:
    if not paid:
        return []
    parts = tuple(say("paid-to", name=SeatName(event.to), amount=event.amount) for event in paid)
    return [say("paid", name=SeatName(paid[0].seat), parts=Joined(parts, ", "))]


LAYOUT = Layout(
    picture,
    Examples(("lay EN", "bid 5"), ("lay EN", "lay EN", "sail EN")),
    note,
    digest,
    opens=(LotTurned, HandShown, GoodScored, BillsScored, HexScored, SealsScored),
)
