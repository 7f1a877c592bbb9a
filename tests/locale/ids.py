"""Every id the code can ask a catalogue for, with the variables its text may use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import fondaco
from fondaco.games import GAMES
from fondaco.kernel import Amount, Game
from fondaco.kernel.declaring.aid import SECTIONS
from fondaco.kernel.declaring.game import MOVE_LIMIT
from fondaco.kernel.declaring.moves import Kind
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.showing.effects import HOUSE_EFFECTS
from fondaco.kernel.showing.events import Told
from fondaco.lessons import read_lesson, text_id
from fondaco.lessons.files import lesson_files
from fondaco.locale import sources
from fondaco.server.notify.alerts import KINDS
from fondaco.server.web.cards import PLAIN
from tests.declared import declaring

SOURCE = Path(fondaco.__file__).parent
LINK_PARTS = ("title", "text", "button")
EXTRA = {"number": (), "text": (), "seat": (), "seats": ("Count",), "piece": ("Of",), "pieces": ("Count", "Of")}
LISTS = {
    "house-seat": {"number"},
    "house-nobody": set(),
    "house-nothing": set(),
    "house-list-comma": {"before", "next"},
    "house-list-last": {"before", "last"},
    "house-counted": {"count", "name"},
    "error-record-part": {"line", "problem"},
}


SCORES: dict[str, set[str]] = {
    "total": set(),
    "now": set(),
    "rank": set(),
    "tie-break": {"name"},
    "decided": {"tie"},
}


def variables_of(arguments: dict[str, str]) -> set[str]:
    return {name + extra for name, kind in arguments.items() for extra in ("", *EXTRA[kind])}


@cache
def wanted() -> dict[str, set[str]]:
    """Id to variables, from GAMES, from the errors in the source and from the terminal's own words."""
    ids: dict[str, set[str]] = {name: set(variables) for name, variables in LISTS.items()}
    ids[f"house-ending-{MOVE_LIMIT}"] = set()
    ids |= {f"house-refusal-{told.message()}": variables_of(told.arguments()) for told in HOUSE_REFUSALS}
    ids |= {f"house-effect-{told.message()}": variables_of(told.arguments()) for told in HOUSE_EFFECTS}
    ids |= {f"house-score-{name}": variables for name, variables in SCORES.items()}
    for game in GAMES.values():
        ids |= game_ids(game) | lesson_ids(game) | aid_ids(game)
    ids |= {f"aid-{section}": set() for section in SECTIONS}
    ids |= {f"error-{code}": facts for code, facts in error_codes().items()}
    return ids | terminal_ids() | layout_ids() | notify_ids() | share_ids()


def share_ids() -> dict[str, set[str]]:
    """What the page is called at each address."""
    plain = ("house", "lobby", "table", "replay", "aid", "mail", "kept", "host", "lost", *PLAIN.values())
    ids = {f"share-{name}": set[str]() for name in plain}
    of_game = ("new", "replay", "learn", "aid", "puzzles", "rules", "ratings")
    ids |= {f"share-{name}": {"game"} for name in (*(f"{each}-game" for each in of_game), "invite", "puzzle")}
    ids |= {f"share-{name}": {"game", "name"} for name in ("invite-by", "lesson")}
    ids |= {f"share-{name}": {"name"} for name in ("league", "person")}
    return ids | {"share-playing": {"names"}, "share-played": {"names"}, "share-size": {"seats", "length"}}


def notify_ids() -> dict[str, set[str]]:
    """What notifications say: a title and a text for each kind, and the rest of a mail."""
    facts, clock = {"game", "match", "by", "winners", "turn"}, {"left", "when", "zone"}
    ids = {
        f"notify-{kind}-{part}": facts | (clock if kind == "time-low" else set())
        for kind in (*KINDS, "hold", "test")
        for part in ("title", "text")
    }
    ids |= {f"notify-weekly-{part}": {"played", "won", "waiting", "requests"} for part in ("title", "text")}
    ids |= {f"notify-{purpose}-{part}": {"name"} for purpose in ("sign-in", "password") for part in LINK_PARTS}
    ids |= {"notify-match": {"game", "others"}, "notify-guest": {"number"}, "notify-digest-title": {"count"}}
    ids |= {f"notify-{unit}": {"count"} for unit in ("hours", "minutes")}
    mails = ("open", "open-house", "why", "change", "unsubscribe", "confirm-title", "confirm-text", "confirm-button")
    return ids | {f"notify-{name}": set() for name in mails}


def game_ids(game: Game) -> dict[str, set[str]]:
    ids: dict[str, set[str]] = {f"{game.name}-name": set(), f"{game.name}-tagline": set(), f"{game.name}-length": set()}
    told: list[tuple[str, type[Told]]] = [("event", event) for event in game.events]
    told += [("refusal", refusal) for refusal in game.refusals]
    told += [("effect", effect) for effect in game.effects.kinds]
    ids |= {f"{game.name}-{what}-{each.message()}": variables_of(each.arguments()) for what, each in told}
    if game.scores is not None:
        names = (*game.scores.categories, *game.scores.tie_breaks, "history")
        ids |= {f"{game.name}-score-{name}": set() for name in names}
    ids |= {f"{game.name}-piece-{piece}": set() for piece in game.pieces}
    ids |= {f"{game.name}-advice-{less}{term}": set() for term in game.advice.terms for less in ("", "less-")}
    for kind in game.moves.kinds:
        ids |= move_ids(game, kind)
    for stage in game.stages:
        ids[f"{game.name}-stage-{stage.name}"] = set()
    for stage in game.stages[1:]:
        ids[f"{game.name}-prompt-{stage.name}"] = set()
        ids[f"{game.name}-wait-{stage.name}"] = {"seat", "seatCount"}
    for option in game.options:
        ids[f"{game.name}-option-{option.name}"] = set()
        ids |= {f"{game.name}-choice-{option.name}-{choice}": set() for choice in option.choices}
    ids |= {f"{game.name}-tally-{event.message()}": set() for event in game.tallied}
    return ids | {f"{game.name}-ending-{ending}": set() for ending in game.endings[1:]}


def lesson_ids(game: Game) -> dict[str, set[str]]:
    """Titles and texts of the lessons; they take no arguments."""
    ids: dict[str, set[str]] = {}
    for file, source in lesson_files(game.name).items():
        lesson = read_lesson(game, file, source)
        ids |= {text_id(lesson, text): set() for text in lesson.texts}
    return ids


def aid_ids(game: Game) -> dict[str, set[str]]:
    """The player aid, and what the coach says of every stage and of some kinds of move."""
    ids = {f"{game.name}-aid-{text}": variables for text, variables in game.aid.texts().items()}
    return ids | {f"{game.name}-coach-{note}": set() for note in game.notes}


def move_ids(game: Game, kind: Kind) -> dict[str, set[str]]:
    variables: set[str] = set()
    for name, argument in zip(kind.names, kind.arguments, strict=True):
        variables |= {name} if isinstance(argument, Amount) else {name, f"{name}Of"}
    ids = {f"{game.name}-move-{kind.word}": variables}
    if len(kind.arguments) == 1 and isinstance(kind.arguments[0], Amount):
        ids[f"{game.name}-range-{kind.word}"] = {"low", "high"}
    return ids


@cache
def error_codes() -> dict[str, set[str]]:
    """Code to facts of every FondacoError made in the source; with several, the facts they all have."""
    codes: dict[str, set[str]] = {}
    for call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if not (name.endswith("Error") or name == "problem") or not call.args:
            continue
        first = call.args[0]
        if not isinstance(first, ast.Constant) or not re.fullmatch(r"[a-z]+(-[a-z]+)+", str(first.value)):
            continue
        facts = {word.arg for word in call.keywords if word.arg} | ({"line"} if name == "problem" else set())
        code = str(first.value)
        codes[code] = codes[code] & facts if code in codes else facts
    return codes


def calls() -> Iterator[ast.Call]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def terminal_ids() -> dict[str, set[str]]:
    """The `cli-` ids in the terminal's source, with the arguments of the calls that say them."""
    ids: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "cli").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("cli-"):
                ids.setdefault(node.value, set())
        for node in ast.walk(tree):
            first = node.args[0] if isinstance(node, ast.Call) and node.args else None
            if isinstance(node, ast.Call) and isinstance(first, ast.Constant) and first.value in ids:
                ids[str(first.value)] |= {word.arg for word in node.keywords if word.arg}
    return ids


def layout_ids() -> dict[str, set[str]]:
    """The texts that each game's `terminal.py` asks for by `say`, with their arguments."""
    ids: dict[str, set[str]] = {}
    for game in declaring("terminal"):
        tree = ast.parse((SOURCE / "games" / game / "terminal.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                (first,) = node.args
                assert isinstance(first, ast.Constant), f"{game}: the id in line {node.lineno} is not written out"
                variables = {f"{word.arg}{extra}" for word in node.keywords for extra in ("", *_extra(word.value))}
                ids.setdefault(f"{game}-terminal-{first.value!s}", set()).update(variables)
    return ids


def _extra(value: ast.expr) -> tuple[str, ...]:
    """The further variables of an argument that is written as `PieceName(...)` or the like."""
    function = value.func if isinstance(value, ast.Call) else None
    return EXTRA[TYPED.get(function.id, "text")] if isinstance(function, ast.Name) else ()


TYPED = {"SeatName": "seat", "SeatNames": "seats", "PieceName": "piece", "PieceNames": "pieces"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def written(language: str) -> dict[str, set[str]]:
    """Id to variables of every message in the catalogues of a language."""
    messages: dict[str, set[str]] = {}
    for file, source in sources(language).items():
        for entry in parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content!r} is not Fluent"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{language}/{file}: {entry.id.name} is there twice"
                visitor = _Variables()
                visitor.visit(entry)
                messages[entry.id.name] = visitor.names
    return messages
