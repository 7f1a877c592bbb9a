"""Borneo's table in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.borneo.events import Attacked, CompanyChanged, Dealt, Laid, MissionChosen, Monopoly, Quota, Scored
from fondaco.games.borneo.view import Card, Conflict, Player, Port, View
from fondaco.kernel import Event, Legal, LegalMove
from fondaco.kernel.showing.layout import (
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
    Scene,
    SeatName,
    Words,
    line,
    paragraph,
    say,
)

STYLES = {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue"}
COLUMN = 26  # a port
NAME = 10
NONE = Cell("·", "dim")
GOODS = {"pepper": say("pepper"), "cinnamon": say("cinnamon"), "cloves": say("cloves"), "nutmeg": say("nutmeg")}


def picture(scene: Scene) -> list[Block]:
    """Companies and players, the ports with their piles, the missions, what is going on, the own cards."""
    view = scene.view
    assert isinstance(view, View)
    ports = Columns(tuple(tuple(_port(port)) for port in view.ports), COLUMN)
    blocks: list[Block] = [_heading(view), *_rows(scene, view), line(), ports, line()]
    blocks += [*_places(scene, view), _missions(scene, view), *_step(view)]
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            blocks += _cards_of(scene, seat, player)
    return blocks


def _heading(view: View) -> Line:
    decks = say("decks", deck=view.deck, discards=view.discard, ports=view.port_deck)
    return line(Cell(TITLE, "bold"), "  ", STAGE, right=[decks])


# -- companies ----------------------------------------------------------------


def _rows(scene: Scene, view: View) -> list[Line]:
    """One row for each company, position 1 first: whose merchant stands there."""
    lines = []
    for company, merchants in view.rows.items():
        parts: list[Part] = [Cell(PieceName(company), STYLES[company], NAME)]
        for rank, seat in enumerate(merchants, 1):
            own = "bold reverse" if seat == scene.seat else "bold"
            parts += [_mark(view, company, rank), Cell(Joined((str(seat + 1), Cut(SeatName(seat), 5))), own), " "]
        lines.append(line(*parts) if merchants else line(*parts, NONE))
    return lines


def _mark(view: View, company: str, rank: int) -> str:
    """An arrow before the merchants of a conflict."""
    conflict = view.conflict
    return ">" if conflict and conflict.company == company and rank in (conflict.rank, conflict.target) else " "


# -- ports --------------------------------------------------------------------


def _port(port: Port | None) -> list[Line]:
    """Port, limits, visible flags, pile from the first card to the last."""
    if port is None:
        return [line(NONE)]
    size = say("port", cards=len(port.pile), most=port.most_cards, limit=port.flag_limit)
    flags: list[Part] = []
    for company, count in port.flags.items():
        near = "bold " if count + 2 >= port.flag_limit else ""
        flags += [Cell(Joined((_letter(company), str(count)), ""), near + STYLES[company]), " "]
    pile = [line(*_card(card, card == port.pile[-1])) for card in port.pile]
    return [line(Cell(port.title, "bold"), " ", PieceName(port.good)), line(Cell(size, "dim")), line(*flags), *pile]


def _card(card: Card, second: bool = True) -> list[Part]:
    """`E04 RRY R 1 pep`; a covered second row is not shown."""
    parts: list[Part] = [Cell(card.name, "bold"), " "]
    parts += [Cell(_letter(company), STYLES[company]) for company in card.top]
    parts += [" ", Cell(_letter(card.second), STYLES[card.second]) if second else NONE, " "]
    return [*parts, f"{card.value} ", GOODS[card.good]]


def _letter(company: str) -> Words:
    return Cut(PieceName(company), 1, upper=True)


# -- players ------------------------------------------------------------------


def _places(scene: Scene, view: View) -> list[Line]:
    """One row for each player: hand, captures, missions, and the score where it may be known."""
    heads = (say("hand"), say("cards"), say("ports"), say("missions"), say("score"))
    rows = [line(" " * (NAME + 4), *[Cell(head, "dim", 10, "right") for head in heads])]
    for seat, player in enumerate(view.players):
        own = "bold" if seat == scene.seat else ""
        score = "?" if player.score is None else str(player.score)
        counts = (player.cards, player.captured_cards, player.captured_ports, player.missions)
        parts: list[Part] = [
            Cell(">" if seat in scene.deciding else " ", "bold"),
            Cell(f"{seat + 1} ", own),
            Cell(Cut(SeatName(seat), NAME), own, NAME),
            " ",
            "".join(f"{count:>10}" for count in counts) + score.rjust(10),
        ]
        if seat == view.active:
            parts += ["  ", Cell(say("turn"), "dim")]
        rows.append(line(*parts))
    return rows


def _missions(scene: Scene, view: View) -> Flow:
    """The supply; those the own captures could pay stand out."""
    payable = view.players[scene.seat].payable or () if scene.seat >= 0 else ()
    items = []
    for mission in view.missions:
        style = "bold green" if mission.name in payable else "" if mission.left else "dim"
        told = Joined((f"{mission.left} x ", PieceName(mission.name), f" ({mission.points})"), "")
        items.append((Cell(told, style),))
    return Flow((Cell(say("supply"), "bold"), "  "), tuple(items))


# -- the step of the turn -----------------------------------------------------


def _step(view: View) -> list[Flow]:
    lines = _conflict(view.conflict) if view.conflict is not None else []
    if view.payment is not None:
        goods = [(good, count) for good, count in view.payment.missing.items() if count]
        missing = Joined(tuple(Joined((PieceName(good), str(count))) for good, count in goods), ", ")
        lines.append(paragraph(say("payment", missing=missing if goods else PieceName(view.payment.mission))))
    if view.split is not None:
        lines.append(paragraph(say("picks", names=_names([pick.seat for pick in view.split.picks]))))
    if view.placing:
        lines.append(paragraph(say("placing", names=_names(view.placing))))
    return lines


def _conflict(fight: Conflict) -> list[Flow]:
    attack, defence = SeatName(fight.attacker), SeatName(fight.defender)
    told = say("conflict", name=attack, attack=fight.attack, other=defence, defence=fight.defence)
    lines = [paragraph(Cell(PieceName(fight.company), STYLES[fight.company]), ": ", told)]
    for name, cards in ((attack, fight.attack_cards), (defence, fight.defence_cards)):
        if cards:
            lines.append(Flow(("  ", name, ": "), tuple(tuple(_card(card)) for card in cards), "   "))
    return lines


def _names(seats: Sequence[int]) -> Words:
    """In the order in which they come, so without an "and"."""
    return Joined(tuple(SeatName(seat) for seat in seats), ", ")


def _cards_of(scene: Scene, seat: int, player: Player) -> list[Block]:
    """Hand and captures of a player who may be seen: cards, and goods as units."""
    assert player.hand is not None
    assert player.units is not None
    own, name = seat == scene.seat, SeatName(seat)
    label = say("your-hand") if own else say("hand-of", name=name)
    goods = tuple((Joined((PieceName(good), str(count))),) for good, count in player.units.items())
    blocks: list[Block] = []
    if player.hand:
        blocks.append(Flow((_label(label),), tuple(tuple(_card(card)) for card in player.hand), "   ", NAME + 4))
    label = say("captures") if own else say("captures-of", name=name)
    return [*blocks, Flow((_label(label),), goods, indent=NAME + 4)]


def _label(words: Words) -> Cell:
    return Cell(Joined((words, ""), " "), "bold", NAME + 4)


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> Words:
    """What a card would do at a port, what an attack has to overcome."""
    view = scene.view
    assert isinstance(view, View)
    if not isinstance(legal, LegalMove):
        return ""
    if legal.kind == "lay":
        return _outcome(view, *legal.arguments)
    if legal.kind == "attack":
        return say("bonus", count=int(legal.arguments[0].split("-")[1]) - int(legal.arguments[1]) - 1)
    return ""


def _outcome(view: View, card: str, port: str) -> Words:
    """BOR-7.2"""
    for prospect in view.possible_splits:
        if (prospect.card, prospect.port) == (card, port):
            if prospect.split == "quota":
                return say("quota")
            return say("monopoly", company=PieceName(prospect.companies[0]))
    return ""


# -- the story in short -------------------------------------------------------


def digest(events: Sequence[Event]) -> list[Event]:
    """Everything but hands that are not shown."""
    return [event for event in events if not (isinstance(event, Dealt) and event.cards is None)]


LAYOUT = Layout(
    picture,
    Examples(("place red", "lay E04 banjarmasin"), ("attack red-2 1", "play E04", "done")),
    note,
    digest,
    opens=(MissionChosen, CompanyChanged, Attacked, Laid, Monopoly, Quota, Scored),
)
