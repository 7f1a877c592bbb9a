"""Borneo's table in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, apart, line, stacked
from fondaco.games.borneo.events import Attacked, CompanyChanged, Dealt, Laid, MissionChosen, Monopoly, Quota, Scored
from fondaco.games.borneo.view import Card, Player, Port, View
from fondaco.kernel import Event, Legal, LegalMove
from fondaco.locale import Formatter

STYLES = {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue"}
COLUMN = 26  # a port
NAME = 10
NONE = ("·", "dim")
GOODS = {
    "pepper": "cli-borneo-pepper",
    "cinnamon": "cli-borneo-cinnamon",
    "cloves": "cli-borneo-cloves",
    "nutmeg": "cli-borneo-nutmeg",
}

Part = str | tuple[str, str]


def picture(scene: Scene) -> Group:
    """Companies and players, the ports with their piles, the missions, what is going on, the own cards."""
    view = scene.view
    assert isinstance(view, View)
    lines = [_heading(scene, view), *_rows(scene, view), Text(), *_ports(scene.words, view), Text()]
    lines += [*_places(scene, view), *_missions(scene, view), *_step(scene.words, view)]
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            lines += _cards_of(scene, seat, player)
    return stacked(lines)


def _heading(scene: Scene, view: View) -> Text:
    words = scene.words
    left = line((words.say("borneo-name"), "bold"), "  ", words.stage(scene.stage))
    right = words.say("cli-borneo-decks", deck=view.deck, discards=view.discard, ports=view.port_deck)
    return apart(left, line(right), min(scene.width, 80))


# -- companies ----------------------------------------------------------------


def _rows(scene: Scene, view: View) -> list[Text]:
    """One row for each company, position 1 first: whose merchant stands there."""
    lines = []
    for company, merchants in view.rows.items():
        parts: list[Part] = [(scene.words.piece(company).ljust(NAME), STYLES[company])]
        for rank, seat in enumerate(merchants, 1):
            own = "bold reverse" if seat == scene.seat else "bold"
            mark = _mark(view, company, rank)
            parts += [mark, (f"{seat + 1} {scene.words.seat(seat)[:5].strip()}", own), " "]
        lines.append(line(*parts) if merchants else line(*parts, NONE))
    return lines


def _mark(view: View, company: str, rank: int) -> str:
    """An arrow before the merchants of a conflict."""
    conflict = view.conflict
    return ">" if conflict and conflict.company == company and rank in (conflict.rank, conflict.target) else " "


# -- ports --------------------------------------------------------------------


def _ports(words: Formatter, view: View) -> list[Text]:
    """Three columns: port, limits, pile from the first card to the last, visible flags."""
    blocks = [_port(words, port) for port in view.ports]
    height = max(len(block) for block in blocks)
    lines = []
    for row in range(height):
        text = Text(no_wrap=True)
        for block in blocks:
            cell = block[row] if row < len(block) else Text()
            text.append_text(cell)
            text.append(" " * max(1, COLUMN - cell.cell_len))
        lines.append(text)
    return lines


def _port(words: Formatter, port: Port | None) -> list[Text]:
    if port is None:
        return [line(NONE)]
    head = line((port.title, "bold"), " ", words.piece(port.good))
    size = words.say("cli-borneo-port", cards=len(port.pile), most=port.most_cards, limit=port.flag_limit)
    flags: list[Part] = []
    for company, count in port.flags.items():
        near = "bold " if count + 2 >= port.flag_limit else ""
        flags += [(f"{_letter(words, company)}{count}", near + STYLES[company]), " "]
    pile = [line(*_card(words, card, card == port.pile[-1])) for card in port.pile]
    return [head, line((size, "dim")), line(*flags), *pile]


def _card(words: Formatter, card: Card, second: bool = True) -> list[Part]:
    """`E04 RRY R 1 pep`; a covered second row is not shown."""
    parts: list[Part] = [(card.name, "bold"), " "]
    parts += [(_letter(words, company), STYLES[company]) for company in card.top]
    parts += [" ", (_letter(words, card.second), STYLES[card.second]) if second else NONE, " "]
    parts.append(f"{card.value} {words.say(GOODS[card.good])}")
    return parts


def _letter(words: Formatter, company: str) -> str:
    return words.piece(company)[0].upper()


# -- players ------------------------------------------------------------------


def _places(scene: Scene, view: View) -> list[Text]:
    """One row for each player: hand, captures, missions, and the score where it may be known."""
    words = scene.words
    heads = ("cli-borneo-hand", "cli-borneo-cards", "cli-borneo-ports", "cli-borneo-missions", "cli-borneo-score")
    rows = [line((" " * (NAME + 4) + "".join(words.say(head).rjust(10) for head in heads), "dim"))]
    for seat, player in enumerate(view.players):
        score = "?" if player.score is None else str(player.score)
        counts = (player.cards, player.captured_cards, player.captured_ports, player.missions)
        rows.append(
            line(
                (">" if seat in scene.deciding else " ", "bold"),
                (f"{seat + 1} {words.seat(seat)[:NAME].ljust(NAME)} ", "bold" if seat == scene.seat else ""),
                "".join(f"{count:>10}" for count in counts) + score.rjust(10),
                ("  " + words.say("cli-borneo-turn") if seat == view.active else "", "dim"),
            )
        )
    return rows


def _missions(scene: Scene, view: View) -> list[Text]:
    """The supply, in two lines; those the own captures could pay stand out."""
    words = scene.words
    payable = view.players[scene.seat].payable or () if scene.seat >= 0 else ()
    label = words.say("cli-borneo-supply")
    told: list[list[Part]] = [[(label, "bold")], [" " * len(label)]]
    for number, mission in enumerate(view.missions):
        style = "bold green" if mission.name in payable else "" if mission.left else "dim"
        kind = words.piece(mission.name)
        told[number // 3] += ["  ", (f"{mission.left} x {kind} ({mission.points})", style)]
    return [line(*parts) for parts in told]


# -- the step of the turn -----------------------------------------------------


def _step(words: Formatter, view: View) -> list[Text]:
    lines = []
    if view.conflict is not None:
        fight = view.conflict
        attack, defence = words.seat(fight.attacker), words.seat(fight.defender)
        told = words.say("cli-borneo-conflict", name=attack, attack=fight.attack, other=defence, defence=fight.defence)
        lines.append(line((words.piece(fight.company), STYLES[fight.company]), ": ", told))
        for name, cards in ((attack, fight.attack_cards), (defence, fight.defence_cards)):
            if cards:
                lines.append(line("  ", name, ": ", *_spread(words, cards)))
    if view.payment is not None:
        missing = ", ".join(f"{words.piece(good)} {count}" for good, count in view.payment.missing.items() if count)
        lines.append(line(words.say("cli-borneo-payment", missing=missing or words.piece(view.payment.mission))))
    if view.split is not None:
        picks = ", ".join(words.seat(pick.seat) for pick in view.split.picks)
        lines.append(line(words.say("cli-borneo-picks", names=picks)))
    if view.placing:
        lines.append(line(words.say("cli-borneo-placing", names=", ".join(words.seat(seat) for seat in view.placing))))
    return lines


def _spread(words: Formatter, cards: Sequence[Card]) -> list[Part]:
    parts: list[Part] = []
    for card in cards:
        parts += [*_card(words, card), "   "]
    return parts[:-1] or [NONE]


def _cards_of(scene: Scene, seat: int, player: Player) -> list[Text]:
    """Hand and captures of a player who may be seen: cards in threes, goods as units."""
    words = scene.words
    own = seat == scene.seat
    assert player.hand is not None
    assert player.units is not None
    label = words.say("cli-borneo-your-hand") if own else words.say("cli-borneo-hand-of", name=words.seat(seat))
    lines = []
    for start in range(0, len(player.hand), 3):
        head = label if start == 0 else ""
        lines.append(line(((head + " ").ljust(NAME + 4), "bold"), *_spread(words, player.hand[start : start + 3])))
    goods = "  ".join(f"{words.piece(good)} {count}" for good, count in player.units.items())
    label = words.say("cli-borneo-captures") if own else words.say("cli-borneo-captures-of", name=words.seat(seat))
    lines.append(line(((label + " ").ljust(NAME + 4), "bold"), goods))
    return lines


# -- beside the moves ---------------------------------------------------------


def note(scene: Scene, legal: Legal) -> str:
    """What a card would do at a port, what an attack has to overcome."""
    view = scene.view
    assert isinstance(view, View)
    if not isinstance(legal, LegalMove):
        return ""
    if legal.kind == "lay":
        return _outcome(scene.words, view, *legal.arguments)
    if legal.kind == "attack":
        bonus = int(legal.arguments[0].split("-")[1]) - int(legal.arguments[1]) - 1
        return scene.words.say("cli-borneo-bonus", count=bonus)
    return ""


def _outcome(words: Formatter, view: View, card: str, port: str) -> str:
    """BOR-7.2"""
    for split in view.possible_splits:
        if (split.card, split.port) == (card, port):
            if split.split == "quota":
                return words.say("cli-borneo-quota")
            return words.say("cli-borneo-monopoly", company=words.piece(split.companies[0]))
    return ""


# -- the story in short -------------------------------------------------------


def digest(words: Formatter, events: Sequence[Event]) -> list[str]:
    """Everything but hands that are not shown."""
    return [words.event(event) for event in events if not (isinstance(event, Dealt) and event.cards is None)]


LAYOUT = Layout(picture, note, digest, opens=(MissionChosen, CompanyChanged, Attacked, Laid, Monopoly, Quota, Scored))
