"""Moves as named integers: a kind in the high bits, one argument of 16 bits or two of 8 in the low ones."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

KIND = ~0xFFFF  # move & KIND
VALUE = 0xFFFF  # move & VALUE
SHORT = 40  # characters of a notation that is remembered


@dataclass(frozen=True)
class Amount:
    """An open number as an argument; `cap` bounds the dense index, not the game."""

    cap: int


SEAT_NUMBERS = ("1", "2", "3", "4", "5")  # an argument that names a seat, counted from 1
Argument = Amount | tuple[str, ...]


class Kind:
    """One kind of move: its value, how it is written, its arguments, and what on the board means it.

    `fit` says which pairs of arguments can ever be a move, where not all can: the dense index holds no others.
    """

    def __init__(
        self,
        value: int,
        pattern: str,
        targets: tuple[str, ...] = (),
        fit: Callable[[int, int], bool] | None = None,
        **arguments: Argument,
    ) -> None:
        self.value = value
        self.pattern = pattern  # "lay {company}"
        self.word = pattern.split(maxsplit=1)[0]
        self.targets = targets  # "hand:{company}"
        self.names = tuple(arguments)
        self.arguments = tuple(arguments.values())
        self.wide = len(arguments) == 2
        self.fit = fit
        self.sizes = [entry.cap + 1 if isinstance(entry, Amount) else len(entry) for entry in self.arguments]
        written = re.findall(r"\{(\w+)\}", pattern)
        if value & ~KIND or tuple(written) != self.names or len(arguments) > 2 or (fit and not self.wide):
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

    @cached_property
    def numbers(self) -> tuple[dict[str, int], ...]:
        """For each argument the number of a word in small letters; none for an amount."""
        names = [() if isinstance(argument, Amount) else argument for argument in self.arguments]
        return tuple({word.lower(): number for number, word in enumerate(words)} for words in names)

    def read(self, words: list[str]) -> int | None:
        """The move with these written arguments, or None; case does not matter."""
        if len(words) != len(self.arguments):
            return None
        values: list[int] = []
        for word, argument, numbers in zip(words, self.arguments, self.numbers, strict=True):
            if isinstance(argument, Amount):
                if not re.fullmatch(r"0|[1-9][0-9]{0,5}", word) or int(word) > (0xFF if self.wide else 0xFFFF):
                    return None
                values.append(int(word))
            elif word.lower() in numbers:
                values.append(numbers[word.lower()])
            else:
                return None
        return self.move(tuple(values))

    def move(self, values: tuple[int, ...]) -> int:
        """The move with these arguments, given as numbers."""
        low = 0
        for value in values:
            low = (low << 8) | value
        return self.value + low

    def every(self) -> Iterator[int]:
        """Every move of this kind that the dense index holds."""
        for values in itertools.product(*map(range, self.sizes)):
            if self.fit is None or self.fit(*values):
                yield self.move(values)


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
        self.spell = lru_cache(maxsize=4096)(self._spell)  # a game has few moves, and they are spelt again and again
        self._read_short = lru_cache(maxsize=4096)(self._read)

    @cached_property
    def every(self) -> tuple[int, ...]:
        """Every move that could ever be, in the order of the dense index; made only for those who ask."""
        return tuple(itertools.chain.from_iterable(kind.every() for kind in self.kinds))

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The dense index: each move's number."""
        return {move: number for number, move in enumerate(self.every)}

    @property
    def size(self) -> int:
        return len(self.every)

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
        return self._read_short(notation) if len(notation) <= SHORT else self._read(notation)

    def _read(self, notation: str) -> int | None:
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
                arguments.append(word)
            elif word.lower() != pattern:
                return None
        return kind.read(arguments)

    def targets(self, move: int) -> tuple[str, ...]:
        """The pieces and places on the board that mean this move."""
        return self.spell(move).targets

    def index(self, move: int) -> int:
        """The number of a move among all that could ever be; amounts beyond their cap count as the cap.

        Raises KeyError if the index does not hold it.
        """
        return self.numbers[self._capped(move)]

    def holds(self, move: int) -> bool:
        """Whether the dense index has a number for a move."""
        return self._capped(move) in self.numbers

    def _capped(self, move: int) -> int:
        kind = self.kind(move)
        values = zip(kind.arguments, kind.sizes, kind.values(move), strict=True)
        return kind.move(
            tuple([min(value, size - 1) if isinstance(entry, Amount) else value for entry, size, value in values])
        )

    def move(self, index: int) -> int:
        """The move with this number."""
        if index < 0:
            raise IndexError(index)
        return self.every[index]
