"""Indonesia's table: the map (a list of provinces in 80 columns), the cities, the players, their companies."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.indonesia.chart import PROVINCES, SEAS, WIDTH
from fondaco.games.indonesia.data import AREA_NAMES, GOOD_NAMES, PROVINCE_FIRST, PROVINCE_NAMES, TRACK_NAMES
from fondaco.games.indonesia.events import (
    CardsDealt,
    CompanyOperates,
    Delivered,
    EraBegan,
    GoodsConsumed,
    MergerAnnounced,
    OperationEnded,
    PileTaken,
    SalesDue,
    TurnOrder,
    YearBegan,
)
from fondaco.games.indonesia.view import Card, Company, Player, Town, View
from fondaco.kernel import Event, Legal
from fondaco.kernel.showing.layout import (
    INDENT,
    STAGE,
    TITLE,
    Block,
    Cell,
    Columns,
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

STYLES = {
    "rice": "yellow",
    "spice": "red",
    "rubber": "green",
    "siap-faji": "magenta",
    "oil": "bright_black",
    "shipping": "blue",
}
LETTERS = {"rice": "r", "spice": "s", "rubber": "g", "siap-faji": "f", "oil": "o"}
SHORT = {"nusa-tenggara": "nusa", "sumatera": "sum", "kalimantan": "kal", "sulawesi": "sul"}
SHORT_SEAS = {"sea-": "", "kalimantan": "kal", "-south": "-s", "-north": "-n", "-west": "-w", "-east": "-e"}
NAME = 8
COLUMN = 40
TRACKS = dict(zip(TRACK_NAMES, (7, 6, 8, 8, 6), strict=True))  # columns for the word of each, whole
PROVINCE = 12
CITY = 21
COMPANY = 28
WHOLE = 3  # goods with what each city takes of them; with more there is no room for it


def picture(scene: Scene) -> list[Block]:
    """Everything on the table."""
    view = scene.view
    assert isinstance(view, View)
    places = _chart(view) if scene.width >= WIDTH else [_provinces(view)]
    blocks: list[Block] = [_heading(view), *places, line(), _towns(view), *_players(scene, view)]
    blocks += _companies(view)
    if view.offered:
        blocks.append(_offered(view))
    blocks += _merger(view) + _operation(view)
    blocks += [_hand(seat, player) for seat, player in enumerate(view.players) if player.hand]
    return blocks


def _heading(view: View) -> Line:
    green, yellow, red = view.stones
    stones = Cell(say("stones", green=green, yellow=yellow, red=red), "dim")
    year = say("year", year=view.year, era=view.era)
    return line(Cell(TITLE, "bold"), "  ", year, "  ", STAGE, right=[stones])


# -- the map ------------------------------------------------------------------


def _chart(view: View) -> list[Block]:
    """The archipelago: `·4` an empty area and its number, `r2` rice of player 2, `#3` a city of size 3, `1^2` ships."""
    rows: dict[int, dict[int, Cell]] = {}
    for province, (short, (label_row, label_column), places) in PROVINCES.items():
        rows.setdefault(label_row, {})[label_column] = Cell(short, "bold")
        for number, (row, column) in enumerate(places, 1):
            rows.setdefault(row, {})[column] = _area(view, f"{province}-{number}", f"·{number}")
    for sea, ((row, column), (ships_row, ships_column), room) in SEAS.items():
        rows.setdefault(row, {})[column] = Cell(_short(sea, SHORT_SEAS), "dim blue")
        if fleets := _fleets(view, sea, room):
            rows.setdefault(ships_row, {})[ships_column] = Cell(fleets, "bold blue")
    return [
        *(_spread(rows.get(row, {})) for row in range(min(rows), max(rows) + 1)),
        paragraph(Cell(say("legend"), "dim")),
    ]


def _spread(cells: dict[int, Cell]) -> Line:
    """Cells at their columns."""
    parts: list[Part] = []
    end = 0
    for column, cell in sorted(cells.items()):
        assert isinstance(cell.words, str)
        parts += [" " * (column - end), cell]
        end = column + len(cell.words)
    return line(*parts)


def _fleets(view: View, sea: str, room: int) -> str:
    """The ships in a sea by owner; `+` if there is no room for all."""
    ships: dict[int, int] = {}
    for company in view.companies:
        ships[company.owner] = ships.get(company.owner, 0) + company.ships.get(sea, 0)
    told = [f"{owner + 1}^{count}" for owner, count in sorted(ships.items()) if count]
    while len(" ".join(told)) > room:
        told = [*told[:-2], "+"] if told[-1] == "+" else [*told[:-1], "+"]
    return " ".join(told)


def _short(name: str, parts: dict[str, str]) -> str:
    for long, short in parts.items():
        name = name.replace(long, short)
    return name


def _area(view: View, area: str, empty: str) -> Cell:
    """What stands on an area, in two columns."""
    held = view.land.get(area)
    if held is None:
        return Cell(empty, "dim")
    if held == "city":
        return Cell(f"#{next(town.size for town in view.towns if town.area == area)}", "bold reverse")
    company = next(company for company in view.companies if company.name == held)
    return Cell(f"{LETTERS[company.type]}{company.owner + 1}", STYLES[company.type])


def _provinces(view: View) -> Columns:
    """Two columns of provinces, areas in order."""
    rows = [_province(view, province) for province in range(len(PROVINCE_NAMES))]
    half = (len(rows) + 1) // 2
    return Columns((tuple(rows[:half]), tuple(rows[half:])), COLUMN)


def _province(view: View, province: int) -> Line:
    name = _short(PROVINCE_NAMES[province], SHORT)
    parts: list[Part] = [Cell(name[:PROVINCE], "dim", PROVINCE)]
    for area in AREA_NAMES[PROVINCE_FIRST[province] : PROVINCE_FIRST[province + 1]]:
        parts += [_area(view, area, " ·"), " "]
    return line(*parts)


def _towns(view: View) -> Columns:
    """What each city has bought of the goods on the map, two in a row."""
    wanted = [good for good in GOOD_NAMES if any(company.type == good for company in view.companies)]
    rows = [_town(town, wanted) for town in view.towns]
    return Columns((tuple(rows[::2]), tuple(rows[1::2])), COLUMN)


def _town(town: Town, wanted: list[str]) -> Line:
    parts: list[Part] = [Cell(f"#{town.size}", "bold reverse"), " ", Cell(Cut(PieceName(town.area), CITY), "", CITY)]
    for good in wanted:
        done = town.received[good] >= town.size
        most = f"/{town.size}" if len(wanted) <= WHOLE else ""
        parts.append(Cell(f" {LETTERS[good]}{town.received[good]}{most}", "dim" if done else STYLES[good]))
    return line(*parts)


# -- the players --------------------------------------------------------------


def _players(scene: Scene, view: View) -> list[Line]:
    heads = [Cell(Cut(words, 6), "dim", 7, "right") for words in (say("cash"), say("bank"), say("pile"))]
    names = (say("turn-order"), say("slots"), say("mergers"), say("expansion"), say("hull"))
    tracks = [Cell(name, "dim", wide, "right") for name, wide in zip(names, TRACKS.values(), strict=True)]
    head = line(" " * (NAME + 3), *heads, " ", *tracks, Cell(say("bid"), "dim", 8, "right"))
    return [head, *(_player(scene, seat, view.players[seat]) for seat in view.order)]


def _player(scene: Scene, seat: int, player: Player) -> Line:
    own = "bold" if seat == scene.seat else ""
    money = "".join(f"{'?' if amount is None else amount:>7}" for amount in (player.cash, player.bank, player.pile))
    levels = "".join(f"{player.levels[track]:>{wide}}" for track, wide in TRACKS.items())
    return line(
        Cell(">" if seat in scene.deciding else " ", "bold"),
        Cell(f"{seat + 1} ", own),
        Cell(Cut(SeatName(seat), NAME), own, NAME),
        f"{money} {levels}{'' if player.bid is None else player.bid:>8}",
    )


def _companies(view: View) -> list[Flow]:
    return [_company(company) for seat in view.order for company in view.companies if company.owner == seat]


def _company(company: Company) -> Flow:
    """Owner, name with further deeds, size by value (or ships of their limit by hull), and where it is."""
    marks = "*" if company.operated else "+" if company.merged else " "
    what = f"{company.size} x {company.value}"
    where = _areas(company.areas)
    if company.ships:
        what = f"{company.size}/{company.limit} x {company.hull}"
        where = [Joined((PieceName(sea), str(count))) for sea, count in company.ships.items()]
    deeds = f" +{len(company.deeds) - 1}" if len(company.deeds) > 1 else ""
    head = (
        f"{marks}{company.owner + 1} ",
        Cell(Joined((PieceName(company.name), deeds), ""), STYLES[company.type], COMPANY),
        f" {what:<8} ",
    )
    return Flow(head, tuple((words,) for words in where), ", ", loose=True)


def _areas(areas: Sequence[str]) -> list[Words]:
    """`Bali 1 2`, `Maluku 4`."""
    provinces: dict[str, list[str]] = {}
    for area in areas:
        province, _, number = area.rpartition("-")
        provinces.setdefault(province, []).append(number)
    return [Joined((PieceName(province), *numbers)) for province, numbers in provinces.items()]


# -- what is going on ---------------------------------------------------------


def _offered(view: View) -> Flow:
    deeds = tuple((Cell(PieceName(deed), STYLES[deed.rsplit("-", 1)[1]]),) for deed in view.offered)
    return Flow((Cell(say("offered"), "bold"), " "), deeds, indent=INDENT)


def _merger(view: View) -> list[Flow]:
    merger = view.merger
    if merger is None:
        return []
    names = Joined((PieceName(merger.first), PieceName(merger.second)), " + ")
    told = say("merger", names=names, size=merger.size, nominal=merger.nominal)
    if merger.to_clear:
        told = say("clearing", names=names, left=merger.to_clear)
    rows = [paragraph(Cell(told, "bold"))]
    if merger.bidder is not None:
        rows.append(paragraph(say("highest", name=SeatName(merger.bidder), bid=merger.bid)))
    return rows


def _operation(view: View) -> list[Flow]:
    now = view.operation
    if now is None or not now.to_sell:
        return []
    rows = [paragraph(Cell(say("selling", company=PieceName(now.company), sold=now.sold, left=now.to_sell), "bold"))]
    if now.line is not None:
        route = Joined(tuple(PieceName(sea) for sea in now.route), " > ")
        rows.append(paragraph(PieceName(now.line), ": ", route))
    return rows


def _hand(seat: int, player: Player) -> Flow:
    cards = tuple((_card(card),) for card in player.hand or ())
    return Flow((Cell(say("cards", name=SeatName(seat)), "bold"), " "), cards, indent=INDENT)


def _card(card: Card) -> Words:
    provinces = Joined(tuple(PieceName(province) for province in card.provinces), ", ")
    return Joined((card.name, " (", provinces, ")"), "")


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> Words:
    """What the cheapest plan costs, and what an area costs."""
    view = scene.view
    assert isinstance(view, View)
    now = view.operation
    if legal.kind == "cheapest" and now is not None:
        return say("fees", fees=now.fees)
    if legal.kind == "expand" and now is not None and not now.free:
        company = next(company for company in view.companies if company.name == now.company)
        return say("price", price=company.value)
    return ""


# -- the story in short -------------------------------------------------------


def digest(events: Sequence[Event]) -> list[Event | Words]:
    """Deliveries of one company told together; hidden cards and piles, and what goes without saying, not at all."""
    sentences: list[Event | Words] = []
    delivered: list[Delivered] = []
    for event in [*events, None]:
        if not isinstance(event, Delivered):
            sentences += _told_deliveries(delivered)
            delivered = []
        if isinstance(event, Delivered):
            delivered.append(event)
        elif event is not None and not _is_silent(event):
            sentences.append(event)
    return sentences


def _is_silent(event: Event) -> bool:
    hidden = (isinstance(event, CardsDealt) and event.cards is None) or (
        isinstance(event, PileTaken) and event.amount is None
    )
    empty = (isinstance(event, SalesDue) and event.maximum == 0) or (
        isinstance(event, GoodsConsumed) and not event.count
    )
    return hidden or empty or isinstance(event, OperationEnded)


def _told_deliveries(delivered: Sequence[Delivered]) -> Sequence[Event | Words]:
    if len(delivered) < 2:
        return delivered
    told = say(
        "delivered",
        name=SeatName(delivered[0].seat),
        count=len(delivered),
        good=PieceName(delivered[0].good),
        cities=PieceNames(tuple(event.city for event in delivered)),
        fees=sum(event.fee for event in delivered if event.owner != event.seat),
    )
    return [told]


LAYOUT = Layout(
    picture,
    Examples(("advance hull", "bid 30"), ("launch sea-sunda", "launch sea-aceh", "done")),
    note,
    digest,
    opens=(YearBegan, EraBegan, TurnOrder, MergerAnnounced, CompanyOperates),
)
