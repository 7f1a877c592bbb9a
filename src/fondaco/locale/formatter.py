"""The formatter: events, refusals, moves and errors as text.

The browser has the same algorithm in TypeScript; `tests/golden/formatter.json` is checked by both. A message has an
id and typed arguments. Each argument `x` becomes Fluent variables, by its type:

| type     | value            | variables                                                                              |
|----------|------------------|----------------------------------------------------------------------------------------|
| `number` | an integer       | `$x`: the number; a separator of thousands only from 10,000 on                         |
| `text`   | a string         | `$x`: the string made safe (500), `none` if it is empty                                |
| `seat`   | index from 0     | `$x`: the player's name made safe (40); else `house-seat`, `$number` counted from 1    |
| `seats`  | list of indices  | `$x`: their names as a list; `house-nobody` if empty. `$xCount`: how many              |
| `piece`  | name             | `$x`: `<game>-piece-<name>`. `$xOf`: its attribute `.of`, or `$x` if it has none       |
| `pieces` | list of names    | `$x`: their names as a list; `house-nothing` if empty. `$xCount`: how many. `$xOf`:    |
|          |                  | the `.of` forms of the different names as a list, uncounted, or `$x` if empty          |

A value of null (an argument the reader may not know) gives `$x` = `none` whatever its type, `$xCount` = 0 for lists and
`$xOf` = `none` for pieces.

A list of names: one name stands alone; otherwise, from the first on, each further name but the last is added with
`house-list-comma` (`$before`, `$next`) and the last with `house-list-last` (`$before`, `$last`).

Pieces are listed in the order in which they first appear. If no name is repeated, the names are listed; if any is, each
different name is first put into `house-counted` (`$count`, `$name`), also where it appears once.

Made safe (n): each control character (U+0000 to U+001F, U+007F to U+009F) becomes a blank, and of more than n
characters (code points) only the first n are kept, with `…` after them.

Fluent runs with isolation off. An unknown id is returned as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fondaco.kernel.declaring.game import MOVE_LIMIT
from fondaco.kernel.declaring.moves import SEAT_NUMBERS, Amount
from fondaco.kernel.errors import HOUSE_REFUSALS, IllegalMove, RecordPartError
from fondaco.kernel.showing.effects import HOUSE_EFFECTS
from fondaco.kernel.showing.events import Event
from fondaco.locale.catalogue import catalogue

if TYPE_CHECKING:
    from fondaco.kernel import FondacoError, Game, Legal, Refusal
    from fondaco.kernel.declaring.moves import Kind
    from fondaco.kernel.showing.events import Told

LONGEST_NAME = 40
LONGEST_TEXT = 500
CONTROL = re.compile("[\\x00-\\x1f\\x7f-\\x9f]")

Argument = tuple[str, object]  # type and value, as in the table above


class Formatter:
    """Formats the texts of one game in one language, with the players' names."""

    def __init__(self, language: str, game: Game | None = None, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self.catalogue = catalogue(language)
        self.game = game
        self.names = dict(names or {})
        self.problems: list[Exception] = []  # formatting errors; tests require none

    # -- whole texts ----------------------------------------------------------

    def say(self, identifier: str, **arguments: str | int) -> str:
        """A text whose arguments are plain numbers and strings."""
        return self.tell(identifier, {name: _plain(value) for name, value in arguments.items()})

    def tell(self, identifier: str, arguments: Mapping[str, Argument]) -> str:
        """A text with typed arguments."""
        variables: dict[str, str | int] = {}
        for name, (kind, value) in arguments.items():
            variables |= self._variables(name, kind, value)
        return self._text(identifier, variables)

    def event(self, event: Event) -> str:
        return self._told(f"{self._prefix}-event", event)

    def refusal(self, refusal: Refusal) -> str:
        prefix = "house" if isinstance(refusal, HOUSE_REFUSALS) else self._prefix
        return self._told(f"{prefix}-refusal", refusal)

    def effect(self, effect: Told) -> str:
        """What a move would bring; a number that the reader cannot know is a question mark."""
        what = "event" if isinstance(effect, Event) else "effect"
        prefix = "house" if isinstance(effect, HOUSE_EFFECTS) else self._prefix
        arguments: dict[str, Argument] = {}
        for name, kind in effect.arguments().items():
            value = getattr(effect, name)
            unknown = kind == "number" and value is None and what == "effect"
            arguments[name] = ("text", "?") if unknown else (kind, value)
        return self.tell(f"{prefix}-{what}-{effect.message()}", arguments)

    def error(self, error: FondacoError) -> str:
        """One line for a problem; a refused move also names its rule."""
        if isinstance(error, IllegalMove):
            return f"{self.refusal(error.refusal)} ({error.rule})"
        told = self.say(f"error-{error.code}", **error.facts)
        if isinstance(error, RecordPartError):
            return self.say("error-record-part", line=error.facts["line"], problem=told)
        return told

    # -- moves ----------------------------------------------------------------

    def move(self, kind: Kind, words: Sequence[str]) -> str:
        """A move as a button says it."""
        return self.tell(f"{self._prefix}-move-{kind.word}", self._move_arguments(kind, words))

    def legal(self, legal: Legal) -> str:
        """A legal move or range as a button or a number field says it."""
        assert self.game is not None
        kind = self.game.moves.by_word[legal.kind]
        if hasattr(legal, "arguments"):
            return self.move(kind, legal.arguments)
        return self.say(f"{self._prefix}-range-{kind.word}", low=legal.low, high=legal.high)

    def _move_arguments(self, kind: Kind, words: Sequence[str]) -> dict[str, Argument]:
        assert self.game is not None
        arguments: dict[str, Argument] = {}
        for name, argument, word in zip(kind.names, kind.arguments, words, strict=True):
            if isinstance(argument, Amount):
                arguments[name] = ("number", int(word))
            elif argument is SEAT_NUMBERS:
                arguments[name] = ("seat", int(word) - 1)
            else:
                arguments[name] = ("piece" if word in self.game.pieces else "text", word)
        return arguments

    # -- names ----------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The player's name."""
        name = self.names.get(seat)
        return safe(name, LONGEST_NAME) if name else self._text("house-seat", {"number": seat + 1})

    def piece(self, name: str) -> str:
        return self._text(f"{self._prefix}-piece-{name}", {})

    def stage(self, name: str) -> str:
        return self._text(f"{self._prefix}-stage-{name}", {})

    def prompt(self, stage: str) -> str:
        """What a seat is asked now."""
        return self._text(f"{self._prefix}-prompt-{stage}", {})

    def wait(self, stage: str, seats: Sequence[int]) -> str:
        """Why the others wait."""
        return self._text(f"{self._prefix}-wait-{stage}", {"seat": self.names_of(seats), "seatCount": len(seats)})

    def option(self, name: str) -> str:
        return self._text(f"{self._prefix}-option-{name}", {})

    def choice(self, option: str, choice: str) -> str:
        return self._text(f"{self._prefix}-choice-{option}-{choice}", {})

    def ending(self, name: str) -> str:
        return self._text(f"{'house' if name == MOVE_LIMIT else self._prefix}-ending-{name}", {})

    # -- lists ----------------------------------------------------------------

    def names_of(self, seats: Sequence[int]) -> str:
        """The players' names as a list."""
        return self._list([self.seat(seat) for seat in seats]) if seats else self._text("house-nobody", {})

    def pieces(self, names: Sequence[str]) -> str:
        """Pieces as a list, counted if any is repeated."""
        if not names:
            return self._text("house-nothing", {})
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        if len(counts) == len(names):
            return self._list([self.piece(name) for name in counts])
        return self._list(
            [self._text("house-counted", {"count": count, "name": self.piece(name)}) for name, count in counts.items()]
        )

    def _list(self, names: Sequence[str]) -> str:
        text = names[0]
        for name in names[1:-1]:
            text = self._text("house-list-comma", {"before": text, "next": name})
        return self._text("house-list-last", {"before": text, "last": names[-1]}) if len(names) > 1 else text

    # -------------------------------------------------------------------------

    @property
    def _prefix(self) -> str:
        return "house" if self.game is None else self.game.name

    def _told(self, prefix: str, told: Told) -> str:
        kinds = told.arguments()
        return self.tell(
            f"{prefix}-{told.message()}", {name: (kind, getattr(told, name)) for name, kind in kinds.items()}
        )

    def _variables(self, name: str, kind: str, value: object) -> dict[str, str | int]:
        if value is None:
            return _unknown(name, kind)
        if kind == "number" and isinstance(value, int):
            return {name: value}
        if kind == "seat" and isinstance(value, int):
            return {name: self.seat(value)}
        if kind == "seats" and isinstance(value, (tuple, list)):
            return {name: self.names_of(value), f"{name}Count": len(value)}
        if kind == "piece" and isinstance(value, str):
            return {name: self.piece(value), f"{name}Of": self._of(value)}
        if kind == "pieces" and isinstance(value, (tuple, list)):
            listed = self.pieces(value)
            of = self._list([self._of(piece) for piece in dict.fromkeys(value)]) if value else listed
            return {name: listed, f"{name}Count": len(value), f"{name}Of": of}
        return {name: safe(str(value), LONGEST_TEXT) or "none"}

    def _of(self, piece: str) -> str:
        return self.catalogue.attribute(f"{self._prefix}-piece-{piece}", "of") or self.piece(piece)

    def _text(self, identifier: str, variables: Mapping[str, str | int]) -> str:
        text, problems = self.catalogue.text(identifier, variables)
        self.problems += problems
        return text


def safe(text: str, longest: int) -> str:
    """User text made safe for one line."""
    clean = CONTROL.sub(" ", text)
    return clean if len(clean) <= longest else clean[:longest] + "…"


def _unknown(name: str, kind: str) -> dict[str, str | int]:
    variables: dict[str, str | int] = {name: "none"}
    if kind in ("seats", "pieces"):
        variables[f"{name}Count"] = 0
    if kind in ("piece", "pieces"):
        variables[f"{name}Of"] = "none"
    return variables


def _plain(value: str | int) -> Argument:
    return ("number", value) if isinstance(value, int) else ("text", value)
