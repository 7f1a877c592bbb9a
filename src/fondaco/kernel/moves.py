"""Moves as named integers: a kind in the high bits, one argument of 16 bits or two of 8 in the low ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

KIND = ~0xFFFF  # move & KIND


@dataclass(frozen=True)
class Amount:
    """An open number as an argument; `cap` bounds the dense index, not the game."""

    cap: int


Argument = Amount | tuple[str, ...]


class Kind:
    """One kind of move: its value, how it is written, its arguments, and what on the board means it."""

    def __init__(self, value: int, pattern: str, targets: tuple[str, ...] = (), **arguments: Argument) -> None:
        self.value = value
        self.pattern = pattern  # "lay {company}"
        self.word = pattern.split(maxsplit=1)[0]
        self.targets = targets  # "hand:{company}"
        self.names = tuple(arguments)
        self.arguments = tuple(arguments.values())
        self.wide = len(arguments) == 2
        written = re.findall(r"\{(\w+)\}", pattern)
        if value & ~KIND or tuple(written) != self.names or len(arguments) > 2:
            raise ValueError(f"the kind of move {pattern!r} is not declared rightly")

    def values(self, move: int) -> tuple[int, ...]:
        """The arguments of a move of this kind, as numbers."""
        low = move & ~KIND
        if self.wide:
            return (low >> 8, low & 0xFF)
        return (low,) if self.arguments else ()

    def words(self, move: int) -> dict[str, str]:
        """The arguments of a move of this kind, as they are written."""
        out = {}
        for name, argument, value in zip(self.names, self.arguments, self.values(move), strict=True):
            out[name] = str(value) if isinstance(argument, Amount) else argument[value]
        return out

    def read(self, words: list[str]) -> int | None:
        """The move with these written arguments, or None."""
        if len(words) != len(self.arguments):
            return None
        low = 0
        for word, argument in zip(words, self.arguments, strict=True):
            if isinstance(argument, Amount):
                if not re.fullmatch(r"0|[1-9][0-9]{0,5}", word) or int(word) > (0xFF if self.wide else 0xFFFF):
                    return None
                value = int(word)
            elif word in argument:
                value = argument.index(word)
            else:
                return None
            low = (low << 8) | value
        return self.value + low

    @property
    def size(self) -> int:
        """How many moves of this kind the dense index holds."""
        size = 1
        for argument in self.arguments:
            size *= argument.cap + 1 if isinstance(argument, Amount) else len(argument)
        return size


@dataclass(frozen=True, slots=True)
class Spelt:
    """A move in words: its kind, its arguments, how it is written and what on the board means it."""

    kind: Kind
    words: tuple[str, ...]
    notation: str
    targets: tuple[str, ...]


class Moves:
    """All kinds of move of a game: notation, parser, dense index, targets."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.by_value = {kind.value: kind for kind in kinds}
        self.by_word = {kind.word: kind for kind in kinds}
        if len(self.by_value) < len(kinds) or len(self.by_word) < len(kinds):
            raise ValueError("two kinds of move share a value or a word")
        self.start: dict[int, int] = {}
        self.size = 0
        for kind in kinds:
            self.start[kind.value] = self.size
            self.size += kind.size
        self.spell = lru_cache(maxsize=4096)(self._spell)  # a game has few moves, and they are spelt again and again

    def kind(self, move: int) -> Kind:
        return self.by_value[move & KIND]

    def _spell(self, move: int) -> Spelt:
        kind = self.kind(move)
        words = kind.words(move)
        targets = tuple(target.format(**words) for target in kind.targets)
        return Spelt(kind, tuple(words.values()), kind.pattern.format(**words), targets)

    def write(self, move: int) -> str:
        """The notation: `bid 5`, `lay FR`."""
        return self.spell(move).notation

    def read(self, notation: str) -> int | None:
        """The move written so, or None; case and extra blanks do not matter."""
        words = notation.split()
        if not words or words[0].lower() not in self.by_word:
            return None
        kind = self.by_word[words[0].lower()]
        fixed = kind.pattern.split()
        if len(words) != len(fixed):
            return None
        arguments = []
        for word, pattern in zip(words[1:], fixed[1:], strict=True):
            if pattern.startswith("{"):
                arguments.append(self._spelling(kind, pattern[1:-1], word))
            elif word.lower() != pattern:
                return None
        return kind.read(arguments)

    def targets(self, move: int) -> tuple[str, ...]:
        """The pieces and places on the board that mean this move."""
        return self.spell(move).targets

    def index(self, move: int) -> int:
        """The number of a move among all that could ever be; amounts beyond their cap count as the cap."""
        kind = self.kind(move)
        index = 0
        for argument, value in zip(kind.arguments, kind.values(move), strict=True):
            size = argument.cap + 1 if isinstance(argument, Amount) else len(argument)
            index = index * size + min(value, size - 1)
        return self.start[kind.value] + index

    def move(self, index: int) -> int:
        """The move with this number."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        kind = next(kind for kind in reversed(self.kinds) if self.start[kind.value] <= index)
        index -= self.start[kind.value]
        values: list[int] = []
        for argument in reversed(kind.arguments):
            size = argument.cap + 1 if isinstance(argument, Amount) else len(argument)
            values.insert(0, index % size)
            index //= size
        low = 0
        for value in values:
            low = (low << 8) | value
        return kind.value + low

    @staticmethod
    def _spelling(kind: Kind, name: str, word: str) -> str:
        argument = kind.arguments[kind.names.index(name)]
        if isinstance(argument, tuple):
            for choice in argument:
                if choice.lower() == word.lower():
                    return choice
        return word
