"""Indonesia's table in 80 columns: the map by provinces, the cities, the players, their companies, what is going on."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, apart, line, stacked
from fondaco.games.indonesia.data import (
    AREA_NAMES,
    GOOD_NAMES,
    PROVINCE_FIRST,
    PROVINCE_NAMES,
    TRACK_NAMES,
)
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
from fondaco.locale import Formatter

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
NAME = 8
COLUMN = 40
PROVINCE = 12
COMPANY = 28
WIDTH = 80

Part = str | tuple[str, str]


def picture(scene: Scene) -> Group:
    """Everything on the table."""
    view = scene.view
    assert isinstance(view, View)
    lines = [_heading(scene, view), *_map(view), Text(), *_towns(scene.words, view), *_players(scene, view)]
    lines += _companies(scene.words, view)
    lines += _offered(scene.words, view)
    lines += _merger(scene.words, view) + _operation(scene.words, view)
    lines += [_hand(scene, seat, player) for seat, player in enumerate(view.players) if player.hand]
    return stacked(lines)


def _heading(scene: Scene, view: View) -> Text:
    words = scene.words
    left = line(
        (words.say("indonesia-name"), "bold"),
        "  ",
        words.say("cli-indonesia-year", year=view.year, era=view.era),
        "  ",
        words.stage(scene.stage),
    )
    green, yellow, red = view.stones
    right = line((words.say("cli-indonesia-stones", green=green, yellow=yellow, red=red), "dim"))
    return apart(left, right, min(scene.width, WIDTH))


# -- the map ------------------------------------------------------------------


def _map(view: View) -> list[Text]:
    """Two columns of provinces, areas in order: `·` empty, `r2` rice of player 2, `#3` a city of size 3."""
    types = {company.name: (company.type, company.owner) for company in view.companies}
    sizes = {town.area: town.size for town in view.towns}
    half = (len(PROVINCE_NAMES) + 1) // 2
    rows = []
    for row in range(half):
        left = _province(view, types, sizes, row)
        right = _province(view, types, sizes, row + half) if row + half < len(PROVINCE_NAMES) else []
        rows.append(line(*left, " " * (COLUMN - _length(left)), *right))
    return rows


def _province(view: View, types: dict[str, tuple[str, int]], sizes: dict[str, int], province: int) -> list[Part]:
    name = PROVINCE_NAMES[province]
    for long, short in SHORT.items():
        name = name.replace(long, short)
    parts: list[Part] = [(name[:PROVINCE].ljust(PROVINCE), "dim")]
    for area in AREA_NAMES[PROVINCE_FIRST[province] : PROVINCE_FIRST[province + 1]]:
        held = view.land.get(area)
        if held is None:
            parts.append((" · ", "dim"))
        elif held == "city":
            parts.append((f"#{sizes[area]} ", "bold reverse"))
        else:
            kind, owner = types[held]
            parts.append((f"{LETTERS[kind]}{owner + 1} ", STYLES[kind]))
    return parts


def _towns(words: Formatter, view: View) -> list[Text]:
    """What each city has bought of the goods on the map, two in a row."""
    wanted = [good for good in GOOD_NAMES if any(company.type == good for company in view.companies)]
    texts = [_town(words, town, wanted) for town in view.towns]
    rows = []
    for number in range(0, len(texts), 2):
        left, right = texts[number], texts[number + 1] if number + 1 < len(texts) else []
        rows.append(line(*left, " " * max(1, COLUMN - _length(left)), *right))
    return rows


def _town(words: Formatter, town: Town, wanted: list[str]) -> list[Part]:
    parts: list[Part] = [(f"#{town.size}", "bold reverse"), f" {words.piece(town.area)[:18]:<18}"]
    for good in wanted:
        done = town.received[good] >= town.size
        parts.append((f" {LETTERS[good]}{town.received[good]}/{town.size}", "dim" if done else STYLES[good]))
    return parts


def _length(parts: list[Part]) -> int:
    return sum(len(part if isinstance(part, str) else part[0]) for part in parts)


# -- the players --------------------------------------------------------------


def _players(scene: Scene, view: View) -> list[Text]:
    words = scene.words
    heads = [words.say("cli-indonesia-cash"), words.say("cli-indonesia-bank"), words.say("cli-indonesia-pile")]
    tracks = "".join(words.piece(track)[:4].rjust(5) for track in TRACK_NAMES)
    head = " " * (NAME + 3) + "".join(text[:6].rjust(7) for text in heads) + " " + tracks
    rows = [line((head + words.say("cli-indonesia-bid").rjust(8), "dim"))]
    return rows + [_player(scene, seat, view.players[seat]) for seat in view.order]


def _player(scene: Scene, seat: int, player: Player) -> Text:
    name = scene.words.seat(seat)[:NAME].ljust(NAME)
    money = "".join(f"{'?' if sum_ is None else sum_:>7}" for sum_ in (player.cash, player.bank, player.pile))
    levels = "".join(f"{level:>5}" for level in player.levels.values())
    return line(
        (">" if seat in scene.deciding else " ", "bold"),
        (f"{seat + 1} {name}", "bold" if seat == scene.seat else ""),
        f"{money} {levels}{'' if player.bid is None else player.bid:>8}",
    )


def _companies(words: Formatter, view: View) -> list[Text]:
    rows: list[Text] = []
    for seat in view.order:
        for company in view.companies:
            if company.owner == seat:
                rows += _company(words, seat, company)
    return rows


def _company(words: Formatter, seat: int, company: Company) -> list[Text]:
    """Owner, name with further deeds, size by value (or ships of their limit by hull), and where it is."""
    marks = "*" if company.operated else "+" if company.merged else " "
    what = f"{company.size} x {company.value}"
    where = _areas(words, company.areas)
    if company.ships:
        what = f"{company.size}/{company.limit} x {company.hull}"
        where = [f"{words.piece(sea)} {count}" for sea, count in company.ships.items()]
    deeds = f" +{len(company.deeds) - 1}" if len(company.deeds) > 1 else ""
    head: list[Part] = [
        f"{marks}{seat + 1} ",
        (f"{words.piece(company.name) + deeds:<{COMPANY}} ", STYLES[company.type]),
        f"{what:<8} ",
    ]
    rows = textwrap.wrap(", ".join(where), WIDTH - _length(head)) or [""]
    return [line(*head, rows[0]), *[line(" " * _length(head), row) for row in rows[1:]]]


def _areas(words: Formatter, areas: Sequence[str]) -> list[str]:
    """`Bali 1 2`, `Maluku 4`."""
    provinces: dict[str, list[str]] = {}
    for area in areas:
        province, _, number = area.rpartition("-")
        provinces.setdefault(province, []).append(number)
    return [f"{words.piece(province)} {' '.join(numbers)}" for province, numbers in provinces.items()]


# -- what is going on ---------------------------------------------------------


def _offered(words: Formatter, view: View) -> list[Text]:
    if not view.offered:
        return []
    label = words.say("cli-indonesia-offered") + " "
    rows: list[Text] = []
    parts: list[Part] = [(label, "bold")]
    for deed in view.offered:
        text = words.piece(deed)
        if _length(parts) + len(text) + 2 > WIDTH:
            rows.append(line(*parts))
            parts = ["   "]
        parts += [(text, STYLES[deed.rsplit("-", 1)[1]]), "  "]
    return [*rows, line(*parts)]


def _merger(words: Formatter, view: View) -> list[Text]:
    merger = view.merger
    if merger is None:
        return []
    names = f"{words.piece(merger.first)} + {words.piece(merger.second)}"
    if merger.to_clear:
        rows = [line((words.say("cli-indonesia-clearing", names=names, left=merger.to_clear), "bold"))]
    else:
        said = words.say("cli-indonesia-merger", names=names, size=merger.size, nominal=merger.nominal)
        rows = [line((said, "bold"))]
    if merger.bidder is not None:
        rows.append(line(words.say("cli-indonesia-highest", name=words.seat(merger.bidder), bid=merger.bid)))
    return rows


def _operation(words: Formatter, view: View) -> list[Text]:
    now = view.operation
    if now is None or not now.to_sell:
        return []
    company = words.piece(now.company)
    rows = [line((words.say("cli-indonesia-selling", company=company, sold=now.sold, left=now.to_sell), "bold"))]
    if now.line is not None:
        route = " > ".join(words.piece(sea) for sea in now.route)
        rows.append(line(f"{words.piece(now.line)}: {route}"))
    return rows


def _hand(scene: Scene, seat: int, player: Player) -> Text:
    words = scene.words
    label = words.say("cli-indonesia-cards", name=words.seat(seat))
    return line((label, "bold"), " ", "  ".join(_card(words, card) for card in player.hand or ()))


def _card(words: Formatter, card: Card) -> str:
    return f"{card.name} ({', '.join(words.piece(province) for province in card.provinces)})"


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> str:
    """What the cheapest plan costs, and what an area costs."""
    view = scene.view
    assert isinstance(view, View)
    now = view.operation
    if legal.kind == "cheapest" and now is not None:
        return scene.words.say("cli-indonesia-fees", fees=now.fees)
    if legal.kind == "expand" and now is not None and not now.free:
        company = next(company for company in view.companies if company.name == now.company)
        return scene.words.say("cli-indonesia-price", price=company.value)
    return ""


# -- the story in short -------------------------------------------------------


def digest(words: Formatter, events: Sequence[Event]) -> list[str]:
    """Deliveries of one company told together; hidden cards and piles, and what goes without saying, not at all."""
    sentences: list[str] = []
    delivered: list[Delivered] = []
    for event in [*events, None]:
        if not isinstance(event, Delivered):
            sentences += _told_deliveries(words, delivered)
            delivered = []
        if isinstance(event, Delivered):
            delivered.append(event)
        elif event is not None and not _is_silent(event):
            sentences.append(words.event(event))
    return sentences


def _is_silent(event: Event) -> bool:
    hidden = (isinstance(event, CardsDealt) and event.cards is None) or (
        isinstance(event, PileTaken) and event.amount is None
    )
    empty = (isinstance(event, SalesDue) and event.maximum == 0) or (
        isinstance(event, GoodsConsumed) and not event.count
    )
    return hidden or empty or isinstance(event, OperationEnded)


def _told_deliveries(words: Formatter, delivered: Sequence[Delivered]) -> list[str]:
    if len(delivered) < 2:
        return [words.event(event) for event in delivered]
    cities = words.pieces([event.city for event in delivered])
    fees = sum(event.fee for event in delivered if event.owner != event.seat)
    told = words.say(
        "cli-indonesia-delivered",
        name=words.seat(delivered[0].seat),
        count=len(delivered),
        good=words.piece(delivered[0].good),
        cities=cities,
        fees=fees,
    )
    return [told]


LAYOUT = Layout(picture, note, digest, opens=(YearBegan, EraBegan, TurnOrder, MergerAnnounced, CompanyOperates))
