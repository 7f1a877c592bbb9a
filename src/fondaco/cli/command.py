"""What a person types at the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from fondaco.cli.problem import TerminalError
from fondaco.kernel import Legal, LegalRange

WORDS = {
    "undo": "undo",
    "annulla": "undo",
    "save": "save",
    "salva": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "esci": "quit",
    "help": "help",
    "aiuto": "help",
    "h": "help",
    "hint": "hint",
    "consiglio": "hint",
    "aid": "aid",
    "promemoria": "aid",
    "log": "log",
    "storia": "log",
    "table": "table",
    "tavolo": "table",
    "score": "score",
    "punti": "score",
    "effect": "effect",
    "effetto": "effect",
    "?": "rule",
}


@dataclass(frozen=True)
class Command:
    """A word of the table (undo, save ...) with what follows it, or `moves` with their notations."""

    word: str
    rest: str = ""
    notations: tuple[str, ...] = ()


def read_command(line: str, legal: Sequence[Legal]) -> Command:
    """Numbers stand for the moves as they are listed; all of a line are read before the first is played."""
    if line.startswith("?"):
        return Command("rule", line[1:].strip())
    word, _, rest = line.partition(" ")
    if word.lower() in WORDS:
        return Command(WORDS[word.lower()], rest.strip())
    return Command("moves", notations=read_moves(line, legal))


def read_moves(line: str, legal: Sequence[Legal]) -> tuple[str, ...]:
    """The notations of moves separated by commas, given by number or notation."""
    parts = [part.strip() for part in line.split(",")]
    return tuple(_notation(part, legal) for part in parts if part)


def is_number(word: str) -> bool:
    """Whether a word is a plain number of a plausible size."""
    return re.fullmatch("[0-9]{1,6}", word) is not None


def _notation(part: str, legal: Sequence[Legal]) -> str:
    number, _, amount = part.partition(" ")
    if not is_number(number):
        return part
    if not 1 <= int(number) <= len(legal):
        raise TerminalError("no-such-number", number=number, high=len(legal))
    chosen = legal[int(number) - 1]
    if not isinstance(chosen, LegalRange):
        if amount:
            raise TerminalError("no-amount-here", number=number)
        return chosen.notation
    if not amount:
        if chosen.low != chosen.high:
            raise TerminalError("amount-wanted", example=chosen.notation.format(chosen.low), number=number)
        amount = str(chosen.low)
    return chosen.notation.format(amount.strip())
